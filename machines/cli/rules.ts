import '../words/english.ts';
import { main } from './main.ts';
import { simulate } from './simulate/main.ts';

const [command, ...args] = process.argv.slice(2);
const { code, out, err } = command === 'simulate' ? await simulate(args) : main(process.argv.slice(2));
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = code;
