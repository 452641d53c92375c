import { listenForEditions } from '@/editions/header.ts';
import { listenForSearch } from '@/search/keys.ts';
import '@/offline/offlinePage.ts';
import { listenForEarlyPresses } from './earlyPress.ts';
import { listenForLifeless } from './lifeless.ts';

/** What is alive around every page: search by its keys, the chosen edition, the word of a new version. */
listenForSearch();
listenForEarlyPresses(document);
listenForLifeless(document);
listenForEditions();
