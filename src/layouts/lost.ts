/** The other language, as the header names it, under whose address something was looked for. */
const asked = (): HTMLAnchorElement | undefined =>
  [...document.querySelectorAll<HTMLAnchorElement>('header .languages a')].find(
    ({ pathname, lang }) =>
      pathname !== '/' && lang !== document.documentElement.lang && location.pathname.startsWith(pathname),
  );

/** Puts the page for lost visitors in the language of the address in place of the default one: header, text and all. */
export async function speakAsAsked(): Promise<void> {
  const language = asked();
  if (!language) return;
  const response = await fetch(`${language.pathname}404/`).catch(() => null);
  // Without it, what is here says it in every language.
  if (!response?.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  document.documentElement.lang = language.lang;
  document.title = page.title;
  const theme = document.documentElement.dataset['theme'] ?? 'system';
  for (const input of page.querySelectorAll<HTMLInputElement>('input[name="theme"]'))
    input.toggleAttribute('checked', input.value === theme);
  for (const part of ['body > a', 'body > header', 'body > main', 'body > footer']) {
    const own = page.querySelector(part);
    if (own) document.querySelector(part)?.replaceWith(document.importNode(own, true));
  }
}
