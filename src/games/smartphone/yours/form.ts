import { parse } from '@machines/core/parse.ts';
import { componentsSchema } from '@machines/smartphone/components/schema.ts';
import { type GameSymbol, symbols } from '@machines/smartphone/names.ts';
import { fill } from '@/i18n/format.ts';
import { bonusBy, keepYours, keptYours, nameOf, ties, withYours, type Yours } from './yours.ts';

/** The form for what is printed on yours: what is neither changed nor ticked stays reconstructed. */
export function enlivenYours(form: HTMLFormElement): void {
  const said = form.querySelector<HTMLElement>('[data-said]');
  const control = (name: string) => form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
  const say = (words: string) => {
    if (said) said.textContent = words;
  };

  /** Says what is wrong beside the field that has it: which retailer, from the place that the schema names. */
  const wrong = Object.assign(document.createElement('p'), { className: 'wrong', role: 'alert' });
  const clear = () => {
    form.querySelector('[aria-invalid]')?.removeAttribute('aria-invalid');
    wrong.remove();
  };
  const refuse = (path: string): void => {
    const [, tile, side] = /retailers\[(\d+)\]\.sides\[(\d+)\]/.exec(path) ?? [];
    const field = control(tile ? `vp-${tile}-${side}` : (symbols[0] ?? ''));
    const n = (field.dataset['usual'] ?? '').split(' ').length;
    wrong.textContent = fill(form.dataset[tile ? 'wrongVp' : 'wrongSteve'] ?? '', { n });
    field.closest('fieldset')?.append(wrong);
    field.ariaInvalid = 'true';
    field.focus();
  };

  /** The tick of Steve's pad or of a side: read off the visitor's own copy, also where it is as ours. */
  const tick = (field: Element | null | undefined) =>
    field?.closest('fieldset')?.querySelector<HTMLInputElement>('[data-own]') ?? null;
  const isOwn = (name: string): boolean => tick(control(name))?.checked ?? false;
  const markOwn = (name: string): void => {
    const box = tick(control(name));
    if (box) box.checked = true;
  };

  const fillIn = ({ steve, retailers, controlTie }: Yours): void => {
    control('controlTie').value = controlTie ?? '';
    if (steve) {
      for (const symbol of symbols) control(symbol).value = String(steve.filter((each) => each === symbol).length);
      markOwn(symbols[0]);
    }
    retailers?.forEach((tile, at) => {
      tile.forEach((side, n) => {
        if (!side) return;
        control(`bonus-${at}-${n}`).value = nameOf(side.bonus);
        control(`vp-${at}-${n}`).value = side.vp.join(' ');
        markOwn(`vp-${at}-${n}`);
      });
    });
  };

  const entered = (): Yours => {
    const steve = symbols.flatMap((symbol) => Array<GameSymbol>(Number(control(symbol).value) || 0).fill(symbol));
    const tiles = [
      ...new Set([...form.querySelectorAll<HTMLElement>('[data-tile]')].map(({ dataset }) => Number(dataset['tile']))),
    ];
    const retailers = tiles.map((tile) =>
      [0, 1].map((side) => {
        const [bonus, vp] = [`bonus-${tile}-${side}`, `vp-${tile}-${side}`];
        if (!isOwn(vp)) return null;
        return { bonus: bonusBy(control(bonus).value), vp: (control(vp).value.match(/\d+/g) ?? []).map(Number) };
      }),
    );
    const controlTie = ties.find((each) => each === control('controlTie').value);
    return {
      ...(controlTie && { controlTie }),
      ...(isOwn(symbols[0]) && { steve }),
      ...(retailers.flat().some(Boolean) && { retailers }),
    };
  };

  form.addEventListener('input', ({ target }) => {
    const box = target instanceof Element ? tick(target) : null;
    if (!box) return;
    if (target !== box) box.checked = true;
    else if (!box.checked)
      for (const field of box.closest('fieldset')?.querySelectorAll<HTMLInputElement>('[data-usual]') ?? [])
        field.value = field.dataset['usual'] ?? '';
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const yours = entered();
    const checked = parse(componentsSchema, withYours(yours));
    clear();
    say('');
    if (!checked.ok) return refuse(checked.issues[0]?.path ?? '');
    const nothing = Object.keys(yours).length === 0;
    say((keepYours(nothing ? null : yours) ? form.dataset['kept'] : form.dataset['blocked']) ?? '');
  });
  form.addEventListener('reset', () => {
    clear();
    keepYours(null);
    say(form.dataset['forgotten'] ?? '');
  });
  const before = keptYours();
  if (before) fillIn(before);
}
