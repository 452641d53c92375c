import { sameAction } from '@machines/core/sameAction.ts';
import type { Action } from '@machines/coverage/actions.ts';
import type { Colour, Company } from '@machines/coverage/names.ts';
import { companyOf } from '@machines/coverage/rules/lookup.ts';
import { dollars } from '@machines/coverage/words/namer.ts';
import type { ReactNode } from 'react';
import { Seal } from '@/games/coverage/map/Seal.tsx';
import { count, fill } from '@/i18n/format.ts';
import { choosing } from '@/icons/choosing.ts';
import type { Glyph } from '@/icons/glyph.ts';
import { Icon } from '@/icons/Icon.tsx';
import type { CoveragePage } from '../coveragePlayPage.ts';
import type { ActedOn } from '../useExpanding.ts';
import { ToolHead } from './ToolHead.tsx';
import { ToolWhy } from './ToolWhy.tsx';
import { auctionChoices, buildChoices, passEndsIt } from './toolChoices.ts';

interface RowProps {
  glyph: Glyph;
  name: { short: string; long: string };
  /** How many stand side by side. */
  wide: number;
  children: ReactNode;
}

const Row = ({ glyph, name, wide, children }: RowProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a row of buttons under one name
  <div className="choose-row grid gap-10px level" role="group" aria-label={name.long}>
    <span className="choose-name firm flex gap-8px level" aria-hidden="true">
      <Icon of={glyph} />
      <span className="long">{name.long}</span>
      <span className="short">{name.short}</span>
    </span>
    <span className="choose-options grid gap-6px level" data-wide={Math.max(3, wide)}>
      {children}
    </span>
  </div>
);

interface OptionProps {
  company: Company;
  name: string;
  full: string;
  says: string;
  open: boolean;
  hinted: boolean;
  onPick: () => void;
}

const Option = ({ company, name, full, says, open, hinted, onPick }: OptionProps) => (
  <button
    type="button"
    className="choose-option grid level"
    data-act={open ? 'move' : undefined}
    data-open={open}
    data-hinted={hinted}
    aria-label={`${full}, ${says}`}
    onClick={onPick}
  >
    <Seal company={company} />
    <b>{name}</b> <small>{says}</small>
  </button>
);

interface Props extends Pick<CoveragePage, 'words'> {
  acting: ActedOn;
  seat: Colour;
  /** What the advisor would do. */
  hinted: Action | null;
}

/** One thing a turn: build with a company, put up a share, or pass (C2.7). */
export function Choose({ acting: { state, act, refused }, seat, hinted, words }: Props) {
  const text = words.tool;
  const builds = buildChoices(state, seat);
  const auctions = auctionChoices(state);
  const pass = { type: 'passTurn', seat } as const;
  const isHinted = (action: object) => hinted !== null && sameAction(hinted, action);
  return (
    <>
      <ToolHead title={text.choose} aside={text.oneOf} />
      {refused?.place?.startsWith('company') && <ToolWhy refusal={refused.refusal} setup={state.setup} />}
      <div className="choose">
        <Row glyph={choosing.build} name={text.build} wide={builds.length}>
          {builds.map(({ action, most, refusal }) => (
            <Option
              key={action.company}
              company={action.company}
              name={words.companies[action.company]}
              full={fill(words.company.actFor, { company: words.companies[action.company] })}
              says={
                refusal
                  ? refusal.reason === 'tooPoor'
                    ? fill(text.only, { treasury: dollars(companyOf(state, action.company).treasury) })
                    : text.nowhere
                  : count(text.chips, most)
              }
              open={refusal === null}
              hinted={isHinted(action)}
              onPick={() => act(action, `company ${action.company}`)}
            />
          ))}
        </Row>
        <Row glyph={choosing.auction} name={text.auction} wide={auctions.length}>
          {auctions.map(({ action, from }) => (
            <Option
              key={`${action.company} ${action.source}`}
              company={action.company}
              name={words.companies[action.company]}
              full={fill(words.company[action.source === 'pool' ? 'poolOf' : 'auctionOf'], {
                company: words.companies[action.company],
              })}
              says={fill(action.source === 'pool' ? text.fromPool : text.from, { amount: dollars(from) })}
              open
              hinted={isHinted(action)}
              onPick={() => act(action, `company ${action.company}`)}
            />
          ))}
          {auctions.length === 0 && <span className="quiet choose-none">{text.noShare}</span>}
        </Row>
        <Row glyph={choosing.pass} name={text.pass} wide={3}>
          <button
            type="button"
            className="button choose-pass"
            data-act="end-turn"
            data-hinted={isHinted(pass)}
            onClick={() => act(pass, 'bid')}
          >
            {text.pass.short}
          </button>
          {passEndsIt(state) && <span className="quiet choose-none">{text.passEnds}</span>}
        </Row>
      </div>
    </>
  );
}
