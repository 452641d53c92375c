import type { Hex } from '../names.ts';
import { hexAt, neighbours, reachable, turned } from '../rules/hexes.ts';
import type { MapFile, Spot } from './types.ts';

/** What a map has to keep to (C8.1). Each issue names the exact place. */

interface MapIssue {
  path: (string | number)[];
  message: string;
}

const lists = ['mountains', 'cities', 'standard'] as const;
const words = { mountains: 'a mountain', cities: 'a city', standard: 'standard' };

const named = (map: MapFile): { list: (typeof lists)[number]; at: number; spot: Spot }[] =>
  lists.flatMap((list) => map[list].map((spot, at) => ({ list, at, spot })));

const openHexes = (map: MapFile): Set<Hex> => new Set([map.start, ...map.standard, ...map.cities].map(hexAt));

function doubleIssues(map: MapFile): MapIssue[] {
  const seen = new Set([hexAt(map.start)]);
  return named(map).flatMap(({ list, at, spot }) => {
    const hex = hexAt(spot);
    if (!seen.has(hex)) {
      seen.add(hex);
      return [];
    }
    return [{ path: [list, at], message: `${hex} is on the map already (C8.1).` }];
  });
}

const symmetryIssues = (map: MapFile): MapIssue[] =>
  lists.flatMap((list) => {
    const all = new Set(map[list].map(hexAt));
    return map[list].flatMap((spot, at) => {
      const image = hexAt(turned(spot, map.start, 6 / map.symmetry));
      return all.has(image)
        ? []
        : [
            {
              path: [list, at],
              message: `${hexAt(spot)} is ${words[list]}, but ${image}, where symmetry ${map.symmetry} puts it, is not (C8.1).`,
            },
          ];
    });
  });

function reachIssues(map: MapFile): MapIssue[] {
  const open = openHexes(map);
  const reached = reachable(hexAt(map.start), (hex) => open.has(hex));
  return named(map).flatMap(({ list, at, spot }) =>
    list === 'mountains' || reached.has(hexAt(spot))
      ? []
      : [{ path: [list, at], message: `${hexAt(spot)} cannot be reached from the start (C8.1).` }],
  );
}

const startIssues = (map: MapFile): MapIssue[] => {
  const beside = neighbours(hexAt(map.start));
  return map.cities.flatMap((spot, at) =>
    beside.includes(hexAt(spot))
      ? [{ path: ['cities', at], message: `The city ${hexAt(spot)} lies beside the start (C8.1).` }]
      : [],
  );
};

/** Cities with a single hex through which every way from the start leads. */
function cutIssues(map: MapFile): MapIssue[] {
  if (!map.citiesSafe) return [];
  const open = openHexes(map);
  const start = hexAt(map.start);
  const cutBy = new Map<Hex, Hex>();
  for (const hex of open) {
    if (hex === start) continue;
    const reached = reachable(start, (next) => next !== hex && open.has(next));
    for (const city of map.cities.map(hexAt)) if (city !== hex && !reached.has(city)) cutBy.set(city, hex);
  }
  return map.cities.flatMap((spot, at) => {
    const cut = cutBy.get(hexAt(spot));
    return cut
      ? [{ path: ['cities', at], message: `Whoever takes ${cut} cuts off the city ${hexAt(spot)} (C8.1).` }]
      : [];
  });
}

export function mapIssues(map: MapFile): MapIssue[] {
  const doubled = doubleIssues(map);
  const [least, most] = map.players;
  if (least > most) return [{ path: ['players'], message: 'The fewest players cannot be more than the most (C2.2).' }];
  if (doubled.length > 0) return doubled;
  const shape = [...reachIssues(map), ...startIssues(map), ...symmetryIssues(map)];
  return shape.length > 0 ? shape : cutIssues(map);
}
