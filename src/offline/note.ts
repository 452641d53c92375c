/** The one thing a browser remembers about keeping: that it is not to be done, or that it failed today. */
const key = 'rulebench.offline';
const off = 'off';
const today = (): string => new Date().toISOString().slice(0, 10);

const read = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    // What cannot be remembered would be tried on every page.
    return today();
  }
};
const write = (said: string | null): void => {
  try {
    if (said === null) localStorage.removeItem(key);
    else localStorage.setItem(key, said);
  } catch {
    // Then nothing is tried, which read() sees to.
  }
};

export const isOff = (): boolean => read() === off;
export const mayTry = (): boolean => read() !== off && read() !== today();
export const noteFailure = (): void => write(today());
export const noteOff = (): void => write(off);
export const noteAsked = (): void => write(null);
