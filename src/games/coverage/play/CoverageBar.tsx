import { restingState } from '@machines/coverage/flow.ts';
import type { Colour } from '@machines/coverage/names.ts';
import { bidRange } from '@machines/coverage/rules/auction.ts';
import type { GameState } from '@machines/coverage/state.ts';
import { dollars } from '@machines/coverage/words/namer.ts';
import { fill } from '@/i18n/format.ts';
import { pageHref } from '@/i18n/page.ts';
import type { Names } from '@/play/keep/settings.ts';
import type { Branch } from '@/play/keep/storage.ts';
import { people, playerOf } from '@/play/people.ts';
import { HintButton } from '@/play/ui/hint/HintButton.tsx';
import { StageBar } from '@/play/ui/stage/StageBar.tsx';
import { StageMenu } from '@/play/ui/stage/StageMenu.tsx';
import { Watch } from '@/play/ui/stage/Watch.tsx';
import type { CoveragePage } from './coveragePlayPage.ts';
import type { CoverageGame } from './useCoverage.ts';

interface Props extends CoveragePage {
  game: CoverageGame;
  names: Record<Colour, string>;
  branch: Branch | null;
  own: Names;
  /** Who won, once it is over. */
  outcome: string | null;
  onNames: (names: Names) => void;
  onNewGame: () => void;
}

/** Which turn it is, and of how many once the end is set off (C7.1). */
const turnWords = ({ turn, ending }: GameState, words: CoveragePage['words']['tool']): string =>
  ending && ending.turnsLeft > 0
    ? fill(words.turnOf, { turn: turn.number, last: turn.number + ending.turnsLeft - 1 })
    : fill(words.turn, { turn: turn.number });

/** What to do now, in one sentence. */
function promptOf({ now: { state }, at, seat, next }: CoverageGame, words: CoveragePage['words']): string {
  if (at === 'thinking' && next && people(state.setup).includes(next)) return words.play.stage.forced;
  const company = state.turn.acting?.company ?? state.turn.auction?.company;
  if (!seat) return '';
  const rests = restingState(state);
  const range = rests === 'bidding' ? bidRange(state) : null;
  return fill(words.prompts[rests === 'bidding' && !range ? 'outbid' : rests] ?? '', {
    company: company ? words.companies[company] : '',
    least: dollars(range?.least ?? 0),
  });
}

/** The bar of Coverage: which turn, whose, and what to do. */
export function CoverageBar({ game, names, branch, own, outcome, onNames, onNewGame, words }: Props) {
  const { state } = game.now;
  const { next, seat, hint } = game;
  const { play } = words;
  const alone = people(state.setup).length === 1 && !(next && own[next]);
  const turn = turnWords(game.moment.state, words.tool);
  return (
    <StageBar
      game={game}
      rows={[{ key: 'turn', label: words.worth.turn, steps: [{ key: 'turn', name: turn, face: turn, when: 'now' }] }]}
      seats={names}
      player={undefined}
      mine={seat !== null}
      whose={seat !== null && alone ? play.stage.yourTurn : undefined}
      over={words.prompts['over']}
      homeHref={pageHref('/')}
      prompt={outcome ?? promptOf(game, words)}
      branch={branch}
      words={play}
      undoStops={play.undoStops}
      before={hint.toggle && <HintButton hint={hint} player={words.players[game.advisor] ?? ''} words={play.hint} />}
      after={
        <Watch game={game} seats={state.setup.seats.map(({ colour }) => playerOf(state.setup, colour))} words={play} />
      }
      menu={
        <StageMenu game={game} seats={words.seats} names={own} onNames={onNames} words={play} onNewGame={onNewGame} />
      }
    />
  );
}
