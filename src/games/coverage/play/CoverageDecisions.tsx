import type { Action } from '@machines/coverage/actions.ts';
import type { Colour } from '@machines/coverage/names.ts';
import type { Setup } from '@machines/coverage/state.ts';
import { actionWords, dollars, reasonWords } from '@machines/coverage/words/index.ts';
import { fill } from '@/i18n/format.ts';
import type { Judged } from '@/play/thinking/protocol.ts';
import { Decisions } from '@/play/ui/end/Decisions.tsx';
import type { WaysBack } from '@/play/ui/end/MomentCard.tsx';
import type { Judging } from '@/play/ui/end/useJudged.ts';
import type { CoveragePage } from './coveragePlayPage.ts';
import '@/play/ui/end/review.css';

interface Props extends CoveragePage, WaysBack {
  setup: Setup;
  names: Record<Colour, string>;
  judging: Judging<Action>;
  /** The advisor's name in a set-up. */
  advisor: string;
}

/** The own decisions of a game of Coverage in words. */
export default function CoverageDecisions({ setup, names, judging, advisor, words, onGoTo, onWhatIf }: Props) {
  const text = words.end.decisions;
  const player = words.players[advisor] ?? '';
  const say = (action: Action) => actionWords(action, setup);
  const sentence = ({ seat, action, advised, same }: Judged<Action>): string =>
    fill(same ? text.same : text.other, {
      seat: names[seat],
      player,
      why: reasonWords(advised.why, setup),
      own: say(action),
      advised: say(advised.action),
    });
  return (
    <section className="end-part">
      <h3 className="visually-hidden">{words.end.review}</h3>
      <div className="review">
        <Decisions
          {...{ judging, player, sentence, onGoTo, onWhatIf }}
          who={null}
          amount={dollars}
          phases={words.phases}
          words={text}
        />
      </div>
    </section>
  );
}
