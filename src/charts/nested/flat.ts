import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { ChartState } from '../model.ts';
import type { Naming } from '../naming.ts';
import type { Point } from '../trunks.ts';
import { boxOf, linesWidth, loop, placed, type Wiring, wire, wiringOf } from './boxes.ts';
import type { Nested } from './nested.ts';

const lineHeight = 13;
/** Room above the first state for the dot that leads to it. */
const above = 24;
const pointsOf = ({ sections = [] }: ElkExtendedEdge): Point[] =>
  sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint]);

const optionsFor = (down: boolean) => ({
  'elk.algorithm': 'layered',
  'elk.direction': down ? 'DOWN' : 'RIGHT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.padding': `[top=${above},left=0,bottom=0,right=0]`,
  // As they are listed: the first stands first, and what leads back to it is a way back.
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.considerModelOrder.strategy': 'PREFER_EDGES',
  'elk.spacing.nodeNode': '10',
  'elk.spacing.edgeEdge': '5',
  'elk.spacing.edgeNode': '7',
  'elk.spacing.edgeLabel': '2',
  'elk.layered.spacing.nodeNodeBetweenLayers': '22',
  'elk.layered.spacing.edgeNodeBetweenLayers': down ? '8' : '10',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '7',
  'elk.layered.mergeEdges': 'true',
  'elk.layered.thoroughness': '60',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.edgeLabels.sideSelection': 'ALWAYS_UP',
  // On a small screen no more than three stand side by side.
  'elk.layered.layering.strategy': down ? 'COFFMAN_GRAHAM' : 'NETWORK_SIMPLEX',
  'elk.layered.layering.coffmanGraham.layerBound': '3',
});

/** The states right inside a chart, none of them open, from left to right; `plain`: from top to bottom, names only. */
export async function flat(chart: ChartState, naming: Naming, plain = false): Promise<Nested> {
  const first = chart.states.find(({ id }) => id === chart.initial);
  const states = [...(first ? [first] : []), ...chart.states.filter((state) => state !== first)];
  const boxes = states.map((state) => boxOf(state, naming, plain));
  const home = (id: string) =>
    chart.states.find((state) => id === state.id || id.startsWith(`${state.id}.`))?.id ?? null;
  const wiring = wiringOf(chart.states, home, naming);
  const between = wiring.filter(({ from, to }) => from !== to);
  const edgeOf = ({ from, to, lines }: Wiring): ElkExtendedEdge => ({
    id: `${from} ${to}`,
    sources: [from],
    targets: [to],
    labels:
      lines.length > 0 && !plain
        ? [
            {
              id: `${from} ${to} text`,
              text: lines.join(' '),
              width: linesWidth(lines) + 4,
              height: lines.length * lineHeight + 2,
            },
          ]
        : [],
  });
  const graph: ElkNode = await new ELK().layout({
    id: chart.id,
    layoutOptions: optionsFor(plain),
    children: boxes.map(({ id, width, height, final }) => ({
      id,
      width,
      height,
      ...(final && { layoutOptions: { 'elk.layered.layering.layerConstraint': 'LAST' } }),
    })),
    edges: between.map(edgeOf),
  });
  const at = (id: string): Point => {
    const { x = 0, y = 0 } = graph.children?.find((child) => child.id === id) ?? {};
    return { x, y };
  };
  const edges = new Map(graph.edges?.map((edge) => [edge.id, edge]));
  const set = boxes.map((box) => placed(box, at(box.id).x, at(box.id).y));
  const begins = first && set.find(({ id }) => id === first.id);
  const dot = begins && { x: begins.x + Math.min(24, begins.width / 2), y: begins.y - above + 5 };
  return {
    of: chart.id,
    width: Math.ceil(graph.width ?? 0) + 14,
    height: Math.ceil(graph.height ?? 0) + 10,
    frames: [],
    boxes: set,
    wires: [
      ...(dot ? [wire([], [dot, { x: dot.x, y: begins.y }])] : []),
      ...between.map(({ from, to, ways, lines }) => {
        const edge = edges.get(`${from} ${to}`);
        const [label] = edge?.labels ?? [];
        const said = label && {
          lines,
          x: (label.x ?? 0) + (label.width ?? 0) / 2,
          y: (label.y ?? 0) + 11,
          anchor: 'middle' as const,
        };
        return wire(ways, edge ? pointsOf(edge) : [], said ?? null);
      }),
      ...wiring.flatMap(({ from, to, ways }) => {
        const box = from === to ? set.find(({ id }) => id === from) : undefined;
        return box ? [loop(ways, box)] : [];
      }),
    ],
    dots: dot ? [dot] : [],
  };
}
