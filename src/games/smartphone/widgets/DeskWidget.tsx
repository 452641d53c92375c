import { printed } from '@machines/smartphone/components/printed.ts';
import { readPlan } from '@machines/smartphone/desk.ts';
import type { Plan } from '@machines/smartphone/plan.ts';
import { planHolds } from '@machines/smartphone/position/planChecks.ts';
import { useState } from 'react';
import { PlanDesk } from '@/games/smartphone/desk/PlanDesk.tsx';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { pageWords } from '@/ui/pageWords.ts';
import type { DeskData } from '@/widgets/data.ts';
import { Act, Frame, undoGlyph } from '@/widgets/ui/Frame.tsx';

interface Props {
  widget: DeskData;
}

/** A plan to slide, and a goal to reach with it if there is one. */
export default function DeskWidget({ widget }: Props) {
  const { widgets: words, desk } = pageWords();
  const { plan, goal, solution, powers, title } = widget;
  const means = { ...widget.means, components: printed };
  const [laid, setLaid] = useState({ plan, times: 0, shown: false });
  const [lies, setLies] = useState<Plan>(plan);
  const lay = (whole: Plan, shown: boolean) => {
    setLies(whole);
    setLaid({ plan: whole, times: laid.times + 1, shown });
  };
  const met = goal !== undefined && planHolds(lies, means, readPlan(lies, means, powers), goal);
  return (
    <Frame
      kind="desk"
      label={goal ? words.goal : words.desk}
      title={title}
      acts={
        <>
          {solution && <Act onPress={() => lay(solution, true)}>{words.show}</Act>}
          <Act glyph={undoGlyph} onPress={() => lay(plan, false)}>
            {words.again}
          </Act>
        </>
      }
      foot={
        goal && (
          <output data-met={met}>
            {met ? (
              <>
                <Icon of={controls.yes} /> {laid.shown ? words.shown : words.reached}
              </>
            ) : (
              <span className="soft-ink">{[title, words.notReached].filter(Boolean).join(': ')}</span>
            )}
          </output>
        )
      }
    >
      <PlanDesk key={laid.times} words={desk} means={means} powers={powers} plan={laid.plan} onChange={setLies} />
    </Frame>
  );
}
