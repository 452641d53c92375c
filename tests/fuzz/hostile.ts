import { isDeepStrictEqual } from 'node:util';
import { makeSave, mostSaveCharacters, openSave } from '@machines/core/save.ts';
import { keep } from '@/i18n/en/keep.ts';
import { decodeGame, mostLinkCharacters, openLink } from '@/play/keep/link.ts';
import { pack } from '@/play/keep/pack.ts';
import { type Problem, problemWords } from '@/play/keep/problems.ts';
import { readGame } from '@/play/keep/storage.ts';
import type { GameTypes } from '@/play/playable.ts';
import type { Roll } from '../unit/shared/dice.ts';
import { firstOf, unless } from '../unit/shared/invariants.ts';
import { mutate } from '../unit/shared/mutate.ts';
import { faultOf } from './failure.ts';
import type { FuzzGame } from './game.ts';
import { soon, within } from './within.ts';

/** Where a text comes in: as a save's text, a link's fragment, or a game kept in the browser. */
export const inlets = ['save', 'link', 'kept'] as const;
export type Inlet = (typeof inlets)[number];

export interface HostileFailure {
  kind: string;
  what: string;
  inlet: Inlet;
  text: string;
}

const strange = [
  '\u0000',
  '\ud800',
  '“',
  '{',
  '}',
  '[[[[[[[[[[',
  '"',
  ',',
  '1e999',
  '-',
  '\\u',
  '__proto__',
  '%',
  '&at=',
  '.',
];

/** A text with some letters changed, left out, doubled or put in. */
export function damage(roll: Roll, text: string): string {
  let damaged = text;
  for (let times = 1 + roll.pick(3); times > 0; times--) {
    const at = roll.pick(damaged.length + 1);
    const end = Math.min(damaged.length, at + roll.pick(roll.chance(80) ? 4 : 400));
    const middle = roll.from([
      '',
      roll.from(strange),
      damaged.slice(at, end).repeat(2),
      String.fromCharCode(33 + roll.pick(90)),
    ]);
    damaged = damaged.slice(0, at) + middle + damaged.slice(end);
  }
  return damaged;
}

const prototypeKeys = Object.getOwnPropertyNames(Object.prototype).length;

/** What is wrong with the answer to a text from outside. */
function answerBroken<T extends GameTypes>(
  game: FuzzGame<T>,
  text: string,
  opened: { setup: T['setup']; log: readonly T['action'][] } | null,
  problems: readonly Problem[],
): string | null {
  const again = opened && openSave(game.module, makeSave(game.module, opened.setup, opened.log));
  return firstOf([
    unless(opened !== null || problems.length > 0, 'it is refused without a word'),
    ...problems.map((problem) => {
      const words = problemWords({ problems: keep.problems }, problem);
      return unless(/\w{3}/.test(words) && !/^\W*undefined/.test(words), `“${words}” says nothing (${problem.kind})`);
    }),
    unless(
      !again || (again.problems.length === 0 && isDeepStrictEqual(again.game?.log, opened?.log)),
      'what is opened cannot be saved',
    ),
    unless(text.length <= mostSaveCharacters || opened === null, 'a text beyond the limit is opened'),
    unless(
      Object.getOwnPropertyNames(Object.prototype).length === prototypeKeys,
      'it reaches the prototype of all objects',
    ),
  ]);
}

/** Gives a text to where it comes in; what is wrong with the answer, or null. */
export async function answered<T extends GameTypes>(
  game: FuzzGame<T>,
  inlet: Inlet,
  text: string,
): Promise<HostileFailure | null> {
  try {
    const opened =
      inlet === 'save'
        ? within(() => openSave(game.module, text))
        : inlet === 'link'
          ? await soon(() => openLink(game.play, text))
          : within(() => readGame(game.play, 'x', text));
    const broken = within(() => answerBroken(game, text, opened.game, opened.problems));
    return broken ? { kind: `hostile ${inlet}`, what: broken, inlet, text } : null;
  } catch (error) {
    const { kind, what } = faultOf(error);
    return { kind: `hostile ${inlet} ${kind}`, what, inlet, text };
  }
}

/** A text that was a good one, damaged as JSON, as letters or as packed bytes. */
async function hostileText<T extends GameTypes>(
  game: FuzzGame<T>,
  inlet: Inlet,
  setup: T['setup'],
  log: readonly T['action'][],
  roll: Roll,
): Promise<string> {
  const save = makeSave(game.module, setup, log);
  const kept = { revision: '1', changed: 1, round: 1, phase: 'x', cursor: roll.pick(99), sealed: 'x', save };
  const value = inlet === 'kept' ? kept : save;
  const damaged = roll.chance(60) ? mutate(roll, value) : value;
  if (inlet !== 'link')
    return roll.chance(50) ? damage(roll, JSON.stringify(damaged) ?? '') : (JSON.stringify(damaged) ?? '');
  const fragment = `#g=${await pack(damaged ?? null)}&at=${roll.pick(300)}`;
  return roll.chance(50) ? damage(roll, fragment) : fragment;
}

/** One hostile text for an inlet drawn by the seed. */
export async function hostile<T extends GameTypes>(
  game: FuzzGame<T>,
  setup: T['setup'],
  log: readonly T['action'][],
  roll: Roll,
) {
  const inlet = roll.from(inlets);
  return answered(game, inlet, await hostileText(game, inlet, setup, log, roll));
}

/** Texts beyond each limit are refused as such, and before they cost anything. */
export async function limitsBroken<T extends GameTypes>(game: FuzzGame<T>): Promise<string | null> {
  const { problems } = openSave(game.module, ' '.repeat(mostSaveCharacters + 1));
  const long = await decodeGame(`#g=1.${'A'.repeat(mostLinkCharacters)}`);
  const bomb = await soon(async () => decodeGame(`#g=${await pack(' '.repeat(mostSaveCharacters))}`));
  return firstOf([
    unless(problems[0]?.kind === 'tooLarge', 'a save beyond the limit is read'),
    unless(!long.ok && long.problem.kind === 'linkTooLong', 'a link beyond the limit is read'),
    unless(!bomb.ok && bomb.problem.kind === 'linkTooLarge', 'a link that unpacks beyond the limit is read'),
  ]);
}
