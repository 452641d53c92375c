import { expect, type Page, test } from '@playwright/test';
import { locales } from '@/i18n/locales.ts';
import { leftovers } from '../unit/i18n/korean.ts';
import { alive } from './alive.ts';
import { axe } from './axe.ts';
import { html, koreanPages, lookedAtInKorean, pages } from './built.ts';
import { clipped } from './clipped.ts';
import { visit } from './learn/doing.ts';
import { openLesson } from './learn/lessons.ts';
import { goThrough, rightOnly } from './learn/through.ts';
import { looking } from './looking.ts';
import { withoutStyle } from './ownFont.ts';
import { moves, offers, phase, sameShuffles, settled, table } from './play/game.ts';

/** Files and what is in them keep their names. */
const named = /(?:\w+ \()?[\w/.-]+\.ts\b\)?/g;

/** What a reader sees or hears of a page: text and names, without code, file names and what is marked as English. */
function readAloud(page: string): string {
  const text = html(page);
  const names = [...text.matchAll(/\s(?:aria-label|title|alt|placeholder)="([^"]*)"/g)].map(([, name]) => name);
  const body = text
    .replace(/<(script|style|code)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<(\w+)[^>]*\slang="en"[^>]*>[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ');
  return [body, ...names].join('\n').replace(named, ' ');
}

/** What the page says now, and the names of what is on it. */
const spoken = (page: Page): Promise<string> =>
  page.getByRole('main').evaluate((main) => {
    const parts = [...main.querySelectorAll('*')].filter(
      (part) => !part.closest('script, style, noscript, code, [lang="en"]'),
    );
    const names = parts.flatMap((part) => ['aria-label', 'title', 'alt'].map((name) => part.getAttribute(name) ?? ''));
    const texts = parts.flatMap((part) => [...part.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE));
    return [...names, ...texts.map(({ textContent }) => textContent)].join('\n');
  });

/** What is left in another language, a place that was not filled and a particle that was not chosen. */
const strange = (text: string): string[] => [
  ...leftovers(text.replace(named, ' ')),
  ...(text.match(/\{\w+\}|이\(가\)|은\(는\)|을\(를\)|과\(와\)|\(으\)로|이\(라\)고|undefined|NaN/g) ?? []),
];

/** What the page asks for; on a turn something that is refused first. */
async function stepInKorean(page: Page, now: string): Promise<void> {
  if (now === 'showing') return page.locator('[data-act="continue"]').click();
  if (now === 'planning') return page.getByRole('button', { name: '계획 확정' }).click();
  const places = page.locator(':is(.stage-map, .stage-market) button.pick');
  await places.and(page.locator('[data-lit="false"]')).first().click();
  await expect(page.locator(':is(.stage-map, .stage-market) .refusal').first()).toBeVisible();
  expect(strange(await spoken(page)), 'refused').toEqual([]);
  return offers(page).first().click();
}

if (locales.includes('ko')) {
  test('every page exists in both languages, and each names the other', () => {
    // A draft stands in one language, and says so.
    const isWhole = (page: string) => !html(page).includes('data-draft');
    const english = pages.filter((page) => !page.startsWith('/ko/') && page !== '/404.html' && isWhole(page));
    const korean = koreanPages.filter((page) => page !== '/ko/404/');
    expect(korean).toEqual(english.map((page) => `/ko${page}`).toSorted());
    const wrong = [...english, ...korean].filter((page) => {
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
        .replace(/<ul class="languages\b[\s\S]*?<\/ul>/g, '')
        .replace(/<link [^>]*>/g, '');
      // Files to take away are in no language.
      const links = [...body.matchAll(/<a [^>]*href="(\/(?!ko\/)[^"]*)"(?! download)/g)].map(
        ([, href]) => `${page} → ${href}`,
      );
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
    await expect(table(page)).toBeVisible();
    const game = new URL(page.url()).hash;
    // The header gives its place to the table: its menu leads to the whole site's.
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'The whole site: language, theme, search' }).click();
    await toKorean();
    await expect(page).toHaveURL(`/ko/play/smartphone/${game}`);
    await expect(table(page)).toBeVisible();
  });

  // The colours are those of the English page, which is looked at in both themes; here one visit is in the dark.
  for (const path of lookedAtInKorean)
    looking(`${path} comes to life without complaints, fits a phone and is accessible`, async ({ page, heard }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(path);
      await alive(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      expect(strange(await spoken(page))).toEqual([]);
      await axe(page);
      for (const [width, height] of [[360, 740] as const, [1280, 800] as const]) {
        await page.setViewportSize({ width, height });
        expect(await clipped(page), `cut off at ${width}`).toEqual([]);
        expect(await withoutStyle(page), `in the font of the browser at ${width}`).toEqual([]);
      }
      expect(heard).toEqual([]);
    });

  for (const id of ['pads', 'offices'])
    test(`the lesson ${id} is done to its end in Korean`, async ({ page }) => {
      await visit(page, `${id}/`, 'smartphone', '/ko');
      await goThrough(page, openLesson(id).steps.map(rightOnly), async (step) => {
        expect(strange(await spoken(page)), step.id).toEqual([]);
      });
      expect(strange(await spoken(page)), 'at the end').toEqual([]);
    });

  test('a round is played in Korean: prompts, refusals, hints, the log and every panel', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await sameShuffles(page);
    await page.goto('/ko/play/smartphone/');
    // A Korean reader is offered the Korean edition.
    await expect(page.getByRole('radio', { name: /한국어판/ })).toBeChecked();
    await page.getByRole('button', { name: '스티브와 게임하기' }).click();
    await expect(table(page)).toBeVisible();
    await page.getByRole('button', { name: '힌트', exact: true }).click();
    await expect(page.getByText(/고수의 계획은 이렇습니다/)).toBeVisible();
    const seen = new Set<string>();
    for (let steps = 0; steps < 60; steps++) {
      const now = await settled(page);
      const before = await moves(page);
      seen.add(await phase(page));
      expect(strange(await spoken(page)), `${await phase(page)}, ${now}`).toEqual([]);
      if (now === 'planning' && before > 0) break;
      await stepInKorean(page, now);
      if (now === 'showing')
        await expect(page.locator(`.game-table[data-where="showing"][data-move="${before}"]`)).toHaveCount(0);
      else await expect(table(page)).not.toHaveAttribute('data-move', String(before));
    }
    expect([...seen]).toEqual(expect.arrayContaining(['planning', 'research', 'logistics', 'sale']));
    for (const name of [/^기록$/, /^규칙$/, /^상태도$/, /^저장\u2060·\u2060공유$/]) {
      await page.getByRole('tab', { name }).click();
      expect(strange(await spoken(page)), name.source).toEqual([]);
    }
    await page.getByRole('tab', { name: '기록' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('계획을 확정했습니다');
    await axe(page, 'main');
  });

  test('words are found in Korean, by themselves and by a clause', async ({ page }) => {
    await page.goto(`/ko/search/?q=${encodeURIComponent('소매점')}`);
    const found = page.locator('[data-part="results"] a');
    await expect(found.first()).toHaveAttribute('href', /^\/ko\//);
    await page.getByRole('search').getByRole('combobox').fill('S6.2');
    await expect(found.first()).toHaveAttribute('href', '/ko/rules/S6.2/');
    expect(leftovers(await page.getByRole('main').innerText())).toEqual([]);
  });
}
