import { chartPath } from '@machines/smartphone/flow.ts';
import { smartphoneChart } from '@machines/smartphone/machine.ts';
import { chartBeside } from '@/learn/ui/ChartBeside.tsx';

export default chartBeside(smartphoneChart, chartPath);
