import type { Asking, Told } from './asker.ts';
import { type Library, type Searcher, searcherOf } from './engine.ts';

/** Answers questions away from the page. It is told the address of the index first, and says when it has read it. */
let searcher: Searcher | null = null;

const say = (message: Told): void => globalThis.postMessage(message);

async function read(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(address);
  searcher = await searcherOf((await response.json()) as Library);
  say('ready');
}

globalThis.onmessage = ({ data }: MessageEvent<Asking | { address: string }>) => {
  if ('address' in data) void read(data.address).catch(() => say('failed'));
  else if (searcher) say({ id: data.id, answered: searcher.ask(data.question, data.game) });
};
