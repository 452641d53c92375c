import { smartphone } from '@machines/smartphone/module.ts';
import type { Smartphone } from '@machines/smartphone/types.ts';
import { type MomentBetween, replayer } from '@/play/log/replay.ts';

export type Moment = MomentBetween<Smartphone>;

export const replay = replayer<Smartphone>(smartphone);
