import { printed } from '@machines/smartphone/components/printed.ts';
import type { ComponentSet, RetailerBonus } from '@machines/smartphone/components/types.ts';
import { type GameSymbol, symbols } from '@machines/smartphone/names.ts';
import { keptAt } from './isKept.ts';

/**
 * What is printed on the visitor's own copy where ours is reconstructed (Steve's pad and retailers) or has lost it (the
 * symbol of S8.3). Kept in the browser.
 */
export interface Yours {
  /** The symbols on Steve's pad; left out: as reconstructed. */
  steve?: GameSymbol[];
  /** By tile, two sides each; null means as reconstructed. */
  retailers?: ({ bonus: RetailerBonus | null; vp: number[] } | null)[][];
  /** What the rulebook shows in S8.3: whose goods, or whose offices, are further left. */
  controlTie?: Tie;
}

export const ties = ['goods', 'offices'] as const;
export type Tie = (typeof ties)[number];

/** Bonuses as a list offers them, by a short name. */
export const bonusNames = [
  'none',
  'goods1',
  'goods2',
  'progress1',
  'progress2',
  'price',
  'secondOffice',
  'moveOffice',
] as const;
export type BonusName = (typeof bonusNames)[number];

export function bonusBy(name: string): RetailerBonus | null {
  const [, kind = '', amount = ''] = /^([a-zA-Z]+)(\d?)$/.exec(name) ?? [];
  if (kind === 'goods' || kind === 'progress') return { kind, amount: Number(amount) };
  if (kind === 'price' || kind === 'secondOffice' || kind === 'moveOffice') return { kind };
  return null;
}

export const nameOf = (bonus: RetailerBonus | null): BonusName =>
  (bonus ? `${bonus.kind}${'amount' in bonus ? bonus.amount : ''}` : 'none') as BonusName;

/** Our component set with the visitor's values in it, which are then printed ones. */
export function withYours({ steve, retailers }: Yours): ComponentSet {
  return {
    ...printed,
    name: 'Yours',
    ...(steve && {
      steve: { fixed: steve, roundSpaces: printed.steve.roundSpaces },
      provenance: { ...printed.provenance, steve: 'printed' },
    }),
    retailers: printed.retailers.map(({ size, sides }, tile) => ({
      size,
      sides: sides.map((side, at) => {
        const own = retailers?.[tile]?.[at];
        return own ? { ...own, provenance: 'printed' as const } : side;
      }) as typeof sides,
    })),
  };
}

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length > 0 && value.every((each) => Number.isInteger(each) && each >= 0 && each < 100);

/** What was kept, as far as it can be used. */
export function readYours(text: string): Yours | null {
  try {
    const value = JSON.parse(text) as Yours;
    const steve =
      Array.isArray(value.steve) && value.steve.every((each) => symbols.includes(each)) ? value.steve : null;
    const retailers = Array.isArray(value.retailers)
      ? value.retailers.map((tile) =>
          (Array.isArray(tile) ? tile : []).map((side) =>
            side && isNumbers(side.vp) ? { bonus: bonusBy(nameOf(side.bonus)), vp: side.vp } : null,
          ),
        )
      : null;
    const controlTie = ties.find((each) => each === value.controlTie);
    const yours = { ...(steve && { steve }), ...(retailers && { retailers }), ...(controlTie && { controlTie }) };
    return Object.keys(yours).length > 0 ? yours : null;
  } catch {
    return null;
  }
}

export function keptYours(): Yours | null {
  if (typeof window === 'undefined') return null;
  try {
    return readYours(localStorage.getItem(keptAt) ?? '');
  } catch {
    return null;
  }
}

export function keepYours(yours: Yours | null): boolean {
  try {
    if (yours) localStorage.setItem(keptAt, JSON.stringify(yours));
    else localStorage.removeItem(keptAt);
    const { dataset } = document.documentElement;
    if (yours?.steve || yours?.retailers) dataset['yours'] = 'entered';
    else delete dataset['yours'];
    if (yours?.controlTie) dataset['yoursTie'] = yours.controlTie;
    else delete dataset['yoursTie'];
    return true;
  } catch {
    return false;
  }
}

/** For a set-up: the visitor's components, where any were entered. */
export const componentsHere = (): { components?: ComponentSet } => {
  const yours = keptYours();
  return yours?.steve || yours?.retailers ? { components: withYours(yours) } : {};
};

/** For a set-up: what the visitor's rulebook says where our copies of it have lost a symbol. */
export const readingsHere = (): { controlTie?: Tie } => {
  const controlTie = keptYours()?.controlTie;
  return controlTie ? { controlTie } : {};
};
