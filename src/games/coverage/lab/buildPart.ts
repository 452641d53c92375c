import type { Company } from '@machines/coverage/names.ts';
import type { CoverageShown } from '@/games/coverage/scenarios/scenarioGame.ts';
import type { CoverageLabWords } from '@/i18n/en/coverageLab.ts';
import type { BuildProps } from '@/lab/ui/labKit.ts';

/** The seat and company that are being changed, and the chips that a press on the map lays. */
export interface Hand {
  company: Company;
  chips: number;
}

export type BuildPart = BuildProps<CoverageShown, CoverageLabWords, Hand>;
