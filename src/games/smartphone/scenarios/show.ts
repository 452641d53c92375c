import { regions } from '@machines/smartphone/names.ts';
import * as z from 'zod/mini';

/** What of the table a page shows; the rest would only distract. */
export const parts = ['tracks', 'technologies', 'block', 'seats', 'plans', 'map'] as const;
export type Part = (typeof parts)[number];

export const showSchema = z.strictObject({
  regions: z.exactOptional(z.array(z.enum(regions))),
  parts: z.exactOptional(z.array(z.enum(parts))),
});
export type Show = z.infer<typeof showSchema>;
