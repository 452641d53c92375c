import type { Action } from '@machines/smartphone/actions.ts';
import { openingPlan } from '@machines/smartphone/desk/openingPlan.ts';
import { type Colour, regions, technologies } from '@machines/smartphone/names.ts';
import { toAct } from '@machines/smartphone/rules/turns.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import type { MachineKit } from '@/charts/machineKit.ts';
import { type MachineProps, MachineStage } from '@/charts/ui/machine/MachineStage.tsx';
import { LiveParts } from '@/games/smartphone/live/LiveParts.tsx';
import { smartphoneKit } from '@/games/smartphone/live/smartphoneKit.tsx';
import type { SmartphoneLivePage } from '@/games/smartphone/live/smartphonePage.ts';
import { askedAt } from '@/games/smartphone/play/pointing.ts';
import type { SmartphoneShown } from '@/games/smartphone/scenarios/scenarioGame.ts';
import type { Show } from '@/games/smartphone/scenarios/show.ts';

/** Pads that do not touch: nobody may plan so. */
const apart = { ...openingPlan, top: { ...openingPlan.top, x: 6, y: 4 } };

/** Everywhere a kind of move could be tried. */
function tries(state: GameState, event: string): Action[] {
  const seat: Colour = toAct(state)[0] ?? 'green';
  const asked = (actions: Action[]) => actions.filter(({ type }) => type === event);
  switch (event) {
    case 'plan':
      return [{ type: 'plan', seat, plan: apart }];
    case 'expand':
    case 'secondOffice':
    case 'placeFreeOffice':
    case 'bonusOffice':
      return regions.map((region) => ({ type: event, seat, region }));
    case 'research':
    case 'complete':
      return technologies.map((technology) => ({ type: event, seat, technology }));
    case 'takeImprovement':
      return state.block.map((tile) => ({ type: 'takeImprovement', seat, tile }));
    case 'sell':
    case 'bonusMove':
      return asked(regions.map((region) => askedAt(state, seat, { kind: 'region', region })));
    case 'bonusProgress':
      return technologies.map((technology) => ({ type: event, seat, technologies: [technology] }));
    case 'bonusPrice':
      return [1, -1].map((change) => ({ type: event, seat, change: change as 1 | -1 }));
    case 'sellOffBoard':
      return [{ type: event, seat, amount: 1 }];
    default:
      return [{ type: event, seat } as Action];
  }
}

function objectOf(action: Action, _: GameState, { board }: SmartphoneLivePage): string {
  switch (action.type) {
    case 'expand':
    case 'secondOffice':
    case 'placeFreeOffice':
    case 'bonusOffice':
    case 'sell':
      return board.regions[action.region];
    case 'bonusMove':
      return `${board.regions[action.from]} → ${board.regions[action.to]}`;
    case 'research':
    case 'complete':
      return board.technologies[action.technology];
    case 'bonusProgress':
      return [...new Set(action.technologies)].map((each) => board.technologies[each]).join(', ');
    case 'takeImprovement':
      return `${action.tile}`;
    case 'bonusPrice':
      return action.change > 0 ? '+1' : '−1';
    case 'sellOffBoard':
      return `${action.amount}`;
    default:
      return '';
  }
}

const shown: Partial<Record<string, Show>> = {
  planning: { parts: ['tracks'] },
  pricing: { parts: ['tracks'] },
  production: { parts: ['tracks'] },
  improvement: { parts: ['block'] },
  research: { parts: ['technologies'] },
};

const kit: MachineKit<SmartphoneShown, SmartphoneLivePage> = {
  ...smartphoneKit,
  Table: (props) => <LiveParts {...props} fill />,
  tries,
  objectOf,
  showIn: (phase) => shown[phase] ?? { parts: ['map'] },
};

/** The machine of Smartphone Inc. at work. */
export default function SmartphoneMachine(props: MachineProps<SmartphoneShown, SmartphoneLivePage>) {
  return <MachineStage kit={kit} {...props} />;
}
