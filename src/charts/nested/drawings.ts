import { type Locale, messages } from '@/i18n/index.ts';
import type { Game } from '@/site.ts';
import { type ChartState, stateOf, withDescendants } from '../model.ts';
import { namingOf } from '../naming.ts';
import { chartGroups } from '../registry.ts';
import { flat } from './flat.ts';
import type { Nested } from './nested.ts';
import { framed, opened } from './open.ts';
import { shortestWays } from './shortest.ts';

/** Where the big drawings of a game are served, without their language. */
export const drawingsPath = (game: Game): string => `/charts/${game}-whole.json`;

/** The big drawings of a game: one for each state it can be opened at, and each such state alone for small screens. */
export interface Drawings {
  whole: Nested[];
  parts: Nested[];
  /** The shortest way to each state that a recorded game came to, as a link to the lab. */
  shortest: Record<string, { lab: string; moves: number }>;
}

const room = { width: 780, height: 540 };

/** A chart of several parts at once, or one step inside another, is opened this deep. */
const deepest = (chart: ChartState): ChartState[] => withDescendants(chart).filter(({ states }) => states.length > 0);

/** The state that a game's big drawing shows, by the id of its chart on the page. */
const shown: Record<Game, string> = { smartphone: 'round', coverage: 'coverage-game' };

export async function drawingsOf(game: Game, locale: Locale): Promise<Drawings> {
  const group = chartGroups(locale).find((each) => each.game === game);
  const entry = group?.charts.find(({ id }) => id === shown[game]);
  if (!group || !entry) throw new Error(`There is no chart to draw of ${game}.`);
  const naming = namingOf(messages(locale).charts, group.names);
  const root = stateOf(entry.node);
  const [, ...inside] = deepest(root);
  // What always holds one open state is drawn with it open: who is next, and the turn.
  const ends = inside.filter(({ states }) => states.length > 0 && !states.some((state) => isTurn(state)));
  const whole = await Promise.all(
    ends.map(async ({ id }) => {
      const path = inside.filter((state) => id === state.id || id.startsWith(`${state.id}.`)).map((state) => state.id);
      const least = { width: room.width - 30, height: room.height - 51 };
      return framed(root, await opened(root, path, naming, least), naming, room);
    }),
  );
  const parts = await Promise.all(
    deepest(root).map(async (state) => framed(state, await flat(state, naming, true), naming)),
  );
  return { whole, parts, shortest: await shortestWays(game, locale) };
}

const isTurn = ({ key, states }: ChartState): boolean => key === 'turn' && states.length > 0;
