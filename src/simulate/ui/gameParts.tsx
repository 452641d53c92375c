import type { ReactNode } from 'react';
import { RoundCharts } from '@/games/smartphone/simulate/RoundCharts.tsx';
import { SetupNote } from '@/games/smartphone/simulate/SetupNote.tsx';
import type { Game } from '@/site.ts';
import type { Draft } from '../draft.ts';
import type { SimulatePage } from '../simulatePage.ts';
import type { SettingReport } from './SettingCharts.tsx';

export interface NoteProps extends SimulatePage {
  draft: Draft;
}

export interface RoundsProps extends SimulatePage {
  players: readonly (SettingReport['players'][string] & { name: string })[];
  titled: (title: string) => string;
}

interface GameParts {
  /** What has to be known of the set-up that is chosen. */
  Note: (props: NoteProps) => ReactNode;
  /** Charts of what the rounds of the game were like. */
  Rounds?: (props: RoundsProps) => ReactNode;
}

/** What a game adds to the page of the simulation. */
export const gameParts: Record<Game, GameParts> = {
  smartphone: { Note: SetupNote, Rounds: RoundCharts },
  coverage: { Note: ({ words }) => <p className="quiet">{words.settings.coverage}</p> },
};
