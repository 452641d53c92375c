import type { ChapterKey } from '@machines/coverage/clauses/index.ts';
import type { RuleSet as CoverageRuleSet } from '@machines/coverage/readings.ts';
import type { RuleSet } from '@machines/smartphone/readings.ts';
import type { Field } from '@/scenarios/filter.ts';
import type { ScenarioKind } from '@/scenarios/scenarioSchema.ts';
import type { Game } from '@/site.ts';
import { home } from './home.ts';
import { names } from './names.ts';

/** Scenarios: the library and the frame around each. What a scenario says itself stands in content/scenarios. */
export const scenarios = {
  kinds: {
    rule: 'Rule',
    mistake: 'Common mistake',
    interaction: 'Interaction',
    difference: 'Editions differ',
    gap: 'Gap in the rules',
  } satisfies Record<ScenarioKind, string>,
  places: { setup: 'Set-up and new rounds', ...names.phases, end: 'End of the game' },
  games: { smartphone: home.smartphone.title, coverage: home.coverage.title } satisfies Record<Game, string>,
  difficulty: ['Easy', 'Medium', 'Hard'],
  /** Names that stand in a row: “first, corrected first and Korean edition”. */
  editions: {
    e1: 'first',
    e1c: 'corrected first',
    e2: 'second',
    ko: 'Korean',
  } satisfies Record<RuleSet, string>,
  library: {
    size: '{n} questions, {differences} where editions differ, {gaps} that the rulebooks leave open.',
    filter: 'Filter the list',
    fields: {
      text: 'Search',
      game: 'Game',
      phase: 'Phase',
      kind: 'Kind',
      difficulty: 'Difficulty',
      clause: 'Clause',
      editions: 'Editions differ',
      done: 'Done',
    } satisfies Record<Field, string>,
    all: 'All',
    anyPair: 'Any two editions',
    pair: '{one} and {other} edition',
    done: { yes: 'Done', no: 'Not done yet' },
    matches: { one: '{n} of {of} scenarios', other: '{n} of {of} scenarios' },
    doneCount: '{n} done',
    none: 'Nothing matches.',
    clear: 'Show all',
    random: 'Surprise me',
    short: 'Short answer',
    parts: 'Editions differ',
    doneMark: 'done',
  },
  /** What is said otherwise of the second game. */
  coverage: {
    places: {
      concepts: 'Hexes, networks, shares',
      setup: 'Set-up',
      auction: 'Auction',
      acting: 'Acting for a company',
      leasing: 'Leasing',
      passing: 'Passing',
      end: 'End of the game',
      map: 'The map',
    } satisfies Record<ChapterKey, string>,
    editions: { book: 'the rulebook' } satisfies Record<CoverageRuleSet, string>,
    every: 'the rulebook',
    open: 'Gap in the rulebook',
    facts: { turn: 'Turn of', ending: 'The end is triggered', last: { one: '{n} turn left', other: '{n} turns left' } },
  },
  page: {
    lab: 'Open this position in the lab',
    another: 'Another like this',
    previous: 'Previous',
    next: 'Next',
    all: 'All scenarios',
    around: 'More scenarios',
    answer: 'The answer, and why',
    short: 'In short',
    outcomes: 'In which edition',
    under: 'Edition',
    right: 'Right answer',
    clauses: 'The rules at work',
    constructed: 'This position can’t come up in a real game.',
  },
  island: {
    question: 'The question',
    under: 'Edition',
    each: 'Result in each edition',
    every: 'all four editions',
    editionsOf: '{editions} edition',
    usual: 'standard ruling',
    other: 'the other ruling',
    wrong: 'That isn’t what happens.',
    elsewhere: 'That isn’t what happens here. It is right in other cases: {cases}.',
    soUnder: 'In this edition: {case}',
    give: 'Show me',
    position: 'The position',
    facts: {
      rules: 'Rules',
      phase: 'Phase',
      phaseOf: '{n}, {phase}, in round {round}',
      same: 'The same in all four editions',
      differs: 'Editions differ on',
      open: 'Gap in the rulebooks',
      read: 'Our ruling',
      sides: 'Technology sides',
      side: '{technology} {side}',
    },
    plan: '{seat}’s plan',
    planOf: '{seat}’s plan, number {n}',
    veiled: 'What it does is the question.',
    tableLater: 'The table would give the answer away. You see it once you have answered.',
    tries: '{seat}’s move: {move}.',
    done: 'You have already answered this.',
  },
};
export type ScenarioWordsFrame = typeof scenarios;
