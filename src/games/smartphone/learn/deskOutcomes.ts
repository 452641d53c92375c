import type { PlanSpec } from '@machines/smartphone/position/schema.ts';
import { lineOf } from '@/learn/outcome.ts';
import { type DeskStep, smartphoneBoard } from './lessonGame.ts';

/** What plans bring once the round has been played on alike. */
export function deskOutcomes(step: Extract<DeskStep, { kind: 'choose' }>): Record<string, number> {
  const seat = step.seat ?? smartphoneBoard.game.firstSeat(step.position);
  const laid = smartphoneBoard.game.lay(step.position);
  const scoreOf = (plan: PlanSpec) =>
    lineOf(smartphoneBoard, {
      laid,
      before: [],
      moves: [{ type: 'plan', seat, plan }],
      until: 'scoring',
      playOn: true,
      seat,
    }).score;
  return Object.fromEntries(Object.entries(step.options).map(([id, { plan }]) => [id, scoreOf(plan)]));
}
