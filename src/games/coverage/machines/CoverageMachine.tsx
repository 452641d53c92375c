import type { Action } from '@machines/coverage/actions.ts';
import { shareSources } from '@machines/coverage/names.ts';
import { bidRange } from '@machines/coverage/rules/auction.ts';
import { openHexes } from '@machines/coverage/rules/board.ts';
import { actingSeat } from '@machines/coverage/rules/lookup.ts';
import type { GameState } from '@machines/coverage/state.ts';
import { dollars } from '@machines/coverage/words/namer.ts';
import type { MachineKit } from '@/charts/machineKit.ts';
import { type MachineProps, MachineStage } from '@/charts/ui/machine/MachineStage.tsx';
import { coverageKit } from '@/games/coverage/live/coverageKit.tsx';
import type { CoverageLivePage } from '@/games/coverage/live/coveragePage.ts';
import { hexName } from '@/games/coverage/play/pointing.ts';
import type { CoverageShown } from '@/games/coverage/scenarios/scenarioGame.ts';

/** Everything of a kind that could be tried. */
function tries(state: GameState, event: string): Action[] {
  const seat = actingSeat(state) ?? state.turn.seat;
  const companies = state.companies.map(({ colour }) => colour);
  switch (event) {
    case 'auction':
      return companies.flatMap((company) => shareSources.map((source) => ({ type: event, seat, company, source })));
    case 'act':
      return companies.map((company) => ({ type: event, seat, company }));
    case 'bid': {
      const { least = 1, most = 0 } = bidRange(state) ?? {};
      return [least - 1, most + 1].map((amount) => ({ type: event, seat, amount }));
    }
    case 'expand':
      return openHexes(state).map((hex) => ({ type: event, seat, hex, value: 1, route: [] }));
    default:
      return [{ type: event, seat } as Action];
  }
}

function objectOf(action: Action, state: GameState, { table }: CoverageLivePage): string {
  switch (action.type) {
    case 'auction':
    case 'act':
      return table.companies[action.company];
    case 'bid':
      return dollars(action.amount);
    case 'expand':
      return `${hexName(state, action.hex)} ×${action.value}`;
    default:
      return '';
  }
}

const kit: MachineKit<CoverageShown, CoverageLivePage> = {
  ...coverageKit,
  // What is acted with stands in the list of events.
  Table: ({ trying: _, ...props }) => <coverageKit.Table {...props} />,
  tries,
  objectOf,
  showIn: () => ({ parts: ['map'] }),
};

/** The machine of Coverage at work. */
export default function CoverageMachine(props: MachineProps<CoverageShown, CoverageLivePage>) {
  return <MachineStage kit={kit} {...props} />;
}
