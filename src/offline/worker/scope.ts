import type { Contents } from '../contents.ts';

/** What a service worker finds around itself, as far as it is used here; pages have other globals. */
interface Later extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
export interface Page {
  id: string;
}
export interface Fetching extends Later {
  request: Request;
  clientId: string;
  resultingClientId: string;
  respondWith: (answer: Promise<Response>) => void;
}
export interface Told extends Later {
  data: unknown;
  source: Page | null;
  ports: readonly MessagePort[];
}
interface Scope {
  /** Written in front of the worker by the build: its name, and what it is made of. */
  build: string;
  contents: string;
  location: Location;
  clients: { matchAll: (options: object) => Promise<Page[]>; claim: () => Promise<void> };
  registration: { installing: object | null; waiting: object | null; unregister: () => Promise<boolean> };
  skipWaiting: () => Promise<void>;
  addEventListener: ((type: 'install' | 'activate', listener: (event: Later) => void) => void) &
    ((type: 'fetch', listener: (event: Fetching) => void) => void) &
    ((type: 'message', listener: (event: Told) => void) => void);
}
export const scope = self as unknown as Scope;

/** The build this worker is of. */
export const { build } = scope;
export const own: Contents = JSON.parse(scope.contents);
