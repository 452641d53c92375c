import type { Hex, HexKind } from '@machines/coverage/names.ts';
import { mapOf } from '@machines/coverage/rules/board.ts';
import { hexAt } from '@machines/coverage/rules/hexes.ts';
import type { GameState } from '@machines/coverage/state.ts';
import { centreOf, outline, radius } from '@/games/coverage/map/hexLayout.ts';
import { terrain } from '@/games/coverage/map/terrain.ts';
import { box, pictureSize, seatShape, svg, text } from '@/icons/drawing.ts';
import type { Asked } from '@/scenarios/pictures.ts';
import { layScenario } from '@/scenarios/scenarioGame.ts';
import { type Scenario, scenarioGame } from './scenarioGame.ts';

const { width, height } = pictureSize;

function mapPicture(state: GameState, asked: Asked | null): string {
  const map = mapOf(state.setup);
  const all: { hex: Hex; kind: HexKind }[] = [
    ...map.standard.map((at) => ({ hex: hexAt(at), kind: 'standard' as const })),
    ...map.cities.map((at) => ({ hex: hexAt(at), kind: 'city' as const })),
    ...map.mountains.map((at) => ({ hex: hexAt(at), kind: 'mountain' as const })),
    { hex: hexAt(map.start), kind: 'start' },
  ];
  const centres = all.map(({ hex }) => centreOf(hex));
  const wide = Math.max(...centres.map(({ x }) => Math.abs(x))) + radius;
  const high = Math.max(...centres.map(({ y }) => Math.abs(y))) + radius;
  const scale = Math.min((width - 8) / (2 * wide), (height - 6) / (2 * high));
  const drawn = all.map(({ hex, kind }) => {
    const { x, y } = centreOf(hex);
    const tower = state.towers[hex];
    const target = asked?.hex === hex ? `asked ${asked.allowed ? '' : 'refused'}` : '';
    const mark = terrain[kind];
    const on = tower
      ? `<polygon class="pic-seal" points="${outline(0.66)}"/><text class="pic-text middle tower" y="16">${tower.value}</text>`
      : mark
        ? `<path class="pic-terrain" d="${mark}" transform="scale(${0.085 * radius})"/>`
        : '';
    return `<g class="${tower ? `company-${tower.company}` : ''}" transform="translate(${x.toFixed(0)} ${y.toFixed(0)})"><polygon class="pic-hex ${kind} ${tower ? 'held' : ''} ${target}" points="${outline(0.94)}" stroke-width="${target ? 9 : 3}"/>${on}</g>`;
  });
  return `<g transform="translate(${width / 2} ${height / 2}) scale(${scale.toFixed(3)})">${drawn.join('')}</g>`;
}

function seatsPicture(state: GameState): string {
  const rows = state.seats.slice(0, 5);
  const high = Math.min(34, 118 / rows.length);
  return rows
    .map((seat, at) => {
      const y = (height - high * rows.length) / 2 + at * high;
      const mid = y + high / 2 + 4;
      const { auction } = state.turn;
      const bid = auction?.bid?.seat === seat.colour ? `▲ $${auction.bid.amount}` : '';
      return [
        box(8, y + 2, width - 16, high - 4, 'pic-card', 6),
        seatShape(seat.colour, 16, y + high / 2 - 8, 16),
        text(46, mid, `$${seat.cash}`),
        text(92, mid, bid, 'price'),
        ...Object.entries(seat.shares).map(([company, count], n) => {
          const x = 128 + n * 28;
          return `<g class="company-${company}">${box(x, y + high / 2 - 8, 12, 16, 'pic-seal', 2)}</g>${text(x + 15, mid, count ?? 0)}`;
        }),
      ].join('');
    })
    .join('');
}

/** A scenario as a small picture: the map, or who has what. */
export function picture(scenario: Scenario, name: string, asked: Asked | null): string {
  const { state } = layScenario(scenarioGame, scenario, {
    rules: 'book',
    rulings: scenario.position.rulings ?? {},
  });
  const aboutMap = !scenario.show?.parts || scenario.show.parts.includes('map');
  const built = Object.keys(state.towers).length > 0 || scenario.moves?.some((move) => move.type === 'expand');
  return svg(aboutMap && built ? mapPicture(state, asked) : seatsPicture(state), name);
}
