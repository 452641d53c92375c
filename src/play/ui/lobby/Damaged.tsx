import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { problemWords } from '../../keep/problems.ts';
import type { DamagedGame } from '../../keep/shelf.ts';
import type { LobbyPage } from './lobbyPage.ts';

interface Props extends LobbyPage {
  damaged: DamagedGame;
  onRemove: () => void;
}

/** A kept game that cannot be read, and why; it stays until it is deleted. */
export function Damaged({ damaged, onRemove, words }: Props) {
  return (
    <div className="note refusal problems lobby-problem">
      <Icon of={controls.no} />
      <div>
        <b>{words.lobby.damaged}</b>
        <p>
          {problemWords(words, damaged.problem)} {words.lobby.damagedNote}
        </p>
        <button type="button" className="button" onClick={onRemove}>
          {words.lobby.damagedDelete}
        </button>
      </div>
    </div>
  );
}
