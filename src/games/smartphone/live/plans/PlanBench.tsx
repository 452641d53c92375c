import type { Action } from '@machines/smartphone/actions.ts';
import { planInMiddle } from '@machines/smartphone/desk.ts';
import type { Plan } from '@machines/smartphone/plan.ts';
import { powersOf, seatOf } from '@machines/smartphone/rules/lookup.ts';
import { planMeans } from '@machines/smartphone/rules/planning.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { useEffect, useState } from 'react';
import { Controls } from '@/games/smartphone/desk/Controls.tsx';
import { Figures } from '@/games/smartphone/desk/Figures.tsx';
import { TouchMat } from '@/games/smartphone/desk/TouchMat.tsx';
import { usePlanDesk } from '@/games/smartphone/desk/usePlanDesk.tsx';
import type { SmartphoneShown } from '@/games/smartphone/scenarios/scenarioGame.ts';
import { fill } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import type { Trying } from '@/live/ui/table.ts';
import { Part } from '@/ui/Part.tsx';
import { SeatShape } from '@/ui/Piece.tsx';
import { pageWords } from '@/ui/pageWords.ts';
import type { SmartphoneLivePage } from '../smartphonePage.ts';
import type { Laying } from './laying.ts';
import '@/games/smartphone/desk/desk.css';
import '@/games/smartphone/desk/pieces.css';
import '@/games/smartphone/desk/marks.css';
import '@/games/smartphone/desk/controls.css';
import '@/games/smartphone/desk/supply.css';
import '@/games/smartphone/desk/railDesk.css';
import './planBench.css';

interface Props {
  plans: readonly Laying[];
  state: GameState;
  page: SmartphoneLivePage;
  trying: Trying<SmartphoneShown> | undefined;
}

/** The same plan, wherever on the desk it lies. */
const same = (a: Plan, b: Plan): boolean => JSON.stringify(planInMiddle(a)) === JSON.stringify(planInMiddle(b));

/** One plan to slide. Whether it may be made is asked of the machine, by making it; what it gives is told with legal moves. */
function OnDesk({ laying: { seat, plan: first }, state, page, trying }: Omit<Props, 'plans'> & { laying: Laying }) {
  const { live } = page;
  const words = pageWords().desk;
  const { desk, room, onPads, supply, onAct } = usePlanDesk({
    words,
    means: planMeans(state, seat),
    powers: powersOf(state, seatOf(state, seat)),
    plan: planInMiddle(first),
  });
  const { plan, load } = desk;
  const open = trying?.open ?? false;
  const told = trying?.lit === 'all';
  const refused = trying?.refused?.action as Action | undefined;
  const tried = refused?.type === 'plan' && refused.seat === seat ? refused.plan : null;
  /** What lies there by the rules: a plan that an answer tries, or the one that is made while steps are looked at. */
  const lies = tried ?? (open ? null : seatOf(state, seat).plan);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what lies there by the rules is laid
  useEffect(() => {
    if (lies && !same(lies, plan)) load(lies, 'loaded');
  }, [lies]);
  return (
    <Part ref={room} className="desk rail-desk plan-desk" aria-label={words.label} inert={!open} data-told={told}>
      <TouchMat className="bench-mat" desk={desk} marked={told || (tried !== null && same(tried, plan))}>
        {onPads}
      </TouchMat>
      <div className="bench-side grid gap-8px from-top">
        <Figures desk={desk} asked={!told} />
        {supply}
        <button
          type="button"
          className="button bench-commit"
          data-act="move"
          disabled={!open}
          onClick={() => trying?.act({ type: 'plan', seat, plan })}
        >
          {live.plan}
        </button>
      </div>
      <Controls desk={desk} onAct={onAct} onReset={() => load(first, 'loaded')} />
      <p id={desk.id} className="visually-hidden">
        {words.keysAll}
      </p>
      <output className="visually-hidden">{told ? desk.spoken : ''}</output>
    </Part>
  );
}

/** The plans of a position, one of them on a desk: any can be changed and committed, and the machine says what it makes of it. */
export function PlanBench({ plans, state, page, trying }: Props) {
  const { board, live } = page;
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, plans.length - 1);
  const laying = plans[at];
  if (!laying) return null;
  const { setup, round } = state;
  return (
    <div className="plan-bench grid one-column gap-8px">
      <fieldset className="plan-tabs shrinks flex gap-6px">
        <legend className="visually-hidden">{live.plans}</legend>
        {plans.map(({ seat, n }, to) => (
          <button
            className="inline-flex level soft-ink"
            key={`${seat} ${n}`}
            type="button"
            aria-pressed={to === at}
            onClick={() => setChosen(to)}
          >
            <SeatShape seat={seat} />
            {fill(n ? live.planNth : live.planBy, { seat: board.seats[seat], n })}
            {trying && seatOf(state, seat).plan && <Icon of={controls.yes} name={live.committed} />}
          </button>
        ))}
      </fieldset>
      <OnDesk
        key={`${at} ${round} ${setup.ruleSet} ${JSON.stringify(setup.rulings)}`}
        laying={laying}
        state={state}
        page={page}
        trying={trying}
      />
    </div>
  );
}
