import { createRules } from '@machines/core/rules.ts';
import { coverageChart } from '@machines/coverage/machine.ts';
import { smartphoneChart } from '@machines/smartphone/machine.ts';
import { rules as smartphoneRules } from '@machines/smartphone/rules.ts';
import { describe, expect, test } from 'vitest';
import { placeAt, placeFragment, placesOf, readPlace, stridden } from '@/charts/chartPlaces.ts';
import { eventRows, ownRows } from '@/charts/eventRows.ts';
import { activeStates, wayId } from '@/charts/ids.ts';
import { stateOf, withDescendants } from '@/charts/model.ts';
import { drawingsOf } from '@/charts/nested/drawings.ts';
import type { Nested, Rect } from '@/charts/nested/nested.ts';
import { wholeMachines } from '@/charts/nodes.ts';
import { recorded } from '@/charts/recorded.ts';
import { takenWays } from '@/charts/taken.ts';
import { changesBetween } from '@/live/changes.ts';
import { innermost } from '@/live/drawing.ts';
import { games } from '@/site.ts';

/** The page on which a machine is watched at work: its line of play, its big drawings, what it says of each state. */

const charts = { smartphone: smartphoneChart, coverage: coverageChart };
const lineOf = (game: (typeof games)[number]) =>
  createRules(charts[game] as typeof smartphoneChart, recorded(game) as never).get().entries;
const drawings = Object.fromEntries(
  await Promise.all(
    games.flatMap((game) =>
      (['en', 'ko'] as const).map(async (locale) => [`${game} ${locale}`, await drawingsOf(game, locale)] as const),
    ),
  ),
);

describe.each(games)('the recorded line of %s', (game) => {
  const entries = lineOf(game);
  test('comes to rest where it opens, in a state that has a drawing', () => {
    const { opens, active } = recorded(game);
    expect(opens).toBeGreaterThan(0);
    expect(activeStates(entries[opens]?.snapshot as never)).toEqual(active);
    expect(drawings[`${game} en`]?.whole.some(({ of }) => active.includes(of))).toBe(true);
  });

  test('every way it takes inside what is drawn lies on a line of a drawing', () => {
    const drawn = new Set(drawings[`${game} en`]?.whole.flatMap(({ wires }) => wires.flatMap(({ ways }) => ways)));
    const root = drawings[`${game} en`]?.whole[0]?.frames[0]?.id ?? '';
    const taken = entries.flatMap(({ steps }) => steps.flatMap(({ ways }) => ways.map(wayId)));
    // A round that is over begins anew: that way leaves the drawing and comes back to it.
    expect([...new Set(taken)].filter((id) => !drawn.has(id) && !id.startsWith(`${root}/`))).toEqual([]);
  });

  test('goes by steps, moves and phases, both ways, and never past its ends', () => {
    const places = placesOf(entries);
    const phase = ({ context }: (typeof entries)[number]['snapshot']) => context.game.phase;
    const last = places.length - 1;
    for (const by of ['micro', 'move', 'phase'] as const) {
      let at = 0;
      const seen = [at];
      while (at < last) {
        const next = stridden(entries, at, by, 1, phase);
        expect(next).toBeGreaterThan(at);
        at = next;
        seen.push(at);
      }
      expect(stridden(entries, last, by, 1, phase)).toBe(last);
      while (at > 0) {
        const before = stridden(entries, at, by, -1, phase);
        expect(before).toBeLessThan(at);
        at = before;
      }
      expect(seen.length).toBeLessThanOrEqual(places.length);
    }
  });

  test('any step of it stands in an address and is read back', () => {
    for (const [at, place] of placesOf(entries).entries()) {
      expect(readPlace(entries, placeFragment(place))).toBe(at);
      expect(placeAt(entries, place.move, place.step)).toBe(at);
    }
    expect(readPlace(entries, '#at=3')).toBe(placeAt(entries, 3, null));
    for (const odd of ['', '#at=', '#at=99999', '#at=9999.1', '#at=-1', '#logistics', '#at=1.x'])
      expect(readPlace(entries, odd), odd).toBeNull();
  });
});

const inside = (a: Rect, b: Rect) =>
  a.x >= b.x - 0.5 &&
  a.y >= b.y - 0.5 &&
  a.x + a.width <= b.x + b.width + 0.5 &&
  a.y + a.height <= b.y + b.height + 0.5;
const apart = (a: Rect, b: Rect) =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

