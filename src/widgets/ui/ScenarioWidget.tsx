import type { LaidIn } from '@machines/core/game.ts';
import type { Colour } from '@machines/core/seats.ts';
import { useState } from 'react';
import { markDone } from '@/learn/progress.ts';
import type { CaptionIn } from '@/live/captions.ts';
import type { LivePage } from '@/live/livePage.ts';
import { LiveTable } from '@/live/ui/LiveTable.tsx';
import { Slot } from '@/live/ui/Slot.tsx';
import type { TableKit } from '@/live/ui/table.ts';
import { useLive } from '@/live/ui/useLive.ts';
import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import { Answers } from '@/ui/Answers.tsx';
import { ClauseLink } from '@/ui/ClauseLink.tsx';
import { pageWords } from '@/ui/pageWords.ts';
import { Rich, type RichWords } from '@/ui/Rich.tsx';
import { Act, Frame, undoGlyph } from './Frame.tsx';
import { useStanding } from './useStanding.ts';
import '@/live/ui/live.css';
import '@/learn/ui/lesson.css';

export interface ScenarioProps<T extends ScenarioTypes> {
  /** By which it is remembered as done. */
  progress: string;
  title: string;
  question: string;
  answers: Record<string, string>;
  right: string;
  short: string;
  laid: LaidIn<T>;
  actions: readonly T['action'][];
  until: string | null;
  /** What of the table looks otherwise before the question is answered. */
  before: Partial<T['state']>;
  show: T['show'];
  seat: Colour | undefined;
  name: string | undefined;
  /** Where the whole page of it stands. */
  href: string;
  rich: RichWords;
}

/** Parts of a table whose numbers stand in the row of seats too. */
const inRow = ['seats', 'players', 'tracks', 'technologies'];

interface Props<T extends ScenarioTypes, P extends LivePage> extends ScenarioProps<T> {
  kit: TableKit<T, P>;
  page: P;
}

/** A question in prose: guess, then watch what the rules make of it, on a board that can be tried at any time. */
export function ScenarioWidget<T extends ScenarioTypes, P extends LivePage>(props: Props<T, P>) {
  const { kit, page, laid, show, seat = 'green', name, rich, right } = props;
  const { widgets: words } = pageWords();
  const live = useLive<T>(kit, laid);
  const [tried, setTried] = useState<string[]>([]);
  const [told, setTold] = useState<{ captions: CaptionIn<T>[]; stopped: T['refusal'] | null } | null>(null);
  /** The refusal in the end is a step of its own. */
  const [ended, setEnded] = useState(false);
  useStanding(name, live);
  const tell = () => {
    const captions = live.play({ actions: props.actions, until: props.until });
    const stopped = live.rules.get().refused?.refusal ?? null;
    setTold({ captions, stopped });
    const [first] = captions;
    if (first) live.rules.goTo(first.move, first.step);
    setEnded(captions.length === 0);
  };
  const answer = (id: string) => {
    setTried([...tried, id]);
    if (id !== right) return;
    markDone([props.progress]);
    tell();
  };
  const again = () => {
    setTold(null);
    setEnded(false);
    setTried([]);
    live.reset();
  };
  const stopped = told?.stopped;
  // A phase that runs by itself would show its own outcome: until it is answered, the table lies as before.
  const runsOn = live.rules.at(live.first).snapshot.context.game.phase !== laid.state.phase;
  const asked = runsOn && !told ? { ...laid.state, ...props.before } : null;
  // Who has what stands in one row: whole panels would push the answers out of sight.
  const { parts, ...rest } = show as { parts?: readonly string[] };
  const shown = { ...rest, ...(parts && { parts: parts.filter((part) => !inRow.includes(part)) }) };
  return (
    <Frame
      kind="scenario"
      label={words.question}
      title={props.title}
      acts={
        <>
          <Act glyph={undoGlyph} disabled={!told && live.moves === 0} onPress={again}>
            {words.again}
          </Act>
          <a className="quiet-act" href={props.href}>
            {words.whole}
          </a>
        </>
      }
    >
      <div className="live">
        <div className="grid one-column gap-2 from-top">
          <p className="widget-asked">
            <Rich text={props.question} words={rich} />
          </p>
          {asked ? (
            <div className="live-table shrinks" data-stage="board">
              <kit.Table state={asked} seat={seat} show={shown as T['show']} page={page} />
            </div>
          ) : (
            <LiveTable
              kit={kit}
              live={live}
              page={page}
              show={shown as T['show']}
              seat={seat}
              lit={told !== null}
              open
            />
          )}
          {kit.Seats && <kit.Seats state={asked ?? live.state} page={page} />}
          <Answers
            label={words.answers}
            answers={Object.entries(props.answers).map(([id, text]) => ({
              id,
              face: <Rich text={text} words={rich} plain />,
            }))}
            tried={tried}
            right={told ? right : null}
            onAnswer={answer}
          />
          {told && (
            <p className="widget-short firm" aria-live="polite">
              <Rich text={props.short} words={rich} />
            </p>
          )}
          <Slot
            game={kit}
            live={live}
            page={page}
            hint={words.guess}
            {...(told && { captions: told.captions })}
            ending={
              stopped
                ? {
                    text: (
                      <>
                        {kit.sentence(stopped, live.resting)} <ClauseLink id={stopped.rule} />
                      </>
                    ),
                    at: ended,
                    onGo: () => setEnded(true),
                  }
                : null
            }
          />
        </div>
      </div>
    </Frame>
  );
}
