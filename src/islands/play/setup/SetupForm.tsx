import { smartphone } from '@machines/smartphone/module.ts';
import type { Setup } from '@machines/smartphone/state.ts';
import { type FormEvent, useRef, useState } from 'react';
import type { SetupWords } from '@/i18n/en/setup.ts';
import { type Draft, drawSeed, firstDraft, quickSetup, setupOf } from './draft.ts';
import { Editions } from './Editions.tsx';
import { HouseRules } from './HouseRules.tsx';
import { QuickStart } from './QuickStart.tsx';
import { Ready } from './Ready.tsx';
import { Seats } from './Seats.tsx';
import { Shuffle } from './Shuffle.tsx';
import { Technologies } from './Technologies.tsx';
import './setup.css';
import './seats.css';
import './choices.css';

interface Props {
  words: SetupWords;
  locale: string;
  clauseBase: string;
  /** Computer players by name, Steve among them; their words are found by it. */
  players: readonly string[];
  onStart: (setup: Setup) => void;
}

/** A new game: one click, or everything as you like it. The rules say whether it can start. */
export function SetupForm({ words, locale, clauseBase, players, onStart }: Props) {
  const [draft, setDraft] = useState<Draft>(firstDraft);
  const [refused, setRefused] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const change = (part: Partial<Draft>) => {
    setDraft({ ...draft, ...part });
    setRefused(false);
  };
  const checked = smartphone.parseSetup(setupOf(draft, 0));
  const issues = checked.ok ? [] : checked.issues;
  const start = (event: FormEvent) => {
    event.preventDefault();
    const parsed = smartphone.parseSetup(setupOf(draft, drawSeed()));
    if (parsed.ok) return onStart(parsed.value);
    setRefused(true);
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const part = { words, locale, clauseBase, draft, issues, onChange: change };
  return (
    <div className="setup">
      <QuickStart words={words} onStart={() => onStart(quickSetup())} />
      <form ref={form} className="setup-own" aria-labelledby="setup-own" noValidate onSubmit={start}>
        <h2 id="setup-own">{words.own}</h2>
        <div className="setup-parts">
          <Seats {...part} players={players} />
          <Editions {...part} />
          <Technologies {...part} />
          <HouseRules {...part} />
          <Shuffle {...part} />
        </div>
        <Ready {...part} refused={refused} />
      </form>
    </div>
  );
}
