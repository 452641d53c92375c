import type { Company, Hex } from '@machines/coverage/names.ts';
import { boardOf } from '@machines/coverage/rules/board.ts';
import type { GameState } from '@machines/coverage/state.ts';
import { bridgePath, edgeKey, linkPath, startLinkPath } from './joints.ts';

/** Two hexes of one network that touch. */
interface Joint {
  company: Company;
  from: Hex;
  /** The start is in every network (C1.2). */
  to: Hex | 'start';
}

const jointsOf = (state: GameState): Joint[] => {
  const { start, around } = boardOf(state);
  return Object.entries(state.towers).flatMap(([hex, { company }]) =>
    (around.get(hex) ?? []).flatMap((next): Joint[] => {
      if (next === start) return [{ company, from: hex, to: 'start' }];
      return hex < next && state.towers[next]?.company === company ? [{ company, from: hex, to: next }] : [];
    }),
  );
};

/** Networks: hexes of one company are fused, and a line runs between their stacks. */
export function Networks({ state, apart }: { state: GameState; apart: Company | null }) {
  const joints = jointsOf(state);
  const { start } = boardOf(state);
  const about = (company: Company, what: string) => ({
    className: `${what} company-${company}`,
    'data-faded': apart !== null && apart !== company,
  });
  return (
    <g className="networks">
      {joints.map(
        ({ company, from, to }) =>
          to !== 'start' && <path key={edgeKey(from, to)} {...about(company, 'bridge')} d={bridgePath(from, to)} />,
      )}
      {joints.map(({ company, from, to }) => (
        <path
          key={edgeKey(from, to)}
          {...about(company, 'link')}
          d={to === 'start' ? startLinkPath(start, from) : linkPath(from, to)}
        />
      ))}
    </g>
  );
}
