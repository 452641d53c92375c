import { roundBrought } from '@machines/smartphone/bots/brought.ts';
import { seenBy } from '@machines/smartphone/bots/seen.ts';
import { strengthOf } from '@machines/smartphone/bots/strengths.ts';
import type { Think } from '@machines/smartphone/bots/think.ts';
import { step } from '@machines/smartphone/flow.ts';
import { legalActions } from '@machines/smartphone/rules/legal.ts';
import { steve } from '@machines/smartphone/rules/setup.ts';
import { steveMove } from '@machines/smartphone/rules/steve.ts';
import { toAct } from '@machines/smartphone/rules/turns.ts';
import type { Smartphone } from '@machines/smartphone/types.ts';
import { mindOf } from '@/play/thinking/decide.ts';

/** Steve decides nothing: he follows his chapter (SV), and says which line of it. */
const steveThink: Think = function* (state, _seat, random) {
  const move = steveMove(state);
  if (!move) return;
  yield { choice: { action: move.action, why: move.why }, done: 1, of: 1, random };
};

/** A name that is not known, from an old save or a newer page, plays like the casual player. */
const thinkOf = (player: string): Think =>
  player === steve ? steveThink : ((strengthOf(player) ?? strengthOf('casual'))?.think as Think);

/** The computer players of Smartphone Inc. */
export const smartphoneMind = mindOf<Smartphone>({
  rules: { step, seenBy, toAct },
  roundOf: ({ round }) => round,
  thinkOf,
  hasChoice: (state) => state.phase === 'planning' || legalActions(state).length > 1,
  turnOf: ({ round, phase, turn }) => `${round} ${phase} ${turn?.seat}`,
  brings: roundBrought,
});
