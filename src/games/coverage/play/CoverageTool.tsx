import type { Colour } from '@machines/coverage/names.ts';
import { fill } from '@/i18n/format.ts';
import type { LogEntry } from '@/play/log/lines.ts';
import { noteWords } from '@/play/log/notes.ts';
import { isComputer, playerOf } from '@/play/people.ts';
import { Work } from '@/play/ui/stage/Work.tsx';
import type { Session } from './coverage.ts';
import type { CoveragePage } from './coveragePlayPage.ts';
import { EndTool } from './end/EndTool.tsx';
import { Bidding } from './tool/Bidding.tsx';
import { Build } from './tool/Build.tsx';
import { Choose } from './tool/Choose.tsx';
import { MyBid } from './tool/MyBid.tsx';
import { type Deed, Waiting } from './tool/Waiting.tsx';
import type { CoverageGame } from './useCoverage.ts';
import './tool/tool.css';
import './tool/build.css';
import './tool/auction.css';
import './tool/waiting.css';

interface Props extends CoveragePage {
  session: Session;
  game: CoverageGame;
  names: Record<Colour, string>;
  entries: LogEntry[];
  where: string;
  onBranch: (move: number) => void;
  onNewGame: () => void;
  onAgain: (setup: Session['setup']) => void;
}

/** What was done since a person last acted, with the reasons, newest first; looking back, what led to that moment. */
function deedsOf({ session, game, entries, where, words }: Props): Deed[] {
  const { log, cursor } = game.now;
  const shown = game.looking ?? cursor;
  const person = log.slice(0, shown).findLastIndex(({ seat }) => !isComputer(playerOf(session.setup, seat)));
  const since = where === 'looking' ? shown - 4 : person;
  return entries
    .filter(({ move }) => move > since && move <= shown && move > 0)
    .flatMap(({ move, phase, seat, lines }) =>
      lines.map(({ text }, at) => ({
        key: `${move} ${phase} ${at}`,
        seat: at === 0 ? seat : null,
        text,
        why: at === 0 && seat ? noteWords(session, move, words.log.forced) : null,
      })),
    )
    .reverse();
}

/** The tool of the moment: choosing, building, bidding, watching others, and what follows the end. */
export function CoverageTool(props: Props) {
  const { session, game, names, where, onBranch, onNewGame, onAgain, entries: _entries, ...page } = props;
  const { words } = page;
  const { state, cursor } = game.moment;
  const { seat, company, acting } = game;
  const { auction } = state.turn;
  const thinking = game.next ? fill(words.tool.waiting, { seat: names[game.next] }) : '';
  const hinted = game.hint.advice?.move?.action;
  const ofTheMoment = (
    <Work>
      <div className="coverage-tool grows grid one-column gap-8px">
        {auction && where !== 'handover' ? (
          <Bidding state={state} auction={auction} log={game.now.log.slice(0, cursor)} names={names} words={words}>
            {seat ? (
              <MyBid key={cursor} acting={acting} seat={seat} {...page} />
            ) : (
              <p className="quiet tool-acts">{where === 'looking' ? '' : thinking}</p>
            )}
          </Bidding>
        ) : seat && company ? (
          <Build
            acting={acting}
            expanding={game}
            company={company}
            names={names}
            onBack={(state.turn.acting?.taken.length ?? 0) === 0 ? game.undo : null}
            {...page}
          />
        ) : seat && state.phase === 'choosing' ? (
          <Choose acting={acting} seat={seat} hinted={hinted ?? null} {...page} />
        ) : (
          <Waiting
            title={where === 'looking' || where === 'handover' ? words.tool.before : thinking}
            deeds={deedsOf(props)}
          />
        )}
      </div>
    </Work>
  );
  if (game.at !== 'over') return ofTheMoment;
  const past = where === 'looking';
  return (
    <>
      {/* Looking back only hides what was found out about the game: whoever comes back finds it as it was. */}
      <div className="tool-kept" hidden={past}>
        <EndTool {...page} {...{ session, game, names, onBranch, onNewGame, onAgain }} />
      </div>
      {past && ofTheMoment}
    </>
  );
}
