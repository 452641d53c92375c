import { type FunctionComponent, memo } from 'react';
import type { Place, Pointing, Target } from '@/games/smartphone/play/boardPlaces.ts';

type Props = Record<string, unknown>;

const same = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) ||
  (Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((each, at) => Object.is(each, other[at])));

/** Whether two sets of props look the same: each the same thing, or a list of the same things. */
const sameProps = (before: object, after: object): boolean => {
  const names = Object.keys(after);
  return (
    names.length === Object.keys(before).length &&
    names.every((name) => same((before as Props)[name], (after as Props)[name]))
  );
};

/**
 * A part that is drawn again only when one of its props has changed. States are replaced, never changed, so a piece of
 * the state that is the same object looks the same.
 */
export const drawn = <P extends object>(part: FunctionComponent<P>) => memo(part, sameProps);

/** The refusal that is shown here, if there is one; `at` says whether a place belongs here. */
export const refusedAt = ({ refused }: Pick<Pointing, 'refused'>, at: (place: Place) => boolean) =>
  refused?.place && at(refused.place) ? refused.refusal : null;

/** What can be pointed at in one part: the same target object as long as it says the same. */
export type Targets = (place: Place) => Target | null;
