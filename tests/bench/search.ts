import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type Library, searcherOf } from '../../src/search/engine.ts';
import {
  askAll,
  leastRight,
  leastShare,
  meanReciprocalRank,
  onTop,
  questionsIn,
  sets,
  shareAmong,
} from '../search/score.ts';

/**
 * `npm run bench:search`, after a build: the share of questions whose clause is among the first three, and the mean
 * reciprocal rank, and of the answers on top the share that answer. `--missed` lists what was missed of the first set and counts the other by chapter, so that no line is
 * written for one of its questions. Ends with 1 when a share is too small.
 */

const root = new URL('../../', import.meta.url);
const verbose = process.argv.includes('--missed');
let broken = 0;

for (const [locale, file] of [
  ['en', 'dist/search.json'],
  ['ko', 'dist/ko/search.json'],
] as const) {
  const text = process.env['SEARCH_URL']
    ? await (await fetch(`${process.env['SEARCH_URL']}/${file.slice(5)}`)).text()
    : readFileSync(new URL(file, root), 'utf8');
  const { ask } = await searcherOf(JSON.parse(text) as Library);
  console.log(`${locale}: ${(gzipSync(text).length / 1024).toFixed(0)} KB gzip`);
  for (const set of sets) {
    const questions = questionsIn(set, locale);
    const began = performance.now();
    const asked = askAll(questions, ask);
    const each = (performance.now() - began) / questions.length;
    const { shown, right } = onTop(asked);
    const holds = shareAmong(asked, 3) >= leastShare[locale] && right >= leastRight;
    if (!holds) broken++;
    console.log(
      `  ${set.padEnd(9)} ${asked.length} questions, first ${shareAmong(asked, 1).toFixed(1)} %, among three ${shareAmong(asked, 3).toFixed(1)} % (wanted ${leastShare[locale]}${holds ? '' : ', BROKEN'}), mean reciprocal rank ${meanReciprocalRank(asked).toFixed(2)}; ${shown} answers on top, ${right.toFixed(0)} % right (wanted ${leastRight}); ${each.toFixed(1)} ms a question`,
    );
    const missed = asked.filter(({ rank }) => rank === 0 || rank > 3);
    if (!verbose) continue;
    if (set === 'held') {
      const chapters = Map.groupBy(missed, ({ wanted: [id = ''] }) => id.replace(/\.\d+$/, ''));
      console.log(`    missed: ${[...chapters].map(([chapter, all]) => `${chapter} ${all.length}`).join(', ')}`);
    } else
      for (const { words, wanted, rank, found } of missed) {
        const got = found
          .slice(0, 3)
          .map((one) => (one.kind === 'clause' ? one.id : `${one.kind}:${one.clauses?.[0] ?? one.title}`));
        console.log(`    ${rank || '–'}  ${words}  (${wanted.join(' ')})  got ${got.join(', ')}`);
      }
  }
}
process.exit(broken === 0 ? 0 : 1);
