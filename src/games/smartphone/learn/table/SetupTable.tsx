import { printed } from '@machines/smartphone/components/printed.ts';
import { type Colour, colours } from '@machines/smartphone/names.ts';
import { retailersFor } from '@machines/smartphone/rules/setup.ts';
import { useState } from 'react';
import { SymbolTile } from '@/games/smartphone/board/Tiles.tsx';
import type { BoardWords } from '@/i18n/en/board.ts';
import type { SetupTableWords } from '@/i18n/en/learn.ts';
import { fill } from '@/i18n/format.ts';
import { ClauseLink } from '@/ui/ClauseLink.tsx';
import { Piece, SeatShape } from '@/ui/Piece.tsx';
import { TableMap } from './TableMap.tsx';
import './setupTable.css';

interface Props {
  words: SetupTableWords;
  board: Pick<BoardWords, 'regions' | 'cards' | 'edges' | 'seats'>;
  /** Editions by whether progress markers are counted out, as `data-edition-in` has them. */
  markers: { counted: string; endless: string };
}

/** Your table tonight: who sits there, and what goes where; a picture to print. */
export default function SetupTable({ words, board, markers }: Props) {
  const [seated, setSeated] = useState<readonly Colour[]>(['green', 'black', 'red']);
  const retailers = retailersFor(printed, seated);
  const toggle = (colour: Colour) => {
    const next = colours.filter((each) => (each === colour ? !seated.includes(each) : seated.includes(each)));
    if (next.length >= 2) setSeated(next);
  };
  const steps: [string, string][] = [
    [words.steps.board, 'S0.2'],
    [
      retailers.length === 0
        ? words.steps.noRetailers
        : fill(words.steps.retailers, { regions: retailers.map((region) => board.regions[region]).join(', ') }),
      'S0.5',
    ],
    [words.steps.technologies, 'S0.4'],
    [fill(words.steps.block, { n: printed.supply.improvementBlock, tokens: printed.supply.goodsTokens }), 'S0.4'],
    [fill(words.steps.own, { offices: printed.supply.officesPerSeat, goods: printed.supply.goodsPerSeat }), 'S0.3'],
    [fill(words.steps.price, { n: printed.priceTrack.start }), 'S0.7'],
  ];
  return (
    <div className="grid gap-3">
      <fieldset className="setup-seats shrinks flex wraps gap-2 level no-print">
        <legend>{words.who}</legend>
        {colours.map((colour) => (
          <label className="card-field flex gap-2 level" key={colour}>
            <input
              type="checkbox"
              checked={seated.includes(colour)}
              disabled={seated.length === 2 && seated.includes(colour)}
              onChange={() => toggle(colour)}
            />
            <SeatShape seat={colour} />
            {board.seats[colour]}
          </label>
        ))}
        <button type="button" className="button" onClick={() => window.print()}>
          {words.print}
        </button>
      </fieldset>
      <p aria-live="polite">
        <b>{fill(words.players, { n: seated.length })}</b>
      </p>
      <div className="setup-picture grid one-column gap-4">
        <div className="setup-map">
          <TableMap words={board} seated={seated} retailers={retailers} retailer={words.retailer} />
        </div>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.columns.seat}</th>
              <th scope="col">{words.columns.home}</th>
              <th scope="col">{words.columns.vp}</th>
              <th scope="col">{words.columns.tile}</th>
            </tr>
          </thead>
          <tbody>
            {seated.map((colour) => (
              <tr key={colour}>
                <th scope="row">
                  <Piece seat={colour} kind="office" /> {board.seats[colour]}
                </th>
                <td>{board.regions[printed.seats[colour].home]}</td>
                <td>{printed.seats[colour].startVp}</td>
                <td className="setup-tile">
                  {printed.seats[colour].improvement.map((symbol) => (
                    <SymbolTile key={symbol} symbol={symbol} />
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <ol className="grid gap-2">
          {steps.map(([text, rule]) => (
            <li key={text}>
              {text} <ClauseLink id={rule} />
            </li>
          ))}
          <li>
            <span data-edition-in={markers.counted}>
              {fill(words.steps.markersCounted, { n: printed.supply.progressPerSeat })}
            </span>
            <span data-edition-in={markers.endless}>{words.steps.markersEndless}</span> <ClauseLink id="S0.3" />
          </li>
        </ol>
        <p className="quiet">{words.editions}</p>
      </div>
    </div>
  );
}
