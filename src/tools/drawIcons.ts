/** Draws the icons of the installed site from their one drawing. By hand, after a change of it: `npm run draw:icons`. */
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { launchOptions } from './browser.ts';

const folder = new URL('../../src/public/icons/', import.meta.url);
const svg = readFileSync(new URL('icon.svg', folder), 'utf8');
/** Devices cut these to their own shape, so the paper fills the square; what is drawn stays inside the safe circle. */
const whole = svg.replace('rx="13"', '');

const browser = await chromium.launch(launchOptions());
const draw = async (name: string, size: number, drawing: string) => {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${drawing}`);
  await page.screenshot({ path: new URL(`${name}-${size}.png`, folder).pathname, omitBackground: true });
  await page.close();
};
await draw('icon', 192, svg);
await draw('icon', 512, svg);
await draw('maskable', 512, whole);
await draw('touch', 180, whole);
await browser.close();
