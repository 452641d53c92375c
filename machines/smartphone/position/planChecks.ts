import { amount, amounts, one, type Unmet } from '../../core/position/unmet.ts';
import { type PlanResult, symbolPlaces } from '../desk/planResult.ts';
import type { GameSymbol } from '../names.ts';
import type { Plan } from '../plan.ts';
import type { PlanMeans } from '../rules/plan.ts';
import { totalGoods } from '../rules/yields.ts';
import type { PlanCheck } from './schema.ts';

/** Where symbols are, of which a check says how many. */
function symbolsUnmet(plan: Plan, means: PlanMeans, check: PlanCheck): Unmet[] {
  if (!check.shown && !check.onTiles && !check.underTiles) return [];
  const places = symbolPlaces(plan, means);
  return (['shown', 'onTiles', 'underTiles'] as const).flatMap((place) =>
    amounts(place, check[place], (symbol) => places[place][symbol as GameSymbol] ?? 0),
  );
}

/** Unmet parts of a check on a plan; empty if it holds. A plan that is refused gives nothing. */
export function planUnmet(plan: Plan, means: PlanMeans, result: PlanResult, check: PlanCheck): Unmet[] {
  const refused = result.refusal?.rule ?? null;
  const wanted = check.refused ?? null;
  if (refused !== wanted) return [{ what: 'refused', wanted, found: refused }];
  const { goods } = result;
  return [
    ...amount('price', check.price, result.price),
    ...amount('goods', check.goods, totalGoods(goods)),
    ...amount('symbols', check.symbols, goods.symbols),
    ...amount('covered', check.covered, goods.covered),
    ...amount('faceDown', check.faceDown, goods.faceDown),
    ...amount('tokens', check.tokens, goods.tokens),
    ...amount('research', check.research, result.research),
    ...amount('logistics', check.logistics, result.logistics),
    ...one(check.improve === undefined || check.improve === result.improve, 'improve', check.improve, result.improve),
    ...amount('overlap', check.overlap, result.overlap),
    ...amount('laid', check.laid, plan.improvements.length),
    ...symbolsUnmet(plan, means, check),
  ];
}

export const planHolds = (plan: Plan, means: PlanMeans, result: PlanResult, check: PlanCheck): boolean =>
  planUnmet(plan, means, result, check).length === 0;
