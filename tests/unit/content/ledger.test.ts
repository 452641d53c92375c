import { choiceNames, choices } from '@machines/smartphone/choiceWords.ts';
import { clauses } from '@machines/smartphone/clauses/index.ts';
import { describe, expect, test } from 'vitest';
import { readData } from '@/content/read.ts';
import { type Scenario, scenarioSchema } from '@/games/smartphone/scenarios/scenarioGame.ts';
import { filesOf } from './files.ts';

const scenarios: Scenario[] = filesOf('content/scenarios/smartphone/*/scenario.yaml').map(({ file, text }) =>
  readData(file, scenarioSchema, text),
);
const shown = new Set(scenarios.flatMap((scenario) => scenario.clauses));

describe('every clause is at work in a scenario', () => {
  for (const { id, title } of clauses) test(`${id} ${title}`, () => expect([...shown]).toContain(id));
});

describe('every difference and every gap is the matter of a scenario', () => {
  for (const name of choiceNames)
    test(`${name}: ${choices[name].title}`, () => {
      const about = scenarios.filter(({ choice }) => choice === name);
      expect(about.map(({ kind }) => kind)).toContainEqual(expect.stringMatching(/^(difference|gap)$/));
    });
});
