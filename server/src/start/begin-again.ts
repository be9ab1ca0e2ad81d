import { hookFile } from './hook-file.ts';

/**
 * Loaded before the shop by `npm start` (docs/decisions/0077): it begins the process once more in its own place, for two
 * things that are settled as a process begins.
 * - glibc gives each of a process's ten threads memory of its own to hand out, and keeps in each what the busiest moment
 *   took. How many there may be it reads from the environment. Whoever set it is obeyed.
 * - What Node takes the types off sources with is 20 MB that stay: without-types.ts, itself rid of its types here, loads
 *   them from where they are kept.
 * Who was forked keeps the channel to whoever forked them.
 */
const ARENAS = '2';

const isThis = (option: string) => option.startsWith('--import=') && option.endsWith('/begin-again.ts');

if (process.platform === 'linux' && process.execArgv.some(isThis) && !process.send) {
  const hook = hookFile();
  // Where nothing can be kept, the shop takes the types off by itself.
  const options = process.execArgv.flatMap((option) => (isThis(option) ? (hook ? `--import=${hook}` : []) : option));
  const again = [process.execPath, ...options, ...process.argv.slice(1)];
  process.execve?.(process.execPath, again, { MALLOC_ARENA_MAX: ARENAS, ...process.env });
}
