import { readFileSync } from 'node:fs';
import type { Action } from '@machines/smartphone/actions.ts';
import { regions } from '@machines/smartphone/names.ts';
import type { GameState, Setup } from '@machines/smartphone/state.ts';
import { describe, expect, test } from 'vitest';
import { scoreOf } from '@/games/smartphone/play/cues/cuePlaces.ts';
import { tableCues } from '@/games/smartphone/play/cues/cues.ts';
import { scoredMoment, smartphonePlay } from '@/games/smartphone/play/smartphone.ts';
import { createSession } from '@/play/session.ts';
import { type Cue, countAt, endOf } from '@/play/ui/stage/cues.ts';
import { wayBetween } from '@/play/ui/stage/way.ts';
import { fileOf } from '../../fixtures/fixture.ts';

/** A saved game, move by move, as the stage shows it: what was shown before, what is shown now, and what is seen of it. */
function* shownMoves(name: string): Generator<{ action: Action; before: GameState; after: GameState; cues: Cue[] }> {
  const { save } = JSON.parse(readFileSync(fileOf('smartphone', name), 'utf8')) as {
    save: { setup: Setup; seed: number; log: Action[] };
  };
  const session = createSession(smartphonePlay, { ...save.setup, seed: save.seed });
  for (const action of save.log) {
    const before = session.get().state;
    expect(session.act(action)).toBeNull();
    const after = scoredMoment(session)?.state ?? session.get().state;
    yield { action, before, after, cues: tableCues(wayBetween(session, before, after)) };
  }
}

const count = (state: GameState, of: 'offices' | 'sold'): number =>
  regions.reduce((sum, region) => sum + state[of][region].filter(Boolean).length, 0);

const hiding = (cues: Cue[], part: string): number =>
  cues.filter((cue) => cue.kind === 'fly' && cue.hides?.includes(part)).length;

describe.each(['ko-five', 'e2-four', 'e2-steve-wins'])('what is seen of a whole game: %s', (name) => {
  const moves = [...shownMoves(name)];

  test('every office and every good that comes is seen coming', () => {
    for (const { action, before, after, cues } of moves) {
      expect(hiding(cues, '.office-space'), action.type).toBe(
        Math.max(0, count(after, 'offices') - count(before, 'offices')),
      );
      expect(hiding(cues, '.buyers'), action.type).toBe(count(after, 'sold') - count(before, 'sold'));
    }
  });

  test('VP count up from what a seat had to what it has', () => {
    for (const { before, after, cues } of moves)
      for (const { colour, vp } of after.seats) {
        const changes = cues.filter((cue) => cue.kind === 'count' && cue.where === scoreOf(colour)) as (Cue & {
          kind: 'count';
        })[];
        const had = before.seats.find((seat) => seat.colour === colour)?.vp ?? 0;
        if (vp === had) expect(changes).toEqual([]);
        else expect([countAt(changes, 0), countAt(changes, endOf(changes))]).toEqual([had, vp]);
      }
  });

  test('plans are turned over when all are made, and no sooner', () => {
    for (const { action, after, cues } of moves) {
      const turned = cues.some((cue) => cue.kind === 'come' && cue.how === 'turn');
      expect(turned).toBe(action.type === 'plan' && after.phase !== 'planning');
    }
  });

  test('a move is over within half a second, a great moment within three', () => {
    for (const { after, cues } of moves)
      expect(endOf(cues)).toBeLessThanOrEqual(
        after.phase === 'scoring' || after.seats.some(({ tally }) => tally) ? 3200 : 700,
      );
  });
});

test('nothing is seen of going back', () => {
  const moves = [...shownMoves('e2-steve-wins')];
  const { save } = JSON.parse(readFileSync(fileOf('smartphone', 'e2-steve-wins'), 'utf8'));
  const session = createSession(smartphonePlay, { ...save.setup, seed: save.seed }, save.log);
  const last = session.get().state;
  session.goTo(moves.length - 3);
  expect(wayBetween(session, last, session.get().state)).toEqual([]);
});
