import type { ComponentSet, RetailerSide } from './types.ts';

/** A copy of the game in which every price bonus shows an arrow this way (SR.7). */
export function withPriceArrows(components: ComponentSet, shows: 'up' | 'down'): ComponentSet {
  const shown = (side: RetailerSide): RetailerSide =>
    side.bonus?.kind === 'price' ? { ...side, bonus: { ...side.bonus, shows } } : side;
  return {
    ...components,
    retailers: components.retailers.map(({ size, sides: [front, back] }) => ({
      size,
      sides: [shown(front), shown(back)],
    })),
  };
}
