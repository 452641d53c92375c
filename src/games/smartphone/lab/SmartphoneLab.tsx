import type { SmartphoneLabWords } from '@/i18n/en/lab.ts';
import { Lab, type LabProps } from '@/lab/ui/Lab.tsx';
import { smartphoneKit } from './smartphoneKit.tsx';

export default (page: LabProps<SmartphoneLabWords>) => <Lab kit={smartphoneKit} {...page} />;
