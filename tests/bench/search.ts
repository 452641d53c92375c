import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type Library, searcherOf } from '../../src/search/engine.ts';
import type { FoundRecord } from '../../src/search/record.ts';

/**
 * How well the search answers: the share of questions whose clause is among the first three, and the mean reciprocal
 * rank. The questions were written from the rulebooks by who had not seen what the index is asked by. After a build.
 */

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const verbose = process.argv.includes('--missed');

/** A result answers if it is the clause, or an answer or scenario about it. */
const isAbout = ({ kind, id, clauses = [] }: FoundRecord, wanted: readonly string[]): boolean =>
  kind === 'clause'
    ? wanted.includes(id)
    : (kind === 'scenario' || kind === 'answer') && wanted.includes(clauses[0] ?? '');

for (const [locale, file] of [
  ['en', 'dist/search.json'],
  ['ko', 'dist/ko/search.json'],
] as const) {
  const text = process.env['SEARCH_URL']
    ? await (await fetch(`${process.env['SEARCH_URL']}/${file.slice(5)}`)).text()
    : read(file);
  const { ask } = await searcherOf(JSON.parse(text) as Library);
  const questions = read(`tests/search/questions.${locale}.txt`)
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(' | '));
  const began = performance.now();
  const ranks = questions.map(([words = '', ids = '']) => {
    const wanted = ids.split(' ');
    const { found } = ask(words);
    const rank = found.findIndex((each) => isAbout(each, wanted)) + 1;
    if (verbose && (rank === 0 || rank > 3))
      console.log(
        `${rank || '–'}  ${words}  (${ids})  got ${found
          .slice(0, 3)
          .map((each) => (each.kind === 'clause' ? each.id : `${each.kind}:${each.clauses?.[0] ?? each.title}`))
          .join(', ')}`,
      );
    return rank;
  });
  const each = (performance.now() - began) / questions.length;
  const first = ranks.filter((rank) => rank === 1).length;
  const three = ranks.filter((rank) => rank > 0 && rank <= 3).length;
  const mean = ranks.reduce((sum, rank) => sum + (rank ? 1 / rank : 0), 0) / ranks.length;
  const share = (n: number) => `${((100 * n) / ranks.length).toFixed(1)} %`;
  console.log(
    `${locale}: ${ranks.length} questions, first ${share(first)}, among three ${share(three)}, mean reciprocal rank ${mean.toFixed(2)}; ${(gzipSync(text).length / 1024).toFixed(0)} KB gzip, ${each.toFixed(1)} ms a question`,
  );
}
