import type { Action as CoverageAction } from '@machines/coverage/actions.ts';
import type { GameBrought } from '@machines/coverage/bots/brought.ts';
import { valuerAction } from '@machines/coverage/bots/valuer.ts';
import type { Action } from '@machines/smartphone/actions.ts';
import type { RoundBrought } from '@machines/smartphone/bots/brought.ts';
import { printed } from '@machines/smartphone/components/printed.ts';
import { describe, expect, test } from 'vitest';
import { coveragePlay } from '@/games/coverage/play/coverage.ts';
import { afterTurn as afterCoverage, factWords as coverageFact } from '@/games/coverage/play/guide/after.ts';
import { guidedSetup as coverageSetup } from '@/games/coverage/play/guide/guide.ts';
import { coverageMind } from '@/games/coverage/play/mind.ts';
import { afterTurn, factWords } from '@/games/smartphone/play/guide/after.ts';
import { guidedSetup } from '@/games/smartphone/play/guide/guide.ts';
import { accounts, roundVp } from '@/games/smartphone/play/log/accounts.ts';
import { smartphoneMind } from '@/games/smartphone/play/mind.ts';
import { smartphonePlay } from '@/games/smartphone/play/smartphone.ts';
import { coverage as coverageWords } from '@/i18n/en/coverage.ts';
import { coverageGuide } from '@/i18n/en/coverageGuide.ts';
import { guide as guideWords } from '@/i18n/en/guide.ts';
import { waitingFor } from '@/play/people.ts';
import { createSession } from '@/play/session.ts';
import type { Brought, TwoLines } from '@/play/thinking/protocol.ts';

const lineOf = <R>(steps: Iterable<{ result: R }>): R => {
  const [last] = [...steps].slice(-1);
  if (!last) throw new Error('Nothing was thought.');
  return last.result;
};

/** A guided game in which Green plays at random, so that things are lost. */
function playRounds(rounds: number) {
  const session = createSession(smartphonePlay, guidedSetup());
  const ends: number[] = [];
  for (let move = 0; ends.length < rounds && move < 400; move++) {
    const { state } = session.get();
    const [seat] = waitingFor(smartphonePlay.rules, state);
    if (!seat) break;
    const think = smartphoneMind.work({
      kind: 'decide',
      player: seat === 'green' ? 'random' : 'steve',
      seat,
      seen: smartphonePlay.rules.seenBy(state, seat),
      random: move * 31,
    });
    const refused = session.act((lineOf(think) as { action: Action }).action);
    if (refused) throw new Error(refused.rule);
    if (session.get().state.round > state.round) ends.push(session.get().cursor);
  }
  return { session, ends };
}

const { session, ends } = playRounds(3);

describe('what the guide of Smartphone Inc. says after a round', () => {
  const books = accounts(session.get().entries).find(({ colour }) => colour === 'green');

  test.each([1, 2, 3])('round %i: buyers, losses and VP are those of the accounts', (round) => {
    const cursor = ends[round - 1] ?? 0;
    const after = afterTurn(session, 'green', cursor);
    expect(after?.whole).toBe(true);
    const book = books?.rounds[round - 1];
    const facts = after?.facts ?? [];
    const amount = (kind: string) => facts.find((fact) => fact.kind === kind)?.n ?? 0;
    expect(amount('salesScored')).toBe(book?.sold);
    expect(amount('goodsLost') + amount('stopped')).toBe(book?.lost);
    const compared = after?.compared ?? { from: 0, to: 0 };
    const { log } = session.get();
    const start = session.at(0).state;
    const lines = lineOf(
      smartphoneMind.work({ kind: 'beside', player: 'casual', seat: 'green', start, log, ...compared }),
    ) as TwoLines<Action>;
    const own = lines.own as RoundBrought & Brought;
    expect(own.vp).toBe(book ? roundVp(book) : null);
    expect(own.buyers).toBe(book?.sold);
    expect(own.lost).toBe(book?.lost);
    // The guide's way, played as the player's own, comes to what was said of it.
    const again = lineOf(
      smartphoneMind.work({
        kind: 'beside',
        player: 'casual',
        seat: 'green',
        start,
        log: [...log.slice(0, compared.from), ...lines.advised.map(({ action }) => action)],
        from: compared.from,
        to: compared.from + lines.advised.length,
      }),
    ) as TwoLines<Action>;
    expect(again.own).toEqual(lines.other);
  });

  test('every fact of a game has its sentence, with nothing left to fill in', () => {
    const texts = session
      .get()
      .log.flatMap((_, cursor) =>
        (afterTurn(session, 'green', cursor + 1)?.facts ?? []).map((fact) => factWords(fact, printed, guideWords)),
      );
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => /[{}]|NaN|undefined/.test(text))).toEqual([]);
  });

  test('nothing is said before the first turn is over', () => {
    expect(afterTurn(session, 'green', 0)).toBeNull();
  });
});

describe('what the guide of Coverage says after a turn', () => {
  const game = createSession(coveragePlay, coverageSetup());
  // Green builds for Fern at once, then does as the Valuer would.
  expect(game.act({ type: 'act', seat: 'green', company: 'green' })).toBeNull();
  const chip = coveragePlay.rules.legal(game.get().state).find((move) => move.type === 'expand' && move.value === 1);
  if (chip) game.act(chip);
  while (game.get().state.turn.number < 4) {
    const { state } = game.get();
    const [seat] = waitingFor(coveragePlay.rules, state);
    if (!seat) break;
    game.act(valuerAction(state, seat).action);
  }
  const names = { companies: coverageWords.companies, seats: coverageWords.seats };

  test('what was built, and what it cost', () => {
    const said = afterCoverage(game, 'green', 2)?.facts.map((fact) => coverageFact(fact, coverageGuide, names));
    expect(said?.[0]).toBe('Fern placed 1 chip: each of its shares is worth $1 more. You have 1, the others 0.');
    expect(said).toContain('Upkeep cost you $4: $1 for each share of Fern that is not sold yet.');
  });

  test('an auction that someone else has ended belongs to the turn', () => {
    const { cursor } = game.get();
    for (let move = 1; move <= cursor; move++) {
      const after = afterCoverage(game, 'green', move);
      if (!after) continue;
      expect(
        game.at(after.turn.to).state.turn.number > game.at(after.turn.from).state.turn.number || after.turn.to === move,
      ).toBe(true);
      const said = after.facts.map((fact) => coverageFact(fact, coverageGuide, names));
      expect(said.filter((text) => /[{}]|NaN|undefined/.test(text))).toEqual([]);
    }
  });

  test('both ways are played to the end by the same player', () => {
    const { log } = game.get();
    const ask = (moves: readonly CoverageAction[], to: number) =>
      lineOf(
        coverageMind.work({
          kind: 'beside',
          player: 'valuer',
          seat: 'green',
          start: game.at(0).state,
          log: moves,
          from: 0,
          to,
        }),
      ) as TwoLines<CoverageAction>;
    const lines = ask(log, 2);
    expect(lines.advised[0]?.action.type).toBe('auction');
    const [own, other] = [lines.own as GameBrought, lines.other as GameBrought];
    expect(own).not.toEqual(other);
    // A line that begins as the guide's does comes to what was said of it.
    const first = lines.advised.slice(0, 1).map(({ action }) => action);
    expect(ask(first, 1).own).toEqual(other);
  });
});
