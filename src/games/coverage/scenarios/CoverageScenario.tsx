import { actionWords, line } from '@machines/coverage/words/line.ts';
import { sentence } from '@machines/coverage/words/sentence.ts';
import { coverageGame } from '@/games/coverage/live/coverageGame.ts';
import { DrawnTable } from '@/games/coverage/map/DrawnTable.tsx';
import { lookedAt } from '@/games/coverage/map/HexBoard.tsx';
import { count } from '@/i18n/format.ts';
import { useShown } from '@/learn/ui/board/useShown.ts';
import { Fact, Facts } from '@/scenarios/ui/Facts.tsx';
import { Scenario } from '@/scenarios/ui/Scenario.tsx';
import { useScenario } from '@/scenarios/ui/useScenario.ts';
import type { CoverageScenarioPage } from './coveragePage.ts';

/** A question about a position of Coverage. */
export default function CoverageScenario({ page }: { page: CoverageScenarioPage }) {
  const { table, facts, locale, clauseBase } = page;
  const asked = useScenario(page, coverageGame);
  const { now, steps, told } = asked;
  // The chart beside it would answer the question.
  useShown(told ? (asked.shown?.snapshot ?? null) : null, asked.shown?.ways);
  const { setup, turn, ending } = now.laid.table;
  return (
    <Scenario
      page={page}
      asked={asked}
      wide={false}
      facts={
        <Facts
          page={page}
          asked={asked}
          first={<Fact name={facts.turn}>{table.seats[turn.seat]}</Fact>}
          last={ending && <Fact name={facts.ending}>{count(locale, facts.last, ending.turnsLeft)}</Fact>}
        />
      }
      table={
        <DrawnTable
          state={steps.state}
          show={page.show}
          pointing={lookedAt}
          words={table}
          locale={locale}
          clauseBase={clauseBase}
        />
      }
      line={(news) => line(news, setup)}
      tried={(action) => ({ seat: table.seats[action.seat], move: actionWords(action, setup) })}
      sentence={(refusal) => sentence(refusal, setup)}
    />
  );
}
