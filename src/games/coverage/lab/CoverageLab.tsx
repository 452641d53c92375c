import type { CoverageLabWords } from '@/i18n/en/coverageLab.ts';
import { Lab, type LabProps } from '@/lab/ui/Lab.tsx';
import { coverageLabKit } from './coverageLabKit.tsx';

export default (page: LabProps<CoverageLabWords>) => <Lab kit={coverageLabKit} {...page} />;
