import { coverageChart } from '@machines/coverage/machine.ts';
import type { Coverage } from '@/lab/coverage.ts';
import { labChart } from '../LabChart.tsx';

export default labChart<Coverage>('coverage', coverageChart);
