import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { problemWords } from '../../keep/problems.ts';
import type { DamagedGame } from '../../keep/shelf.ts';
import type { DoorPage } from './lobbyPage.ts';

interface Props extends DoorPage {
  damaged: DamagedGame;
  onRemove: () => void;
}

/** A kept game that cannot be read, and why, in one line; it stays until it is deleted. */
export const Damaged = ({ damaged, onRemove, words }: Props) => (
  <li className="door-damaged">
    <Icon of={controls.no} />
    <p className="door-about">
      <b>{words.door.damaged}</b> {problemWords(words, damaged.problem)}
    </p>
    <div className="door-acts">
      <button type="button" className="button" onClick={onRemove}>
        {words.door.damagedDelete}
      </button>
    </div>
  </li>
);
