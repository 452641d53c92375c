import { type Parsed, parse } from '@machines/core/parse.ts';
import { defaultReading, type Reading } from '@machines/smartphone/lab/reading.ts';
import { moveSchema, positionSchema, rulingsSchema } from '@machines/smartphone/position/schema.ts';
import type { Move, PositionSpec } from '@machines/smartphone/position/spec.ts';
import { ruleSets } from '@machines/smartphone/readings.ts';
import { z } from 'zod';

/** What lies on the bench: a position, moves from there, and the reading it is held against. */
export interface LabDocument {
  position: PositionSpec;
  moves: Move[];
  other: Reading;
  /** The link of the game that the position is a moment of. */
  game?: string;
}

export const emptyDocument: LabDocument = { position: { phase: 'planning' }, moves: [], other: defaultReading('e1') };

/** The door for documents from links: the same schemas that scenarios pass. */
const documentSchema = z.strictObject({
  position: positionSchema,
  moves: z.array(moveSchema).max(400),
  other: z.strictObject({ rules: z.enum(ruleSets), rulings: rulingsSchema }),
  game: z.exactOptional(
    z
      .string()
      .max(100_000)
      .regex(/^#g=1\.[\w-]+(&at=\d+)?$/),
  ),
}) as unknown as z.ZodType<LabDocument>;

export const readDocument = (value: unknown): Parsed<LabDocument> => parse(documentSchema, value);
