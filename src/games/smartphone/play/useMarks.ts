import { openingPlan, readPlan } from '@machines/smartphone/desk.ts';
import type { Colour } from '@machines/smartphone/names.ts';
import type { Plan } from '@machines/smartphone/plan.ts';
import { powersOf, seatOf } from '@machines/smartphone/rules/lookup.ts';
import { planMeans } from '@machines/smartphone/rules/planning.ts';
import type { NewsOf } from '@machines/smartphone/rules/refuse.ts';
import { useMemo } from 'react';
import type { Marks } from '@/games/smartphone/board/marks.ts';
import type { Page } from '@/play/ui/playWords.ts';
import { placeKey } from './boardPlaces.ts';
import { openDraft } from './drafts.ts';
import { lastMoves } from './lastMoves.ts';
import { placeOf } from './placeOf.ts';
import { standsAt } from './planReach.ts';
import { controlPaid } from './scores.ts';
import type { Session } from './smartphone.ts';
import type { Hint } from './useHints.ts';
import type { Game } from './useSmartphone.ts';

interface Marking extends Pick<Page, 'words'> {
  id: string;
  session: Session;
  game: Game;
  hint: Hint;
  /** The person who plans now. */
  planner: Colour | null;
  /** What that person has laid on the desk since it came up. */
  draft: Plan | null;
  /** The place that is pointed at in a list. */
  lit: string | null;
}

/** What is marked on the board at this moment: who would buy at the planned price, last moves, a hint, what was paid. */
export function useMarks({ id, session, game, hint, planner, draft, lit, words }: Marking) {
  const { state } = game.now;
  const price = useMemo(() => {
    if (!planner) return null;
    const plan = draft ?? openDraft(id, planner, state.round) ?? openingPlan;
    const result = readPlan(plan, planMeans(state, planner), powersOf(state, seatOf(state, planner)));
    return result.refusal ? null : result.price;
  }, [id, planner, draft, state]);
  const seller = game.seat && state.phase === 'sale' ? game.seat : null;
  const stands = useMemo(() => {
    if (planner && price !== null) return standsAt(state, planner, price);
    return seller ? standsAt(state, seller, seatOf(state, seller).price) : undefined;
  }, [state, planner, price, seller]);
  const quiet = planner !== null || game.at === 'showing' || game.at === 'over';
  const shown = game.looking ?? game.now.cursor;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the log is read from the session
  const last = useMemo(
    () => (quiet ? undefined : lastMoves(session, shown, words.play.last)),
    [session, shown, quiet, words, game.now.log],
  );
  const paid = useMemo(() => {
    if (game.at !== 'showing' || game.looking !== null) return undefined;
    return Object.fromEntries(
      controlPaid(game.flow.context.captions as NewsOf[]).map(({ region, by }) => [
        region,
        Object.entries(by).map(([seat, vp]) => ({ seat: seat as Colour, vp: vp ?? 0 })),
      ]),
    );
  }, [game.at, game.looking, game.flow.context.captions]);
  const action = hint.advice?.move?.action;
  const place = action && placeOf(action);
  const marks: Marks = {
    ...(stands && { stands }),
    ...(last && { last }),
    ...(paid && { paid }),
    hint: place ? { place: placeKey(place), words: words.play.hintThis } : null,
    lit,
  };
  return { marks, ghost: planner && price !== null ? { seat: planner, price } : null };
}
