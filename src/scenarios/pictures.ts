import { isEdition } from '@/editions/editions.ts';
import { picture as coveragePicture } from '@/games/coverage/scenarios/picture.ts';
import { mapPicture } from '@/games/smartphone/scenarios/mapPicture.ts';
import { picture as smartphonePicture } from '@/games/smartphone/scenarios/picture.ts';
import { type Locale, messages } from '@/i18n/index.ts';
import { type Example, examplesIn } from '@/rules/references.ts';
import type { Game } from '@/site.ts';
import { layScenario, runScenario } from './scenarioGame.ts';
import { scenarioGames } from './scenarioGames.ts';

const { smartphone, coverage } = scenarioGames;

/** What was asked on the position: where, and whether it is allowed. */
export interface Asked {
  region?: string;
  buyer?: number;
  hex?: string;
  allowed: boolean;
}

const made = new Map<string, string>();

/** Where a move goes, as far as a picture shows it. */
function placeOf(move: unknown, allowed: boolean): Asked | null {
  if (typeof move !== 'object' || move === null) return null;
  const { region, buyer, hex } = move as { region?: string; buyer?: number; hex?: string };
  return region || hex
    ? { ...(region && { region }), ...(buyer !== undefined && { buyer }), ...(hex && { hex }), allowed }
    : null;
}

/** How the rules are read; a mark in a picture says whether a move is allowed then. */
interface Read {
  rules: string;
  rulings: Record<string, string>;
}

/** The position of a scenario as a picture, SVG as text; drawn once for each language and reading. */
export function pictureOf(game: Game, id: string, locale: Locale, read?: Read): string {
  const key = `${game}/${id}/${locale}/${JSON.stringify(read ?? null)}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const drawn = drawnBy[game](id, locale, read);
  made.set(key, drawn);
  return drawn;
}

const find = <E extends Example>(all: readonly E[], id: string): E => {
  const found = all.find((each) => each.id === id);
  if (!found) throw new Error(`There is no scenario ${id}.`);
  return found;
};

/** A scenario of Smartphone Inc. as it is asked: its position, and whether its last move is allowed. */
function askedOf(id: string, locale: Locale, read?: Read) {
  const { scenario, words } = find(examplesIn(smartphone, locale), id);
  const rules = isEdition(read?.rules) ? read.rules : ('e2' as const);
  const settings = { rules, rulings: { ...scenario.position.rulings, ...read?.rulings } };
  const { refused } = runScenario(smartphone, scenario, settings, scenario.moves);
  return { scenario, words, settings, refused, asked: placeOf(scenario.moves?.at(-1), refused === null) };
}

/** The same position on the whole map, for questions of where one can go. */
export function mapOf(id: string, locale: Locale): string {
  const { scenario, words, settings, asked } = askedOf(id, locale);
  const { state } = layScenario(smartphone, scenario, settings);
  const seat = state.turn?.seat ?? state.seats[0]?.colour ?? 'green';
  return mapPicture(state, seat, messages(locale).board.cards, words.title, asked);
}

/** The clause that refuses the last move of a scenario; null where it is allowed or none is asked. */
export const refusedIn = (game: Game, id: string, locale: Locale): string | null =>
  runs[game](id, locale).refused?.refusal.rule ?? null;

function ofSmartphone(id: string, locale: Locale, read?: Read): string {
  const { scenario, words, asked } = askedOf(id, locale, read);
  const { board } = messages(locale);
  return smartphonePicture(scenario, { regions: board.cards, retailer: board.retailer }, words.title, asked);
}

/** A scenario of Coverage as it is asked. */
function askedOfCoverage(id: string, locale: Locale, read?: Read) {
  const { scenario, words } = find(examplesIn(coverage, locale), id);
  const settings = { rules: 'book', rulings: { ...scenario.position.rulings, ...read?.rulings } } as const;
  const { refused, actions } = runScenario(coverage, scenario, settings, scenario.moves);
  return { scenario, words, refused, asked: placeOf(actions.at(-1), refused === null) };
}

function ofCoverage(id: string, locale: Locale, read?: Read): string {
  const { scenario, words, asked } = askedOfCoverage(id, locale, read);
  return coveragePicture(scenario, words.title, asked);
}

const drawnBy: Record<Game, (id: string, locale: Locale, read?: Read) => string> = {
  smartphone: ofSmartphone,
  coverage: ofCoverage,
};
const runs = { smartphone: askedOf, coverage: askedOfCoverage } satisfies Record<Game, unknown>;
