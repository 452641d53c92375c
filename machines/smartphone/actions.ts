import type { infer as Infer } from 'zod/mini';
import type { actionSchema } from './schema.ts';

export type Action = Infer<typeof actionSchema>;
export type ActionType = Action['type'];
export type ActionOf<T extends ActionType> = Extract<Action, { type: T }>;

export const ofType = <T extends ActionType>(actions: readonly Action[], type: T): ActionOf<T>[] =>
  actions.filter((action): action is ActionOf<T> => action.type === type);
