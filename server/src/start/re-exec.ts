import { mallocSettings } from './malloc-settings.ts';
import { stripHookFile } from './strip-hook-file.ts';

/**
 * Loaded before the shop by `npm start` (docs/decisions/0077): it begins the process once more in its own place, for two
 * things that are settled as a process begins.
 * - How glibc hands out memory: malloc-settings.ts. Whoever set one of them is obeyed.
 * - What Node takes the types off sources with is 20 MB that stay: stripped-sources.ts, itself rid of its types here, loads
 *   them from where they are kept.
 * Who was forked keeps the channel to whoever forked them.
 */
const isThis = (option: string) => option.startsWith('--import=') && option.endsWith('/re-exec.ts');

if (process.platform === 'linux' && process.execArgv.some(isThis) && !process.send) {
  const hook = stripHookFile();
  // Where nothing can be kept, the shop takes the types off by itself.
  const options = process.execArgv.flatMap((option) => (isThis(option) ? (hook ? `--import=${hook}` : []) : option));
  const again = [process.execPath, ...options, ...process.argv.slice(1)];
  process.execve?.(process.execPath, again, { ...mallocSettings, ...process.env });
}
