import { listenForEditions } from '@/editions/header.ts';
import { carriedTo } from '@/i18n/carry.ts';
import { listenForSearch } from '@/search/keys.ts';
import '@/offline/page.ts';
import { listenForEarlyPresses } from './earlyPress.ts';
import { listenForLifeless } from './lifeless.ts';

/** What is alive around every page: search by its keys, the chosen edition, the word of a new version, the switch of languages. */
listenForSearch();
listenForEarlyPresses(document);
listenForLifeless(document);
listenForEditions();

/** The other language opens at the same place, with the same question and the same game. */
const carry = ({ target }: Event) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.languages a') : null;
  if (link) link.href = carriedTo(link.pathname);
};
document.addEventListener('click', carry);
document.addEventListener('auxclick', carry);
