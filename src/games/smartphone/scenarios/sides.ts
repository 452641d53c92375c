import { type Technology, type TechnologySide, technologies } from '@machines/smartphone/names.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import type { Scenario } from './scenarioGame.ts';

/** The sides that play a part and are not to be seen: of technologies someone has, or that the position names. */
export function sidesIn({ position, show }: Scenario, table: GameState): Partial<Record<Technology, TechnologySide>> {
  if (show?.parts?.includes('technologies')) return {};
  const matters = (each: Technology) =>
    position.sides?.[each] !== undefined || table.seats.some((seat) => seat.technologies.includes(each));
  return Object.fromEntries(technologies.filter(matters).map((each) => [each, table.sides[each]]));
}

/** Matters that are printed on a technology: as long as one is the question, its card keeps quiet. */
const printedOn: Record<string, Technology> = {
  wifiSecondOffice: 'Wi-Fi',
  liIonGoods: 'Li-ion',
  e1FourG: '4G',
};

export const veiledBy = (choice: string | undefined): Technology | null => printedOn[choice ?? ''] ?? null;
