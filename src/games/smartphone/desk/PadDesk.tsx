import { DeskFrame } from './DeskFrame.tsx';
import { type DeskSettings, useDesk } from './useDesk.ts';

/** Two bare pads to try out: the desk of a player who has nothing else yet. */
export default function PadDesk(props: Pick<DeskSettings, 'words'>) {
  return <DeskFrame desk={useDesk(props)} />;
}
