import { componentsOf } from '@machines/smartphone/rules/table.ts';
import type { Smartphone } from '@machines/smartphone/types.ts';
import { line } from '@machines/smartphone/words/line.ts';
import { logWriter } from '@/play/log/lines.ts';
import { replay } from './moments.ts';
import { firstSpot, placeNews, type Spot } from './spots.ts';

/** The log in words. Of a plan it says only whose it is (S1.8). */
export const logEntries = logWriter<Smartphone, Spot>({
  replay,
  first: firstSpot,
  place: placeNews,
  line: (news, setup) => line(news, componentsOf({ setup })),
});
