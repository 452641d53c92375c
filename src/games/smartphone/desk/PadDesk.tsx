import { DeskFrame, type FrameProps } from './DeskFrame.tsx';
import { useDesk } from './useDesk.ts';

/** Two bare pads to try out: the desk of a player who has nothing else yet. */
export default function PadDesk(props: FrameProps) {
  return <DeskFrame {...props} desk={useDesk(props)} />;
}
