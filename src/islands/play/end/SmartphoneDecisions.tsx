import { planReader } from '@machines/bots/reads.ts';
import type { Action } from '@machines/smartphone/actions.ts';
import type { Colour } from '@machines/smartphone/names.ts';
import type { Plan } from '@machines/smartphone/plan.ts';
import { componentsOf, seatOf } from '@machines/smartphone/rules/table.ts';
import type { Setup } from '@machines/smartphone/state.ts';
import { actionWords } from '@machines/smartphone/words/line.ts';
import type { EndingWords } from '@/i18n/en/ending.ts';
import { count, fill } from '@/i18n/format.ts';
import { replay } from '@/play/ledger/moments.ts';
import { whyWords } from '@/play/smartphone.ts';
import type { Judged } from '@/play/thinking/protocol.ts';
import { Decisions } from './Decisions.tsx';
import type { WaysBack } from './MomentCard.tsx';
import type { Judging } from './useJudged.ts';

interface Props extends WaysBack {
  setup: Setup;
  judging: Judging<Action>;
  /** The advisor's name in a set-up. */
  advisor: string;
  who: Colour | null;
  words: EndingWords;
  locale: string;
}

/** The own decisions of a game of Smartphone Inc. in words. */
export function SmartphoneDecisions({ setup, judging, advisor, words, locale, ...rest }: Props) {
  const text = words.review.decisions;
  const player = words.players[advisor] ?? '';
  const { moments } = replay(setup, judging.log);
  const gives = (move: number, seat: Colour, plan: Plan): string => {
    const before = moments[move]?.before;
    if (!before) return '';
    const { goods, improve, ...outcome } = planReader(before, seatOf(before, seat))(plan);
    return (
      fill(text.gives, { ...outcome, goods: count(locale, text.goods, goods) }) + (improve ? text.improvement : '')
    );
  };
  const sentence = ({ seat, move, action, advised, same }: Judged<Action>): string => {
    const named = { seat: words.seats[seat], player, why: whyWords(advised.why, setup) };
    if (action.type === 'plan')
      return fill(same ? text.samePlan : text.plan, { ...named, own: gives(move, seat, action.plan) });
    const say = (each: Action) => actionWords(each, componentsOf({ setup }));
    return fill(same ? text.same : text.other, { ...named, own: say(action), advised: say(advised.action) });
  };
  return (
    <Decisions
      {...rest}
      {...{ judging, player, sentence, locale }}
      amount={String}
      phases={words.phases}
      words={text}
    />
  );
}
