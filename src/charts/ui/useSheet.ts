import { useEffect, useState } from 'react';
import type { Sheet } from '../sheet.ts';

/** Kept for the page, so that a chart opened again is there at once. */
const sheets = new Map<string, Promise<Sheet>>();

function fetched(address: string): Promise<Sheet> {
  const known = sheets.get(address);
  if (known) return known;
  const sheet = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response.json() as Promise<Sheet>;
  });
  // What failed may be asked for again.
  sheet.catch(() => sheets.delete(address));
  sheets.set(address, sheet);
  return sheet;
}

/** The drawings of a game, once they are here. */
export function useSheet(address: string): Sheet | 'loading' | 'failed' {
  const [sheet, setSheet] = useState<Sheet | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let left = false;
    fetched(address).then(
      (found) => left || setSheet(found),
      () => left || setSheet('failed'),
    );
    return () => {
      left = true;
    };
  }, [address]);
  return sheet;
}
