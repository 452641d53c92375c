import type { infer as Infer } from 'zod/mini';
import type { planSchema } from './schema.ts';

export type Plan = Infer<typeof planSchema>;
export type PadPlacement = Plan['bottom'];
export type ImprovementPlacement = Plan['improvements'][number];
export type Turn = PadPlacement['turn'];
