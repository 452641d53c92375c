import type { TableWords } from '@/i18n/en/table.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { tools } from '@/icons/tools.ts';
import { isComputer } from '../../people.ts';
import type { TableGame } from '../table/useTable.ts';

interface Props {
  game: Pick<TableGame, 'flow' | 'send' | 'at'>;
  /** Who plays each seat. */
  seats: readonly string[];
  words: TableWords;
}

/** A game of computers alone runs on by itself: it can be stopped, gone through step by step, and let run again. */
export function Watch({ game: { flow, send, at }, seats, words }: Props) {
  if (!seats.every(isComputer) || at === 'over') return null;
  const { held } = flow.context;
  const text = words.stage.watch;
  return (
    <>
      <button type="button" className="button" onClick={() => send({ type: 'hold', held: !held })}>
        <Icon of={held ? controls.play : tools.pause} /> <span>{held ? text.play : text.pause}</span>
      </button>
      <button type="button" className="button" disabled={!held} onClick={() => send({ type: 'step' })}>
        <Icon of={controls.right} /> <span>{text.step}</span>
      </button>
    </>
  );
}
