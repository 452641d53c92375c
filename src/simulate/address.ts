import { colours, playerNow } from '@machines/core/seats.ts';
import { nobody, seatsOf } from '@/play/seating.ts';
import { games as allGames } from '@/site.ts';
import { type Draft, firstDraft, most } from './draft.ts';
import { openIn, type SimulatedRules, simulated } from './simulated.ts';

/**
 * The settings in an address, with the names that the options of `rules simulate` have. Everything is a word of a
 * known list or a number, so nothing has to be escaped, and what is not known is left out.
 */

const listed = (rulings: Record<string, string>): string =>
  Object.entries(rulings)
    .map(([name, value]) => `${name}=${value}`)
    .join(',');

/** What the second setting says otherwise than the first; a ruling it lacks is said by its usual reading. */
function otherwise({ game, settings, against }: Draft): string {
  if (!against) return '';
  const usual = Object.fromEntries(
    openIn(simulated[game].game, against.ruleSet).map(({ name, usual: value }) => [name, value]),
  );
  const names = [...new Set([...Object.keys(settings.rulings), ...Object.keys(against.rulings)])];
  const changed = names.flatMap((name) => {
    const value = against.rulings[name] ?? usual[name];
    return value === undefined || value === settings.rulings[name] ? [] : [`${name}=${value}`];
  });
  return [
    ...(against.ruleSet === settings.ruleSet ? [] : [`rules=${against.ruleSet}`]),
    ...(against.sides === settings.sides ? [] : [`sides=${against.sides}`]),
    ...changed,
  ].join(',');
}

/** The options of a draft by name, those that say nothing left out. */
function optionsOf(draft: Draft): [name: string, value: string][] {
  const { game, settings, against, games, seed, rotate } = draft;
  const { hasSides } = simulated[game];
  const all: [string, string][] = [
    ['game', game],
    [
      'seats',
      seatsOf(draft)
        .map(({ colour, player }) => `${colour}:${player}`)
        .join(','),
    ],
    ['rules', settings.ruleSet],
    ['sides', hasSides ? settings.sides : ''],
    ['rulings', listed(settings.rulings)],
    ['against', against ? otherwise(draft) || `rules=${against.ruleSet}` : ''],
    ['games', String(games)],
    ['seed', String(seed)],
    ['rotate', rotate ? 'yes' : ''],
  ];
  return all.filter(([, value]) => value !== '');
}

export const fragmentOf = (draft: Draft): string =>
  `#${optionsOf(draft)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')}`;

/** The same run on the command line. */
export const commandOf = (draft: Draft): string[] =>
  optionsOf(draft).flatMap(([name, value]) => (name === 'rotate' ? ['--rotate'] : [`--${name}`, value]));

const pairs = (text: string): [string, string][] =>
  text.split(',').flatMap((part) => {
    const [name, value] = part.split('=');
    return name && value ? [[name, value]] : [];
  });

/** Readings that exist, under a rule set that leaves them open. */
function knownRulings(game: Draft['game'], ruleSet: string, wanted: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    openIn(simulated[game].game, ruleSet).flatMap(({ name, choice, usual }) => {
      const value = Object.hasOwn(wanted, name) ? wanted[name] : undefined;
      return value !== undefined && value !== usual && Object.hasOwn(choice.values, value) ? [[name, value]] : [];
    }),
  );
}

function readingFrom(game: Draft['game'], text: Record<string, string>, base: SimulatedRules): SimulatedRules {
  const { ruleSets } = simulated[game].game;
  const ruleSet = ruleSets.find((each) => each === text['rules']) ?? base.ruleSet;
  const sides = text['sides'] === 'A' || text['sides'] === 'random' ? text['sides'] : base.sides;
  return { ruleSet, sides, rulings: knownRulings(game, ruleSet, { ...base.rulings, ...text }) };
}

const whole = (text: string | undefined, least: number, highest: number, otherwiseIs: number): number => {
  const value = Number(text);
  return text !== undefined && /^\d+$/.test(text) && value >= least && value <= highest ? value : otherwiseIs;
};

/** Some programs escape an address they are given; one that is escaped wrongly asks for nothing. */
function plain(fragment: string): string {
  try {
    return decodeURIComponent(fragment.replace(/^#/, ''));
  } catch {
    return '';
  }
}

/** The settings an address asks for; whatever it does not say, or says wrongly, is as at the start. */
export function draftFrom(fragment: string): Draft {
  const options = new Map(
    plain(fragment)
      .split('&')
      .map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)]),
  );
  const game = allGames.find((each) => each === options.get('game')) ?? 'smartphone';
  const start = firstDraft(game);
  const seated = (options.get('seats') ?? '').split(',').map((part) => part.split(':'));
  const players = Object.fromEntries(
    colours.map((colour) => {
      const player = playerNow(seated.find(([each]) => each === colour)?.[1] ?? '');
      return [colour, simulated[game].players.find((each) => each === player) ?? nobody];
    }),
  ) as Draft['players'];
  const text = { rules: options.get('rules') ?? '', sides: options.get('sides') ?? '' };
  const settings = readingFrom(
    game,
    { ...text, ...Object.fromEntries(pairs(options.get('rulings') ?? '')) },
    start.settings,
  );
  const against = options.get('against');
  return {
    ...start,
    players: options.has('seats') ? players : start.players,
    settings,
    against: against ? readingFrom(game, Object.fromEntries(pairs(against)), settings) : null,
    games: whole(options.get('games'), 1, most.games, start.games),
    seed: whole(options.get('seed'), 0, most.seed, start.seed),
    rotate: options.size > 1 ? options.get('rotate') === 'yes' : start.rotate,
  };
}
