import type { Piece } from '@machines/smartphone/desk.ts';

/** What can be done with a piece besides moving it. */
export type Act = 'turn' | 'flip' | 'raise' | 'layer' | 'takeOff';

const padActs = ['turn', 'flip', 'raise'] as const;
const improvementActs = ['turn', 'raise', 'layer', 'takeOff'] as const;

export const actsOf = (piece: Piece): readonly Act[] => (typeof piece === 'string' ? padActs : improvementActs);

const keys: Record<string, Act> = {
  r: 'turn',
  f: 'flip',
  t: 'raise',
  u: 'layer',
  delete: 'takeOff',
  backspace: 'takeOff',
};

export const actOfKey = (key: string): Act | undefined => keys[key.toLowerCase()];
