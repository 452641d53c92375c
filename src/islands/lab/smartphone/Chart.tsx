import { smartphoneChart } from '@machines/smartphone/machine.ts';
import type { Smartphone } from '@/lab/smartphone.ts';
import { labChart } from '../LabChart.tsx';

export default labChart<Smartphone>('smartphone', smartphoneChart);
