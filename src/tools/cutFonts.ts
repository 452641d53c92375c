/** `npm run draw:fonts`: cuts the fonts to the characters and weights that pages use, and writes them to `src/fonts/`. */
import { readFileSync, writeFileSync } from 'node:fs';
import subset from 'subset-font';
import { characters, cutFont, cuts, wholeFont } from '../fonts/characters.ts';

for (const cut of cuts) {
  const [min, max] = cut.weights;
  const whole = readFileSync(wholeFont(cut));
  const made = await subset(whole, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max, default: min } },
  });
  writeFileSync(cutFont(cut), made);
  console.log(`${cutFont(cut)}: ${whole.length} → ${made.length} bytes`);
}
