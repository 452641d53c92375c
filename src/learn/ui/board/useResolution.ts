import type { LaidIn } from '@machines/core/game.ts';
import { createRules } from '@machines/core/rules.ts';
import { useMemo } from 'react';
import { captionsFrom, captionsUntil } from '@/live/captions.ts';
import type { LiveGame } from '@/live/liveKit.ts';
import { useTimeline } from '@/live/ui/useRules.ts';
import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';

/** What comes of actions in a lesson, one step at a time. Nothing of it is shown before it is begun. */
export function useResolution<T extends ScenarioTypes>(
  game: LiveGame<T>,
  laid: LaidIn<T>,
  actions: readonly T['action'][],
  until: string | null,
) {
  const { rules, captions, lay } = useMemo(() => {
    const made = createRules(game.chart, game.openingOf(laid));
    const first = laid.actions.length;
    const alone = first === 0 && actions.length === 0;
    for (const action of actions) if (made.act(action)) break;
    const told = captionsUntil<T>(captionsFrom<T>(made, alone ? 0 : first + 1), until);
    // A position whose whole resolution is automatic is first seen as it was laid out.
    const back = () => (alone && told.length > 0 ? made.goTo(0, -1) : made.goTo(first));
    back();
    return { rules: made, captions: told, lay: back };
  }, [game, laid, actions, until]);
  const { cursor, step } = useTimeline(rules);
  const at = captions.findIndex((each) => each.move === cursor && each.step === step);
  const show = (to: number) => {
    const caption = captions[Math.min(captions.length - 1, to)];
    if (caption) rules.goTo(caption.move, caption.step);
  };
  const snapshot = rules.shown();
  return {
    snapshot,
    state: snapshot.context.game as T['state'],
    ways: captions[at]?.ways ?? noWays,
    told: captions.slice(0, at + 1).flatMap(({ news }) => news),
    at,
    of: captions.length,
    begin: () => show(0),
    next: () => show(at + 1),
    all: () => show(captions.length - 1),
    again: () => show(0),
    close: lay,
  };
}

const noWays: never[] = [];