describe.each(Object.entries(drawings))('the big drawings of %s', (name, { whole, parts, shortest }) => {
  const [game = ''] = name.split(' ') as (typeof games)[number][];
  const states = withDescendants(stateOf(wholeMachines[game as (typeof games)[number]].machine.root));
  const all = [...whole, ...parts].map((drawing): [string, Nested] => [drawing.of, drawing]);

  test.each(all)('%s: every box in its frames, none over another', (_, { frames, boxes, width, height }) => {
    const [outer] = frames;
    expect(boxes.length).toBeGreaterThan(0);
    expect(boxes.filter((box) => !outer || !inside(box, outer))).toEqual([]);
    expect(frames.filter((frame) => !inside(frame, { x: 0, y: 0, width, height }))).toEqual([]);
    for (const [at, box] of boxes.entries())
      for (const other of boxes.slice(at + 1)) expect(apart(box, other), `${box.id} ${other.id}`).toBe(true);
    // A box is in the frame of the state around it, and in no frame of another.
    for (const frame of frames)
      for (const box of boxes)
        expect(
          box.id.startsWith(`${frame.id}.`) ? inside(box, frame) : apart(box, frame),
          `${box.id} ${frame.id}`,
        ).toBe(true);
  });

  test('each state is drawn somewhere, by its own id', () => {
    const drawn = new Set(
      [...whole, ...parts].flatMap(({ boxes, frames }) => [...boxes, ...frames].map(({ id }) => id)),
    );
    const root = whole[0]?.frames[0]?.id ?? '';
    expect(states.filter(({ id }) => id.startsWith(root) && !drawn.has(id)).map(({ id }) => id)).toEqual([]);
  });

  test('the shortest ways are links to the lab, and no state has one that no game came to', () => {
    const reached = takenWays(game as (typeof games)[number]).shortest;
    expect(Object.keys(shortest).length).toBeGreaterThan(10);
    for (const [state, { lab, moves }] of Object.entries(shortest)) {
      expect(reached[state], state).toBeDefined();
      expect(lab).toMatch(/\/lab\/(coverage\/)?#l=1\./);
      expect(moves).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('what a state says', () => {
  const entries = lineOf('smartphone');
  const { opens } = recorded('smartphone');
  const entry = entries[opens];
  if (!entry) throw new Error('The recorded line is too short.');
  const state = entry.snapshot.context.game;
  const seat = state.turn?.seat ?? 'green';
  const kit = {
    ...smartphoneRules,
    tries: (_: unknown, event: string) =>
      event === 'expand'
        ? (['CIS', 'India', 'RSA', 'South America', 'Europe'] as const).map((region) => ({ type: event, seat, region }))
        : [{ type: event, seat, amount: 1, region: 'RSA' }],
  };

  test('each event has its guard, what is allowed comes first, and a no has its clause', () => {
    const rows = eventRows(kit as never, entry.snapshot, state as never, null);
    const answers = rows.map(({ answer }) => answer);
    expect(answers).toEqual([...answers].sort().reverse());
    expect(rows.map(({ event }) => event)).toEqual(expect.arrayContaining(['expand', 'endTurn', 'secondOffice']));
    for (const { answer, guard, actions, refused } of rows) {
      expect(guard).toMatch(/^may/);
      if (answer === 'yes')
        for (const action of actions) expect(smartphoneRules.refuse(state, action as never)).toBeNull();
      else expect((refused as { refusal: { rule: string } } | null)?.refusal.rule).toMatch(/^S\d/);
    }
  });

  test('where nobody acts the ways are asked in order, up to the one that is taken', () => {
    const step = entry.steps[0];
    if (!step) throw new Error('A move has no steps.');
    const next = entry.steps[1]?.ways.map(wayId) ?? [];
    const answers = ownRows(innermost(step.snapshot).leaf, next).map(({ answer }) => answer);
    expect(answers.filter((answer) => answer === 'yes')).toHaveLength(1);
    expect(answers.slice(0, answers.indexOf('yes')).every((answer) => answer === 'no')).toBe(true);
    expect(answers.slice(answers.indexOf('yes') + 1).every((answer) => answer === 'unasked')).toBe(true);
  });

  test('what a step changed is told by place, before and after; a plan is never shown', () => {
    const before = entries[opens - 1]?.snapshot.context.game;
    const changes = changesBetween(before, state);
    expect(changes.length).toBeGreaterThan(0);
    expect(changes.filter(({ before: a, after: b }) => a === b)).toEqual([]);
    const planned = entries.findIndex(({ action }) => action?.type === 'plan');
    const plan = changesBetween(entries[planned - 1]?.snapshot.context.game, entries[planned]?.snapshot.context.game);
    expect(plan).toEqual([
      expect.objectContaining({ place: expect.stringMatching(/\.plan$/), before: '–', after: '✓' }),
    ]);
    expect(changesBetween(state, state)).toEqual([]);
    expect(changesBetween({ a: [1, 2], turn: null }, { a: [1], turn: { seat: 'red' } })).toEqual([
      { place: 'a', before: '1, 2', after: '1' },
      { place: 'turn.seat', before: '–', after: 'red' },
    ]);
  });
});
