import { smartphoneChart } from '@machines/smartphone/machine.ts';
import { labChart } from '@/lab/ui/LabChart.tsx';
import type { Smartphone } from './labGame.ts';

export default labChart<Smartphone>('smartphone', smartphoneChart);
