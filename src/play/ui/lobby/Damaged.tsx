import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { problemWords } from '../../keep/problems.ts';
import type { DamagedGame } from '../../keep/shelf.ts';
import type { LobbyPage } from './lobbyPage.ts';

interface Props extends LobbyPage {
  damaged: DamagedGame;
  onRemove: () => void;
}

/** A kept game that cannot be read, and why, in one line; it stays until it is deleted. */
export const Damaged = ({ damaged, onRemove, words }: Props) => (
  <li className="lobby-damaged">
    <Icon of={controls.no} />
    <p className="lobby-about">
      <b>{words.lobby.damaged}</b> {problemWords(words, damaged.problem)}
    </p>
    <div className="lobby-acts flex wraps gap-2 level">
      <button type="button" className="button" onClick={onRemove}>
        {words.lobby.damagedDelete}
      </button>
    </div>
  </li>
);
