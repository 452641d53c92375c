import { smartphoneChart } from '@machines/smartphone/machine.ts';
import type { SmartphoneShown } from '@/games/smartphone/scenarios/scenarioGame.ts';
import { labChart } from '@/lab/ui/LabChart.tsx';

export default labChart<SmartphoneShown>('smartphone', smartphoneChart);
