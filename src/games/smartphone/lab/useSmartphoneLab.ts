import type { Colour, Region } from '@machines/smartphone/names.ts';
import type { SmartphoneShown } from '@/games/smartphone/scenarios/scenarioGame.ts';
import type { SmartphoneLabWords } from '@/i18n/en/lab.ts';
import { useLab } from '@/lab/ui/atLab.ts';

/** The region and the seat that are being changed. */
export interface Hand {
  region: Region;
  seat: Colour;
}

/** The lab of Smartphone Inc., for the parts of it that only this game has. */
export const useSmartphoneLab = () => useLab<SmartphoneShown, SmartphoneLabWords, Hand>();
