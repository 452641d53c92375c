import { useSyncExternalStore } from 'react';
import { pageLocale } from '@/i18n/page.ts';
import { editionHere, onEdition } from '../chosen.ts';
import { type Edition, usualEdition } from '../editions.ts';

/** The visitor's edition in an island; before the island is alive, the usual one of the page's language. */
export const useEdition = (): Edition => useSyncExternalStore(onEdition, editionHere, () => usualEdition(pageLocale()));
