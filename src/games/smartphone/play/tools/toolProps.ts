import type { Called } from '@machines/core/words.ts';
import type { Colour } from '@machines/smartphone/names.ts';
import type { LogEntry } from '@/play/log/lines.ts';
import type { Page } from '@/play/ui/playWords.ts';
import type { Session } from '../smartphone.ts';
import type { Game } from '../useSmartphone.ts';

/** What every tool of the rail is given. */
export interface ToolProps extends Page {
  game: Game;
  session: Session;
  entries: LogEntry[];
  /** What each seat is called. */
  names: Record<Colour, string>;
  /** How lines speak of the seats. */
  called: Called;
  /** The place that is pointed at in a list, and how to say so. */
  lit: string | null;
  onLit: (place: string | null) => void;
}
