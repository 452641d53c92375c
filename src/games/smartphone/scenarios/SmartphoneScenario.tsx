import { phases, technologies } from '@machines/smartphone/names.ts';
import { componentsOf } from '@machines/smartphone/rules/table.ts';
import { actionWords, line, sentence } from '@machines/smartphone/words/index.ts';
import { StepTable } from '@/games/smartphone/learn/StepTable.tsx';
import { smartphoneGame } from '@/games/smartphone/live/smartphoneGame.ts';
import { looking } from '@/games/smartphone/play/places.ts';
import { fill } from '@/i18n/format.ts';
import { useShown } from '@/learn/ui/board/useShown.ts';
import { editionsIn } from '@/scenarios/label.ts';
import { Fact, Facts } from '@/scenarios/ui/Facts.tsx';
import { Scenario } from '@/scenarios/ui/Scenario.tsx';
import { useScenario } from '@/scenarios/ui/useScenario.ts';
import { Plans } from './Plans.tsx';
import type { SmartphonePage } from './smartphonePage.ts';

/** Board words for the table before its phase begins: there is no order yet, and no technology gives the answer away. */
function before({ board, veiled, frame: { island } }: SmartphonePage): SmartphonePage['board'] {
  const silent = veiled && { [veiled]: { A: island.veiled, B: island.veiled } };
  return { ...board, effects: { ...board.effects, ...silent } };
}

/** A question about a position of Smartphone Inc. */
export default function SmartphoneScenario({ page }: { page: SmartphonePage }) {
  const { board, frame, sides, show } = page;
  const asked = useScenario(page, smartphoneGame);
  const { now, told, steps } = asked;
  const components = componentsOf(now.laid.table);
  const { phase } = now.laid;
  const words = frame.island.facts;
  const sided = technologies.filter((each) => sides[each]);
  const oneAnswer = new Set(page.cases.map(({ answer }) => answer)).size === 1;
  useShown(told ? (asked.shown?.snapshot ?? null) : null, asked.shown?.ways);
  return (
    <Scenario
      page={page}
      asked={asked}
      wide={show.parts?.includes('map') ?? false}
      facts={
        <Facts
          page={page}
          asked={asked}
          first={
            <>
              <Fact name={words.rules}>{oneAnswer ? words.same : editionsIn(now, frame)}</Fact>
              <Fact name={words.phase}>
                {fill(words.phaseOf, { n: phases.indexOf(phase) + 1, phase: board.phases[phase], round: page.round })}
              </Fact>
            </>
          }
          last={
            sided.length > 0 && (
              <Fact name={words.sides}>
                {sided
                  .map((each) => fill(words.side, { technology: board.technologies[each], side: sides[each] ?? '' }))
                  .join(', ')}
              </Fact>
            )
          }
        />
      }
      table={
        <StepTable
          state={steps.state}
          seat={null}
          show={show}
          pointing={looking}
          board={told ? board : before(page)}
          locale={page.locale}
          clauseBase={page.clauseBase}
          plans={<Plans now={now} page={page} />}
        />
      }
      line={(news) => line(news)}
      tried={(action) => ({ seat: board.seats[action.seat], move: actionWords(action, components) })}
      sentence={(refusal) => sentence(refusal, components)}
    />
  );
}
