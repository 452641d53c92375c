import { componentsOf, powersOf, seatOf } from '@machines/smartphone/rules/lookup.ts';
import type { NewsOf } from '@machines/smartphone/rules/refuse.ts';
import { type GoodsSources, summedPrice } from '@machines/smartphone/rules/yields.ts';
import type { GameState, Seat } from '@machines/smartphone/state.ts';
import { goodsSources } from '@/games/smartphone/desk/goodsSources.ts';
import { count, fill } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { eyesOf, namesInside } from '../onStage.ts';
import { countStands, standsAt } from '../planReach.ts';
import { Captions } from './Captions.tsx';
import type { ToolProps } from './toolProps.ts';

/** S2.1: how a price comes about: “5 − 1 + 2”. */
function priceSum(state: GameState, seat: Seat): { sum: string; wanted: number } {
  const { tally } = seat;
  const components = componentsOf(state);
  const { start } = components.priceTrack;
  const wanted = tally ? summedPrice(components, tally, powersOf(state, seat)) : seat.price;
  const down = tally?.goodsPriceDown ?? 0;
  const up = wanted - start + down;
  return { sum: `${start}${down > 0 ? `\u00a0−\u00a0${down}` : ''}${up > 0 ? `\u00a0+\u00a0${up}` : ''}`, wanted };
}

/** S2, S3: what follows from the plans by itself, step by step, and what it means for whoever looks. */
export function RevealTool(props: ToolProps & { onContinue: () => void }) {
  const { game, words } = props;
  const names = namesInside(props.names, words);
  const { state } = game.moment;
  const text = words.play.reveal;
  const byPrice = [...state.seats].sort((a, b) => a.price - b.price);
  const list = (key: 'price' | 'goods') =>
    byPrice.map((seat) => fill(text.is, { seat: names[seat.colour], n: seat[key] })).join(', ');
  const sums = byPrice.map((seat) => {
    const { sum, wanted } = priceSum(state, seat);
    return fill(text.sum, {
      seat: names[seat.colour],
      sum: wanted === seat.price ? sum : fill(text.stops, { sum, price: seat.price }),
    });
  });
  const ordered = state.order.map((colour) => seatOf(state, colour));
  /** SP.1: two at one price whom their VP told apart. */
  const tied = ordered.some(({ price, vp }, at) => price === ordered[at + 1]?.price && vp !== ordered[at + 1]?.vp);
  const me = eyesOf(state, null);
  const news = game.flow.context.captions as NewsOf[];
  const made = news.find(({ what, params }) => what === 'produced' && params['seat'] === me)?.params ?? {};
  const from = Object.entries(goodsSources).flatMap(([source, key]) => {
    const n = Number(made[source as keyof GoodsSources] ?? 0);
    return n > 0 ? [count(words.desk[key], n)] : [];
  });
  const kept = (state.seats.find(({ colour }) => colour === me)?.goods ?? 0) - Number(made['goods'] ?? 0);
  if (from.length > 0 && kept > 0) from.push(count(text.kept, kept));
  const steps = [
    { what: text.turned, more: text.atOnce },
    { what: fill(text.prices, { list: list('price') }), more: sums.join('; ') },
    ...(state.order.length > 0
      ? [
          {
            what: fill(text.order, { list: state.order.map((each) => names[each]).join(text.thenNext) }),
            more: tied ? text.orderTie : text.orderWhy,
          },
        ]
      : []),
    { what: fill(text.goods, { list: list('goods') }), more: from.join(', ') },
  ];
  const mine = state.seats.find(({ colour }) => colour === me);
  const before = mine ? state.order.slice(0, state.order.indexOf(mine.colour)).map((seat) => names[seat]) : [];
  return (
    <Captions
      {...props}
      title={text.title}
      about={fill(words.play.score.title, { round: words.board.roundNames[state.round - 1] ?? '' })}
      onward={words.play.captions.continue}
    >
      <ol className="tool-steps" aria-live="polite">
        {steps.map(({ what, more }) => (
          <li key={what}>
            <i>
              <Icon of={controls.yes} />
            </i>
            <span>
              <b>{what}</b>
              {more && <small>{more}</small>}
            </span>
          </li>
        ))}
      </ol>
      {mine && (
        <div className="tool-meaning">
          <h3>{text.meaning}</h3>
          <p>
            <b>
              {count(text.inReach, countStands(standsAt(state, mine.colour, mine.price), 'in'), {
                price: mine.price,
              })}
            </b>{' '}
            {before.length === 0
              ? text.first
              : fill(before.length === 1 ? text.beforeOne : text.before, { seats: before.join(', ') })}
          </p>
        </div>
      )}
    </Captions>
  );
}
