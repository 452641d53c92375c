import type { ImprovementPlacement, PadPlacement, Plan, Turn } from '../plan.ts';
import { boxOf, onDesk, type Piece, type Placement, planOnDesk } from './layout.ts';

/** An improvement as it is laid on the desk. */
export type Lay = Omit<ImprovementPlacement, 'tile'>;

export type DeskEvent =
  | { type: 'move'; piece: Piece; dx: number; dy: number }
  | { type: 'place'; piece: Piece; x: number; y: number }
  | { type: 'turn'; piece: Piece }
  | { type: 'flip'; piece: Piece }
  | { type: 'raise'; piece: Piece }
  | { type: 'layer'; piece: Piece }
  | { type: 'lay'; tile: number; at: Lay }
  | { type: 'takeOff'; tile: number }
  | { type: 'load'; plan: Plan }
  | { type: 'reset' };

export type DeskEventOf<T extends DeskEvent['type']> = Extract<DeskEvent, { type: T }>;

const same = (a: Placement, b: Placement): boolean => {
  const other: Partial<Record<string, unknown>> = { ...b };
  return Object.entries(a).every(([key, value]) => other[key] === value);
};

interface Edit {
  pad?: (placement: PadPlacement) => PadPlacement;
  improvement?: (placement: ImprovementPlacement) => ImprovementPlacement;
}

/** Changes one piece and keeps it on the desk. What does not change stays the same object. */
function change(plan: Plan, piece: Piece, { pad = (same) => same, improvement = (same) => same }: Edit): Plan {
  const keep = <T extends Placement>(before: T, after: T): T => {
    const kept = onDesk(after);
    return same(before, kept) ? before : kept;
  };
  if (typeof piece === 'string') {
    const changed = (before: PadPlacement) => (before.pad === piece ? keep(before, pad(before)) : before);
    const [bottom, top] = [changed(plan.bottom), changed(plan.top)];
    return bottom === plan.bottom && top === plan.top ? plan : { ...plan, bottom, top };
  }
  const improvements = plan.improvements.map((before) =>
    before.tile === piece ? keep(before, improvement(before)) : before,
  );
  return improvements.every((placed, at) => placed === plan.improvements[at]) ? plan : { ...plan, improvements };
}

export function movePiece(plan: Plan, { piece, dx, dy }: DeskEventOf<'move'>): Plan {
  const move = <T extends Placement>(placed: T): T => ({ ...placed, x: placed.x + dx, y: placed.y + dy });
  return change(plan, piece, { pad: move, improvement: move });
}

/** x and y as the plan has them: a pad's corner, an improvement's first symbol. */
export function placePiece(plan: Plan, { piece, x, y }: DeskEventOf<'place'>): Plan {
  const place = <T extends Placement>(placed: T): T => ({ ...placed, x, y });
  return change(plan, piece, { pad: place, improvement: place });
}

/** A quarter turn clockwise; the top left corner stays where it is, for a pad and for an improvement alike. */
export function turnPiece(plan: Plan, { piece }: DeskEventOf<'turn'>): Plan {
  const turn = <T extends Placement>(placed: T): T => {
    const turned = { ...placed, turn: ((placed.turn + 1) % 4) as Turn };
    const [before, after] = [boxOf(placed), boxOf(turned)];
    return { ...turned, x: turned.x + before.x - after.x, y: turned.y + before.y - after.y };
  };
  return change(plan, piece, { pad: turn, improvement: turn });
}

/** S1.1: either side of a pad. S1.4: an improvement is never face down on a pad, so it does not flip. */
export const flipPad = (plan: Plan, { piece }: DeskEventOf<'flip'>): Plan =>
  change(plan, piece, { pad: (placed) => ({ ...placed, side: placed.side === 1 ? 2 : 1 }) });

/** S1.1: either pad on top. An improvement comes to lie on the others of its layer (S1.6). */
export function raisePiece(plan: Plan, { piece }: DeskEventOf<'raise'>): Plan {
  if (typeof piece === 'string')
    return plan.bottom.pad === piece ? { ...plan, bottom: plan.top, top: plan.bottom } : plan;
  const raised = plan.improvements.find(({ tile }) => tile === piece);
  if (!raised || raised === plan.improvements.at(-1)) return plan;
  return { ...plan, improvements: [...plan.improvements.filter((placed) => placed !== raised), raised] };
}

/** S1.5: under the upper pad, or over it. */
export const changeLayer = (plan: Plan, { piece }: DeskEventOf<'layer'>): Plan =>
  change(plan, piece, {
    improvement: (placed) => ({ ...placed, layer: placed.layer === 'under' ? 'over' : 'under' }),
  });

/** S1.4: an improvement is laid face up, after those that lie already, and only once. */
export const layImprovement = (
  plan: Plan,
  { tile, at }: DeskEventOf<'lay'>,
  { improvements }: { improvements: readonly number[] },
): Plan =>
  improvements.includes(tile) && plan.improvements.every((placed) => placed.tile !== tile)
    ? { ...plan, improvements: [...plan.improvements, onDesk({ tile, ...at })] }
    : plan;

/** S1.9: back to face down. */
export const takeOff = (plan: Plan, { tile }: DeskEventOf<'takeOff'>): Plan =>
  plan.improvements.some((placed) => placed.tile === tile)
    ? { ...plan, improvements: plan.improvements.filter((placed) => placed.tile !== tile) }
    : plan;

export const loadPlan = (_plan: Plan, { plan }: DeskEventOf<'load'>): Plan => planOnDesk(plan);
