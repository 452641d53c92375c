import { printed } from '@machines/smartphone/components/printed.ts';
import { reconstructedAt } from '@machines/smartphone/components/reconstructed.ts';
import { steve } from '@machines/smartphone/rules/setup.ts';
import { Known } from '@/games/smartphone/rules/Known.tsx';
import { nobody } from '@/play/seating.ts';
import type { NoteProps } from '@/simulate/ui/gameParts.tsx';

/** Names what of the components in force at these seats was found nowhere. */
export function SetupNote({ draft, words }: NoteProps) {
  const seated = Object.values(draft.players).filter((player) => player !== nobody);
  const inForce = reconstructedAt(printed, { seats: seated.length, steve: seated.includes(steve) });
  return <Known of={inForce} words={words.settings.known} />;
}
