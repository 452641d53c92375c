import { useEffect, useRef } from 'react';
import type { MachineKit } from '@/charts/machineKit.ts';
import type { MachinePage } from '@/charts/machinePage.ts';
import { inSight } from '@/charts/marks.ts';
import { inWords } from '@/i18n/inWords.ts';
import { innermost } from '@/live/drawing.ts';
import { guardOf } from '@/live/guard.ts';
import type { LivePage } from '@/live/livePage.ts';
import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import { SeatShape } from '@/ui/Piece.tsx';
import type { Machine } from './useMachine.ts';

interface Props<T extends ScenarioTypes, P extends LivePage> {
  kit: MachineKit<T, P>;
  machine: Machine<T>;
  page: P;
  chart: MachinePage;
}

/** The line as a rule: a long edge for each move, a tick for each step of the one that is looked at, black where it is. */
export function Strip<T extends ScenarioTypes, P extends LivePage>({ kit, machine, page, chart }: Props<T, P>) {
  const { entries, place, go, places } = machine;
  const { words, states } = chart;
  const list = useRef<HTMLOListElement>(null);
  const { move, step } = place;
  useEffect(() => {
    const now = list.current?.querySelector('[aria-current]');
    if (now && list.current?.dataset['at'] !== `${move}.${step}`) inSight(now);
  }, [move, step]);
  const nameOf = (snapshot: (typeof entries)[number]['snapshot']) => {
    const { leaf } = innermost(snapshot);
    return states[leaf.key] ?? inWords(leaf.key);
  };
  const indexOf = (asked: number, n: number) => places.findIndex((each) => each.move === asked && each.step === n);
  return (
    <ol className="strip shrinks" ref={list} aria-label={words.timeline}>
      {entries.map(({ action, steps, snapshot }, at) => {
        const now = at === move;
        const state = (entries[at - 1]?.snapshot ?? snapshot).context.game as T['state'];
        const object = action ? kit.objectOf(action as T['action'], state, page) : '';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a move is known by its place in the line
          <li key={at} className="strip-move rigid" data-now={now} data-ahead={at > move || undefined}>
            <b className="flex gap-6px level">
              {action ? <SeatShape seat={(action as T['action']).seat} /> : null}
              {action ? <code className="firm">{action.type}</code> : words.start} {object}
            </b>
            <span className="strip-steps">
              {(now
                ? steps.map((each, n) => ({ ...each, n }))
                : steps.slice(-1).map((each) => ({ ...each, n: steps.length - 1 }))
              ).map(({ snapshot: after, ways, n }) => (
                <button
                  key={n}
                  type="button"
                  className="strip-step grows soft-ink one-line"
                  aria-current={now && n === step ? 'step' : undefined}
                  onClick={() => go(indexOf(at, n))}
                >
                  <span>{nameOf(after)}</span>
                  {now && wayText(ways[0], words)}
                </button>
              ))}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** What a step was taken for: its event, its condition, or that all inside was done. */
function wayText(way: Parameters<typeof guardOf>[0] | undefined, words: MachinePage['words']) {
  if (!way) return <small>{words.start}</small>;
  if (way.eventType.startsWith('xstate.done')) return <small>{words.done}</small>;
  const name = way.eventType === '' ? guardOf(way) : way.eventType;
  return name ? <code>{name}</code> : <small>{words.otherwise}</small>;
}
