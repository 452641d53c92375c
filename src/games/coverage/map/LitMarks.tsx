import type { GameState } from '@machines/coverage/state.ts';
import { type Pointed, usePointed } from '@/play/ui/pointed.ts';
import { atHex, outline } from './hexLayout.ts';
import { hexesAt } from './mapPlaces.ts';

interface Props {
  state: GameState;
  pointed: Pointed;
}

/** What is pointed at in a list, on the map. Only this is drawn again while the pointer wanders. */
export function LitMarks({ state, pointed }: Props) {
  const place = usePointed(pointed);
  return hexesAt(state, place).map((hex) => (
    <polygon key={hex} className="lit-mark" transform={atHex(hex)} points={outline(0.97)} />
  ));
}
