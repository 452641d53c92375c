import { expect, test } from '@playwright/test';
import { locales } from '@/i18n/locales.ts';
import { leftovers } from '../unit/i18n/korean.ts';
import { axe } from './axe.ts';
import { html, koreanPages, pages } from './built.ts';

/** What a reader sees or hears of a page: text and names, without code, file names and what is marked as English. */
function readAloud(page: string): string {
  const text = html(page);
  const names = [...text.matchAll(/\s(?:aria-label|title|alt|placeholder)="([^"]*)"/g)].map(([, name]) => name);
  const body = text
    .replace(/<(script|style|code)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<(\w+)[^>]*\slang="en"[^>]*>[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ');
  return [body, ...names].join('\n').replace(/(?:\w+ \()?[\w/.-]+\.ts\b\)?/g, ' ');
}

if (locales.includes('ko')) {
  test('every page exists in both languages, and each names the other', () => {
    const english = pages.filter((page) => !page.startsWith('/ko/') && page !== '/404.html');
    expect(koreanPages).toEqual(english.map((page) => `/ko${page}`).toSorted());
    const wrong = [...english, ...koreanPages].filter((page) => {
      const own = page.replace(/^\/ko\//, '/');
      const text = html(page);
      return !(
        text.includes(`<html lang="${page === own ? 'en' : 'ko'}"`) &&
        text.includes(`hreflang="en" href="${own}"`) &&
        text.includes(`hreflang="ko" href="/ko${own}"`) &&
        text.includes(`hreflang="x-default" href="${own}"`)
      );
    });
    expect(wrong).toEqual([]);
  });

  test('no Korean page leads to an English one but by the switch', () => {
    const wrong = koreanPages.flatMap((page) => {
      const body = html(page)
        .replace(/<ul class="languages"[\s\S]*?<\/ul>/g, '')
        .replace(/<link [^>]*>/g, '');
      const links = [...body.matchAll(/<a [^>]*href="(\/(?!ko\/)[^"]*)"/g)].map(([, href]) => `${page} → ${href}`);
      return links;
    });
    expect(wrong).toEqual([]);
  });

  test('nothing on a Korean page is left in English', () => {
    const left = koreanPages.map((page) => [page, [...new Set(leftovers(readAloud(page)))]] as const);
    expect(left.filter(([, words]) => words.length > 0)).toEqual([]);
  });

  test('the switch keeps the page, what was asked, the place on it and the open game', async ({ page }) => {
    const toKorean = () => page.getByRole('link', { name: '한국어' }).click();
    await page.goto('/scenarios/?phase=sale#content');
    await toKorean();
    await expect(page).toHaveURL('/ko/scenarios/?phase=sale#content');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/scenarios/?phase=sale#content');

    await page.goto('/play/smartphone/');
    await page.getByRole('button', { name: 'Play against Steve' }).click();
    await expect(page).toHaveURL(/#.+/);
    const game = new URL(page.url()).hash;
    await toKorean();
    await expect(page).toHaveURL(`/ko/play/smartphone/${game}`);
    await expect(page.locator('.table-aside')).toBeVisible();
  });

  for (const path of [
    '/ko/',
    '/ko/learn/smartphone/price/',
    '/ko/scenarios/leftmost-buyer/',
    '/ko/play/smartphone/',
    '/ko/lab/',
  ])
    test(`${path} comes to life without complaints, fits a phone and is accessible`, async ({ page }) => {
      const heard: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') heard.push(message.text());
      });
      page.on('pageerror', (error) => heard.push(error.message));
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(path);
      await expect(page.locator('astro-island[ssr]:not([client="visible"])')).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      expect(leftovers(await page.getByRole('main').innerText())).toEqual([]);
      await axe(page);
      expect(heard).toEqual([]);
    });

  test('a Korean reader is offered the Korean edition', async ({ page }) => {
    await page.goto('/ko/play/smartphone/');
    await expect(page.getByRole('radio', { name: /한국어판/ })).toBeChecked();
  });
}
