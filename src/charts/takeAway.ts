import type { AnyStateNode } from 'xstate';
import { type ChartState, stateOf, type Way, withDescendants } from './model.ts';

/** A machine to take away, in the forms that other tools read. Each is read back by a test. */

/** The machine as data, in XState's own format; guards and actions are names. */
export const asJson = (id: string, chart: object): string => `${JSON.stringify({ id, ...chart }, null, 2)}\n`;

const namesIn = (value: unknown, key: 'guard' | 'act'): string[] => {
  if (Array.isArray(value)) return value.flatMap((each) => namesIn(each, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const own = key === 'guard' ? name === 'guard' : name === 'actions' || name === 'entry';
    if (own && typeof inner === 'string') return [inner];
    if (own && Array.isArray(inner)) return inner.filter((each) => typeof each === 'string');
    return namesIn(inner, key);
  });
};
const stubs = (names: readonly string[], stub: string): string =>
  [...new Set(names)]
    .sort()
    .map((name) => `    ${JSON.stringify(name)}: ${stub},`)
    .join('\n');

/** A file to paste into an editor of statecharts: every name has an empty implementation. */
export const asTypeScript = (id: string, chart: object): string => `import { setup } from 'xstate';

export const machine = setup({
  guards: {
${stubs(namesIn(chart, 'guard'), '() => true')}
  },
  actions: {
${stubs(namesIn(chart, 'act'), '() => undefined')}
  },
}).createMachine(${JSON.stringify({ id, ...chart }, null, 2)});
`;

const called = (id: string): string => id.replace(/[^\w]/g, '_');
/** What stands on a way: its event, its condition in brackets, what it does after a slash. */
export const wayText = ({ event, kind, guard, does }: Way): string =>
  [event ?? (kind === 'done' ? 'done' : ''), guard ? `[${guard}]` : '', does.length > 0 ? `/ ${does.join(', ')}` : '']
    .filter(Boolean)
    .join(' ');

/** A diagram for Markdown. */
export function asMermaid(node: AnyStateNode): string {
  const lines = (state: ChartState, indent: string): string[] => [
    ...(state.initial ? [`${indent}[*] --> ${called(state.initial)}`] : []),
    ...state.states.flatMap((inner) => [
      ...(inner.states.length > 0
        ? [`${indent}state "${inner.key}" as ${called(inner.id)} {`, ...lines(inner, `${indent}  `), `${indent}}`]
        : [`${indent}state "${inner.key}" as ${called(inner.id)}`]),
      ...inner.ways.map((way) => {
        const text = wayText(way);
        return `${indent}${called(way.from)} --> ${called(way.to ?? way.from)}${text ? ` : ${text}` : ''}`;
      }),
      ...(inner.final ? [`${indent}${called(inner.id)} --> [*]`] : []),
    ]),
  ];
  return `${['stateDiagram-v2', ...lines(stateOf(node), '  ')].join('\n')}\n`;
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

/** The W3C's own format for statecharts. */
export function asScxml(node: AnyStateNode): string {
  const transition = ({ event, kind, guard, to, from, does }: Way, indent: string): string => {
    const given = [
      event !== null || kind === 'done' ? ` event="${escaped(event ?? `done.state.${called(from)}`)}"` : '',
      guard ? ` cond="${escaped(guard)}"` : '',
      to ? ` target="${called(to)}"` : '',
    ].join('');
    const inside = does.map((name) => `<log label="${escaped(name)}"/>`).join('');
    return inside ? `${indent}<transition${given}>${inside}</transition>` : `${indent}<transition${given}/>`;
  };
  const state = (each: ChartState, indent: string): string[] => {
    const tag = each.final ? 'final' : 'state';
    const first = each.initial ? ` initial="${called(each.initial)}"` : '';
    const inner = [
      ...(each.entry.length > 0
        ? [`${indent}  <onentry>${each.entry.map((name) => `<log label="${escaped(name)}"/>`).join('')}</onentry>`]
        : []),
      ...each.ways.map((way) => transition(way, `${indent}  `)),
      ...each.states.flatMap((deeper) => state(deeper, `${indent}  `)),
    ];
    return [`${indent}<${tag} id="${called(each.id)}"${first}>`, ...inner, `${indent}</${tag}>`];
  };
  const root = stateOf(node);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" name="${called(root.id)}" initial="${called(root.initial ?? '')}">`,
    ...root.states.flatMap((each) => state(each, '  ')),
    '</scxml>\n',
  ].join('\n');
}

/** Every state of a machine, for whoever checks that none was left out. */
export const statesIn = (node: AnyStateNode): ChartState[] => withDescendants(stateOf(node));
