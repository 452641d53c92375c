import type { Action } from '@machines/smartphone/actions.ts';
import { restingState } from '@machines/smartphone/flow.ts';
import type { Colour } from '@machines/smartphone/names.ts';
import type { Plan } from '@machines/smartphone/plan.ts';
import { componentsOf } from '@machines/smartphone/rules/lookup.ts';
import { useMemo, useState } from 'react';
import { fill } from '@/i18n/format.ts';
import type { GuideOf } from '@/play/guide/guideNames.ts';
import { dropGuide } from '@/play/keep/guides.ts';
import { people } from '@/play/people.ts';
import { GuideTalk } from '@/play/ui/guide/GuideTalk.tsx';
import { useBeside } from '@/play/ui/guide/useBeside.ts';
import { useGuide } from '@/play/ui/guide/useGuide.ts';
import { useAdvice } from '@/play/ui/hint/useAdvice.ts';
import type { Page } from '@/play/ui/playWords.ts';
import { moveWords } from '../SmartphoneMoves.tsx';
import type { Session } from '../smartphone.ts';
import type { Game } from '../useSmartphone.ts';
import { afterTurn, factWords } from './after.ts';
import { helpIn, isPlayed } from './guide.ts';
import { isSame, mineWords, waysOf } from './ways.ts';

interface Props extends Page {
  /** The kept game's id. */
  id: string;
  guide: GuideOf<'smartphone'>;
  session: Session;
  game: Game;
  onLayOut: (seat: Colour, plan: Plan) => void;
  onLeave: () => void;
}

/** The guide of Smartphone Inc.: less to say every round, and never in the way. */
export function Guide({ id, guide, session, game, words: { guide: words, play }, courseHref, ...on }: Props) {
  const { state, cursor } = game.now;
  const help = helpIn(guide, state);
  const played = isPlayed(guide, state);
  const talk = useGuide({ help, played, cursor, lesson: `smartphone/${guide}` });
  const [laid, setLaid] = useState<number | null>(null);

  const seat = game.next && (game.seat || game.at === 'planning') ? game.next : null;
  const { advice, ask } = useAdvice<Action>(game, seat);
  const me = people(session.setup)[0] ?? 'green';
  const { speaks } = talk;
  const showsRound = game.at === 'showing' || game.at === 'over';
  const after = useMemo(
    // A round is told once, when it has been scored; then the next plan is what matters.
    () => (speaks && (showsRound || state.phase !== 'planning') ? afterTurn(session, me, cursor) : null),
    [speaks, showsRound, state, session, me, cursor],
  );
  const lines = useBeside({ session, thinking: game.thinking, seat: me, turn: after?.compared ?? null });
  const ownMoves = after
    ? game.now.log.slice(after.compared.from, after.compared.to).filter((move) => move.seat === me)
    : [];
  const told = after && (
    <>
      <p>{after.facts.map((fact) => factWords(fact, componentsOf(state), words)).join(' ')}</p>
      {lines && (
        <p>
          {isSame(lines, ownMoves)
            ? words.ways.same
            : mineWords(session.at(after.compared.from).state, lines, after.whole, words.ways).join(' ')}
        </p>
      )}
    </>
  );
  const ways = after && lines ? waysOf(lines, after.whole, words.ways) : null;
  const at = restingState(state);
  const offered = advice?.move;
  const { action } = offered ?? {};
  return (
    <GuideTalk
      words={words}
      guide={talk}
      finished={played ? (words.finished[guide] ?? '') : null}
      told={told}
      ways={ways}
      turn={
        seat && {
          text: talk.explains ? words.full[at] : words.hints[at],
          offered: offered && (
            <>
              <p>
                {action && action.type !== 'plan' && (
                  <b>{fill(words.sound, { move: moveWords(state, action, play) })} </b>
                )}
                {offered.why}
              </p>
              {laid === cursor && <p>{words.laidOut}</p>}
            </>
          ),
          looking: advice !== null,
          onSuggest: ask,
          acts: action?.type === 'plan' && laid !== cursor && (
            <button
              type="button"
              className="button"
              onClick={() => {
                on.onLayOut(seat, action.plan);
                setLaid(cursor);
              }}
            >
              {words.layOut}
            </button>
          ),
        }
      }
      courseHref={courseHref}
      onLeave={() => {
        dropGuide(id);
        on.onLeave();
      }}
    />
  );
}
