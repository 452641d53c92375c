import { board } from './board.ts';
import { desk } from './desk.ts';
import { ending } from './ending.ts';
import { frame } from './frame.ts';
import { home } from './home.ts';
import { keep } from './keep.ts';
import { learn } from './learn.ts';
import { log } from './log.ts';
import { look } from './look.ts';
import { names } from './names.ts';
import { play } from './play.ts';
import { rules } from './rules.ts';
import { sections } from './sections.ts';
import { setup } from './setup.ts';

export const en = { frame, home, sections, desk, look, names, play, board, ending, keep, log, setup, learn, rules };
