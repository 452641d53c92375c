import { componentsOf } from '@machines/smartphone/rules/lookup.ts';
import type { NewsOf } from '@machines/smartphone/rules/refuse.ts';
import { count, fill } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { Tray, Work } from '@/play/ui/stage/Work.tsx';
import { eyesOf, within } from '../onStage.ts';
import { countStands, standsAt } from '../planReach.ts';
import { AllNews, Onward } from './Onward.tsx';
import { ToolHead } from './ToolHead.tsx';
import type { ToolProps } from './toolProps.ts';

/** S2, S3: what follows from the plans by itself, step by step, and what it means for whoever looks. */
export function RevealTool(props: ToolProps & { onContinue: () => void }) {
  const { game, words, locale, clauseBase, onContinue } = props;
  const names = within(props.names, words);
  const { state } = game.moment;
  const text = words.play.reveal;
  const byPrice = [...state.seats].sort((a, b) => a.price - b.price);
  const list = (key: 'price' | 'goods') =>
    byPrice.map((seat) => fill(text.is, { seat: names[seat.colour], n: seat[key] })).join(', ');
  const steps = [
    { what: text.turned, more: text.atOnce },
    { what: fill(text.prices, { list: list('price') }), more: '' },
    ...(state.order.length > 0
      ? [
          {
            what: fill(text.order, { list: state.order.map((each) => names[each]).join(text.thenNext) }),
            more: text.orderWhy,
          },
        ]
      : []),
    { what: fill(text.goods, { list: list('goods') }), more: '' },
  ];
  const me = eyesOf(state, null);
  const mine = state.seats.find(({ colour }) => colour === me);
  const before = mine ? state.seats.filter(({ price }) => price < mine.price).map(({ colour }) => names[colour]) : [];
  return (
    <>
      <Work>
        <section className="tool-captions" aria-label={words.play.captions.title} data-arrives tabIndex={-1}>
          <ToolHead title={text.title}>
            {fill(words.play.score.title, { round: words.board.roundNames[state.round - 1] ?? '' })}
          </ToolHead>
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
                  {count(locale, text.inReach, countStands(standsAt(state, mine.colour, mine.price), 'in'), {
                    price: mine.price,
                  })}
                </b>{' '}
                {before.length === 0
                  ? text.first
                  : fill(before.length === 1 ? text.beforeOne : text.before, { seats: before.join(', ') })}
              </p>
            </div>
          )}
          <AllNews
            news={game.flow.context.captions as NewsOf[]}
            components={componentsOf(state)}
            label={text.details}
            clauseBase={clauseBase}
          />
        </section>
      </Work>
      <Tray>
        <Onward label={words.play.captions.continue} onContinue={onContinue} />
      </Tray>
    </>
  );
}
