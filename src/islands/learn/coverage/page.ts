import type { ActingPage } from '@/islands/play/coverage/page.ts';
import type { LessonSettings } from '../page.ts';

export interface MapLessonSettings extends LessonSettings {
  table: ActingPage['words'];
}
