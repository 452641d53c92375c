import { gameMachine } from '@machines/smartphone/game.ts';
import { chartValue } from '@machines/smartphone/resting.ts';
import type { Smartphone } from '@/lab/smartphone.ts';
import { labChart } from '../LabChart.tsx';

export default labChart<Smartphone>('smartphone', gameMachine, chartValue);
