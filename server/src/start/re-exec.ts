import { mallocSettings } from './malloc-settings.ts';
import { stripHookFile } from './strip-hook-file.ts';

/**
 * Loaded before the shop by `npm start` (docs/decisions/0077): re-executes the process in place, for two things that
 * are fixed at the start of a process.
 * - Settings of glibc's allocator: malloc-settings.ts. Variables that are already set win.
 * - Node's type stripper takes 20 MB for good: stripped-sources.ts, itself stripped here, loads the sources from a
 * cache.
 * A forked process keeps the channel to its parent, so it is not re-executed.
 */
const isThis = (option: string) => option.startsWith('--import=') && option.endsWith('/re-exec.ts');

if (process.platform === 'linux' && process.execArgv.some(isThis) && !process.send) {
  const hook = stripHookFile();
  // Without a cache folder Node strips the types.
  const options = process.execArgv.flatMap((option) => (isThis(option) ? (hook ? `--import=${hook}` : []) : option));
  const again = [process.execPath, ...options, ...process.argv.slice(1)];
  process.execve?.(process.execPath, again, { ...mallocSettings, ...process.env });
}
