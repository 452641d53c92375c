import type { SmartphoneLabWords } from '@/i18n/en/lab.ts';
import { Lab, type LabProps } from '@/lab/ui/Lab.tsx';
import { smartphoneLabKit } from './smartphoneLabKit.tsx';

export default (page: LabProps<SmartphoneLabWords>) => <Lab kit={smartphoneLabKit} {...page} />;
