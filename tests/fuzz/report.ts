import { sights } from './game.ts';
import { type Part, stepsOf } from './run.ts';

const whole = new Intl.NumberFormat('en');
const number = (value: number): string => whole.format(value);

const plural = { clause: 'clauses', refusal: 'refusals', news: 'news', action: 'actions', reading: 'readings' };

/** What one game's part of a run has done and seen. */
function partLines({ game, done, seen }: Part): string[] {
  const counts = sights.map((sight) => {
    const all = game.all[sight];
    return `${plural[sight]} ${all.length - seen.missing(sight, all).length} of ${all.length}`;
  });
  const unseen = (['refusal', 'news', 'action', 'reading'] as const).flatMap((sight) =>
    seen.missing(sight, game.all[sight]).map((name) => `${sight} ${name}`),
  );
  return [
    `${game.module.id}: ${number(done.steps)} steps in ${number(done.games)} games, ${number(done.refusals)} refusals, ${number(done.reloads)} reloads, ${number(done.hostile)} hostile texts`,
    `  seen: ${counts.join(', ')}`,
    ...(unseen.length > 0 ? [`  never seen: ${unseen.join(', ')}`] : []),
  ];
}

export const reportOf = (parts: readonly Part[]): string => `${parts.flatMap(partLines).join('\n')}\n`;

export const progressOf = (parts: readonly Part[], seconds: number): string => {
  const games = parts.reduce((sum, { done }) => sum + done.games, 0);
  return `${number(Math.round(seconds))} s, ${number(stepsOf(parts))} steps, ${number(games)} games`;
};
