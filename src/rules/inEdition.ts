import { type Choice, openIn, readingIn } from '@machines/core/choices.ts';
import type { Clause } from '@machines/core/clause.ts';
import type { RulesGame } from './rulesGames.ts';

/** A clause as it stands in each edition: what its matters are read as, and which are left open. */

export type AnyChoice = Choice<string, string, string>;
export type State = 'same' | 'gap' | 'settled' | 'none';

export interface Matter {
  name: string;
  choice: AnyChoice;
}

export const mattersIn = ({ choices }: RulesGame, { id }: Clause): Matter[] =>
  Object.entries(choices)
    .filter(([, choice]) => choice.clause === id)
    .map(([name, choice]) => ({ name, choice }));

export const isOpenIn = ({ ruleSets }: RulesGame, choice: AnyChoice, edition: string): boolean =>
  openIn(choice, ruleSets).includes(edition);

/** What a clause is in an edition, in a word. */
export function stateIn(game: RulesGame, clause: Clause, edition: string): State {
  if (clause.ruleSets && !clause.ruleSets.includes(edition)) return 'none';
  const matters = mattersIn(game, clause);
  if (matters.some(({ choice }) => isOpenIn(game, choice, edition))) return 'gap';
  return matters.some(({ choice }) => game.ruleSets.some((each) => isOpenIn(game, choice, each))) ? 'settled' : 'same';
}

/** How the matters of a clause are read in an edition, to hold editions against each other. */
const readingsIn = (game: RulesGame, clause: Clause, edition: string): string =>
  [stateIn(game, clause, edition), ...mattersIn(game, clause).map(({ choice }) => readingIn(choice, edition))].join(
    ' ',
  );

/** The other editions, together where they are alike; each with whether it is as in this one. */
export function othersOf(game: RulesGame, clause: Clause, edition: string) {
  const groups = new Map<string, string[]>();
  for (const other of game.ruleSets)
    if (other !== edition) {
      const key = readingsIn(game, clause, other);
      groups.set(key, [...(groups.get(key) ?? []), other]);
    }
  const here = mattersIn(game, clause).map(({ choice }) => readingIn(choice, edition));
  return [...groups.values()].map((editions) => {
    const [first = ''] = editions;
    const matters = mattersIn(game, clause);
    return {
      editions,
      state: stateIn(game, clause, first),
      alike:
        matters.every(({ choice }, at) => readingIn(choice, first) === here[at]) &&
        stateIn(game, clause, first) !== 'none',
      words: matters.map(({ choice }) => choice.values[readingIn(choice, first)] ?? ''),
    };
  });
}
