import { isDifference, openIn, readingIn } from '@machines/core/choices.ts';
import type { Clause } from '@machines/core/clause.ts';
import { groupBy } from '@machines/core/group.ts';
import { articlePath } from '@/articles/paths.ts';
import { count, fill, type Locale, localePath, messages } from '@/i18n/index.ts';
import { canIn } from '@/rules/canI/answers.ts';
import { type AnyChoice, isOpenIn, mattersIn } from '@/rules/inEdition.ts';
import { ownText } from '@/rules/ownText.ts';
import { type Example, examplesOf, teachingsOf } from '@/rules/references.ts';
import { parts, type RulesGame, rulesGames } from '@/rules/rulesGames.ts';
import {
  clausePagePath,
  type Game,
  games,
  lessonPath,
  rulesPath,
  scenarioPath,
  sectionPath,
  sections,
  tablePath,
} from '@/site.ts';
import { askedIn } from './asked.ts';
import type { SearchRecord } from './record.ts';

/** Everything that can be found, in a language: made from the same content as the pages. */

/** Numbers of clauses in the text are for links. */
const plain = (text: string): string =>
  text
    .replace(/ ?\[[SC][\w.]+\]/g, '')
    .replaceAll('**', '')
    .replace(/\s+/g, ' ')
    .trim();

/** Whether books part on a matter: they settle it differently, or some settle it and others leave it open. */
function isParting(choice: AnyChoice, { ruleSets }: RulesGame): boolean {
  const open = openIn(choice, ruleSets).length;
  return isDifference(choice, ruleSets) || (open > 0 && open < ruleSets.length);
}

/** A clause as each box has it; nothing where every box has the clause itself. */
function ownTexts(game: RulesGame, clause: Clause, locale: Locale): SearchRecord['own'] {
  const textIn = (edition: string): string =>
    plain(
      ownText(
        clause,
        edition,
        locale,
        mattersIn(game, clause).some(({ choice }) => isOpenIn(game, choice, edition)),
      ),
    );
  const texts = [...groupBy(game.ruleSets, textIn)].map(([text, editions]) => ({ in: editions, text }));
  return texts.some(({ text }) => text !== plain(clause.text)) ? texts : undefined;
}

/** What a clause leaves open, by the editions that do, with the reading each begins with. */
function gapsOf(own: readonly AnyChoice[], { ruleSets }: RulesGame, locale: Locale): NonNullable<SearchRecord['gaps']> {
  const { ours } = messages(locale).search;
  return own.flatMap((choice) =>
    [...groupBy(openIn(choice, ruleSets), (edition) => readingIn(choice, edition))].map(([value, editions]) => ({
      in: editions,
      text: fill(ours, { question: choice.title, reading: choice.values[value] ?? '' }),
    })),
  );
}

function clauseRecords(game: RulesGame, locale: Locale, examples: readonly Example[], asked: Map<string, string[]>) {
  const choices = Object.values(game.choices);
  return game.clauses.map((clause): SearchRecord => {
    const own = choices.filter((choice) => choice.clause === clause.id);
    const example =
      examples.find(({ scenario }) => scenario.clauses[0] === clause.id) ??
      examples.find(({ scenario }) => scenario.clauses.includes(clause.id));
    const open = [...new Set(own.flatMap((choice) => openIn(choice, game.ruleSets)))];
    const texts = ownTexts(game, clause, locale);
    const gaps = gapsOf(own, game, locale);
    return {
      id: clause.id,
      kind: 'clause',
      game: game.id,
      title: clause.title,
      text: plain(clause.text),
      address: localePath(locale, clausePagePath(clause.id)),
      clauses: [clause.id],
      ...(example && { attempt: localePath(locale, scenarioPath(example.id)), picture: example.id }),
      ...(open.length > 0 && { open, gaps }),
      ...(own.some((choice) => isParting(choice, game)) && { differs: true }),
      ...(texts && { own: texts }),
      ...(clause.ruleSets && { only: [...clause.ruleSets] }),
      asked: (asked.get(clause.id) ?? []).join('. '),
      extra: own.map(({ title, values }) => `${title} ${Object.values(values).join(' ')}`).join(' '),
    };
  });
}

function scenarioRecords(game: RulesGame, locale: Locale, examples: readonly Example[], asked: Map<string, string[]>) {
  const { kinds } = messages(locale).scenarios;
  return examples.map(({ id, scenario, words }): SearchRecord => {
    const address = localePath(locale, scenarioPath(id));
    const choice = game.choices[scenario.choice ?? ''];
    return {
      id: address,
      kind: 'scenario',
      game: game.id,
      title: words.title,
      text: words.short,
      address,
      attempt: address,
      picture: id,
      clauses: [...scenario.clauses],
      note: kinds[scenario.kind],
      ...(scenario.kind === 'gap' && { open: choice ? openIn(choice, game.ruleSets) : [...game.ruleSets] }),
      ...((scenario.kind === 'difference' || (choice && isParting(choice, game))) && { differs: true }),
      asked: (asked.get(id) ?? []).join('. '),
      extra: words.question,
    };
  });
}

