import { type Same, spoken } from '../../core/speech.ts';
import type * as en from './en.ts';

/** Every sentence of the game, in any language. */
export type Words = Same<typeof en>;

export const said = spoken<Words>('coverage');
