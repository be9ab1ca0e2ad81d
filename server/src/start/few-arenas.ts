/**
 * Loaded before the shop by `npm start` (docs/decisions/0077). glibc gives each of a process's ten threads memory of its own to hand
 * out, and keeps in each what the busiest moment took. How many there may be it reads from the environment alone, and only
 * as a process begins: so this one begins once more, in its own place. Whoever set it is obeyed, and who was forked keeps the
 * channel to whoever forked them.
 */
const ARENAS = '2';

if (process.platform === 'linux' && process.env.MALLOC_ARENA_MAX === undefined && !process.send) {
  const again = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve?.(process.execPath, again, { ...process.env, MALLOC_ARENA_MAX: ARENAS });
}

export {};