function answerRecords(game: Game, locale: Locale): SearchRecord[] {
  return canIn(game, locale).map(({ id, question, said, clauses, example, pictured }) => {
    const open = said.filter(({ verdict }) => verdict === 'gap').flatMap((each) => each.in);
    return {
      id: localePath(locale, `${rulesPath(game, 'can-i')}#${id}`),
      kind: 'answer',
      game,
      title: question,
      text: '',
      said,
      address: localePath(locale, `${rulesPath(game, 'can-i')}#${id}`),
      clauses,
      attempt: localePath(locale, scenarioPath(example.id)),
      picture: pictured.id,
      ...(open.length > 0 && { open }),
      ...(said.length > 1 && { differs: true }),
      extra: [example.words.short, ...said.map(({ head, text }) => `${head} ${text}`)].join(' '),
    };
  });
}

function lessonRecords(game: Game, locale: Locale): SearchRecord[] {
  const t = messages(locale).search;
  return teachingsOf(game, locale).map(({ id, title, lead }, at) => {
    const address = localePath(locale, lessonPath(game, id));
    return {
      id: address,
      kind: 'lesson',
      game,
      title,
      text: plain(lead),
      address,
      attempt: address,
      note: fill(t.lesson, { n: at + 1 }),
    };
  });
}

function termRecords(locale: Locale): SearchRecord[] {
  const { glossary, coverageGlossary } = messages(locale);
  const of = (game: Game, words: Record<string, { name: string; text: string }>, place = ''): SearchRecord[] =>
    Object.entries(words).map(([key, { name, text }]) => {
      const address = localePath(locale, `${sectionPath('learn')}${game}/glossary/#${place}${key}`);
      return { id: address, kind: 'term', game, title: name, text: plain(text), address };
    });
  return [...of('smartphone', glossary.words, 'word-'), ...of('coverage', coverageGlossary.words)];
}

function pageRecords(locale: Locale): SearchRecord[] {
  const {
    sections: t,
    rules,
    offline,
    glossary,
    coverageGlossary,
    sheet,
    sheetMore,
    atTable,
    editions,
  } = messages(locale);
  const page = (path: string, title: string, text: string, game: Game | null = null): SearchRecord => {
    const address = localePath(locale, path);
    return { id: address, kind: 'page', game, title, text, address };
  };
  const tables = games.flatMap((game) =>
    parts
      .filter((part) => rulesGames[game].parts.includes(part))
      .map((part) => page(rulesPath(game, part), rules.parts[part].title, rules.parts[part].description, game)),
  );
  return [
    ...sections.map((section) => page(sectionPath(section), t[section].title, t[section].description)),
    ...tables,
    page('/learn/smartphone/glossary/', glossary.title, glossary.description, 'smartphone'),
    page('/learn/coverage/glossary/', coverageGlossary.title, coverageGlossary.description, 'coverage'),
    page('/learn/smartphone/summary/', sheet.title, sheet.description, 'smartphone'),
    page('/learn/coverage/summary/', sheetMore.coverage.title, sheetMore.coverage.description, 'coverage'),
    ...games.map((game) => page(tablePath(game), atTable.title[game], atTable.description[game], game)),
    page('/edition/', editions.page.title, editions.page.description, 'smartphone'),
    page('/offline/', offline.title, offline.description),
  ];
}

/** An article as it is found. */
export interface FoundArticle extends Pick<SearchRecord, 'game' | 'title' | 'text' | 'extra'> {
  name: string;
  cites: readonly string[];
  minutes: number;
}

const articleRecords = (articles: readonly FoundArticle[], locale: Locale): SearchRecord[] =>
  articles.map(({ name, cites, minutes, ...about }) => {
    const address = localePath(locale, articlePath(name));
    const note = count(messages(locale).articles.minutes, minutes, {}, locale);
    return { ...about, id: address, kind: 'article', address, clauses: [...cites], note };
  });

export function recordsIn(locale: Locale, articles: readonly FoundArticle[] = []): SearchRecord[] {
  const own = games.flatMap((id) => {
    const game = rulesGames[id];
    const examples = examplesOf(id, locale);
    const ids = [...game.clauses.map((clause) => clause.id), ...examples.map((example) => example.id)];
    const asked = askedIn(id, locale, ids);
    return [
      ...clauseRecords(game, locale, examples, asked),
      ...scenarioRecords(game, locale, examples, asked),
      ...answerRecords(id, locale),
      ...lessonRecords(id, locale),
    ];
  });
  return [...own, ...articleRecords(articles, locale), ...termRecords(locale), ...pageRecords(locale)];
}
