import { comparing as coverage } from '@/games/coverage/widgets/comparing.ts';
import { comparing as smartphone } from '@/games/smartphone/widgets/comparing.ts';

export { proveDesk } from '@/games/smartphone/widgets/proveDesk.ts';

/** What each game adds to comparisons in prose. */
export const comparing = { smartphone, coverage };
