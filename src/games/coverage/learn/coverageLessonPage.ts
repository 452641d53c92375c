import type { ActingPage } from '@/games/coverage/play/coveragePlayPage.ts';
import type { LessonSettings } from '@/learn/lessonPage.ts';

export interface MapLessonSettings extends LessonSettings {
  table: ActingPage['words'];
  /** What ends a turn, and acting for a company. */
  pass: string;
  finish: string;
}
