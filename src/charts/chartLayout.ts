import ELK, { type ElkExtendedEdge, type ElkNode, type ElkPort } from 'elkjs/lib/elk.bundled.js';
import { type Box, type Frame, sizes } from './boxes.ts';
import type { Way } from './model.ts';
import { joined, type Point } from './trunks.ts';
import { startId, trunkOf, type Wire, wiresOf } from './wires.ts';

/** A box where it is drawn, measured from the corner of the drawing. */
export type Placed = Box & Point;
export interface Line {
  /** Null for the line from the dot. */
  way: Way | null;
  points: Point[];
  /** After its first bend it runs along another line of the same kind. */
  joins: boolean;
}
export interface Layout {
  frame: Placed;
  boxes: Placed[];
  /** The dot from which the first state is entered; a chart whose parts all run at once has none. */
  start: Point | null;
  lines: Line[];
}

const dot = 10;

type Side = 'NORTH' | 'SOUTH' | 'WEST' | 'EAST';
const port = (id: string, side: Side, x: number, y: number): ElkPort => ({
  id,
  x,
  y,
  width: 0,
  height: 0,
  layoutOptions: { 'elk.port.side': side },
});

/** Lines from above reach a box at its left, those from below at its right, plain ones at its top. */
const nodeOf = ({ id, width, height, rows }: Box): ElkNode => ({
  id,
  width,
  height,
  ports: [
    port(`${id}>west`, 'WEST', 0, sizes.head / 2),
    port(`${id}>east`, 'EAST', width, sizes.head / 2),
    port(`${id}>north`, 'NORTH', width / 2, 0),
    port(`${id}>south`, 'SOUTH', width / 2, height),
    ...rows.flatMap(({ way, side, y }) => {
      if (!way || !side) return [];
      return [side === 'west' ? port(way.id, 'WEST', 0, y) : port(way.id, 'EAST', width, y)];
    }),
  ],
  layoutOptions: { 'elk.portConstraints': 'FIXED_POS' },
});

const edge = (id: string, from: string, to: string): ElkExtendedEdge => ({ id, sources: [from], targets: [to] });

/** Not drawn: it holds the boxes one below the other. */
const spine = (boxes: readonly Box[]): ElkExtendedEdge[] =>
  boxes.slice(1).map(({ id }, at) => ({
    ...edge(`${id}/spine`, `${boxes[at]?.id}>south`, `${id}>north`),
    layoutOptions: { 'elk.layered.priority.direction': '100', 'elk.layered.priority.straightness': '100' },
  }));

const optionsFor = ({ height }: Frame) => ({
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.padding': `[top=${height + 6},left=14,bottom=16,right=14]`,
  'elk.spacing.edgeEdge': '8',
  'elk.spacing.edgeNode': '13',
  'elk.layered.spacing.nodeNodeBetweenLayers': '20',
  'elk.layered.spacing.edgeNodeBetweenLayers': '9',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '8',
  // Enough tries to find the order in which the lines at the left do not cross.
  'elk.layered.thoroughness': '100',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
});

const pointsOf = ({ sections = [] }: ElkExtendedEdge): Point[] =>
  sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint]);

/** Lays a chart out in one column: ways down run at the left, ways back up at the right. */
export async function layOut(frame: Frame): Promise<Layout> {
  const bundles = Object.values(Object.groupBy(wiresOf(frame), ({ bundle }) => bundle)).map((bundle = []) => bundle);
  const trunks = bundles.flatMap((bundle) => trunkOf(bundle) ?? []);
  const starts = trunks.some(({ from }) => from === startId);
  const graph: ElkNode = await new ELK().layout({
    id: frame.id,
    layoutOptions: optionsFor(frame),
    children: [...(starts ? [{ id: startId, width: dot, height: dot }] : []), ...frame.boxes.map(nodeOf)],
    edges: [...trunks.map(({ from, to, bundle }) => edge(bundle, from, to)), ...spine(frame.boxes)],
  });
  const at = (id: string): Point => {
    const { x = 0, y = 0 } = graph.children?.find((child) => child.id === id) ?? {};
    return { x, y };
  };
  const { x, y } = at(startId);
  const boxes = frame.boxes.map((box) => ({ ...box, ...at(box.id) }));
  const laid = new Map(graph.edges?.map((each) => [each.id, pointsOf(each)]));
  return {
    frame: { ...frame, x: 0, y: 0, width: Math.ceil(graph.width ?? 0), height: Math.ceil(graph.height ?? 0) },
    boxes,
    start: starts ? { x: x + dot / 2, y: y + dot / 2 } : null,
    lines: bundles.flatMap((bundle) => {
      const trunk = trunkOf(bundle);
      const points = laid.get(trunk?.bundle ?? '') ?? [];
      return bundle.map((wire) => {
        const joins = wire !== trunk;
        return { way: wire.way, points: joins ? joined(points, leaves(boxes, wire)) : points, joins };
      });
    }),
  };
}

/** Where a wire leaves its box. */
function leaves(boxes: readonly Placed[], { way, to }: Wire): Point {
  for (const { rows, x, y, width } of boxes) {
    const row = rows.find((each) => each.way === way);
    if (row) return { x: to.endsWith('>west') ? x : x + width, y: y + row.y };
  }
  throw new Error(`${way?.id} has no line in a box`);
}
