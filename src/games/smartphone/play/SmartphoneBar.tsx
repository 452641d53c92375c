import { type Colour, phases, rounds } from '@machines/smartphone/names.ts';
import { legalActions } from '@machines/smartphone/rules/legal.ts';
import { fill } from '@/i18n/format.ts';
import { pageHref } from '@/i18n/page.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { phases as glyphs } from '@/icons/phases.ts';
import type { Names } from '@/play/keep/settings.ts';
import type { Branch } from '@/play/keep/storage.ts';
import { outcome } from '@/play/outcome.ts';
import { people, playerOf } from '@/play/people.ts';
import { HintButton } from '@/play/ui/hint/HintButton.tsx';
import type { Page } from '@/play/ui/playWords.ts';
import { StageBar, type Step } from '@/play/ui/stage/StageBar.tsx';
import { StageMenu } from '@/play/ui/stage/StageMenu.tsx';
import { Watch } from '@/play/ui/stage/Watch.tsx';
import { promptOf } from './prompt.ts';
import type { Hint } from './useHints.ts';
import type { Game } from './useSmartphone.ts';

interface Props extends Page {
  game: Game;
  names: Record<Colour, string>;
  branch: Branch | null;
  /** Null where there is nothing to ask about, or someone else gives hints. */
  hint: Hint | null;
  own: Names;
  onNames: (names: Names) => void;
  onNewGame: () => void;
  /** The same seats again, at the end. */
  onAgain: () => void;
  onContinue: () => void;
}

const when = (at: number, now: number): Step['when'] => (at < now ? 'past' : at === now ? 'now' : 'ahead');

/** Rounds and phases, as the bar shows them. */
function rowsOf({ moment, at, looking }: Game, { board }: Page['words']) {
  const { state } = moment;
  const over = state.phase === 'over';
  // While plans are being shown, prices are what is settled.
  const shown = at === 'showing' && looking === null && state.phase !== 'scoring' ? 'pricing' : state.phase;
  const phaseNow = shown === 'over' ? phases.length : phases.indexOf(shown);
  return [
    {
      key: 'rounds',
      label: board.rounds,
      steps: Array.from(
        { length: rounds },
        (_, at): Step => ({
          key: String(at),
          name: fill(board.roundOf, { n: at + 1, all: rounds }),
          face: board.roundNames[at] ?? String(at + 1),
          when: over ? 'past' : when(at + 1, state.round),
        }),
      ),
    },
    {
      key: 'phases',
      label: board.phase,
      steps: phases.map(
        (phase, step): Step => ({
          key: phase,
          name: board.phaseSteps[phase],
          face: glyphs[phase],
          when: when(step, phaseNow),
        }),
      ),
    },
  ];
}

/** The bar of Smartphone Inc.: rounds, phases, whose turn, what to do. Ending a turn that loses something asks first. */
export function TurnBar({ game, names, branch, hint, own, onNames, onNewGame, onAgain, onContinue, ...page }: Props) {
  const { words } = page;
  const { play } = words;
  const { state } = game.now;
  const { next, seat } = game;
  const planning = game.at === 'planning';
  const mine = seat !== null || planning;
  const alone = people(state.setup).length === 1;
  const canEnd = seat !== null && legalActions(state).some(({ type }) => type === 'endTurn');
  const round = words.board.roundNames[game.moment.state.round - 1] ?? '';
  const nobody =
    game.at === 'showing'
      ? game.moment.state.phase === 'scoring'
        ? fill(play.score.short, { round })
        : play.reveal.short
      : null;
  const ownName = own[next ?? 'green'];
  return (
    <StageBar
      game={game}
      rows={rowsOf(game, words)}
      seats={names}
      player={undefined}
      mine={mine}
      whose={
        mine && alone && !ownName ? (planning ? fill(play.desk.title, { round }) : play.stage.yourTurn) : undefined
      }
      nobody={nobody}
      over={play.prompts['over']}
      homeHref={pageHref('/')}
      prompt={
        game.at === 'over'
          ? outcome(state.standings, names, play.stage.you, words.ending, (vp) => ({ vp }))
          : promptOf({ game, names, words })
      }
      branch={branch}
      words={play}
      undoStops={play.undoStops}
      before={hint && <HintButton hint={hint} player={hint.player} words={play.hint} />}
      after={
        <>
          {canEnd && (
            <button type="button" className="button button-main" data-act="end-turn" onClick={game.endTurn}>
              {play.endTurn}
            </button>
          )}
          {game.at === 'showing' && (
            <button type="button" className="button bar-skip" onClick={onContinue}>
              <Icon of={controls.onward} /> <span>{play.reveal.skip}</span>
            </button>
          )}
          {game.at === 'over' && (
            <button type="button" className="button button-main bar-again" onClick={onAgain}>
              <Icon of={controls.turn} /> <span>{words.ending.again.title}</span>
            </button>
          )}
          <Watch
            game={game}
            seats={state.setup.seats.map(({ colour }) => playerOf(state.setup, colour))}
            words={play}
          />
        </>
      }
      menu={
        <StageMenu game={game} seats={words.seats} names={own} onNames={onNames} words={play} onNewGame={onNewGame} />
      }
    />
  );
}
