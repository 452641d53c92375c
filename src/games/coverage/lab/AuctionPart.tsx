import { type Colour, type Company, shareSources } from '@machines/coverage/names.ts';
import type { AuctionSpec } from '@machines/coverage/position/schema.ts';
import { shareValue } from '@machines/coverage/rules/shares.ts';
import { SeatChecks, Select, Stepper } from '@/lab/ui/fields.tsx';
import { withAuction } from './edits.ts';
import { useCoverageLab } from './useCoverageLab.ts';

/** An auction in its middle: the share, the highest bid, and who is out. */
export function AuctionPart() {
  const { position, table, words, onEdit } = useCoverageLab();
  const text = words.build;
  const { auction } = position;
  const edit = (change: Partial<AuctionSpec>) => {
    if (!auction) return;
    // Whoever is asked next follows from who bid and who passed.
    const { toAct: _, ...rest } = auction;
    onEdit(withAuction(position, { ...rest, ...change }));
  };
  const bidBy = (seat: Colour | '') => {
    if (!auction) return;
    const { bid, ...rest } = auction;
    const amount = bid?.amount ?? shareValue(table, auction.company);
    onEdit(withAuction(position, seat ? { ...rest, bid: { seat, amount } } : rest));
  };
  const seats = table.seats.map(({ colour }) => colour);
  return (
    <section className="lab-part grid gap-3 from-top shrinks" aria-label={text.auction}>
      <div className="lab-row grid gap-3">
        <Select<Company | ''>
          label={text.auction}
          value={auction?.company ?? ''}
          options={[
            ['', text.noAuction],
            ...seats.map((company) => [company, words.table.companies[company]] as const),
          ]}
          onPick={(company) => onEdit(withAuction(position, company ? { ...auction, company } : null))}
        />
        {auction && (
          <Select
            label={text.source}
            value={auction.source ?? 'unissued'}
            options={shareSources.map((source) => [source, text.sources[source]] as const)}
            onPick={(source) => edit({ source })}
          />
        )}
      </div>
      {auction && (
        <>
          <div className="lab-row grid gap-3">
            <Select<Colour | ''>
              label={text.bidder}
              value={auction.bid?.seat ?? ''}
              options={[['', text.none], ...seats.map((seat) => [seat, words.seats[seat]] as const)]}
              onPick={bidBy}
            />
            {auction.bid && (
              <Stepper
                name={text.bid}
                value={auction.bid.amount}
                most={999}
                onChange={(amount) => auction.bid && edit({ bid: { ...auction.bid, amount } })}
              />
            )}
          </div>
          <SeatChecks
            legend={text.passed}
            seats={seats}
            checked={auction.passed ?? []}
            onToggle={(passed) => edit({ passed })}
          />
        </>
      )}
    </section>
  );
}
