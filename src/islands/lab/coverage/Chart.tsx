import { gameMachine } from '@machines/coverage/game.ts';
import { chartValue } from '@machines/coverage/resting.ts';
import type { Coverage } from '@/lab/coverage.ts';
import { labChart } from '../LabChart.tsx';

export default labChart<Coverage>('coverage', gameMachine, chartValue);
