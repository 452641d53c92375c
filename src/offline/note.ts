/** The one thing a browser remembers about keeping: that it is not to be done, or that it failed today or in this visit. */
const key = 'rulebench.offline';
const off = 'off';
const today = (): string => new Date().toISOString().slice(0, 10);

const write = (said: string): void => localStorage.setItem(key, said);

/** What cannot be remembered would be tried on every page: so it throws where nothing can be written, and nothing is tried. */
export function mayTry(): boolean {
  const said = localStorage.getItem(key);
  write(said ?? today());
  if (said === null) localStorage.removeItem(key);
  return ![off, today()].includes(said ?? '') && sessionStorage.getItem(key) === null;
}
export const noteFailure = (): void => {
  write(today());
  sessionStorage.setItem(key, today());
};
export const noteOff = (): void => write(off);
export const noteAsked = (): void => {
  localStorage.removeItem(key);
  sessionStorage.removeItem(key);
};
