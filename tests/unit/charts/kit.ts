import { type AnyStateNode, createMachine } from 'xstate';
import { type Box, boxesOf } from '@/charts/boxes.ts';
import { type Layout, layOut } from '@/charts/chartLayout.ts';
import { type ChartState, stateOf } from '@/charts/model.ts';
import { namingOf } from '@/charts/naming.ts';
import { chartGroups } from '@/charts/registry.ts';
import { messages } from '@/i18n/index.ts';

/** Every chart of the site, and one that has what those happen not to have. */

export interface Drawn {
  name: string;
  chart: ChartState;
  layout: Layout;
}

/** Goes back when it is done, leads into a state inside another, leaves the chart, and answers in every state. */
const odd = createMachine({
  id: 'odd',
  initial: 'market',
  states: {
    market: {
      initial: 'bidding',
      on: { undo: { target: 'market', reenter: true }, shout: { actions: 'makeNoise' } },
      states: {
        bidding: {
          initial: 'one',
          on: { pass: 'paying', jump: '#deep', stop: '#odd.closed' },
          states: { one: { on: { more: 'two' } }, two: { type: 'final' } },
          onDone: 'paying',
        },
        paying: { always: [{ guard: 'rich', target: 'building' }, { target: 'bidding' }] },
        building: {
          initial: 'first',
          states: { first: { on: { go: 'last' } }, last: { id: 'deep', type: 'final' } },
          onDone: 'bidding',
        },
      },
    },
    closed: { type: 'final' },
  },
});

const market = odd.root.states['market'] as AnyStateNode;
const groups = chartGroups('en');
const words = messages('en').charts;

const entries = [
  ...groups.flatMap(({ charts, names }) => charts.map(({ id, node }) => ({ name: id, node, names }))),
  { name: 'odd', node: odd.root, names: { states: {}, guards: {}, acts: {}, descriptions: {} } },
  { name: 'market', node: market, names: { states: {}, guards: {}, acts: {}, descriptions: {} } },
];

export const naming = namingOf(words, { states: {}, guards: {}, acts: {}, descriptions: {} });

export const drawn: Drawn[] = await Promise.all(
  entries.map(async ({ name, node, names }) => {
    const chart = stateOf(node);
    return { name, chart, layout: await layOut(boxesOf(chart, namingOf(words, names))) };
  }),
);

export const boxOf = (layout: Layout, id: string): Box | undefined => layout.boxes.find((box) => box.id === id);
export { groups, market, odd };
