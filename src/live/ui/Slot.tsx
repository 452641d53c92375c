import type { ReactNode } from 'react';
import { fill } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import { ClauseLink } from '@/ui/ClauseLink.tsx';
import type { CaptionIn } from '../captions.ts';
import type { LiveGame } from '../liveKit.ts';
import type { LivePage } from '../livePage.ts';
import type { Live } from './useLive.ts';

interface Props<T extends ScenarioTypes> {
  game: LiveGame<T>;
  live: Live<T>;
  page: LivePage;
  /** What is stepped through; left out: what the last move told. */
  captions?: readonly CaptionIn<T>[];
  /** What ends the steps: a move that is refused. */
  ending?: { text: ReactNode; at: boolean; onGo: () => void } | null;
  hint: ReactNode;
}

/** One place for consequence, always as high; what takes more lies over what is below it, so that nothing moves. */
export const Slot = <T extends ScenarioTypes>(props: Props<T>) => (
  <div className="live-slot-room">
    <Consequence {...props} />
  </div>
);

/** A hint, a refusal, or the steps of what happened. */
function Consequence<T extends ScenarioTypes>({ game, live, page, captions, ending = null, hint }: Props<T>) {
  const words = page.live;
  const { refused } = live;
  const steps = captions ?? live.rules.captionsOf(live.cursor);
  const told = steps.findIndex((each) => each.move === live.cursor && each.step === live.step);
  const of = steps.length + (ending ? 1 : 0);
  const at = ending?.at ? of - 1 : told >= 0 ? told : live.atRest && live.entry.action ? steps.length - 1 : -1;
  const shown = steps[at];
  const go = (to: number) => {
    const caption = steps[to];
    const { entries } = live.rules.get();
    // The last that is told is where the game rests.
    const rests =
      caption?.move === entries.length - 1 && live.rules.captionsOf(caption.move).at(-1)?.step === caption.step;
    if (caption) live.rules.goTo(caption.move, rests && !ending ? null : caption.step);
    else if (to >= steps.length) ending?.onGo();
  };
  if (refused && !ending?.at)
    return (
      <div className="live-slot flex gap-3 level live-slot-no" data-placed={refused.place !== null} role="alert">
        <Icon of={controls.no} />
        <p>
          <span className="live-slot-why">
            {game.sentence(refused.refusal, live.resting)} <ClauseLink id={refused.refusal.rule} />
          </span>{' '}
          <span className="live-slot-calm">{words.unchanged}</span>
        </p>
      </div>
    );
  if (at < 0 && of > 0 && !live.atRest)
    return (
      <div className="live-slot flex gap-3 level" aria-live="polite">
        <p>{hint}</p>
        <Step words={words} at={at} of={of} onGo={go} />
      </div>
    );
  if (at < 0) return <div className="live-slot flex gap-3 level live-slot-idle soft-ink">{<p>{hint}</p>}</div>;
  return (
    <div className="live-slot flex gap-3 level" aria-live="polite">
      <b className="live-count soft-ink one-line">{fill(words.of, { n: at + 1, of })}</b>
      <p>
        {ending?.at
          ? ending.text
          : // Lines by one rule name it once, at their end.
            shown?.news.map((news, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of one step
              <span key={n}>
                {game.line(news, shown.snapshot.context.game)}{' '}
                {news.rule !== shown.news[n + 1]?.rule && <ClauseLink id={news.rule} />}{' '}
              </span>
            ))}
      </p>
      {of > 1 && <Step words={words} at={at} of={of} onGo={go} />}
    </div>
  );
}

function Step({
  words,
  at,
  of,
  onGo,
}: {
  words: LivePage['live'];
  at: number;
  of: number;
  onGo: (to: number) => void;
}) {
  return (
    <span className="live-step rigid flex gap-4px">
      <button
        type="button"
        className="button button-square"
        aria-label={words.earlier}
        disabled={at <= 0}
        onClick={() => onGo(at - 1)}
      >
        <Icon of={controls.left} />
      </button>
      <button
        type="button"
        className={`button button-square ${at < of - 1 ? 'button-main' : ''}`}
        aria-label={words.later}
        disabled={at >= of - 1}
        onClick={() => onGo(at + 1)}
      >
        <Icon of={controls.right} />
      </button>
    </span>
  );
}
