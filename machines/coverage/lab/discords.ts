import type { Colour, Company, Hex } from '../names.ts';
import { actingSeat, findCompany, findSeat } from '../rules/lookup.ts';
import { issuedTo } from '../rules/shares.ts';
import type { GameState } from '../state.ts';

/** One place at which two tables differ, with what lies there in each. */
export interface Discord {
  what:
    | 'phase'
    | 'turn'
    | 'turnNumber'
    | 'passes'
    | 'turnsLeft'
    | 'bid'
    | 'cash'
    | 'shares'
    | 'treasury'
    | 'unissued'
    | 'pool'
    | 'chips';
  seat?: Colour;
  company?: Company;
  hex?: Hex;
  values: [string, string];
}

const whole: Partial<Record<Discord['what'], (state: GameState) => unknown>> = {
  phase: ({ phase }) => phase,
  turn: (state) => actingSeat(state),
  turnNumber: ({ turn }) => turn.number,
  passes: ({ passes }) => passes,
  turnsLeft: ({ ending }) => ending?.turnsLeft,
  bid: ({ turn }) => turn.auction?.bid?.amount,
};

const chipsOn = ({ towers }: GameState, hex: Hex): string => {
  const tower = towers[hex];
  return tower ? `${tower.company} ${tower.value}` : '';
};

/** Where two tables differ in anything that can be seen; what they are played by is not looked at. */
export function discords(a: GameState, b: GameState): Discord[] {
  const both = (read: (state: GameState) => unknown): [string, string] => [
    String(read(a) ?? ''),
    String(read(b) ?? ''),
  ];
  const seats = a.seats.map(({ colour }) => colour);
  const found: Discord[] = [
    ...Object.entries(whole).map(([what, read]): Discord => ({ what: what as Discord['what'], values: both(read) })),
    ...seats.flatMap((seat): Discord[] => [
      { what: 'cash', seat, values: both((state) => findSeat(state, seat)?.cash) },
      ...seats.map(
        (company): Discord => ({
          what: 'shares',
          seat,
          company,
          values: both((state) => findSeat(state, seat) && issuedTo(state, seat, company)),
        }),
      ),
    ]),
    ...seats.flatMap((company): Discord[] =>
      (['treasury', 'unissued', 'pool'] as const).map((what) => ({
        what,
        company,
        values: both((state) => findCompany(state, company)?.[what]),
      })),
    ),
    ...[...new Set([...Object.keys(a.towers), ...Object.keys(b.towers)])].map(
      (hex): Discord => ({ what: 'chips', hex, values: both((state) => chipsOn(state, hex)) }),
    ),
  ];
  return found.filter(({ values: [one, other] }) => one !== other);
}
