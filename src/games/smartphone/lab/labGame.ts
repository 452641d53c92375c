import { compareRuns, defaultSettings, settingsOf } from '@machines/smartphone/lab/compare.ts';
import { impossible } from '@machines/smartphone/position/audit/index.ts';
import { layPosition, setupOf } from '@machines/smartphone/position/build.ts';
import { momentSpec } from '@machines/smartphone/position/moment.ts';
import { writePlanNotes } from '@machines/smartphone/position/notes.ts';
import { openLaid } from '@machines/smartphone/position/play.ts';
import type { Check } from '@machines/smartphone/position/schema.ts';
import { defaultRuleSet } from '@machines/smartphone/ruleSets.ts';
import { componentsOf } from '@machines/smartphone/rules/lookup.ts';
import { newGame } from '@machines/smartphone/start.ts';
import { editionHere } from '@/editions/chosen.ts';
import { smartphoneGame } from '@/games/smartphone/live/smartphoneGame.ts';
import { rulingsOf } from '@/games/smartphone/play/setup/draft.ts';
import { smartphonePlay } from '@/games/smartphone/play/smartphone.ts';
import { type SmartphoneShown, scenarioGame } from '@/games/smartphone/scenarios/scenarioGame.ts';
import { componentsHere, readingsHere } from '@/games/smartphone/yours/yours.ts';
import { sameTable } from '@/lab/asGame.ts';
import type { LabDocument as DocumentOf } from '@/lab/labDocument.ts';
import type { LabGame } from '@/lab/labGame.ts';

/** The lab of Smartphone Inc. */
export type LabDocument = DocumentOf<SmartphoneShown>;

/** A new position goes by the visitor's edition and what they have read off their own rulebook. */
function rulesHere(): Pick<LabDocument['position'], 'rules' | 'rulings'> {
  const rules = editionHere();
  const rulings = rulingsOf({ ruleSet: rules, readings: readingsHere() });
  return { ...(rules !== defaultRuleSet && { rules }), ...(Object.keys(rulings).length > 0 && { rulings }) };
}

export const smartphoneLab: LabGame<SmartphoneShown> = {
  ...scenarioGame,
  live: smartphoneGame,
  play: smartphonePlay,
  empty: {
    position: { phase: 'planning', ...rulesHere(), ...componentsHere() },
    moves: [],
    other: defaultSettings(editionHere() === 'e1' ? defaultRuleSet : 'e1'),
  },
  open: (position) => {
    const laid = layPosition(position);
    return { laid, findings: impossible(laid.state) };
  },
  // A plan is kept in short notation.
  moveOf: (state, action) =>
    action.type === 'plan' ? { ...action, plan: writePlanNotes(componentsOf(state), action.plan) } : action,
  settingsOf,
  compare: compareRuns,
  checksOf: ({ state, refused }) => [
    { stopped: refused?.refusal.rule ?? null },
    ...state.seats.map(
      (seat): Check => ({
        seat: seat.colour,
        vp: seat.vp,
        price: seat.price,
        goods: seat.goods,
        technologies: [...seat.technologies],
      }),
    ),
    { phase: state.phase, round: state.round },
  ],
  anyClause: 'SP.3',
  moment: momentSpec,
  begun: (position) => {
    const { moves: _, ...start } = position;
    const setup = setupOf(position);
    const begins = position.phase === 'planning' && sameTable(openLaid(layPosition(start)).state, newGame(setup));
    return begins ? { setup, actions: layPosition(position).actions } : null;
  },
};
