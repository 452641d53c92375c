import { type FunctionComponent, memo } from 'react';
import type { Place, Pointing } from '@/games/smartphone/play/boardPlaces.ts';

type Same = (one: unknown, other: unknown) => boolean;

const sameIn = (one: object, other: object, same: Same): boolean => {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => same((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]))
  );
};

const same: Same = (one, other) =>
  Object.is(one, other) ||
  (typeof one === 'object' &&
    typeof other === 'object' &&
    one !== null &&
    other !== null &&
    Array.isArray(one) === Array.isArray(other) &&
    sameIn(one, other, Object.is));

/** Whether two sets of props look the same: each the same thing, or made of the same things. */
export const sameProps = (before: object, after: object): boolean => sameIn(before, after, same);

/**
 * A part that is drawn again only when one of its props has changed. States are replaced, never changed, so a piece of
 * the state that is the same object looks the same.
 */
export const drawn = <P extends object>(part: FunctionComponent<P>) => memo(part, sameProps);

/** The refusal that is shown here, if there is one; `at` says whether a place belongs here. */
export const refusedAt = ({ refused }: Pick<Pointing, 'refused'>, at: (place: Place) => boolean) =>
  refused?.place && at(refused.place) ? refused.refusal : null;
