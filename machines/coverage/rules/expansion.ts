import type { ActionOf, Expansion } from '../actions.ts';
import { rulesOf } from '../choices.ts';
import { printed } from '../components/printed.ts';
import type { Company, Hex } from '../names.ts';
import type { GameState } from '../state.ts';
import { boardOf, mapOf, openHexes } from './board.ts';
import { hasUnlistedRoutes, leaseCost, refuseRoute, routesTo } from './leasing.ts';
import { companyOf, tell, withTurn } from './lookup.ts';
import { bankPaysPlayer, cents, companyPaysBank } from './money.ts';
import { baseOf, touches } from './network.ts';
import { costsOf, preview } from './preview.ts';
import { news, type RefusalOf, refusal } from './refuse.ts';
import { issuedShares } from './shares.ts';

/** C1.2, C1.7, C4.2: a hex that nobody controls and that can be built on. */
export function refuseTarget(state: GameState, hex: Hex): RefusalOf | null {
  const kind = boardOf(state).kinds.get(hex);
  if (!kind) return refusal('C8.1', 'noSuchHex', { hex });
  if (kind === 'start') return refusal('C1.2', 'startIsEveryones', {});
  if (kind === 'mountain' && rulesOf(state).mountains === 'closed') return refusal('C1.7', 'mountain', { hex });
  const tower = state.towers[hex];
  return tower ? refusal('C4.2', 'hexTaken', { hex, company: tower.company }) : null;
}

/** What may still be placed for a company this turn (C4.3). */
export const chipsLeft = (state: GameState, company: Company): number =>
  issuedShares(state, company) - (state.turn.acting?.company === company ? state.turn.acting.placed : 0);

function refuseValue(state: GameState, company: Company, value: number): RefusalOf | null {
  if (!Number.isInteger(value) || value < 1 || value > printed.mostValue)
    return refusal('C1.2', 'valueOutOfRange', { value, most: printed.mostValue });
  const left = chipsLeft(state, company);
  return value > left
    ? refusal('C4.3', 'tooManyChips', { company, value, left, issued: issuedShares(state, company) })
    : null;
}

/** C2.5, under its ruling only. */
export function refusePieces(state: GameState, company: Company, value: number): RefusalOf | null {
  if (rulesOf(state).pieceLimits === 'endless') return null;
  const { chips, cubes } = mapOf(state.setup).limits;
  const towers = Object.values(state.towers);
  const left = chips - towers.reduce((sum, tower) => sum + tower.value, 0);
  if (value > left) return refusal('C2.5', 'noChips', { left });
  return towers.filter((tower) => tower.company === company).length >= cubes
    ? refusal('C2.5', 'noCubes', { company })
    : null;
}

/** C4.4, C5.2: all of it, or nothing. */
function refuseCost(state: GameState, company: Company, expansion: Expansion): RefusalOf | null {
  const { lease, build, cost } = costsOf(state, expansion);
  const { treasury } = companyOf(state, company);
  if (cost <= treasury) return null;
  if (lease > treasury) return refusal('C5.2', 'leaseTooDear', { company, lease, treasury });
  return lease > 0
    ? refusal('C5.2', 'nothingLeftToBuild', { company, lease, build, treasury })
    : refusal('C4.4', 'buildTooDear', { company, build, treasury });
}

/** What stands against so many chips on a hex that can be reached. */
const refuseChips = (state: GameState, company: Company, expansion: Expansion): RefusalOf | null =>
  refusePieces(state, company, expansion.value) ?? refuseCost(state, company, expansion);

/** Why a company may not expand so, whoever acts for it. */
export const refuseExpansion = (state: GameState, company: Company, expansion: Expansion): RefusalOf | null =>
  refuseTarget(state, expansion.hex) ??
  refuseValue(state, company, expansion.value) ??
  refuseRoute(state, company, expansion.hex, expansion.route) ??
  refuseChips(state, company, expansion);

/** Hexes to which more routes lead than are listed. */
export const unlistedHexes = (state: GameState, company: Company): Hex[] => {
  const hexes = new Set(legalExpansions(state, company).map(({ hex }) => hex));
  return [...hexes].filter((hex) => hasUnlistedRoutes(state, company, hex));
};

function listExpansions(state: GameState, company: Company): Expansion[] {
  // Bounds that only spare asking about what is refused anyway.
  const most = Math.min(
    printed.mostValue,
    chipsLeft(state, company),
    Math.floor(companyOf(state, company).treasury / printed.costPerChip),
  );
  if (most < 1) return [];
  const values = Array.from({ length: most }, (_, at) => at + 1).filter((value) => !refuseValue(state, company, value));
  const base = baseOf(state, company);
  return openHexes(state)
    .filter((hex) => !state.towers[hex])
    .flatMap((hex) =>
      (touches(state, base, hex) ? [[]] : routesTo(state, company, hex)).map((route) => ({ hex, route })),
    )
    .filter(({ route }) => leaseCost(state, route) + printed.costPerChip <= companyOf(state, company).treasury)
    .filter(({ hex, route }) => refuseRoute(state, company, hex, route) === null)
    .flatMap(({ hex, route }) => values.map((value): Expansion => ({ hex, value, route })))
    .filter((expansion) => refuseChips(state, company, expansion) === null);
}

/** The lists of the last state asked about: a turn's choices, its end and whoever acts ask for the same ones. */
let listed: { state: GameState; lists: Map<Company, Expansion[]> } | null = null;

/** Every expansion a company can make now, from the same functions that refuse. */
export function legalExpansions(state: GameState, company: Company): Expansion[] {
  if (listed?.state !== state) listed = { state, lists: new Map() };
  const known = listed.lists.get(company);
  if (known) return known;
  const list = listExpansions(state, company);
  listed.lists.set(company, list);
  return list;
}

/** C4.2, C4.5, C5.2, C5.3: the lease and the chips are paid, then whoever is due is paid. */
export function expand(state: GameState, company: Company, { seat, hex, value, route }: ActionOf<'expand'>): GameState {
  const { build, cost, leased, payouts } = preview(state, company, { hex, value, route });
  let now = companyPaysBank(state, company, cost);
  for (const each of leased)
    now = tell(now, news('C5.2', 'leased', { company, from: each.company, amount: each.value }));
  now = { ...now, towers: { ...now.towers, [hex]: { company, value } } };
  now = tell(now, news('C4.2', 'built', { seat, company, hex, value, amount: build }));
  for (const { seat: paid, company: from, why, shares, amount } of payouts)
    now = tell(
      bankPaysPlayer(now, paid, amount),
      news(why === 'city' ? 'C4.5' : 'C5.3', why === 'city' ? 'cityPaid' : 'leasePaid', {
        seat: paid,
        company: from,
        shares,
        amount: cents(amount),
      }),
    );
  const { acting } = now.turn;
  return acting
    ? withTurn(now, {
        acting: {
          ...acting,
          taken: [...acting.taken, hex],
          placed: acting.placed + value,
          leased: [...acting.leased, ...route],
        },
      })
    : now;
}
