import { settleNamed } from '@machines/core/particles.ts';
import type { ReactNode } from 'react';
import { Icon } from '@/icons/Icon.tsx';
import { symbols } from '@/icons/symbols.ts';
import { technologies } from '@/icons/technologies.ts';
import { ClauseLink } from './ClauseLink.tsx';

type SymbolName = keyof typeof symbols;

export interface RichWords {
  /** Names of the symbols. */
  symbols: Record<SymbolName, string>;
  /** Where the glossary stands; the symbol follows. */
  glossaryBase: string;
}

const mark = /\*\*(.+?)\*\*|\{([\w-]+)\}|\[([A-Z]+\d*\.\d+)\]/g;

const isSymbol = (name: string): name is SymbolName => Object.hasOwn(symbols, name);
const isTechnology = (name: string): name is keyof typeof technologies => Object.hasOwn(technologies, name);

interface Props {
  text: string;
  words: RichWords;
  /** Inside a button: nothing in it leads anywhere else. */
  plain?: boolean;
}

/**
 * Text with **stress**, {symbols} drawn as on the pads, the picture of a {technology} before its name, and [clauses] as
 * links. Nothing in it is ever HTML.
 */
export function Rich({ text: written, words, plain = false }: Props) {
  const text = settleNamed(written, words.symbols);
  const parts: ReactNode[] = [];
  let from = 0;
  for (const found of text.matchAll(mark)) {
    const [whole, bold, symbol, clause] = found;
    if (symbol !== undefined && !isSymbol(symbol) && !isTechnology(symbol)) continue;
    parts.push(text.slice(from, found.index));
    from = found.index + whole.length;
    if (bold !== undefined) parts.push(<b key={found.index}>{bold}</b>);
    else if (clause !== undefined)
      parts.push(
        plain ? (
          <b key={found.index} className="clause">
            {clause}
          </b>
        ) : (
          <ClauseLink key={found.index} id={clause} />
        ),
      );
    else if (symbol !== undefined && isTechnology(symbol))
      parts.push(
        <span key={found.index} className="symbol-word one-line">
          <span className="tile hue-research">
            <Icon of={technologies[symbol]} />
          </span>
        </span>,
      );
    else if (symbol !== undefined && isSymbol(symbol)) {
      const Word = plain ? 'span' : 'a';
      parts.push(
        <Word
          key={found.index}
          className="symbol-word one-line"
          title={words.symbols[symbol]}
          {...(!plain && { href: words.glossaryBase + symbol })}
        >
          <span className={`tile hue-${symbol}`}>
            <Icon of={symbols[symbol]} />
          </span>
          <span className="visually-hidden">{words.symbols[symbol]}</span>
        </Word>,
      );
    }
  }
  parts.push(text.slice(from));
  return parts;
}
