import type { ComponentSet } from '@machines/smartphone/components/types.ts';
import type { Region } from '@machines/smartphone/names.ts';
import type { Plan } from '@machines/smartphone/plan.ts';
import { actionOf } from '@machines/smartphone/position/moves.ts';
import { improvementSpots, padCells, padSize } from '@machines/smartphone/rules/grid.ts';
import { componentsOf } from '@machines/smartphone/rules/lookup.ts';
import { tileSymbols } from '@machines/smartphone/rules/tiles.ts';
import type { GameState, Seat } from '@machines/smartphone/state.ts';
import { box, glyph, pictureSize, piece, seatShape, svg, text } from '@/icons/drawing.ts';
import { symbols } from '@/icons/symbols.ts';
import { technologies } from '@/icons/technologies.ts';
import type { Asked } from '@/scenarios/pictures.ts';
import { layScenario } from '@/scenarios/scenarioGame.ts';
import { type Scenario, scenarioGame } from './scenarioGame.ts';

const { width, height } = pictureSize;

interface Shown {
  state: GameState;
  components: ComponentSet;
  names: { regions: Record<Region, string>; retailer: string };
}

/** The buyer that a sale was asked of, ringed. */
const ring = (x: number, y: number, asked: Asked | null): string =>
  asked ? `<circle class="pic-ask ${asked.allowed ? '' : 'refused'}" cx="${x}" cy="${y}" r="13.5"/>` : '';

function regionPicture({ state, components, names }: Shown, region: Region, asked: Asked | null): string {
  const { size, buyers } = components.regions[region];
  const { cost, offices: spaces } = components.sizes[size];
  const retailer = state.retailers[region];
  const vp = retailer
    ? (components.retailers[retailer.tile]?.sides[retailer.side].vp.map((first) => ({ first })) ?? [])
    : spaces;
  const held = state.offices[region];
  const parts = [box(6, 8, width - 12, height - 16, 'pic-card', 7)];
  if (retailer)
    parts.push(
      `<path class="pic-hatch" d="${Array.from({ length: 13 }, (_, at) => `M${10 + at * 16} ${height - 10}l${Math.min(108, 206 - at * 16)} -${Math.min(108, 206 - at * 16)}`).join('')}"/>`,
    );
  parts.push(text(16, 27, names.regions[region], 'name'));
  for (let at = 0; at < cost; at++)
    parts.push(`<circle class="pic-pip" cx="${width - 20 - (cost - 1 - at) * 11}" cy="23" r="4"/>`);
  const wide = Math.min(44, (width - 28) / Math.max(vp.length, 4));
  vp.forEach((space: { first: number; second?: number }, at) => {
    const x = 15 + at * wide;
    const seat = held[at];
    const kind = seat ? `held ${at === held.length - 1 ? 'pays' : ''}` : '';
    parts.push(text(x + wide / 2, 45, space.second ? `${space.first} ${space.second}` : space.first, 'middle'));
    parts.push(box(x + 1.5, 49, wide - 3, 25, `pic-slot ${kind}`));
    if (seat) parts.push(piece(seat, 'office', x + wide / 2 - 10, 51, 20));
  });
  if (retailer) parts.push(text(16, 100, names.retailer, 'soft'));
  const pitch = Math.min(30, (width - 26) / buyers.length);
  buyers.forEach((buyer, at) => {
    if (retailer) return;
    const x = 15 + pitch / 2 + at * pitch;
    const sold = state.sold[region][at];
    const shape =
      'price' in buyer
        ? `<circle class="pic-buyer" cx="${x}" cy="97" r="10.5"/>${text(x, 101, buyer.price, 'middle price')}`
        : `${box(x - 10, 87, 20, 20, 'pic-buyer technology', 5)}${glyph(technologies[buyer.technology], x - 7, 90, 14, 'research')}`;
    parts.push(`<g class="${sold ? 'pic-dim' : ''}">${shape}</g>`);
    if (sold) parts.push(piece(sold, 'good', x - 4, 97, 17));
    if (asked?.buyer === at) parts.push(ring(x, 97, asked));
  });
  return parts.join('');
}

