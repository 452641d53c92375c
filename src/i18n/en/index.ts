import { desk } from './desk.ts';
import { frame } from './frame.ts';
import { home } from './home.ts';
import { look } from './look.ts';
import { names } from './names.ts';
import { sections } from './sections.ts';

export const en = { frame, home, sections, desk, look, names };
