import type { Colour, Region } from '@machines/smartphone/names.ts';
import { regions } from '@machines/smartphone/names.ts';
import { componentsOf, hasOffice, hasRetailer } from '@machines/smartphone/rules/lookup.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { edgeLines, goesRound, lands, layouts, lineBetween, type Spot } from '@/games/smartphone/board/boardLayout.ts';
import { box, pictureSize, piece, svg, text } from '@/icons/drawing.ts';
import type { Asked } from '@/scenarios/pictures.ts';

const { width, height } = pictureSize;
const map = layouts.small;
const [across, down] = [width / 100, height / 100];
const [wide, high] = [57, 19];
const place = ({ x, y }: Spot): string => `${(x * across).toFixed(1)} ${(y * down).toFixed(1)}`;

const path = ([start, ...rest]: Spot[]): string =>
  start ? `M${place(start)}${rest.length > 1 ? 'Q' : 'L'}${rest.map(place).join(' ')}` : '';

/** The whole map as a small picture: who has an office where, which lines lead on from there, and where was asked. */
export function mapPicture(
  state: GameState,
  seat: Colour,
  names: Record<Region, string>,
  name: string,
  asked: Asked | null,
): string {
  const leads = (...ends: Region[]) => (ends.some((end) => hasOffice(state, end, seat)) ? 'reach' : '');
  const land = `<g transform="scale(${across} ${down})">${lands.map((d) => `<path class="pic-land" d="${d}"/>`).join('')}</g>`;
  const lines = regions.flatMap((from) =>
    componentsOf(state)
      .regions[from].connected.filter((to) => from < to && !goesRound(from, to))
      .map((to) => `<path class="pic-line ${leads(from, to)}" d="${path(lineBetween(from, to, map))}"/>`),
  );
  const round = edgeLines.map(
    ({ from, to, edge }) =>
      `<path class="pic-line round ${leads(from, to)}" d="M${place(map.spots[from])}H${edge === 'left' ? 0 : width}"/>`,
  );
  const cards = regions.map((region) => {
    const [x, y] = [map.spots[region].x * across - wide / 2, map.spots[region].y * down - high / 2];
    const target = asked?.region === region ? `asked ${asked.allowed ? '' : 'refused'}` : '';
    const held = [...new Set(state.offices[region])].map((owner, at) =>
      piece(owner, 'office', x + 2 + at * 11, y + 9, 10),
    );
    return [
      box(x, y, wide, high, `pic-chip ${hasRetailer(state, region) ? 'shop' : ''} ${target}`, 4),
      text(x + wide / 2, y + 7.5, names[region], 'middle tiny'),
      ...held,
    ].join('');
  });
  return svg([land, ...lines, ...round, ...cards].join(''), name);
}
