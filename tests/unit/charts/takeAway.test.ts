import { gameBy } from '@machines/games.ts';
import { describe, expect, test } from 'vitest';
import { type AnyMachineSnapshot, type AnyStateMachine, createMachine, setup, transition } from 'xstate';
import { wholeMachines } from '@/charts/nodes.ts';
import { asJson, asMermaid, asScxml, asTypeScript, statesIn, wayText } from '@/charts/takeAway.ts';
import { games } from '@/site.ts';

const called = (id: string) => id.replace(/[^\w]/g, '_');
const idsIn = (machine: AnyStateMachine) => statesIn(machine.root).map(({ id }) => id);

describe.each(games)('%s to take away', (game) => {
  const { machine, chart } = wholeMachines[game];
  const states = statesIn(machine.root);
  const ways = states.flatMap((state) => state.ways);

  test('the JSON makes a machine that behaves the same with our implementations', () => {
    const config = JSON.parse(asJson('game', chart));
    const { guards, actions } = (machine as AnyStateMachine).implementations;
    const read = createMachine({ ...config, context: ({ input }: { input: object }) => input }).provide({
      guards,
      actions,
    } as never);
    const { run, legal } = gameBy(game);
    const position = (
      game === 'smartphone' ? { phase: 'logistics', table: { green: { active: { logistics: 4 } } } } : {}
    ) as never;
    const start = run(position).state;
    const path = (machine as AnyStateMachine).resolveState({ value: valueAt(game), context: { game: start } } as never);
    const pathRead = (read as AnyStateMachine).resolveState({
      value: valueAt(game),
      context: { game: start },
    } as never);
    let [a, b] = [path, pathRead] as [AnyMachineSnapshot, AnyMachineSnapshot];
    const nudge = { type: 'position.rests' };
    [a, b] = [step(machine, a, nudge), step(read, b, nudge)];
    let taken = 0;
    for (let move = 0; move < 25; move++) {
      const actionsNow = legal(a.context.game);
      const action = actionsNow[move % Math.max(1, actionsNow.length)];
      if (!action) break;
      [a, b] = [step(machine, a, action), step(read, b, action)];
      expect(b.value).toEqual(a.value);
      expect(b.context).toEqual(a.context);
      taken++;
    }
    expect(taken).toBeGreaterThan(3);
  });

  test('the TypeScript runs as it is written, and has every state', () => {
    const text = asTypeScript('game', chart)
      .replace(/^import .*$/m, '')
      .replace('export const machine =', 'return');
    const made = new Function('setup', text)(setup) as AnyStateMachine;
    expect(idsIn(made)).toEqual(idsIn(createMachine({ id: 'game', ...chart } as never)));
  });

  test('the Mermaid diagram has every state and every way', () => {
    const text = asMermaid(machine.root);
    for (const { id, key } of states.slice(1)) expect(text).toContain(`state "${key}" as ${called(id)}`);
    for (const way of ways)
      expect(text, way.id).toContain(
        `${called(way.from)} --> ${called(way.to ?? way.from)}${wayText(way) ? ` : ${wayText(way)}` : ''}`,
      );
    expect(text.match(/\{$/gm)?.length).toBe(text.match(/^\s*\}$/gm)?.length);
  });

  test('the SCXML is well formed and has every state and every way', () => {
    const text = asScxml(machine.root);
    const open: string[] = [];
    for (const [, slash, tag = '', self] of text.matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/g)) {
      if (slash) expect(open.pop()).toBe(tag);
      else if (!self) open.push(tag);
    }
    expect(open).toEqual([]);
    expect([...text.matchAll(/<(?:state|final) id="(\w+)"/g)].map(([, id]) => id)).toEqual(
      states.slice(1).map(({ id }) => called(id)),
    );
    expect(text.match(/<transition/g)).toHaveLength(ways.length);
    const targets = [...text.matchAll(/target="(\w+)"/g)].map(([, id]) => id ?? '');
    const ids = new Set(states.map(({ id }) => called(id)));
    expect(targets.filter((id) => !ids.has(id))).toEqual([]);
  });
});

const valueAt = (game: (typeof games)[number]) => (game === 'smartphone' ? { round: 'logistics' } : 'turn');
const step = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: object): AnyMachineSnapshot =>
  transition(machine, snapshot as never, event as never)[0] as AnyMachineSnapshot;
