/** Where the visitor's own printed values are kept. */
export const keptAt = 'printed-yours';

/** Whether there are any: a page that only shows them brings nothing else along while there are none. */
export function isKept(): boolean {
  try {
    return localStorage.getItem(keptAt) !== null;
  } catch {
    return false;
  }
}
