import { gameMachine } from '@machines/smartphone/game.ts';
import type { Moment, Session } from '@/play/smartphone.ts';
import type { SharedPage } from '../words.ts';
import { ChartOfGame } from './ChartOfGame.tsx';

export default function GameChart(props: SharedPage & { session: Session; moment: Moment }) {
  return <ChartOfGame machine={gameMachine} {...props} />;
}
