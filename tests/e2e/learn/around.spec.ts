import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { axe } from '../axe.ts';
import { advance, goOn, moves, playUntil, settled, table } from '../play/game.ts';
import { visit } from './doing.ts';
import { coverageIds, lessonIds, openLesson } from './lessons.ts';

const course = '/learn/smartphone/';

for (const [game, ids] of [
  ['smartphone', lessonIds],
  ['coverage', coverageIds],
] as const)
  test(`the course of ${game} counts every step that was done`, async ({ page }) => {
    const lessons = ids.map(
      (id) => [id, openLesson(id, game).steps.map((step) => `${game}/${id}/${step.id}`)] as const,
    );
    const progress = { format: 1, done: lessons.flatMap(([, steps]) => steps), last: null };
    await page.addInitScript((text) => localStorage.setItem('rulebench.progress', text), JSON.stringify(progress));
    await page.goto(`/learn/${game}/`);
    for (const [id, { length }] of lessons) {
      const lesson = page.locator(`[data-lesson="${game}/${id}"]`);
      await expect(lesson.locator('[data-done="false"]')).toHaveCount(0);
      await expect(lesson).toContainText(`${length} of ${length} steps done`);
    }
    await axe(page);
  });

test('progress is kept, taken along, brought back and forgotten', async ({ page }) => {
  await visit(page, 'selling/');
  await page.locator('[data-place="buyer Europe 0"]').click();
  await page.locator('[data-place="buyer Europe 1"]').click();
  await expect(page.locator('.row-verdict[data-verdict="right"]')).toBeVisible();
  await page.goto(course);
  const lesson = page.locator('[data-lesson="smartphone/selling"]');
  await expect(lesson.locator('[data-done="true"]')).toHaveCount(1);
  await expect(page.getByRole('link', { name: /Go on with.*Selling, step 2 of/ })).toHaveAttribute('href', /selling/);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as a file' }).click();
  const file = await (await download).path();
  await page.getByRole('button', { name: 'Reset progress' }).click();
  await page.getByRole('button', { name: 'Yes, reset' }).click();
  await expect(lesson.locator('[data-done="true"]')).toHaveCount(0);

  await page.getByLabel('Import a file').setInputFiles(file);
  await expect(page.getByText('The progress in the file has been added.')).toBeVisible();
  await expect(lesson.locator('[data-done="true"]')).toHaveCount(1);
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ format: 1, last: 'smartphone/selling' });
});

test('a file that holds no progress changes nothing and says so', async ({ page }) => {
  await page.goto(course);
  await page
    .getByLabel('Import a file')
    .setInputFiles({ name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from('{"done": 7') });
  await expect(page.getByText('That file contains no progress. Nothing has been changed.')).toBeVisible();
});

test('a lesson goes on where it was left, and a step can be linked', async ({ page }) => {
  await visit(page, 'selling/');
  await page.locator('[data-place="region Europe"]').click();
  await page.locator('[data-place="region Europe"]').click();
  await expect(page.locator('.row-verdict[data-verdict="right"]')).toBeVisible();
  await page.reload();
  await expect(page.locator('.lesson')).toHaveAttribute('data-step', 'willing');
  await visit(page, 'selling/#skip');
  await page.reload();
  await expect(page.locator('.lesson')).toHaveAttribute('data-step', 'skip');
  // A step that is not there is said to be missing; going on takes the sentence away.
  await page.evaluate(() => {
    window.location.hash = 'nowhere';
  });
  const missing = page.getByText('This lesson has no step “nowhere”.');
  await expect(missing).toBeVisible();
  await page.evaluate(() => {
    window.location.hash = 'end';
  });
  await expect(missing).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Try it out in the lab' })).toHaveAttribute('href', /\/lab\/#scenario=/);
});

test('hints go from a nudge to showing the move, and a shown move is not counted as done', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, 'selling/#willing');
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await page.getByRole('button', { name: 'Another hint' }).click();
  await expect(page.locator('.hints li')).toHaveCount(2);
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(page.locator('.row-verdict[data-verdict="note"]')).toContainText('Try it yourself');
  await expect(page.locator('.rule [data-done="true"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.locator('[data-place="buyer Europe 2"]').click();
  await expect(page.locator('.row-verdict[data-verdict="right"]')).toBeVisible();
});

test('a lesson is done by keyboard alone', async ({ page }) => {
  await visit(page, 'selling/');
  for (let sold = 0; sold < 2; sold++) {
    await page.locator('.step-moves summary').focus();
    if (sold === 0) await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  await expect(page.locator('.row-verdict[data-verdict="right"]')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Who is willing' })).toBeFocused();
});

test('the first guided round explains, suggests, lays out a plan and ends after the round', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${course}first-round/`);
  await page.getByRole('link', { name: 'Start playing' }).click();
  const guide = page.getByRole('region', { name: 'Your guide' });
  await expect(guide).toContainText('Phase 1.');
  await guide.getByRole('button', { name: 'Suggest a move' }).click();
  await guide.getByRole('button', { name: 'Lay out this plan' }).click();
  await expect(guide).toContainText('It’s on the desk');
  await advance(page);
  await expect(guide).toContainText(/You make \d goods? at price/);
  await expect(guide).toContainText('I would have done the same.');
  await page.reload();
  await playUntil(page, (now) => now === 'turn');
  await expect(guide).toContainText(/Phase [4567]\./);
  const before = await moves(page);
  await playUntil(page, async (now) => now === 'showing' && (await moves(page)) > before);
  await expect(guide).toContainText(/You sold \d goods? at/);
  await goOn(page);
  await expect(guide).toContainText('the lesson is done');
  await expect(table(page)).toHaveAttribute('data-phase', 'planning');
  await page.goto(course);
  await expect(page.locator('[data-step="smartphone/first-round/played"]')).toHaveAttribute('data-done', 'true');
});

test('Coverage has a guided first game, which says after a turn what it brought, beside what it would have done', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/learn/coverage/');
  await page.getByRole('link', { name: 'A first game, guided' }).click();
  await page.getByRole('link', { name: 'Start playing' }).click();
  const guide = page.getByRole('region', { name: 'Your guide' });
  await expect(guide).toContainText('One thing a turn');
  const build = page.getByRole('button', { name: /^Build with Fern|^Act for Fern|Fern, \d chip/ }).first();
  // The guide leaves the tool its place.
  await expect(build).toBeInViewport({ ratio: 1 });
  await build.click();
  await expect(guide).toContainText('Choose a number of chips');
  await page.locator('.stage-map [data-lit="true"]').first().click();
  await page.locator('.stage-tool [data-act="move"]').first().click();
  await expect(guide).toContainText('Fern placed 1 chip');
  await expect(guide).toContainText('I would have done this: Auction a share of Fern');
  await expect(guide.getByRole('row')).toHaveCount(3);
  await settled(page);
  await guide.getByRole('button', { name: 'Play on without the guide' }).click();
  await expect(guide).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a lesson is read as text, with its answers', async ({ page }) => {
    await page.goto(`${course}selling/`);
    await expect(page.getByRole('heading', { name: 'The rule in words' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Who is willing' })).toBeVisible();
    await expect(page.getByText('The buyers marked 4 and 5 will not pay 6.')).toBeVisible();
    await expect(page.locator('.lesson-main')).toBeHidden();
  });
});
