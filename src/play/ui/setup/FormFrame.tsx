import type { Parsed } from '@machines/core/parse.ts';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { drawSeed } from '../../seating.ts';
import './setup.css';
import './seats.css';
import './choices.css';

interface Props<Setup> {
  title: string;
  /** The set-up as the form has it, checked by the rules; an empty seed becomes the one drawn. */
  check: (drawn: number) => Parsed<Setup>;
  onStart: ((setup: Setup) => void) | undefined;
  quick: ReactNode;
  parts: ReactNode;
  /** Renders the summary; `refused` is true after a failed start. */
  ready: (refused: boolean) => ReactNode;
  /** Changes with the draft: what was refused may now be right. */
  draft: unknown;
}

/** A new game: one click, or everything as you like it. The rules say whether it can start. */
export function FormFrame<Setup>({ title, check, onStart, quick, parts, ready, draft }: Props<Setup>) {
  const [refused, setRefused] = useState<unknown>(null);
  const form = useRef<HTMLFormElement>(null);
  const start: ComponentProps<'form'>['onSubmit'] = (event) => {
    event.preventDefault();
    const parsed = check(drawSeed());
    if (parsed.ok) return onStart?.(parsed.value);
    setRefused(draft);
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <div className="setup">
      {quick}
      <form ref={form} className="setup-own grid gap-5" aria-labelledby="setup-own" noValidate onSubmit={start}>
        <h2 id="setup-own">{title}</h2>
        <div className="grid gap-6 shrinks">{parts}</div>
        {ready(refused === draft)}
      </form>
    </div>
  );
}
