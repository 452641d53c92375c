import { smartphone } from '@machines/smartphone/module.ts';
import type { Smartphone } from '../smartphone.ts';
import { type MomentBetween, replayer } from './replay.ts';

export type Moment = MomentBetween<Smartphone>;

export const replay = replayer<Smartphone>(smartphone);
