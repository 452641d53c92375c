import type { Colour, Company } from '@machines/coverage/names.ts';
import { finalStandings } from '@machines/coverage/rules/ending.ts';
import { companyOf } from '@machines/coverage/rules/lookup.ts';
import { issuedTo, shareValue } from '@machines/coverage/rules/shares.ts';
import type { GameState } from '@machines/coverage/state.ts';
import { view } from '@machines/coverage/view.ts';
import { dollars } from '@machines/coverage/words/namer.ts';
import { Seal } from '@/games/coverage/map/Seal.tsx';
import { fill } from '@/i18n/format.ts';
import { SeatShape } from '@/ui/Piece.tsx';
import type { CoveragePage } from '../coveragePlayPage.ts';
import type { Foreseen } from './foreseen.ts';
import { Money } from './Money.tsx';
import { Shares } from './Shares.tsx';
import './ledger.css';

interface Props extends Pick<CoveragePage, 'words'> {
  state: GameState;
  /** The viewer's seat, whose column is marked; null for a spectator. */
  you: Colour | null;
  /** Whose cash is to be seen, where it is hidden (C2.6). */
  sees: Colour | null;
  /** Who has to act. */
  next: Colour | null;
  names: Record<Colour, string>;
  foreseen: Foreseen | null;
}

const CompanyRow = ({ state, company, you, names, foreseen, words }: Props & { company: Company }) => {
  const text = words.ledger;
  const { treasury, unissued, pool } = companyOf(state, company);
  const { acting, auction } = state.turn;
  const after = foreseen?.company === company ? foreseen.treasury : null;
  return (
    <tr className={`company-${company}`} data-hot={(acting ?? auction)?.company === company}>
      <th scope="row">
        <span className="ledger-name flex level">
          <Seal company={company} />
          <span>
            {words.companies[company]}
            <small>
              {pool > 0
                ? fill(text.inPool, { n: pool })
                : fill(company === you ? text.founded : text.foundedBy, { seat: names[company] })}
            </small>
          </span>
          <Shares of={[['pool', pool]]} />
        </span>
      </th>
      <td>
        <Money amount={shareValue(state, company)} />
      </td>
      <td>
        <Money amount={treasury} />
        {after !== null && <span className="ledger-after soft-ink"> → {dollars(after)}</span>}
      </td>
      {state.seats.map(({ colour }) => {
        const issued = issuedTo(state, colour, company);
        const held = colour === company ? unissued : 0;
        return (
          <td key={colour} data-you={colour === you}>
            {issued + held > 0 && (
              <Shares
                of={[
                  ['issued', issued],
                  ['unissued', held],
                ]}
                says={fill(held > 0 ? text.holdsBoth : text.holds, { n: issued, unissued: held })}
              />
            )}
          </td>
        );
      })}
    </tr>
  );
};

/** Everyone's money and every company's: one table, always in view. */
export function Ledger(props: Props) {
  const { state, you, sees, next, names, foreseen, words } = props;
  const text = words.ledger;
  const seen = view(state, sees);
  const worth = finalStandings(state);
  return (
    <table className="ledger" data-seats={state.seats.length}>
      <caption className="visually-hidden">{text.title}</caption>
      <thead>
        <tr>
          <th scope="col">{text.company}</th>
          <th scope="col">{text.share}</th>
          <th scope="col">{text.treasury}</th>
          {state.seats.map(({ colour }) => (
            <th key={colour} scope="col" data-you={colour === you} data-now={colour === next}>
              <span>
                <SeatShape seat={colour} />
                <span className="ledger-seat">{names[colour]}</span>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {state.companies.map(({ colour }) => (
          <CompanyRow key={colour} company={colour} {...props} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {text.cash}
          </th>
          {seen.seats.map(({ colour, cash }) => {
            const paid = foreseen?.paid.get(colour) ?? 0;
            return (
              <td key={colour} data-you={colour === you}>
                {cash === null ? text.hidden : <Money amount={cash} />}
                {paid > 0 && <span className="ledger-plus">+{paid}</span>}
              </td>
            );
          })}
        </tr>
        <tr className="ledger-worth">
          <th scope="row" colSpan={3}>
            {text.worth}
          </th>
          {seen.seats.map(({ colour, cash }) => (
            <td key={colour} data-you={colour === you}>
              {cash === null ? text.hidden : dollars(worth.find((each) => each.colour === colour)?.total ?? 0)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
