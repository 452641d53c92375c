import type { Company } from '@machines/coverage/names.ts';
import type { CoverageLabWords } from '@/i18n/en/coverageLab.ts';
import type { Coverage } from '@/lab/coverage.ts';
import type { BuildProps } from '../kit.ts';

/** The seat and company that are being changed, and the chips that a press on the map lays. */
export interface Hand {
  company: Company;
  chips: number;
}

export type BuildPart = BuildProps<Coverage, CoverageLabWords, Hand>;
