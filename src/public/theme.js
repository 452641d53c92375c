// @ts-check
// What the visitor has chosen: theme, edition, language. In <head>, before anything is painted; without storage a choice holds
// for the page.
(() => {
  const key = 'theme';
  const root = document.documentElement;

  const stored = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  /** @param {string | null} theme */
  const show = (theme) => {
    if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;
    else delete root.dataset['theme'];
  };

  /** @param {string} theme */
  const keep = (theme) => {
    try {
      if (theme === 'system') localStorage.removeItem(key);
      else localStorage.setItem(key, theme);
    } catch {
      // Storage is blocked.
    }
  };

  /** The bar of the browser takes the colour of the paper. */
  const tint = () => {
    const paper = getComputedStyle(root).backgroundColor;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', paper);
  };

  show(stored());
  // A game, a question or a place on the page: what would stand there without it need not be shown first.
  if (location.hash) root.dataset['asked'] = '';

  document.addEventListener('DOMContentLoaded', () => {
    if (root.dataset['theme']) tint();
    const chosen = root.dataset['theme'] ?? 'system';
    for (const input of document.querySelectorAll('input[name="theme"]'))
      if (input instanceof HTMLInputElement) input.checked = input.value === chosen;
  });

  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'theme') return;
    show(target.value);
    keep(target.value);
    tint();
  });
})();

// The edition: of the link that was followed, or as chosen, or of the link that began this visit, or as usual in the
// page's language.
(() => {
  const root = document.documentElement;
  const editions = ['e1', 'e1c', 'e2', 'ko'];

  /** @param {string} key */
  const stored = (key) => {
    try {
      return localStorage.getItem(key) ?? '';
    } catch {
      return '';
    }
  };

  /** The edition of the link that this tab came by, with `asked` from here on. @param {string} asked */
  const linked = (asked) => {
    try {
      if (asked) sessionStorage.setItem('edition', asked);
      return sessionStorage.getItem('edition') ?? '';
    } catch {
      return asked;
    }
  };

  const named = new URLSearchParams(location.search).get('edition') ?? '';
  const asked = editions.includes(named) ? named : '';
  const link = linked(asked);
  const chosen = stored('edition');
  const by = asked ? 'link' : editions.includes(chosen) ? 'choice' : editions.includes(link) ? 'link' : 'usual';
  root.dataset['editionBy'] = by;
  if (by !== 'usual') root.dataset['edition'] = by === 'link' ? link : chosen;
  const printed = stored('printed-yours');
  if (/"(steve|retailers)"/.test(printed)) root.dataset['yours'] = 'entered';
  const tie = /"controlTie":"(goods|offices)"/.exec(printed);
  if (tie) root.dataset['yoursTie'] = tie[1];
  if (stored('edition-line') === 'closed') root.dataset['editionLine'] = 'closed';
})();

// The switch of languages: the other one opens at the same place, with the same question and the same game, however
// soon it is pressed. What a page shows that its address does not say stands in `data-shown` (`src/i18n/carry.ts`).
(() => {
  /** @param {Event} event */
  const carry = ({ target }) => {
    const link = target instanceof Element ? target.closest('.languages a') : null;
    if (link instanceof HTMLAnchorElement)
      link.href = link.pathname + location.search + (document.documentElement.dataset['shown'] ?? location.hash);
  };
  document.addEventListener('click', carry);
  document.addEventListener('auxclick', carry);
})();

// A press before the scripts of the page have run waits for them and is then done; what has still to come to life goes
// on waiting (`src/layouts/earlyPress.ts`).
(() => {
  /** @type {HTMLElement | null} */
  let pressed = null;
  /** @param {Event} event */
  const hold = (event) => {
    const { target } = event;
    const button = target instanceof Element && target.closest('button:not([popovertarget], [type="submit"])');
    if (!(button instanceof HTMLElement)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = button;
  };
  document.addEventListener('click', hold, true);
  document.addEventListener('DOMContentLoaded', () => {
    document.removeEventListener('click', hold, true);
    pressed?.click();
  });
})();
