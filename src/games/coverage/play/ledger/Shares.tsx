import './shares.css';

/** Where shares lie: issued ones score, unissued ones wait with the founder, the pool is the bank's (C1.5). */
export type ShareKind = 'issued' | 'unissued' | 'pool';

/** More than a company has (C2.1), as a position in the lab may give away more. */
const papers = Array.from({ length: 12 }, (_, at) => at);

interface Props {
  /** How many of each kind, in this order. */
  of: readonly (readonly [ShareKind, number])[];
  /** In words. */
  says?: string;
}

/** Shares of a company as small papers: issued solid, unissued dashed, in the pool only an edge. */
export const Shares = ({ of, says }: Props) => (
  <span className="shares">
    {says && <span className="visually-hidden">{says}</span>}
    {of.flatMap(([kind, n]) => papers.slice(0, n).map((paper) => <i key={`${kind} ${paper}`} data-kind={kind} />))}
  </span>
);
