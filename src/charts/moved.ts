/**
 * Where an address of the machines' page leads now, or null where it still holds. Every state stood on it once, those
 * of Coverage too; now each stands on the page of the chart around it. A chart is still a line of the list there.
 */
export function movedAddress(path: string, hash: string, pageInside: (state: string) => string | null): string | null {
  const at = decodeURIComponent(hash.slice(1));
  if (/^coverage[-.]/.test(at) && !path.endsWith('/coverage/')) return `${path}coverage/${hash}`;
  const state = /^(?:smartphone|coverage)\.(.+)$/.exec(at)?.[1];
  if (!state) return null;
  const page = pageInside(state.split('.').slice(0, -1).join('.')) ?? pageInside(state);
  return page && `${page}#${state}`;
}
