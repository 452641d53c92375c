import { smartphone } from '@machines/smartphone/module.ts';
import { type MomentBetween, replayer } from '@/play/log/replay.ts';
import type { Smartphone } from '../smartphone.ts';

export type Moment = MomentBetween<Smartphone>;

export const replay = replayer<Smartphone>(smartphone);
