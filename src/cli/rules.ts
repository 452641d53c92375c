import { runCommand } from '@machines/cli/run.ts';
import { audit } from './audit.ts';
import { prove } from './proveContent.ts';

/** `npm run -s rules -- <command>`: the rules without a browser, and what the content says held against them. */
await runCommand(process.argv.slice(2), { audit, prove });
