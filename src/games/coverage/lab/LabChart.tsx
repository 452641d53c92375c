import { coverageChart } from '@machines/coverage/machine.ts';
import type { CoverageShown } from '@/games/coverage/scenarios/scenarioGame.ts';
import { labChart } from '@/lab/ui/LabChart.tsx';

export default labChart<CoverageShown>('coverage', coverageChart);
