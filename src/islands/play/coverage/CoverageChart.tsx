import { gameMachine } from '@machines/coverage/game.ts';
import type { Moment, Session } from '@/play/coverage.ts';
import { ChartOfGame } from '../table/ChartOfGame.tsx';
import type { SharedPage } from '../words.ts';

export default function CoverageChart(props: SharedPage & { session: Session; moment: Moment }) {
  return <ChartOfGame machine={gameMachine} {...props} />;
}
