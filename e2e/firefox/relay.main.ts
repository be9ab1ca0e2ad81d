import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { openRelay } from './relay.ts';

/**
 * Stands in for Firefox's program where Playwright starts it: the first argument is that program, the others are its
 * own. Firefox's address on standard error is replaced by the relay's.
 */
const [program = '', ...options] = process.argv.slice(2);
const firefox = spawn(program, options, { stdio: ['ignore', 'inherit', 'pipe'] });
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => firefox.kill(signal));

createInterface({ input: firefox.stderr }).on('line', async (line) => {
  const [before, address] = line.split(/(?=ws:)/);
  const shown = address ? `${before}${await openRelay(address)}` : line;
  process.stderr.write(`${shown}\n`);
});
