import type { News, Refusal } from '../refusal.ts';
import { sameAction } from '../sameAction.ts';
import type { PlayCheck } from './schema.ts';
import { one, type Unmet } from './unmet.ts';

/** What was played: where it stands, and everything told on the way. */
export interface EvidenceOf<State, Action, Move, R extends Refusal> {
  state: State;
  news: readonly News[];
  /** What ended the play before its last move, if anything did. */
  refused?: { refusal: R } | null;
  /** Reads a move's notes where there may be any; on a page they have been read. */
  actionOf?: (state: State, move: Move) => Action;
}

const isTold = (news: readonly News[], what: string, by?: string, params: Record<string, unknown> = {}): boolean =>
  news.some(
    (each) =>
      each.what === what &&
      (by === undefined || each.rule === by) &&
      Object.entries(params).every(([key, value]) => sameAction(each.params[key], value)),
  );

/** Unmet parts of such a check; null for a check of the game's own. */
export const playChecks =
  <State, Action, Move, R extends Refusal>(refuse: (state: State, action: Action) => R | null) =>
  (
    evidence: EvidenceOf<State, Action, Move, R>,
    check: PlayCheck<Move, string, string> | Record<never, never>,
  ): Unmet[] | null => {
    const { state, news, actionOf } = evidence;
    const meant = (move: Move): Action => actionOf?.(state, move) ?? (move as unknown as Action);
    if ('told' in check) {
      const like = news.filter(({ what }) => what === check.told).map(({ rule, params }) => ({ by: rule, ...params }));
      const found = like.length > 0 ? like : news.map(({ what }) => what);
      return one(isTold(news, check.told, check.by, check.with), 'told', check, found);
    }
    if ('untold' in check)
      return one(!isTold(news, check.untold, undefined, check.with), 'untold', check.untold, 'told');
    if ('allowed' in check) {
      const refusal = refuse(state, meant(check.allowed));
      return one(refusal === null, 'allowed', check.allowed, refusal).map((each) => ({ ...each, refusal }));
    }
    if ('refused' in check) {
      const refusal = refuse(state, meant(check.refused));
      return one(refusal?.rule === check.by, 'refused', check, refusal).map((each) => ({ ...each, refusal }));
    }
    if ('stopped' in check) {
      const found = evidence.refused?.refusal.rule ?? null;
      return one(found === check.stopped, 'stopped', check.stopped, found);
    }
    return null;
  };

/** Lists of checks, for a game's own way to look at one. */
export const checker = <Evidence, Check>(unmet: (evidence: Evidence, check: Check) => Unmet[]) => {
  const unmetOf = (evidence: Evidence, checks: readonly Check[]): Unmet[] =>
    checks.flatMap((check) => unmet(evidence, check));
  return {
    unmetOf,
    holds: (evidence: Evidence, checks: readonly Check[]): boolean => unmetOf(evidence, checks).length === 0,
  };
};
