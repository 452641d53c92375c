/** The one thing a browser remembers about keeping: that it is not to be done, or that it failed today. */
const key = 'rulebench.offline';
const off = 'off';
const today = (): string => new Date().toISOString().slice(0, 10);

/** What cannot be remembered would be tried on every page: so it throws, and nothing is tried. */
const write = (said: string): void => localStorage.setItem(key, said);

export const mayTry = (): boolean => ![off, today()].includes(localStorage.getItem(key) ?? '');
export const noteFailure = (): void => write(today());
export const noteOff = (): void => write(off);
export const noteAsked = (): void => localStorage.removeItem(key);
