import { fill } from '../../core/words.ts';
import type { ChoiceName } from '../choices.ts';
import { choices } from '../choiceWords.ts';
import type { Change } from '../lab/nearest.ts';
import { actionWords } from './line.ts';
import { namer, type Where } from './namer.ts';
import { said } from './said.ts';

/** A change in words. */
export function changeWords({ what, params, instead }: Change, where?: Where): string {
  const words: Record<string, string> = {};
  if (what === 'ruling') {
    const choice = choices[params['name'] as ChoiceName];
    words['title'] = choice.title;
    words['reading'] = (choice.values as Record<string, string>)[String(params['value'])] ?? '';
  }
  if (instead) words['action'] = actionWords(instead, where);
  return fill(said().changes[what], { ...params, ...words }, namer(where, what));
}
