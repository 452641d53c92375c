import { defineMiddleware } from 'astro:middleware';
import { localeOf } from '@/i18n/index.ts';
import { speakIn } from '@/i18n/spoken.ts';

/** Every page is made in its own language: refusals, clauses and names as well as the words of the interface. */
export const onRequest = defineMiddleware(({ currentLocale }, next) => {
  speakIn(localeOf(currentLocale));
  return next();
});
