import type { CoverageLabWords } from '@/i18n/en/coverageLab.ts';
import { Lab, type LabProps } from '@/lab/ui/Lab.tsx';
import { coverageKit } from './coverageKit.tsx';

export default (page: LabProps<CoverageLabWords>) => <Lab kit={coverageKit} {...page} />;
