import { draw } from '@machines/core/random.ts';
import { fromText, toText } from './bytes.ts';

/**
 * Keeps eyes off a hidden plan, not attackers: the text is mixed with a stream of draws whose seed stands in front of
 * it. Whoever opens the browser's storage while looking for something else reads nothing; whoever wants to cheat on
 * their own device can.
 */
function mix(bytes: Uint8Array, seed: number): Uint8Array {
  let state = seed;
  return bytes.map((byte) => {
    const [key, next] = draw(state, 256);
    state = next;
    return byte ^ key;
  });
}

export function seal(value: unknown): string {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `${seed.toString(36)}.${toText(mix(new TextEncoder().encode(JSON.stringify(value)), seed))}`;
}

/** What was sealed, not yet checked; undefined when it cannot be read. */
export function unseal(text: string): unknown {
  const [seed = '', body = '', ...rest] = text.split('.');
  const bytes = fromText(body);
  if (!bytes || rest.length > 0 || !/^[0-9a-z]{1,7}$/.test(seed)) return undefined;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(mix(bytes, Number.parseInt(seed, 36))));
  } catch {
    return undefined;
  }
}
