import { parse } from '@machines/core/parse.ts';
import { componentsSchema } from '@machines/smartphone/components/schema.ts';
import { type GameSymbol, symbols } from '@machines/smartphone/names.ts';
import { bonusBy, keepYours, keptYours, nameOf, ties, withYours, type Yours } from './yours.ts';

/** The form for what is printed on yours: what is left as it was stays reconstructed. */
export function enlivenYours(form: HTMLFormElement): void {
  const said = form.querySelector<HTMLElement>('[data-said]');
  const control = (name: string) => form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
  const say = (words: string) => {
    if (said) said.textContent = words;
  };

  const fillIn = ({ steve, retailers, controlTie }: Yours): void => {
    control('controlTie').value = controlTie ?? '';
    if (steve)
      for (const symbol of symbols) control(symbol).value = String(steve.filter((each) => each === symbol).length);
    retailers?.forEach((tile, at) => {
      tile.forEach((side, n) => {
        if (!side) return;
        control(`bonus-${at}-${n}`).value = nameOf(side.bonus);
        control(`vp-${at}-${n}`).value = side.vp.join(' ');
      });
    });
  };

  const entered = (): Yours => {
    const usual = (name: string) => control(name).dataset['usual'] ?? '';
    const changed = (name: string) => control(name).value.trim() !== usual(name);
    const steve = symbols.flatMap((symbol) => Array<GameSymbol>(Number(control(symbol).value) || 0).fill(symbol));
    const tiles = [
      ...new Set([...form.querySelectorAll<HTMLElement>('[data-tile]')].map(({ dataset }) => Number(dataset['tile']))),
    ];
    const retailers = tiles.map((tile) =>
      [0, 1].map((side) => {
        const [bonus, vp] = [`bonus-${tile}-${side}`, `vp-${tile}-${side}`];
        if (!changed(bonus) && !changed(vp)) return null;
        return { bonus: bonusBy(control(bonus).value), vp: (control(vp).value.match(/\d+/g) ?? []).map(Number) };
      }),
    );
    const controlTie = ties.find((each) => each === control('controlTie').value);
    return {
      ...(controlTie && { controlTie }),
      ...(symbols.some(changed) && { steve }),
      ...(retailers.flat().some(Boolean) && { retailers }),
    };
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const yours = entered();
    const checked = parse(componentsSchema, withYours(yours));
    if (!checked.ok) {
      say(checked.issues.map(({ path, message }) => `${path}: ${message}`).join(' '));
      return;
    }
    const nothing = Object.keys(yours).length === 0;
    say((keepYours(nothing ? null : yours) ? form.dataset['kept'] : form.dataset['blocked']) ?? '');
  });
  form.addEventListener('reset', () => {
    keepYours(null);
    say(form.dataset['forgotten'] ?? '');
  });
  const before = keptYours();
  if (before) fillIn(before);
}
