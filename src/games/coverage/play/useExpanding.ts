import type { Action, Expansion } from '@machines/coverage/actions.ts';
import type { Colour, Company, Hex } from '@machines/coverage/names.ts';
import { askedFor, askedForChips } from '@machines/coverage/rules/asked.ts';
import { legalExpansions, refuseExpansion } from '@machines/coverage/rules/expansion.ts';
import { costsOf } from '@machines/coverage/rules/preview.ts';
import type { RefusalOf } from '@machines/coverage/rules/refuse.ts';
import type { GameState } from '@machines/coverage/state.ts';
import { dollars } from '@machines/coverage/words/namer.ts';
import { useMemo, useState } from 'react';
import type { HexPointing, Target } from '@/games/coverage/map/hexPointing.ts';
import type { ActingPage } from './coveragePlayPage.ts';
import { foretell, mostChips, waysTo } from './pointing.ts';

/** Where something was tried, so that the answer can stand there. */
export type Place = 'map' | 'chips' | 'bid' | `company ${Company}`;

/** A table that someone acts at, in a game or in a lesson. */
export interface ActedOn {
  state: GameState;
  /** Who may act now; null means nobody here. */
  seat: Colour | null;
  act: (action: Action, place: Place) => void;
  refused: { place: Place | null; refusal: RefusalOf } | null;
}

interface Table extends ActedOn {
  /** In whose name it is asked why nothing can be done. */
  asks: Colour;
  /** Something that will be refused was tried. */
  onRefused: (action: Action, place: Place) => void;
  /** What was refused before is no longer the matter. */
  onChoose: () => void;
  /** Milliseconds before a second press on a hex takes it; a double press is one press. */
  patience?: number;
}

/** What is half chosen on the map while a company is acted for. */
export function useExpanding(
  { state, seat, act, refused, asks, onRefused, onChoose, patience = 0 }: Table,
  page: ActingPage,
) {
  const [wanted, setWanted] = useState(1);
  const [half, setHalf] = useState<{ state: GameState; way: Expansion; since: number } | null>(null);
  // What was half chosen is dropped with the moment it was chosen in.
  const chosen = half?.state === state ? half.way : null;
  const company = seat && state.phase === 'acting' ? (state.turn.acting?.company ?? null) : null;
  /** Never more chips than can be placed; what was wanted comes back when it can. */
  const value = company ? Math.max(1, Math.min(wanted, mostChips(state, company))) : 1;

  /** What taking each lit hex would cost and pay. */
  const targets = useMemo(() => {
    const found = new Map<Hex, Target>();
    if (!company) return found;
    for (const way of legalExpansions(state, company))
      if (way.value === value && !found.has(way.hex))
        found.set(way.hex, {
          price: dollars(costsOf(state, way).cost),
          says: foretell(state, company, way, page),
        });
    return found;
  }, [state, company, value, page]);

  const choose = (way: Expansion) => {
    onChoose();
    setHalf({ state, way, since: performance.now() });
  };
  const take = (way: Expansion) => {
    if (seat) act({ type: 'expand', seat, ...way }, 'map');
  };
  const onHex = (hex: Hex) => {
    const [way] = company ? waysTo(state, company, hex, value) : [];
    if (way && half && chosen?.hex === hex) {
      if (performance.now() - half.since >= patience) take(chosen);
      return;
    }
    if (way) return choose(way);
    setHalf(null);
    onRefused(askedFor(state, seat ?? asks, hex, value), 'map');
  };
  /** As many chips on the hex that is half chosen, by the same way, if that can be done; else what stands against it. */
  const onChips = (chips: number) => {
    if (!company || !seat) return;
    const way = chosen && { ...chosen, value: chips };
    const asked = way ? { type: 'expand' as const, seat, ...way } : askedForChips(state, seat, chips);
    onChoose();
    if (way && !refuseExpansion(state, company, way)) choose(way);
    if (way ? !refuseExpansion(state, company, way) : chips <= mostChips(state, company)) return setWanted(chips);
    if (asked) onRefused(asked, 'chips');
  };
  const pointing: HexPointing = {
    chosen,
    company,
    targets,
    refused: refused?.place === 'map' ? refused.refusal : null,
    onHex,
  };
  return { company, value, chosen, pointing, choose, take, drop: () => setHalf(null), onChips };
}

export type Expanding = ReturnType<typeof useExpanding>;
