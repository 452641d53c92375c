import { technologies } from '@machines/smartphone/names.ts';
import { componentsOf, seatOf } from '@machines/smartphone/rules/lookup.ts';
import { costOfTechnology } from '@machines/smartphone/rules/technologies.ts';
import { effectWords } from '@/games/smartphone/board/effects.ts';
import { Pips } from '@/games/smartphone/board/Progress.tsx';
import { count, fill } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { pieces } from '@/icons/pieces.ts';
import { symbols } from '@/icons/symbols.ts';
import { technologies as glyphs } from '@/icons/technologies.ts';
import { Work } from '@/play/ui/stage/Work.tsx';
import { SeatShape } from '@/ui/Piece.tsx';
import { placeKey } from '../boardPlaces.ts';
import { eyesOf, progressLeft } from '../onStage.ts';
import { Amounts } from './Amounts.tsx';
import { Did } from './Did.tsx';
import { Left, ToolHead } from './ToolHead.tsx';
import type { ToolProps } from './toolProps.ts';

/** S5.1: technologies, what they do, and how much progress to place on each. */
export function ResearchTool(props: ToolProps) {
  const { game, words, onLit } = props;
  const { state } = game.now;
  const text = words.play.tools;
  const who = eyesOf(state, game.seat) ?? state.turn?.seat ?? state.seats[0]?.colour ?? 'green';
  const seat = seatOf(state, who);
  const left = progressLeft(state, who, 'research');
  return (
    <Work>
      <ToolHead title={text.research} />
      <Left n={left} label={count(text.researchLeft, left)} hue="research">
        {Array.from({ length: left }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: so many signs, all alike
          <Icon key={at} of={symbols.research} />
        ))}
      </Left>
      <ul className="tool-rows tool-technologies hue-research">
        {technologies.map((technology) => {
          const place = { kind: 'technology', technology } as const;
          const mine = seat.technologies.includes(technology);
          const holder = state.seats.find(({ patents }) => patents.includes(technology))?.colour;
          const { patentVp } = componentsOf(state).technologies[technology];
          return (
            <li
              key={technology}
              data-mine={mine}
              onPointerEnter={() => onLit(placeKey(place))}
              onPointerLeave={() => onLit(null)}
            >
              <span className="tile hue-research">
                <Icon of={glyphs[technology]} />
              </span>
              <span className="tool-name">
                <b>{words.board.technologies[technology]}</b>
                <small>{effectWords(words.board, state, technology)}</small>
              </span>
              <span className="tool-facts grid gap-4px">
                {mine ? (
                  <span className="tool-ok firm inline-flex level">
                    <Icon of={controls.yes} />
                    {text.yours}
                  </span>
                ) : (
                  <Pips
                    seat={who}
                    n={seat.research[technology]}
                    cost={costOfTechnology(state, seat, technology)}
                    words={words.board}
                  />
                )}
                <small>
                  <Icon of={pieces.patent} />
                  {holder ? <SeatShape seat={holder} /> : fill(words.board.vp, { n: patentVp })}
                </small>
              </span>
              <Amounts
                game={game}
                place={place}
                label={(n) => count(text.place, n, { technology: words.board.technologies[technology] })}
                onLit={onLit}
              />
            </li>
          );
        })}
      </ul>
      <Did {...props} />
    </Work>
  );
}
