import { readFileSync } from 'node:fs';
import { siteHeaders } from '../../src/hosting/headers.ts';
import { dist, serve } from './host.ts';

/** The built site for the browser tests, with the headers it asks a host for: `node tests/e2e/server.ts <port>`. */
await serve(dist, Number(process.argv[2]), siteHeaders(readFileSync(`${dist}index.html`, 'utf8')));
