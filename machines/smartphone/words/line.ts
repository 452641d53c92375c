import type { Params } from '../../core/refusal.ts';
import { type Called, fill, spokenTo } from '../../core/words.ts';
import type { Action } from '../actions.ts';
import { printed } from '../components/printed.ts';
import type { ComponentSet } from '../components/types.ts';
import type { HappeningOf } from '../rules/refuse.ts';
import { namer } from './namer.ts';
import { said } from './said.ts';

/** A piece of news as a line; at a table by the names there, where Steve has no need of his colour. */
export const line = (
  { what, params }: HappeningOf,
  components: ComponentSet = printed,
  called: Called | undefined = undefined,
): string => {
  const text = spokenTo(said().happenings[what], params, said().names.toYou, called);
  const bySteve = called && what.startsWith('steve');
  return fill(bySteve ? text.replace(/ ?\(\{seat\}\)/, '') : text, params, namer(components, called));
};

/** An action as an instruction. A plan's contents are not in it. */
export const actionWords = (action: Action, components: ComponentSet = printed): string => {
  const { type, seat: _seat, ...rest } = action;
  const params = type === 'plan' ? {} : (rest as Params);
  return fill(said().actions[type], params, namer(components));
};

/** The same with what it brings, where its own news says more than its name. */
export const foretoldWords = (
  action: Action,
  news: readonly HappeningOf[],
  components: ComponentSet = printed,
): string => {
  const { foretold } = said().actions;
  const told: Partial<Record<string, string>> = foretold[action.type as keyof typeof foretold] ?? {};
  const telling = news.filter(({ what }) => told[what]);
  const words = told[telling.at(-1)?.what ?? ''];
  const params: Params = Object.assign({}, action, ...telling.map((each) => each.params));
  return words ? fill(words, params, namer(components)) : actionWords(action, components);
};
