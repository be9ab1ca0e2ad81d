import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Files of a process that ended without closing lie so long. */
const LEFT_MS = 86_400_000;

export interface FeedFolder {
  /** The path of a file that is to be written. */
  newFile(): Promise<string>;
  /** Whether a file is there still: another process removes what is old. */
  has(file: string): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * A folder of this process in one that several share. Its name is random: a number of a process names nobody, since containers that share
 * a volume count their processes each from 1.
 */
export function createFeedFolder({ shared, now }: { shared: string; now: () => number }): FeedFolder {
  const own = join(shared, randomUUID());
  let sweptAtMs = Number.NEGATIVE_INFINITY;
  return {
    async newFile() {
      await mkdir(own, { recursive: true });
      if (now() - sweptAtMs >= LEFT_MS) {
        sweptAtMs = now();
        await sweep(shared, { except: own, beforeMs: now() - LEFT_MS });
      }
      return join(own, randomUUID());
    },
    has: (file) =>
      access(file).then(
        () => true,
        () => false,
      ),
    close: () => rm(own, { recursive: true, force: true }),
  };
}

/** Removes what was not changed since: it is of a process that ended, or is made again by one that lives. */
async function sweep(folder: string, { except, beforeMs }: { except: string; beforeMs: number }): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (path === except) continue;
    // Another process may sweep at the same time.
    const changed = await stat(path).catch(() => undefined);
    if (changed && changed.mtimeMs < beforeMs) await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
}
