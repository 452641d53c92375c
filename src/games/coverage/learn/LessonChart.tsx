import { chartPath } from '@machines/coverage/flow.ts';
import { coverageChart } from '@machines/coverage/machine.ts';
import { chartBeside } from '@/learn/ui/ChartBeside.tsx';

export default chartBeside(coverageChart, chartPath);
