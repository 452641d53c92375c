import type { ClauseIndex } from '@machines/core/clause.ts';
import type { GameOf, GameTypes } from '@machines/core/game.ts';
import * as coverageEditions from '@machines/coverage/choiceWords.ts';
import * as coverageClauses from '@machines/coverage/clauses/index.ts';
import { gameMachine as coverageMachine } from '@machines/coverage/machine.ts';
import * as smartphoneEditions from '@machines/smartphone/choiceWords.ts';
import * as smartphoneClauses from '@machines/smartphone/clauses/index.ts';
import { deskMachine } from '@machines/smartphone/desk.ts';
import { gameMachine as smartphoneMachine } from '@machines/smartphone/machine.ts';
import type { AnyStateNode } from 'xstate';
import type { Game } from '@/site.ts';

/** The tables that stand beside the clauses of a game. */
export const parts = [
  'editions',
  'gaps',
  'findings',
  'can-i',
  'technologies',
  'retailers',
  'components',
  'maps',
] as const;
export type Part = (typeof parts)[number];

/** What of a game the pages about rules ask, and what it brings to them. */
export interface RulesGame extends ClauseIndex, Pick<GameOf<GameTypes>, 'choices' | 'ruleSets'> {
  id: Game;
  /** Its charts, whole. */
  charts: readonly AnyStateNode[];
  /** Charts that have a place of their own on the page of machines. */
  drawn: readonly string[];
  parts: readonly Part[];
  /** Clauses that speak of values we had to reconstruct; a visitor may enter their own. */
  reconstructed: readonly string[];
  /** The gap that is one only because our copies have lost a symbol; a visitor may read it off theirs. */
  lost: string | null;
}

export const rulesGames: Record<Game, RulesGame> = {
  smartphone: {
    id: 'smartphone',
    ...smartphoneClauses,
    choices: smartphoneEditions.choices,
    ruleSets: smartphoneEditions.ruleSets,
    charts: [smartphoneMachine.root, deskMachine.root],
    drawn: ['desk', 'planning', 'pricing', 'production', 'improvement', 'research', 'logistics', 'sale', 'scoring'],
    parts: ['editions', 'gaps', 'can-i', 'technologies', 'retailers', 'components'],
    reconstructed: ['SR.2', 'SR.4', 'SV.1', 'SV.2', 'SV.3'],
    lost: 'controlTie',
  },
  coverage: {
    id: 'coverage',
    ...coverageClauses,
    choices: coverageEditions.choices,
    ruleSets: coverageEditions.ruleSets,
    charts: [coverageMachine.root],
    drawn: [],
    parts: ['gaps', 'can-i', 'findings', 'maps'],
    reconstructed: [],
    lost: null,
  },
};
