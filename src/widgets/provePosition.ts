import { unmetText } from '@machines/core/position/unmet.ts';
import { gameBy } from '@machines/games.ts';
import { z } from 'zod';
import type { Asking, Proved } from './proveWidget.ts';
import type { WidgetTag } from './schemas.ts';
import { shownOf, spotOf } from './spot.ts';

const around = z.looseObject({
  constructed: z.exactOptional(z.boolean()),
  /** What is true of it, as scenarios say it. */
  expect: z.exactOptional(z.array(z.unknown())),
});

/** A position that some game could reach, and of which all is true that its author says. */
export function provePosition(tag: WidgetTag<'Position'>, ask: Asking): Proved {
  const { show, position: inTag, ...more } = tag;
  const written = ask.body ?? inTag ?? null;
  const { constructed = false, expect = [], ...position } = written === null ? {} : ask.read(around, written);
  const spot = spotOf(tag, written === null ? null : position, constructed, ask);
  const { game } = spot;
  const { run, unmetOf, sentence, schemas } = gameBy(game);
  const checks = expect.map((check, at) => ask.read(schemas.check, check, `expect[${at}]`));
  const played = run(spot.position);
  for (const at of ['seat', 'slide'] as const) {
    const seat = tag[at];
    if (seat !== undefined && !played.state.seats.some(({ colour }) => colour === seat))
      ask.wrong(at, `Nobody plays ${seat} in this position.`);
  }
  for (const [at, check] of checks.entries()) {
    const [wrong] = unmetOf(played, [check]);
    if (wrong)
      ask.wrong(
        `expect[${at}]`,
        unmetText(wrong, (refusal) => sentence(refusal, played.state)),
      );
  }
  const shown = shownOf(game, show, ask) ?? spot.scenario?.show ?? null;
  return {
    game,
    widget: { ...more, game, position: spot.position, show: shown },
    clauses: spot.scenario?.clauses ?? [],
  };
}
