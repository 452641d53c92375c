import type { PositionSpec } from '@machines/smartphone/position/schema.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import type { SmartphoneLabWords } from '@/i18n/en/lab.ts';
import type { LabPage } from '@/lab/ui/fields.tsx';

/** A part of the form: the position as it is written, as it is laid out, and how to write it anew. */
export interface BuildPart extends LabPage<SmartphoneLabWords> {
  position: PositionSpec;
  table: GameState;
  onEdit: (position: PositionSpec) => void;
}
