import type { SmartphoneLabWords } from '@/i18n/en/lab.ts';
import { Lab, type LabProps } from '../Lab.tsx';
import { smartphoneKit } from './kit.tsx';

export default (page: LabProps<SmartphoneLabWords>) => <Lab kit={smartphoneKit} {...page} />;
