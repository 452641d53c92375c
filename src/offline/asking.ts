/** What pages ask of the worker, and what it answers. */

/** Why keeping ended early: the browser gives no more room, or the host did not answer with what was expected. */
export type Failure = 'room' | 'network';

export interface Status {
  /** Everything in the language of the page, and what of it is kept, in bytes as they are fetched. */
  size: number;
  kept: number;
  /** All that is kept, in whatever language. */
  held: number;
  /** The addresses of the pages that are kept. */
  pages: string[];
}

interface Questions {
  /** This page has been read. */
  read: [ask: { address: string; signature: string }, answer: { failure: Failure | null }];
  status: [ask: { address: string }, answer: Status];
  /** Some more of everything; to be asked again until all is kept. */
  more: [ask: { address: string }, answer: Status & { failure: Failure | null }];
  titles: [ask: { addresses: string[] }, answer: { titles: string[] }];
  /** Nothing kept, and nothing to be kept from now on. */
  drop: [ask: object, answer: object];
}
type Name = keyof Questions;
export type Question = { [N in Name]: { ask: N } & Questions[N][0] }[Name];
export type Answers<Page> = { [N in Name]: (ask: Questions[N][0], page: Page) => Promise<Questions[N][1]> };

export const ask = <N extends Name>(worker: ServiceWorker, name: N, what: Questions[N][0]): Promise<Questions[N][1]> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage({ ask: name, ...what }, [port2]);
  });

export const canKeep = (): boolean =>
  import.meta.env.PROD && 'serviceWorker' in navigator && 'DecompressionStream' in window;
