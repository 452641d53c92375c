/** Draws the picture shown beside shared links, from the site's own pieces. By hand, after a change: `npm run draw:preview`. */
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import type { Glyph } from '../icons/glyph.ts';
import { seats } from '../icons/seats.ts';
import { symbols } from '../icons/symbols.ts';
import { launchOptions } from './browser.ts';

const from = (file: string) => new URL(`../../${file}`, import.meta.url);
const read = (file: string) => readFileSync(from(file), 'utf8');
const font = 'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
const styles = ['tokens', 'elements', 'base', 'layout', 'icons', 'pieces', 'seats'].map((name) =>
  read(`src/styles/${name}.css`),
);

const drawn = (glyph: Glyph) =>
  glyph.map(({ d, width }) => `<path d="${d}"${width ? ` stroke-width="${width}"` : ''}/>`).join('');
const tile = (name: keyof typeof symbols) =>
  `<span class="tile hue-${name}"><svg class="icon" viewBox="0 0 24 24">${drawn(symbols[name])}</svg></span>`;
const slot = '<span class="slot"></span>';
const seat = ([name, glyph]: [string, Glyph]) =>
  `<svg class="piece seat-${name}" viewBox="-1 -1 26 26"><g class="body">${drawn(glyph)}</g></svg>`;

const page = `<!doctype html><html lang="en" data-theme="light"><style>${styles.join('\n')}
@font-face { font-family: "Bricolage Grotesque"; font-weight: 200 800;
  src: url(data:font/woff2;base64,${readFileSync(from(font)).toString('base64')}); }
body { display: block; min-height: 0; width: 1200px; height: 630px; overflow: hidden; position: relative; }
.ticks { position: absolute; inset: 0 0 auto; height: 18px; background-size: 100% 18px, 100% 9px; }
.ticks.below { inset: auto 0 0; transform: scaleY(-1); }
.name { position: absolute; left: 70px; top: 222px; display: flex; gap: 26px; align-items: center;
  font: 750 104px / 1 var(--display); letter-spacing: -0.035em; }
.name svg { width: 108px; }
.seats { position: absolute; left: 78px; top: 382px; display: flex; gap: 26px; --piece: 58px; }
.slab { --u: 112px; position: absolute; }
.slab-A { left: 806px; top: 92px; }
.slab-B { left: 918px; top: 204px; }
</style><body><div class="ticks"></div><div class="ticks below"></div>
<div class="name">${read('src/public/icons/icon.svg')
  .replace(/<rect id="paper"[^>]*>/, '')
  .replace('viewBox="0 0 64 64"', 'viewBox="14 14 36 36"')}Rulebench</div>
<div class="seats">${Object.entries(seats).map(seat).join('')}</div>
<div class="slab slab-A">${tile('goods')}${slot}${tile('research')}${slot}${slot}${slot}</div>
<div class="slab slab-B">${tile('goodsPriceDown')}${tile('logistics')}${slot}${tile('priceUp')}${tile('improve')}${slot}</div>
</body></html>`;

const browser = await chromium.launch(launchOptions());
const sheet = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await sheet.setContent(page);
await sheet.evaluate(() => document.fonts.ready);
await sheet.screenshot({ path: from('src/public/preview.png').pathname });
await browser.close();
