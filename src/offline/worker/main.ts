import type { Question } from '../asking.ts';
import { respond } from './answer.ts';
import { answers, carryOn } from './keeping.ts';
import { keepTable, takeOver } from './pages.ts';
import { scope } from './scope.ts';

/** The service worker. A fault of its own must never stand between a page and the host. */
scope.addEventListener('install', (event) => {
  const work = async () => {
    await keepTable();
    await carryOn();
  };
  event.waitUntil(work().catch(() => {}));
});
scope.addEventListener('activate', (event) => event.waitUntil(takeOver().catch(() => {})));

scope.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method === 'GET' && origin === scope.location.origin)
    event.respondWith(respond(event, pathname).catch(() => fetch(event.request)));
});

scope.addEventListener('message', (event) => {
  if (event.data === 'take over') return event.waitUntil(scope.skipWaiting());
  const question = event.data as Question;
  const reply = async () => {
    const said = await answers[question.ask]?.(question as never, event.source).catch(() => ({ failure: 'network' }));
    event.ports[0]?.postMessage(said);
  };
  event.waitUntil(reply());
});
