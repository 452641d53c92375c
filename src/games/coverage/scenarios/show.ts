import { colours } from '@machines/coverage/names.ts';
import * as z from 'zod/mini';

/** What of the table a page shows; left out: all of it. */
export const parts = ['map', 'companies', 'players'] as const;
export type CoveragePart = (typeof parts)[number];

export const showSchema = z.strictObject({
  parts: z.exactOptional(z.array(z.enum(parts)).check(z.minLength(1))),
  /** Companies the question is about; left out: all of them. */
  companies: z.exactOptional(z.array(z.enum(colours)).check(z.minLength(1))),
});
export type CoverageShow = z.infer<typeof showSchema>;
