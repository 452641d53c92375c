import { gameBy } from '@machines/games.ts';
import { z } from 'zod';
import type { Asking, Proved } from './proveWidget.ts';
import { type WidgetRules, type WidgetTag, widgetRulesSchema } from './schemas.ts';
import { spotOf } from './spot.ts';

const body = z.strictObject({
  between: z.exactOptional(z.tuple([widgetRulesSchema, widgetRulesSchema])),
  position: z.exactOptional(z.unknown()),
  constructed: z.exactOptional(z.boolean()),
  moves: z.exactOptional(z.array(z.unknown())),
  /** Moves of which each column says whether they may be done. */
  ask: z.exactOptional(z.array(z.unknown())),
  /** Nothing after this phase is looked at. */
  until: z.exactOptional(z.string()),
  /** What to say below each column. */
  notes: z.exactOptional(z.tuple([z.string(), z.string()])),
});

/** One position under two readings that differ. */
export function proveCompare(tag: WidgetTag<'Compare'>, ask: Asking): Proved {
  const written = ask.read(body, ask.body ?? {});
  const between = tag.between ?? written.between ?? ask.wrong('between', 'Name the two readings to compare.');
  const spot = spotOf(tag, written.position, written.constructed ?? false, ask, 'position');
  const { game, scenario } = spot;
  const { move } = gameBy(game).schemas;
  const moves = written.moves?.map((each, at) => ask.read(move, each, `moves[${at}]`)) ?? scenario?.moves ?? [];
  const asked = written.ask?.map((each, at) => ask.read(move, each, `ask[${at}]`)) ?? [];
  const { ruleSets, defaultRuleSet, choices, run } = gameBy(game);
  const readings = between.map(({ rules = defaultRuleSet, rulings = {} }: WidgetRules, at) => {
    if (!ruleSets.includes(rules)) ask.wrong(`between[${at}].rules`, `There are the rule sets ${ruleSets.join(', ')}.`);
    for (const [name, value] of Object.entries(rulings))
      if (!choices[name] || !(value in choices[name].values))
        ask.wrong(`between[${at}].rulings.${name}`, `There is no reading ${value} of ${name}.`);
    return { rules, rulings: { ...(spot.position.rulings as Record<string, string>), ...rulings } };
  });
  const until = written.until ?? scenario?.until;
  for (const settings of readings) run({ ...spot.position, ...settings }, moves, until);
  if (tag.rows === 'ask' && asked.length === 0) ask.wrong('ask', 'Name the moves that are asked about.');
  const { name, title, rows } = tag;
  return {
    game,
    widget: {
      ...{ name, title, rows, game, position: spot.position, readings, moves, asked, until },
      ...{ scenario: tag.scenario, notes: written.notes, at: ask.at },
    },
    clauses: scenario?.clauses ?? [],
  };
}
