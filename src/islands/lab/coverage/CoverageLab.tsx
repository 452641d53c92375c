import type { CoverageLabWords } from '@/i18n/en/coverageLab.ts';
import { Lab, type LabProps } from '../Lab.tsx';
import { coverageKit } from './kit.tsx';

export default (page: LabProps<CoverageLabWords>) => <Lab kit={coverageKit} {...page} />;