function planPicture({ components }: Pick<Shown, 'components'>, plan: Plan): string {
  const boxes = [plan.bottom, plan.top].map((placed) => ({ ...placed, ...padSize(placed.turn) }));
  const outer = plan.improvements.flatMap(improvementSpots);
  const xs = [...boxes.flatMap(({ x, width: w }) => [x, x + w]), ...outer.flatMap(({ x }) => [x, x + 1])];
  const ys = [...boxes.flatMap(({ y, height: h }) => [y, y + h]), ...outer.flatMap(({ y }) => [y, y + 1])];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const u = Math.min(26, 118 / (Math.max(...ys) - top), 200 / (Math.max(...xs) - left));
  const x0 = (width - u * (Math.max(...xs) - left)) / 2 - left * u;
  const y0 = (height - u * (Math.max(...ys) - top)) / 2 - top * u;
  const cell = (x: number, y: number, symbol: keyof typeof symbols | null, pad: string) =>
    `${box(x0 + x * u + 2, y0 + y * u + 2, u - 4, u - 4, `pic-cell ${symbol ?? pad}`, 5)}${
      symbol ? glyph(symbols[symbol], x0 + x * u + u * 0.2, y0 + y * u + u * 0.2, u * 0.6, 'on') : ''
    }`;
  const pad = (placed: (typeof boxes)[number]) =>
    box(x0 + placed.x * u, y0 + placed.y * u, placed.width * u, placed.height * u, `pic-slab ${placed.pad}`, 7) +
    padCells(components, placed)
      .map(({ x, y, symbol }) => cell(x, y, symbol, placed.pad))
      .join('');
  const tiles = (layer: 'under' | 'over') =>
    plan.improvements
      .filter((each) => each.layer === layer)
      .map((each) => {
        const pair = tileSymbols(components, each.tile);
        const spots = improvementSpots(each);
        const [a, b] = [spots[0], spots[1]];
        if (!a || !b) return '';
        const frame = box(
          x0 + Math.min(a.x, b.x) * u + 0.5,
          y0 + Math.min(a.y, b.y) * u + 0.5,
          (Math.abs(a.x - b.x) + 1) * u - 1,
          (Math.abs(a.y - b.y) + 1) * u - 1,
          'pic-card',
          6,
        );
        return `${frame}${cell(a.x, a.y, pair[0], '')}${cell(b.x, b.y, pair[1], '')}`;
      })
      .join('');
  const [bottom, upper] = boxes;
  return `${bottom ? pad(bottom) : ''}${tiles('under')}${upper ? pad(upper) : ''}${tiles('over')}`;
}

function seatsPicture(seats: readonly Seat[]): string {
  const rows = seats.slice(0, 4);
  const high = Math.min(34, 116 / rows.length);
  return rows
    .map((seat, at) => {
      const y = (height - high * rows.length) / 2 + at * high;
      const mid = y + high / 2 + 4;
      return [
        box(8, y + 2, width - 16, high - 4, 'pic-card', 6),
        seatShape(seat.colour, 16, y + high / 2 - 8, 16),
        glyph(symbols.goods, 78, y + high / 2 - 7, 14, 'goods'),
        text(96, mid, seat.goods),
        text(48, mid, `$${seat.price}`, 'price'),
        ...seat.technologies
          .slice(0, 4)
          .map((each, n) => glyph(technologies[each], 114 + n * 18, y + high / 2 - 7, 14, 'research')),
        text(width - 16, mid, `${seat.vp} VP`, 'end soft'),
      ].join('');
    })
    .join('');
}

/** A scenario as a small picture: the pads in question, or the region, or the seats. */
export function picture(scenario: Scenario, names: Shown['names'], name: string, asked: Asked | null): string {
  const { state } = layScenario(scenarioGame, scenario, {
    rules: 'e2',
    rulings: scenario.position.rulings ?? {},
  });
  const components = componentsOf(state);
  const shown = { state, components, names };
  const planned = scenario.moves?.find((move) => move.type === 'plan');
  const plan =
    planned && state.phase === 'planning'
      ? (actionOf(state, planned) as { plan: Plan }).plan
      : state.seats.find((seat) => seat.plan)?.plan;
  const region = asked?.region ?? scenario.show?.regions?.[0];
  const aboutPlans = state.phase === 'planning' || scenario.show?.parts?.includes('plans');
  if (plan && (aboutPlans || !region)) return svg(planPicture(shown, plan), name);
  if (region) return svg(regionPicture(shown, region as Region, asked), name);
  return svg(seatsPicture(state.seats), name);
}
