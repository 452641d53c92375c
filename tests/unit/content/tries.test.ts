import type { UnderOf } from '@machines/core/position/goal.ts';
import { holds as coverageHolds } from '@machines/coverage/position/checks.ts';
import { holds as smartphoneHolds } from '@machines/smartphone/position/checks.ts';
import { describe, expect, test } from 'vitest';
import { coverageAhead } from '@/games/coverage/learn/ahead.ts';
import { coverageMap } from '@/games/coverage/learn/lessonGame.ts';
import { smartphoneAhead } from '@/games/smartphone/learn/ahead.ts';
import { smartphoneBoard } from '@/games/smartphone/learn/lessonGame.ts';
import { type Ahead, canReach } from '@/learn/deadEnd.ts';
import { saidTo } from '@/learn/known.ts';
import type { LessonGame } from '@/learn/lessonGame.ts';
import { readLesson, readLessonWords } from '@/learn/lessonLibrary.ts';
import { handled } from '@/learn/lessons.ts';
import { type BoardStepViewOf, viewsOf } from '@/learn/stepViews.ts';
import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import { filesOf, wordsBeside } from './files.ts';

/** What is said to a try on the board, as the page says it. */

interface Trying<T extends ScenarioTypes> {
  name: string;
  step: Extract<BoardStepViewOf<T>, { kind: 'do' }>;
  start: UnderOf<T['state']>;
}

function doSteps<T extends ScenarioTypes>(
  game: LessonGame<T>,
  id: string,
  views: readonly BoardStepViewOf<T>[],
): Trying<T>[] {
  return views.flatMap((step) => {
    if (step.kind !== 'do') return [];
    const { state, frames } = game.game.openLaid(step.laid);
    return [{ name: `${id}/${step.id}`, step, start: { state, news: frames.flatMap(({ news }) => news) } }];
  });
}

const entries = filesOf('content/lessons/*/*/lesson.yaml').map(({ file, text }) => {
  const entry = readLesson(file, text);
  const english = wordsBeside(file).find((words) => words.file.endsWith('/en.mdx')) ?? expect.fail(`no words: ${file}`);
  return { ...entry, words: readLessonWords(english.file, english.text, entry) };
});
const onBoard = entries.flatMap(({ id, lesson, words }) =>
  lesson.on === 'board' ? doSteps(smartphoneBoard, id, viewsOf(handled.board, lesson, words)) : [],
);
const onMap = entries.flatMap(({ id, lesson, words }) =>
  lesson.on === 'map' ? doSteps(coverageMap, id, viewsOf(handled.map, lesson, words)) : [],
);

function walk<T extends ScenarioTypes>(
  ahead: Ahead<T>,
  holds: (under: UnderOf<T['state']>, checks: readonly T['check'][]) => boolean,
  { step, start }: Trying<T>,
): void {
  let under = start;
  for (const action of step.solution) {
    expect(canReach(ahead, step.goal, under, step.seat), 'no dead end on the way').toBe(true);
    const tried = ahead.tryFor(step.goal, under, action);
    expect(saidTo(step.wrong, action, tried, holds)?.id, 'nothing wrong in the solution').toBeUndefined();
    if (tried.kind !== 'refused') under = tried.under;
  }
}

describe('on the way shown no move is called wrong and no dead end is seen', () => {
  for (const each of onBoard) test(each.name, () => walk(smartphoneAhead, smartphoneHolds, each));
  for (const each of onMap) test(each.name, () => walk(coverageAhead, coverageHolds, each));
});

describe('a dead end is seen', () => {
  const after = (name: string, ...technologies: ('NFC' | 'GPS')[]) => {
    const { step, start } = onBoard.find((each) => each.name === name) ?? expect.fail(`no step ${name}`);
    let under = start;
    for (const technology of technologies) {
      const tried = smartphoneAhead.tryFor(step.goal, under, { type: 'research', seat: step.seat, technology });
      if (tried.kind !== 'refused') under = tried.under;
    }
    return canReach(smartphoneAhead, step.goal, under, step.seat);
  };
  test('with one of three progress spent elsewhere', () => expect(after('technologies/gps', 'NFC')).toBe(false));
  test('and not while the goal is in reach', () => expect(after('technologies/gps', 'GPS', 'GPS')).toBe(true));
});

test('a move that has become legal is not answered as if it were refused', () => {
  const { step, start } = onBoard.find(({ name }) => name === 'offices/chain') ?? expect.fail('no such step');
  const rsa = { type: 'expand', seat: 'green', region: 'RSA' } as const;
  const emirates = { ...rsa, region: 'Emirates' } as const;
  const refused = smartphoneAhead.tryFor(step.goal, start, rsa);
  expect(saidTo(step.wrong, rsa, refused, smartphoneHolds)?.id).toBe('far');
  let under = start;
  for (const action of [emirates, emirates]) {
    const tried = smartphoneAhead.tryFor(step.goal, under, action);
    if (tried.kind !== 'refused') under = tried.under;
  }
  const legal = smartphoneAhead.tryFor(step.goal, under, rsa);
  expect(legal.kind).toBe('onTheWay');
  expect(saidTo(step.wrong, rsa, legal, smartphoneHolds)).toBeUndefined();
});
