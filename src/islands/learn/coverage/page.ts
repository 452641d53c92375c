import type { ActingPage } from '@/islands/play/coverage/page.ts';
import type { LessonSettings } from '../page.ts';

export interface MapLessonSettings extends LessonSettings {
  table: ActingPage['words'];
  /** What ends a turn, and acting for a company. */
  pass: string;
  finish: string;
}
