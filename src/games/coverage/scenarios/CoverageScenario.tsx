import { coverageKit } from '@/games/coverage/live/coverageKit.tsx';
import { count } from '@/i18n/format.ts';
import { Fact, Facts } from '@/scenarios/ui/Facts.tsx';
import { Scenario } from '@/scenarios/ui/Scenario.tsx';
import { useScenario } from '@/scenarios/ui/useScenario.ts';
import type { CoverageScenarioPage } from './coveragePage.ts';

/** A question about a position of Coverage. */
export default function CoverageScenario({ page }: { page: CoverageScenarioPage }) {
  const { table, facts } = page;
  const asked = useScenario(page, coverageKit);
  const { turn, ending } = asked.now.laid.state;
  return (
    <Scenario
      page={page}
      playOn={async (asked) => (await import('./playOn.ts')).playOn(asked)}
      kit={coverageKit}
      table={table}
      asked={asked}
      seat={turn.seat}
      place={`${facts.turn} ${table.seats[turn.seat]}`}
      facts={
        <Facts page={page} asked={asked}>
          {ending && <Fact name={facts.ending}>{count(facts.last, ending.turnsLeft)}</Fact>}
        </Facts>
      }
    />
  );
}
