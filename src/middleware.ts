import { defineMiddleware } from 'astro:middleware';
import { localeOf } from '@/i18n/index.ts';
import { makeIn } from '@/i18n/page.ts';
import { speakIn } from '@/i18n/spoken.ts';

/** Every page is made in its own language: refusals, clauses and names as well as the words of the interface. */
export const onRequest = defineMiddleware(({ currentLocale }, next) => {
  const locale = localeOf(currentLocale);
  makeIn(locale);
  speakIn(locale);
  return next();
});
