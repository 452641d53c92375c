import { type Parsed, parse, type Schema } from '@machines/core/parse.ts';
import { listOf } from '@machines/core/schema.ts';
import * as z from 'zod/mini';
import type { LabGame, LabTypes } from './labGame.ts';

/** What lies on the bench: a position, moves from there, and the reading it is held against. */
export interface LabDocument<T extends LabTypes> {
  position: T['position'];
  moves: T['move'][];
  other: T['settings'];
  /** The link of the game that the position is a moment of. */
  game?: string;
}

/** The schema of documents from links: the same schemas that scenarios pass. */
const documentSchema = <T extends LabTypes>({ game: { schemas, ruleSets } }: LabGame<T>) =>
  z.strictObject({
    position: schemas.position,
    moves: listOf(schemas.move, 400),
    other: z.strictObject({ rules: z.enum(ruleSets), rulings: schemas.rulings }),
    game: z.exactOptional(z.string().check(z.maxLength(100_000), z.regex(/^#g=1\.[\w-]+(&at=\d+)?$/))),
  }) as unknown as Schema<LabDocument<T>>;

export const readDocument = <T extends LabTypes>(game: LabGame<T>, value: unknown): Parsed<LabDocument<T>> =>
  parse(documentSchema(game), value);
