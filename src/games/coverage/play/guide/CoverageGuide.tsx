import { restingState } from '@machines/coverage/flow.ts';
import { actionWords } from '@machines/coverage/words/index.ts';
import { useMemo } from 'react';
import { fill } from '@/i18n/format.ts';
import { dropGuide } from '@/play/keep/guides.ts';
import { people } from '@/play/people.ts';
import { GuideTalk } from '@/play/ui/guide/GuideTalk.tsx';
import { useBeside } from '@/play/ui/guide/useBeside.ts';
import { useGuide } from '@/play/ui/guide/useGuide.ts';
import type { Session } from '../coverage.ts';
import type { CoveragePage } from '../coveragePlayPage.ts';
import type { CoverageGame } from '../useCoverage.ts';
import { afterTurn, factWords } from './after.ts';
import { helpIn } from './guide.ts';
import { mineWords, waysOf } from './ways.ts';
import './guide.css';

interface Props extends CoveragePage {
  /** The kept game's id. */
  id: string;
  session: Session;
  game: CoverageGame;
  onLeave: () => void;
}

const lesson = 'coverage/first-game';

/** The guide of Coverage's first game: less to say as it goes on, and never in the way. */
export function CoverageGuide({ id, session, game, words: page, courseHref, onLeave }: Props) {
  const words = page.guide;
  const { state, cursor, log } = game.now;
  const help = helpIn(state);
  const guide = useGuide({ help, played: help === null, cursor, lesson });
  const { seat } = game;
  const me = people(session.setup)[0] ?? 'green';
  const { speaks } = guide;
  // In the middle of a turn the turn before it is no longer what matters.
  const begun = state.phase === 'acting' && (state.turn.acting?.taken.length ?? 0) > 0;
  const after = useMemo(
    () => (speaks && !begun ? afterTurn(session, me, cursor) : null),
    [speaks, begun, session, me, cursor],
  );
  const lines = useBeside({ session, thinking: game.thinking, seat: me, turn: after?.turn ?? null });
  const own = after ? log.slice(after.turn.from, after.turn.to).filter((action) => action.seat === me) : [];
  const told = after && (
    <>
      <p>{after.facts.map((fact) => factWords(fact, words, page)).join(' ')}</p>
      {lines && <p>{mineWords(lines, own, session.setup, words.ways)}</p>}
    </>
  );
  const ways = after && lines ? waysOf(lines, words.ways) : null;
  if (help !== null && !seat) return null;
  const at = restingState(state);
  const { advice, toggle } = game.hint;
  const offered = advice?.move;
  return (
    <GuideTalk
      words={words}
      guide={guide}
      finished={help === null ? words.finished : null}
      told={told}
      ways={ways}
      turn={{
        text: guide.explains ? words.full[at] : words.hints[at],
        offered: offered && (
          <p>
            <b>{fill(words.sound, { move: actionWords(offered.action, session.setup) })}</b> {offered.why}
          </p>
        ),
        looking: advice !== null,
        onSuggest: toggle,
      }}
      courseHref={courseHref}
      onLeave={() => {
        dropGuide(id);
        onLeave();
      }}
    />
  );
}
