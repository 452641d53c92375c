import type { CoverageLabWords } from '@/i18n/en/lab.ts';
import { Lab, type LabProps } from '../Lab.tsx';
import { coverageKit } from './kit.tsx';

export default (page: LabProps<CoverageLabWords>) => <Lab kit={coverageKit} {...page} />;
