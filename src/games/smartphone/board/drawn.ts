import { type FunctionComponent, memo } from 'react';
import type { Place, Pointing } from '@/games/smartphone/play/places.ts';

/** What a part shows, as one flat list: two equal lists look the same. */
export type Shown = readonly unknown[];

export const sameShown = (one: Shown, other: Shown): boolean =>
  one.length === other.length && one.every((each, at) => Object.is(each, other[at]));

/**
 * A part that is drawn again only when something it shows has changed. States are replaced, never changed, so a piece
 * of the state that is the same object looks the same. Whatever the part hands on, `onPick` too, belongs in the list.
 */
export const drawnBy = <Props extends object>(part: FunctionComponent<Props>, shows: (props: Props) => Shown) =>
  memo(part, (before, after) => sameShown(shows(before), shows(after)));

/** How places look: lit or not, and what pointing at them would do. */
export const shownAt = (pointing: Pointing, places: readonly Place[]): Shown => [
  pointing.onPick,
  ...places.flatMap((place) => {
    const target = pointing.target(place);
    return [target && JSON.stringify(target.actions), target?.words];
  }),
];

/** The refusal that is shown here, if there is one; `at` says whether a place belongs here. */
export const refusedAt = ({ refused }: Pointing, at: (place: Place) => boolean) =>
  refused?.place && at(refused.place) ? refused.refusal : null;
