import { refuse } from '@machines/smartphone/flow.ts';
import { type Colour, type Region, technologies } from '@machines/smartphone/names.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import type { Place } from '@/games/smartphone/play/boardPlaces.ts';
import { askedAt, targetAt } from '@/games/smartphone/play/pointing.ts';
import { bareBoard, edit, seat, showing, type TableRules, tableOf } from '../smartphone/kit.ts';

/** What comes of pressing a place: the actions it stands for, or the clause and the reason that stop it. */
export function pressed(state: GameState, place: Place, by: Colour = 'green'): string {
  const target = targetAt(state, by, place);
  if (target) return `may ${[...new Set(target.actions.map(({ type }) => type))].join(' or ')}`;
  const refusal = refuse(state, askedAt(state, by, place));
  return refusal ? `${refusal.rule} ${refusal.reason}` : 'nothing is said';
}

export const region = (name: Region): Place => ({ kind: 'region', region: name });
export const buyer = (name: Region, at = 0): Place => ({ kind: 'buyer', region: name, buyer: at });
export const technology = (name: (typeof technologies)[number]): Place => ({ kind: 'technology', technology: name });
export const tokens: Place = { kind: 'tokens' };
export const tile = (state: GameState, at = 0): Place => ({ kind: 'improvement', tile: state.block[at] as number });

/**
 * Green in North Africa, at the lowest price and therefore first; Red at home; Blue has filled Emirates. A retailer
 * without a bonus lies in South America (tile 1, side 1), one with 2 goods in India (tile 5, side 1).
 */
export const bench = (
  options: Partial<TableRules>,
  side: 'A' | 'B',
  steve = false,
  technologiesOfGreen: string[] = [],
) =>
  showing(
    edit(
      bareBoard(
        tableOf({
          seats: ['green', 'blue', 'red'],
          ...(steve && { steve: 'red' as const }),
          sides: Object.fromEntries(technologies.map((each) => [each, side])),
          ...options,
        }),
      ),
      (draft) => {
        draft.offices['North Africa'] = ['green'];
        draft.offices.CIS = ['red'];
        draft.offices.Emirates = ['blue', 'blue', 'red'];
        draft.retailers['South America'] = { tile: 1, side: 1 };
        draft.retailers.India = { tile: 5, side: 1 };
        Object.assign(seat(draft, 'green'), { price: 3, goods: 2, technologies: ['GPS', ...technologiesOfGreen] });
        seat(draft, 'blue').price = 5;
        seat(draft, 'red').price = 6;
      },
    ),
    { green: { research: 1, logistics: 1, improve: 1 }, blue: { research: 1, logistics: 1 } },
  );
