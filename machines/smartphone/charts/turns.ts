import type { Chart } from '../vocabulary.ts';

type States = NonNullable<Chart['states']>;

/**
 * Phases 4 to 7 have one shape: who is next, that seat's turn, and over when everyone has had one. A turn begins in
 * `deciding`, where the rules look what there is to do, and ends in `ended`.
 */
export const inTurns = <Turn extends States, Over extends States[string]>(
  about: { readonly description: string },
  turn: Turn,
  over: Over,
) =>
  ({
    initial: 'next' as const,
    states: {
      next: {
        description: 'Whose turn is it? The order was worked out when the phase began, and holds to its end.',
        meta: { rules: ['SP.1', 'SP.2', 'SP.3'] },
        tags: ['automatic'],
        always: [
          {
            guard: 'everyoneHadATurn',
            target: 'over',
            description: 'The last in the order has had a turn.',
            meta: { rules: ['SP.3'] },
          },
          { target: 'turn', description: 'The next in the order begins a turn.', meta: { rules: ['SP.3'] } },
        ],
      },
      turn: {
        ...about,
        meta: { rules: ['SP.3'] },
        initial: 'deciding' as const,
        states: {
          ...turn,
          ended: {
            description: 'The turn is over and passes to the next in the order; progress that was not placed is gone.',
            meta: { rules: ['SP.3', 'S5.1', 'S6.1'] },
            type: 'final',
            entry: 'passTheTurn',
          },
        },
        onDone: { target: 'next', description: 'One turn is over; is there another?', meta: { rules: ['SP.3'] } },
      },
      over: { ...over, type: 'final' },
    },
  }) satisfies Chart;

/** What stands at the start of a turn. */
export const looking = {
  description: 'The rules look what there is to do: what has to be settled first, what happens by itself, who chooses.',
  tags: ['automatic'],
} as const;

/** The turn of the automatic opponent, whatever the phase. */
export const ifSteve = {
  guard: 'itIsStevesTurn',
  target: 'steve',
  description: 'Steve does not choose: he follows his list.',
} as const;

export const ifNothingLeft = {
  guard: 'nothingLeftToDo',
  target: 'ended',
  description: 'Nothing is left that could be done, so the turn ends by itself.',
} as const;
