import { type Colour, rounds } from '@machines/smartphone/names.ts';
import type { NewsOf } from '@machines/smartphone/rules/refuse.ts';
import { fill } from '@/i18n/format.ts';
import { Icon } from '@/icons/Icon.tsx';
import { pieces } from '@/icons/pieces.ts';
import { Piece, SeatShape } from '@/ui/Piece.tsx';
import { vpAtEnd } from '../onStage.ts';
import { controlPaid, roundScores } from '../scores.ts';
import { Captions } from './Captions.tsx';
import { SeatScores } from './SeatScores.tsx';
import type { ToolProps } from './toolProps.ts';

/** S8: the round in a table, then control region by region, and what counts only at the end. */
export function ScoreTool(props: ToolProps & { onContinue: () => void }) {
  const { game, names, words } = props;
  const { state } = game.moment;
  const text = words.play.score;
  const news = game.flow.context.captions as NewsOf[];
  const paid = controlPaid(news);
  const seats = state.seats.map(({ colour }) => colour);
  const atEnd = Object.entries(vpAtEnd(state)).filter(([, n]) => (n ?? 0) > 0);
  const roundName = words.board.roundNames[state.round - 1] ?? '';
  const placeName = (place: number): string => words.play.reveal.place[place - 1] ?? String(place);
  return (
    <Captions
      {...props}
      title={fill(text.title, { round: roundName })}
      about={text.about}
      onward={state.round >= rounds ? text.end : fill(text.next, { round: words.board.roundNames[state.round] ?? '' })}
    >
      <SeatScores
        label={words.play.stage.seats}
        columns={[text.sales, text.control, text.round, text.total, text.place]}
        rows={roundScores(state)}
        names={names}
        scored
        cells={({ sales, control, round, total, place, was }) => (
          <>
            <td>{sales}</td>
            <td>{control}</td>
            <td className="score-round">+{round}</td>
            <td className="score-total">
              <span>{total}</span>
            </td>
            <td>
              {placeName(place)}
              {was !== place && <small>{fill(text.was, { place: placeName(was) })}</small>}
            </td>
          </>
        )}
      />
      {paid.length > 0 && (
        <>
          <h3>{text.regions}</h3>
          <table className="control-table tabular">
            <thead>
              <tr>
                <th scope="col">
                  <span className="visually-hidden">{words.play.tools.region}</span>
                </th>
                <th scope="col">{text.sold}</th>
                {seats.map((seat) => (
                  <th key={seat} scope="col">
                    <SeatShape seat={seat} />
                    <span className="visually-hidden">{names[seat]}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {paid.map(({ region, by }) => (
                <tr key={region}>
                  <th scope="row">{words.board.cards[region]}</th>
                  <td className="control-goods">
                    {state.sold[region].map(
                      // biome-ignore lint/suspicious/noArrayIndexKey: a good is its buyer's place
                      (seller, at) => seller && <Piece key={at} seat={seller} kind="good" />,
                    )}
                  </td>
                  {seats.map((seat) => (
                    <td key={seat}>{by[seat] ? <b>{by[seat]}</b> : '–'}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {atEnd.length > 0 && (
        <p className="tool-at-end">
          <Icon of={pieces.patent} />
          <span>{text.atEnd}</span>
          {atEnd.map(([seat, n]) => (
            <b className="inline-flex gap-3px level" key={seat}>
              <SeatShape seat={seat as Colour} />
              <span className="visually-hidden">{names[seat as Colour]}</span> +{n}
            </b>
          ))}
        </p>
      )}
    </Captions>
  );
}
