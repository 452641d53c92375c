import { symbols } from '@machines/smartphone/names.ts';
import { type BonusName, keptYours, nameOf } from './yours.ts';

/** Puts what the visitor read off their own copy in the place of what is reconstructed, where values are listed. */
export function showYours(root: ParentNode): void {
  const list = root.querySelector<HTMLElement>('[data-printed]');
  const yours = list && keptYours();
  if (!list || !yours) return;
  const bonuses = JSON.parse(list.dataset['bonuses'] ?? '{}') as Record<BonusName, string>;
  const say = (selector: string, words: string) => {
    const place = list.querySelector(selector);
    if (place) place.textContent = words;
  };
  if (yours.steve) {
    for (const symbol of symbols)
      say(`[data-symbol="${symbol}"]`, String(yours.steve.filter((each) => each === symbol).length));
    say('[data-mark="steve"]', list.dataset['own'] ?? '');
  }
  yours.retailers?.forEach((sides, tile) => {
    sides.forEach((side, at) => {
      if (!side) return;
      say(`[data-bonus="${tile}-${at}"]`, bonuses[nameOf(side.bonus)]);
      say(`[data-vp="${tile}-${at}"]`, side.vp.join(' '));
      say(`[data-mark="${tile}-${at}"]`, list.dataset['own'] ?? '');
    });
  });
}
