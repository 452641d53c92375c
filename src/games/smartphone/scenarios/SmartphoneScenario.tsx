import { phases, technologies } from '@machines/smartphone/names.ts';
import { useMemo } from 'react';
import { plansIn } from '@/games/smartphone/live/plans/laying.ts';
import { smartphoneKit } from '@/games/smartphone/live/smartphoneKit.tsx';
import type { SmartphoneLivePage } from '@/games/smartphone/live/smartphonePage.ts';
import { fill } from '@/i18n/format.ts';
import { editionsIn } from '@/scenarios/label.ts';
import { Fact, Facts } from '@/scenarios/ui/Facts.tsx';
import { Scenario } from '@/scenarios/ui/Scenario.tsx';
import { useScenario } from '@/scenarios/ui/useScenario.ts';
import type { SmartphonePage } from './smartphonePage.ts';

/** Board words before the answer: no technology gives it away. */
function quiet({ table, veiled, frame: { island } }: SmartphonePage): SmartphonePage['table'] {
  const silent = veiled && { [veiled]: { A: island.veiled, B: island.veiled } };
  const { board } = table;
  return { ...table, board: { ...board, effects: { ...board.effects, ...silent } } };
}

interface Props {
  page: SmartphonePage;
  kit?: typeof smartphoneKit;
}

/** A question about a position of Smartphone Inc. */
export default function SmartphoneScenario({ page, kit = smartphoneKit }: Props) {
  const { table, frame, sides } = page;
  const asked = useScenario(page, kit);
  const { now, told } = asked;
  const { board } = table;
  const { phase } = now.laid;
  const words = frame.island.facts;
  const sided = technologies.filter((each) => sides[each]);
  const oneAnswer = new Set(page.cases.map(({ answer }) => answer)).size === 1;
  const at = fill(words.phaseOf, { n: phases.indexOf(phase) + 1, phase: board.phases[phase], round: page.round });
  const plans = useMemo(() => plansIn(now), [now]);
  const shown: SmartphoneLivePage = { ...(told ? table : quiet(page)), plans };
  return (
    <Scenario
      page={page}
      playOn={async (asked) => (await import('./playOn.ts')).playOn(asked)}
      kit={kit}
      table={shown}
      asked={asked}
      seat={now.laid.state.setup.seats[0]?.colour ?? 'green'}
      place={`${at} · ${oneAnswer ? words.same : editionsIn(now, frame)}`}
      facts={
        <Facts page={page} asked={asked}>
          {sided.length > 0 && (
            <Fact name={words.sides}>
              {sided
                .map((each) => fill(words.side, { technology: board.technologies[each], side: sides[each] ?? '' }))
                .join(', ')}
            </Fact>
          )}
        </Facts>
      }
    />
  );
}
