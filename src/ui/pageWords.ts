import { spoken } from '@machines/core/speech.ts';
import type { PageTables } from '@/i18n/pageWords.ts';

/** The words of the interface that are shared by the widgets of a page, in its language. */
export const pageWords = spoken<PageTables>('page');
