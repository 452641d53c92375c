import type { Expansion } from '@machines/coverage/actions.ts';
import type { Company, Hex } from '@machines/coverage/names.ts';
import { legalExpansions } from '@machines/coverage/rules/expansion.ts';
import { refuse } from '@machines/coverage/rules/game.ts';
import { useMemo, useState } from 'react';
import type { Coverage, Session } from '@/play/coverage.ts';
import { askedFor, foretell, mostChips, waysTo } from '@/play/coveragePointing.ts';
import { people } from '@/play/people.ts';
import { useTable } from '../table/useTable.ts';
import type { HexPointing } from './HexBoard.tsx';
import type { CoveragePage } from './page.ts';

/** Where something was tried, so that the answer can stand there. */
export type Place = 'map' | 'chips' | 'bid' | `company ${Company}`;

/** A game of Coverage on the page, and what is half chosen on its map. */
export function useCoverage(session: Session, page: CoveragePage) {
  const [wanted, setWanted] = useState(1);
  const [chosen, setChosen] = useState<Expansion | null>(null);
  const table = useTable<Coverage, Place>(session, () => setChosen(null));
  const { now, looking, seat, act, setRefused } = table;
  const moment = looking === null ? now : session.at(looking);
  const { state } = now;
  const company = seat && state.phase === 'acting' ? (state.turn.acting?.company ?? null) : null;
  /** Never more chips than can be placed; what was wanted comes back when it can. */
  const value = company ? Math.max(1, Math.min(wanted, mostChips(state, company))) : 1;

  /** What taking each lit hex would cost and pay. */
  const targets = useMemo(() => {
    const found = new Map<Hex, string>();
    if (!company) return found;
    for (const way of legalExpansions(state, company))
      if (way.value === value && !found.has(way.hex)) found.set(way.hex, foretell(state, company, way, page));
    return found;
  }, [state, company, value, page]);

  const choose = (way: Expansion) => {
    setRefused(null);
    setChosen(way);
  };
  const take = (way: Expansion) => seat && act({ type: 'expand', seat, ...way }, 'map');
  const onHex = (hex: Hex) => {
    const [way] = company ? waysTo(state, company, hex, value) : [];
    if (way && chosen?.hex === hex) return take(chosen);
    if (way) return choose(way);
    const who = seat ?? people(session.setup)[0] ?? moment.state.turn.seat;
    const refusal = refuse(moment.state, askedFor(moment.state, who, hex, value));
    setChosen(null);
    setRefused(refusal && { place: 'map', refusal });
  };
  const onChips = (chips: number) => {
    if (!company || !seat) return;
    const [any] = legalExpansions(state, company);
    const refusal = any && refuse(state, { type: 'expand', seat, ...any, value: chips });
    const possible = chips <= mostChips(state, company);
    setChosen(null);
    setRefused(!possible && refusal ? { place: 'chips', refusal } : null);
    if (possible) setWanted(chips);
  };
  const refused = table.refused?.place === 'map' ? table.refused.refusal : null;
  // Looking back, the map shows what stood there and nothing that is half chosen now.
  const pointing: HexPointing =
    looking === null
      ? { chosen, company, targets, refused, onHex }
      : { chosen: null, company: null, targets: new Map(), refused, onHex };
  return { ...table, moment, company, value, chosen, pointing, choose, take, onChips };
}

export type CoverageGame = ReturnType<typeof useCoverage>;
