import type { Phase } from '@machines/smartphone/names.ts';
import type { Plan } from '@machines/smartphone/plan.ts';
import type { Setup } from '@machines/smartphone/state.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Glyph } from '@/icons/glyph.ts';
import { phases } from '@/icons/phases.ts';
import { tools } from '@/icons/tools.ts';
import type { GameWords } from '@/play/ui/playWords.ts';
import type { StageView } from '@/play/ui/stage/Bands.tsx';
import { Work } from '@/play/ui/stage/Work.tsx';
import { Planning } from './Planning.tsx';
import { Did } from './tools/Did.tsx';
import { ImproveTool } from './tools/ImproveTool.tsx';
import { LogisticsTool } from './tools/LogisticsTool.tsx';
import { PendingTool } from './tools/PendingTool.tsx';
import { ResearchTool } from './tools/ResearchTool.tsx';
import { RevealTool } from './tools/RevealTool.tsx';
import { SaleTool } from './tools/SaleTool.tsx';
import { ScoreTool } from './tools/ScoreTool.tsx';
import { ToolHead } from './tools/ToolHead.tsx';
import { TurnTray } from './tools/TurnTray.tsx';
import type { ToolProps } from './tools/toolProps.ts';

/** Not needed until the game is over. */
const EndTool = lazy(async () => ({ default: (await import('./end/EndTool.tsx')).EndTool }));

interface Props extends ToolProps {
  id: string;
  where: string;
  /** What is read while there is nothing to play with. */
  log: () => ReactNode;
  onPlan: (plan: Plan) => void;
  onBranch: (move: number) => void;
  onNewGame: () => void;
  onAgain: (setup: Setup) => void;
}

const byPhase = {
  improvement: ImproveTool,
  research: ResearchTool,
  logistics: LogisticsTool,
  sale: SaleTool,
} as const;

/** The tool of the phase, in the rail. */
export function Tool({ id, where, log, onPlan, onBranch, onNewGame, onAgain, ...tool }: Props) {
  const { game, words } = tool;
  const text = words.play.tools;
  const onContinue = () => game.send({ type: 'continue' });
  if (where === 'planning' && game.next) return <Planning {...tool} id={id} seat={game.next} onPlan={onPlan} />;
  if (where === 'showing')
    return game.moment.state.phase === 'scoring' ? (
      <ScoreTool {...tool} onContinue={onContinue} />
    ) : (
      <RevealTool {...tool} onContinue={onContinue} />
    );
  const past = where === 'looking';
  const waiting = (past || where === 'handover') && (
    <Work>
      <ToolHead title={past ? text.past : words.play.tabs.log} />
      {log()}
    </Work>
  );
  if (game.at === 'over')
    return (
      <>
        {/* Looking back only hides what was found out about the game: whoever comes back finds it as it was. */}
        <div className="tool-kept" hidden={past}>
          <Suspense
            fallback={
              <Work>
                <p>{words.play.prompts['over']}</p>
              </Work>
            }
          >
            <EndTool {...tool} onBranch={onBranch} onNewGame={onNewGame} onAgain={onAgain} />
          </Suspense>
        </div>
        {waiting}
      </>
    );
  if (waiting) return waiting;
  const { state } = game.now;
  if (game.seat && state.pending) return <PendingTool {...tool} />;
  const PhaseTool = byPhase[state.phase as keyof typeof byPhase];
  if (PhaseTool)
    return (
      <>
        <PhaseTool {...tool} />
        <TurnTray {...tool} />
      </>
    );
  return (
    <Work>
      <ToolHead title={text.thinking} />
      <p className="soft-ink">{text.waiting}</p>
      <Did {...tool} />
    </Work>
  );
}

/** What a phone shows first. */
export const homeOf = (where: string, phase: Phase): StageView => {
  if (where === 'planning' || (where === 'turn' && (phase === 'improvement' || phase === 'research'))) return 'tool';
  return where === 'showing' && phase === 'scoring' ? 'tool' : 'map';
};

/** What the first tab of a phone is called. */
export const toolTab = (where: string, phase: Phase, { play, desk }: GameWords): { label: string; glyph: Glyph } =>
  where === 'planning'
    ? { label: desk.short, glyph: phases.planning }
    : { label: play.stage.moves, glyph: phase === 'over' ? tools.trophy : phases[phase] };
