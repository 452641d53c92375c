import type { GameTypes } from '@/play/playable.ts';

/** A game that does not keep what it should; the last action of its log shows it. */
export interface Failure<T extends GameTypes> {
  /** The check that failed, or what was thrown. */
  kind: string;
  what: string;
  setup: T['setup'];
  log: T['action'][];
}

/** Thrown by whoever finds that a check fails. */
export class Found extends Error {
  readonly kind: string;
  constructor(kind: string, what: string) {
    super(what);
    this.kind = kind;
  }
}

/** Numbers differ from one way to the same fault to another. */
const nameless = (message: string): string => message.replace(/[\d"'“”].*$/s, '').trim();

/** What kind of fault was thrown, and what it says. */
export function faultOf(error: unknown): { kind: string; what: string } {
  if (error instanceof Found) return { kind: error.kind, what: error.message };
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
  return { kind: `throws ${name}: ${nameless(message)}`, what: message };
}
