import { configureGlobal } from 'fast-check';

/** The same cases in every run: what a change breaks, it breaks each time. New ones are looked for by `npm run fuzz`. */
configureGlobal({ seed: 20170 });
