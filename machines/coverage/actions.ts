import type { infer as Infer } from 'zod/mini';
import type { actionSchema } from './schema.ts';

export type Action = Infer<typeof actionSchema>;
export type ActionType = Action['type'];
export type ActionOf<T extends ActionType> = Extract<Action, { type: T }>;
export type Expansion = Omit<ActionOf<'expand'>, 'type' | 'seat'>;
