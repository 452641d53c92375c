import { type Run, seedsIn } from '@machines/simulate/result.ts';
import { fill } from '@/i18n/format.ts';
import { paceKey } from '../simulateFlow.ts';
import type { SimulatePage } from '../simulatePage.ts';
import { timeWords } from '../time.ts';

/** How long the run will take, where that is known or worth a warning. */
export function Pace({ words, run, paces }: SimulatePage & { run: Run; paces: Record<string, number> }) {
  const perGame = paces[paceKey(run)];
  const sharp = run.simulation.setup.seats.some(({ player }) => player === 'sharp');
  if (perGame === undefined) return sharp && <p className="quiet">{words.pace.sharp}</p>;
  return <p className="quiet">{fill(words.pace.known, { time: timeWords(words, perGame * seedsIn(run).length) })}</p>;
}
