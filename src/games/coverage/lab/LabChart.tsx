import { coverageChart } from '@machines/coverage/machine.ts';
import { labChart } from '@/lab/ui/LabChart.tsx';
import type { Coverage } from './labGame.ts';

export default labChart<Coverage>('coverage', coverageChart);
