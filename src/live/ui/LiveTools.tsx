import { turnOf } from '@machines/core/game.ts';
import { fill } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import type { LiveGame } from '../liveKit.ts';
import type { LivePage } from '../livePage.ts';
import type { Live } from './useLive.ts';

interface Props<T extends ScenarioTypes> {
  game: LiveGame<T>;
  live: Live<T>;
  page: LivePage;
  lit: boolean;
  onLit: (lit: boolean) => void;
}

/** Whose move it is, whether legal moves are marked, and the ways back. */
export function LiveTools<T extends ScenarioTypes>({ game, live, page, lit, onLit }: Props<T>) {
  const words = page.live;
  const seat = turnOf(game, live.resting);
  const who = () => {
    if (!live.atRest) return words.watching;
    if (live.resting.phase === 'over') return words.over;
    return seat ? fill(words.youMove, { seat: page.seats[seat] ?? seat }) : words.anyone;
  };
  return (
    <div className="live-tools grows flex wraps level small-print">
      <p className="live-who flex gap-2 level" data-live={live.atRest}>
        <b>{words.live}</b> <span className="soft-ink">{who()}</span>
      </p>
      <button
        type="button"
        role="switch"
        className="live-switch one-line inline-flex gap-2 level"
        aria-checked={lit}
        disabled={!live.atRest}
        onClick={() => onLit(!lit)}
      >
        <i aria-hidden="true" /> {words.legal}
      </button>
      <button
        type="button"
        className="live-tool one-line inline-flex gap-2 level"
        disabled={!live.undo}
        onClick={() => live.undo?.()}
      >
        <Icon of={controls.reset} /> {words.undo}
      </button>
      <button
        type="button"
        className="live-tool one-line inline-flex gap-2 level"
        disabled={live.atRest && live.moves === 0}
        aria-label={words.reset}
        title={words.reset}
        onClick={live.reset}
      >
        <Icon of={controls.first} />
      </button>
    </div>
  );
}
