import { openSave } from '@machines/core/save.ts';
import { smartphone } from '@machines/smartphone/module.ts';
import { expect, test } from 'vitest';
import { doneSince } from '@/games/smartphone/play/lastMoves.ts';
import { smartphonePlay } from '@/games/smartphone/play/smartphone.ts';
import { play } from '@/i18n/en/play.ts';
import { createSession } from '@/play/session.ts';
import { fileOf, readFixture } from '../../fixtures/fixture.ts';

test('what others did is counted by kind: progress sent to a region is no good sold there', () => {
  const { game } = openSave(smartphone, readFixture(fileOf('smartphone', 'e2-four'))?.save);
  if (!game) throw new Error('The fixture does not open.');
  const session = createSession(smartphonePlay, game.setup);
  for (const action of game.log) session.act(action);
  const { log } = session.get();
  for (const { colour } of game.setup.seats) {
    const sold = doneSince(session, colour, 0, log.length, play.last)
      .flatMap(({ words }) => /^sold (\d+)$/.exec(words)?.[1] ?? [])
      .reduce((sum, n) => sum + Number(n), 0);
    expect(sold).toBe(log.filter(({ type, seat }) => type === 'sell' && seat === colour).length);
    expect(sold).toBeGreaterThan(0);
  }
});
