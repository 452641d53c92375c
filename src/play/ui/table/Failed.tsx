import type { TableWords } from '@/i18n/en/table.ts';
import { fill } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import type { TableGame } from './useTable.ts';
import './failed.css';

interface Props {
  seat: string;
  send: TableGame['send'];
  words: TableWords['failed'];
}

/** A computer player could not decide: the game waits until it is asked again, or until another one moves for it. */
export const Failed = ({ seat, send, words }: Props) => (
  <div className="turn-warning flex wraps level gap-2" role="alert">
    <p>
      <Icon of={controls.no} /> {fill(words.text, { seat })}
    </p>
    <button type="button" className="button button-main" onClick={() => send({ type: 'askAgain' })}>
      {words.again}
    </button>
    <button type="button" className="button" onClick={() => send({ type: 'standIn' })}>
      {words.standIn}
    </button>
  </div>
);
