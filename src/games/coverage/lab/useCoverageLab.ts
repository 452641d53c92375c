import type { Company } from '@machines/coverage/names.ts';
import type { CoverageShown } from '@/games/coverage/scenarios/scenarioGame.ts';
import type { CoverageLabWords } from '@/i18n/en/coverageLab.ts';
import { useLab } from '@/lab/ui/atLab.ts';

/** The seat and company that are being changed, and the chips that a press on the map lays. */
export interface Hand {
  company: Company;
  chips: number;
}

/** The lab of Coverage, for the parts of it that only this game has. */
export const useCoverageLab = () => useLab<CoverageShown, CoverageLabWords, Hand>();
