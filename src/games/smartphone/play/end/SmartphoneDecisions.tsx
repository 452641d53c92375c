import type { Reason } from '@machines/core/why.ts';
import type { Action } from '@machines/smartphone/actions.ts';
import { planReader } from '@machines/smartphone/bots/reads.ts';
import { smartphone } from '@machines/smartphone/module.ts';
import type { Colour } from '@machines/smartphone/names.ts';
import type { Plan } from '@machines/smartphone/plan.ts';
import { componentsOf, seatOf } from '@machines/smartphone/rules/lookup.ts';
import type { Setup } from '@machines/smartphone/state.ts';
import { actionWords } from '@machines/smartphone/words/line.ts';
import type { EndingWords } from '@/i18n/en/ending.ts';
import { count, fill } from '@/i18n/format.ts';
import type { Judged } from '@/play/thinking/protocol.ts';
import { Decisions } from '@/play/ui/end/Decisions.tsx';
import type { WaysBack } from '@/play/ui/end/MomentCard.tsx';
import type { Judging } from '@/play/ui/end/useJudged.ts';
import type { Entries } from '../smartphone.ts';

/** Reasons that weigh a choice against a third one: beside what was lost against the own choice they only confuse. */
const weighed = ['closely', 'rather'];

/** What speaks for a choice by itself. */
function ownMerit(why: Reason): Reason | null {
  if (!('params' in why) || 'rule' in why) return why;
  if (weighed.includes(why.what)) return null;
  const { against: _against, ...parts } = why.parts ?? {};
  return why.what === 'sharpPlan' ? { ...why, parts: { ...parts, against: [] } } : why;
}

interface Props extends WaysBack {
  setup: Setup;
  entries: Entries;
  judging: Judging<Action>;
  /** The advisor's name in a set-up. */
  advisor: string;
  who: Colour | null;
  words: EndingWords;
}

/** The own decisions of a game of Smartphone Inc. in words. */
export function SmartphoneDecisions({ setup, entries, judging, advisor, words, ...rest }: Props) {
  const text = words.review.decisions;
  const player = words.players[advisor] ?? '';
  const gives = (move: number, seat: Colour, plan: Plan): string => {
    const before = entries[move]?.snapshot.context.game;
    if (!before) return '';
    const { goods, improve, ...outcome } = planReader(before, seatOf(before, seat))(plan);
    return fill(text.gives, { ...outcome, goods: count(text.goods, goods) }) + (improve ? text.improvement : '');
  };
  const sentence = ({ seat, move, action, advised, same }: Judged<Action>): string => {
    const merit = ownMerit(advised.why);
    const named = { seat: words.seats[seat], player, why: merit ? smartphone.whyWords(merit, { setup }) : '' };
    if (action.type === 'plan')
      return fill(same ? text.samePlan : text.plan, { ...named, own: gives(move, seat, action.plan) });
    const say = (each: Action) => actionWords(each, componentsOf({ setup }));
    return fill(same ? text.same : text.other, { ...named, own: say(action), advised: say(advised.action) }).trim();
  };
  return (
    <Decisions
      {...rest}
      {...{ judging, player, sentence }}
      amount={(vp) => fill(words.standings.vp, { vp })}
      phases={words.phases}
      words={text}
    />
  );
}
