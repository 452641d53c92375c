import type { Colour } from '@machines/smartphone/names.ts';
import { componentsOf } from '@machines/smartphone/rules/lookup.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { PlanPicture } from '@/games/smartphone/board/PlanPicture.tsx';
import { StevePad } from '@/games/smartphone/board/StevePad.tsx';
import { ImprovementTile } from '@/games/smartphone/board/Tiles.tsx';
import { fill } from '@/i18n/format.ts';
import { Icon } from '@/icons/Icon.tsx';
import { phases } from '@/icons/phases.ts';
import { symbols } from '@/icons/symbols.ts';
import type { Page } from '@/play/ui/playWords.ts';
import { Piece, SeatShape } from '@/ui/Piece.tsx';
import './reveal.css';

interface Props extends Pick<Page, 'words'> {
  state: GameState;
  names: Record<Colour, string>;
}

/** All plans face up, side by side: pads, price, goods, and who acts when (S2, S3). */
export function RevealSheet({ state, names, words }: Props) {
  const components = componentsOf(state);
  const text = words.play.reveal;
  return (
    <section className="reveal" aria-label={text.title} data-players={state.seats.length}>
      {state.seats.map((seat) => {
        const { colour, plan, steve, tally, price, goods } = seat;
        const place = state.order.indexOf(colour);
        const faceDown = seat.improvements.filter((tile) => !plan?.improvements.some((laid) => laid.tile === tile));
        const label = fill(words.board.plan, { seat: names[colour] });
        return (
          <article
            key={colour}
            className="reveal-seat shrinks grid gap-10px"
            data-seat={colour}
            data-first-place={place === 0 || undefined}
            aria-label={label}
          >
            <header className="flex gap-8px level">
              <SeatShape seat={colour} />
              <h3>{names[colour]}</h3>
              {place >= 0 && <span className="reveal-place">{text.place[place]}</span>}
            </header>
            <div className="reveal-picture flex level">
              <span className="reveal-pads">
                {steve ? (
                  <StevePad steve={steve} components={components} words={words.board} label={label} />
                ) : (
                  plan && <PlanPicture plan={plan} components={components} label={label} named />
                )}
              </span>
              {!steve && faceDown.length > 0 && (
                <span className="reveal-down">
                  {faceDown.map((tile) => (
                    <ImprovementTile key={tile} components={components} tile={tile} />
                  ))}
                  <small>{text.faceDown}</small>
                </span>
              )}
            </div>
            <p className="reveal-figures flex level">
              <span className="hue-priceUp inline-flex gap-4px level">
                <Icon of={phases.pricing} name={words.board.price} />
                <b>{price}</b>
              </span>
              <span className="reveal-goods grows shrinks one-line hue-goods inline-flex gap-4px level">
                <span aria-hidden="true">
                  {Array.from({ length: Math.min(goods, 12) }, (_, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: so many goods, all alike
                    <Piece key={at} seat={colour} kind="good" />
                  ))}
                </span>
                <span className="visually-hidden">{words.board.goods}</span>
                <b>{goods}</b>
              </span>
              <span className="hue-research inline-flex gap-4px level">
                <Icon of={symbols.research} name={words.board.symbols.research} />
                <b>{tally?.research ?? 0}</b>
              </span>
              <span className="hue-logistics inline-flex gap-4px level">
                <Icon of={symbols.logistics} name={words.board.symbols.logistics} />
                <b>{tally?.logistics ?? 0}</b>
              </span>
            </p>
          </article>
        );
      })}
    </section>
  );
}
