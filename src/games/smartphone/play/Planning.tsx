import type { Colour } from '@machines/smartphone/names.ts';
import type { Plan } from '@machines/smartphone/plan.ts';
import { componentsOf, powersOf, seatOf } from '@machines/smartphone/rules/lookup.ts';
import { planMeans } from '@machines/smartphone/rules/planning.ts';
import { totalGoods } from '@machines/smartphone/rules/yields.ts';
import { memo, startTransition, useMemo } from 'react';
import type { LaidDesk } from '@/games/smartphone/desk/PlanDesk.tsx';
import { RailDesk } from '@/games/smartphone/desk/RailDesk.tsx';
import { count, fill } from '@/i18n/format.ts';
import { Icon } from '@/icons/Icon.tsx';
import { symbols } from '@/icons/symbols.ts';
import type { Page } from '@/play/ui/playWords.ts';
import { dropDraft, keepDraft, openDraft } from './drafts.ts';
import { countStands, standsAt } from './planReach.ts';
import { ReachQuestion } from './reach/ReachQuestion.tsx';
import type { Game } from './useSmartphone.ts';

interface Props extends Page {
  /** The kept game's id: what lies on the desk is kept, sealed, until it is committed. */
  id: string;
  game: Game;
  seat: Colour;
  names: Record<Colour, string>;
  /** Hears what lies on the desk, for the board beside it. */
  onPlan: (plan: Plan) => void;
}

/** What the plan as it lies would do on the board: goods against buyers, and who sells before. */
function OnBoard({ desk: { result }, game, seat, names, words }: Omit<Props, 'id' | 'onPlan'> & { desk: LaidDesk }) {
  const { state } = game.now;
  const text = words.play.reach;
  const goods = totalGoods(result.goods);
  const buyers = countStands(standsAt(state, seat, result.price), 'in');
  const before = state.seats.filter(({ colour, price }) => colour !== seat && price < result.price);
  const [cheapest] = [...before].sort((a, b) => a.price - b.price);
  return (
    <>
      <p className="reach-line">
        <Icon of={symbols.goods} />
        <span>
          <b>
            {count(text.goods, goods)}, {count(text.buyers, buyers)}
          </b>{' '}
          {cheapest && fill(text.before, { seat: names[cheapest.colour], price: cheapest.price })}
        </span>
      </p>
      <Ladder state={state} seat={seat} price={result.price} words={text} />
    </>
  );
}

interface LadderProps {
  state: Game['now']['state'];
  seat: Colour;
  price: number;
  words: Page['words']['play']['reach'];
}

/** How many buyers are in reach at every price: what the next step up or down would do. */
const Ladder = memo(function Ladder({ state, seat, price, words }: LadderProps) {
  const steps = useMemo(() => {
    const { min, max } = componentsOf(state).priceTrack;
    return Array.from({ length: max - min + 1 }, (_, at) => ({
      step: min + at,
      buyers: countStands(standsAt(state, seat, min + at), 'in'),
    }));
  }, [state, seat]);
  return (
    <table className="ladder soft-ink" aria-label={words.ladder}>
      <tbody>
        <tr>
          <th scope="row">{words.price}</th>
          {steps.map(({ step }) => (
            <td key={step} data-here={step === price || undefined}>
              {step}
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">{words.buyersAt}</th>
          {steps.map(({ step, buyers }) => (
            <td key={step} data-here={step === price || undefined}>
              <b>{buyers}</b>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
});

/** One person's desk. It is on the page only while that person plans. */
export function Planning({ id, game, seat, names, onPlan, ...page }: Props) {
  const { words } = page;
  const { state } = game.now;
  const { round } = state;
  const draft = useMemo(() => openDraft(id, seat, round) ?? undefined, [id, seat, round]);
  return (
    <RailDesk
      key={`${seat} ${state.round}`}
      title={fill(words.play.desk.title, { round: words.board.roundNames[state.round - 1] ?? state.round })}
      words={words.desk}
      means={planMeans(state, seat)}
      powers={powersOf(state, seatOf(state, seat))}
      plan={draft}
      onChange={(plan) => {
        keepDraft(id, seat, round, plan);
        // The board beside the desk follows once the piece has been seen where it lies.
        startTransition(() => onPlan(plan));
      }}
      onBoard={(desk) => <OnBoard desk={desk} game={game} seat={seat} names={names} {...page} />}
      beside={(desk) => <ReachQuestion desk={desk} words={words.reach} />}
      commit={{
        label: words.play.desk.commit,
        onCommit: (plan) => {
          if (game.act({ type: 'plan', seat, plan })) dropDraft(id, seat);
        },
      }}
    />
  );
}
