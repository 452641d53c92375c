import { fill } from '../../core/words.ts';
import type { ChoiceName } from '../choices.ts';
import { choices } from '../choiceWords.ts';
import { printed } from '../components/printed.ts';
import type { ComponentSet } from '../components/types.ts';
import type { Change } from '../lab/nearest.ts';
import { actionWords } from './line.ts';
import { namer } from './namer.ts';
import { said } from './said.ts';

/** A change in words. Rule sets are named by the page, which knows them as books. */
export function changeWords(change: Change, ruleSets: Record<string, string>, components: ComponentSet = printed) {
  const { what, params, instead } = change;
  const words: Record<string, string> = {};
  if (what === 'ruleSet') words['ruleSet'] = ruleSets[String(params['ruleSet'])] ?? String(params['ruleSet']);
  if (what === 'ruling') {
    const choice = choices[params['name'] as ChoiceName];
    words['title'] = choice.title;
    words['reading'] = (choice.values as Record<string, string>)[String(params['value'])] ?? '';
  }
  if (instead) words['action'] = actionWords(instead, components);
  return fill(said().changes[what], { ...params, ...words }, namer(components));
}
