import type { Phase } from '@machines/smartphone/names.ts';
import type { NewsOf } from '@machines/smartphone/rules/refuse.ts';

/** Where in the game a piece of news belongs. */
export interface Spot {
  round: number;
  phase: Phase;
}

export const firstSpot: Spot = { round: 1, phase: 'planning' };

/** The phases played in turns; each opens by telling its order (SP.1). */
const turnPhases: readonly Phase[] = ['improvement', 'research', 'logistics', 'sale'];

const nextTurnPhase = (phase: Phase): Phase => turnPhases[turnPhases.indexOf(phase) + 1] ?? phase;

/** One action can end a phase and run through others; the news themselves tell which phase they are from. */
function spotOf({ what, params }: NewsOf, at: Spot, previous: NewsOf | undefined): Spot {
  switch (what) {
    case 'roundStarts':
      return { round: Number(params['round']), phase: 'planning' };
    case 'priced':
    case 'priceStopped':
      return { ...at, phase: 'pricing' };
    case 'produced':
      return { ...at, phase: 'production' };
    case 'goodsLimited': // told just before what it limits
      return at.phase === 'pricing' ? { ...at, phase: 'production' } : at;
    case 'phaseSkipped':
      return { ...at, phase: 'improvement' };
    case 'coin':
    case 'order':
      return previous?.what === 'coin' ? at : { ...at, phase: nextTurnPhase(at.phase) };
    case 'salesScored':
      return { ...at, phase: 'scoring' };
    case 'patentsScored':
    case 'retailersScored':
    case 'tieTechnologies':
    case 'tiePatents':
    case 'won':
    case 'shared':
      return { ...at, phase: 'over' };
    default:
      return at;
  }
}

/** Each piece of news with its place, and the place the game has come to. */
export function placeNews(news: readonly NewsOf[], from: Spot): { placed: { item: NewsOf; spot: Spot }[]; end: Spot } {
  let end = from;
  const placed = news.map((item, at) => {
    end = spotOf(item, end, news[at - 1]);
    return { item, spot: end };
  });
  return { placed, end };
}
