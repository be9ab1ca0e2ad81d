import { rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type VideoFailureCode, videoFailureCodes } from '@waha/contract';
import { z } from 'zod';
import { createConcurrencyLimit } from '../../concurrency-limit/index.ts';
import { SOURCE_EXTENSION } from '../../source-extension.ts';
import { type Bounds, runBounded } from '../run-bounded.ts';
import { MOST_SECONDS } from './video-limits.ts';

const MAIN = join(import.meta.dirname, `rewrite-video.main${SOURCE_EXTENSION}`);
/** A copy is no larger than its source, except for its tables. */
const MOST_BYTES = 64 * 1024 * 1024;
/**
 * The limits of rewriting: a minute of film takes about a second, and Node itself reserves half a gigabyte of memory.
 */
export const REWRITE_BOUNDS: Bounds = {
  timeoutMs: 30_000,
  cpuSeconds: 20,
  dataBytes: 1_300_000_000,
  fileBytes: MOST_BYTES,
  // The environment is empty: no passwords or keys of this shop.
  env: {},
};
const OLD_SPACE_MB = 192;

const answer = z.union([
  z.object({
    made: z.object({
      width: z.int().min(16).max(4_096),
      height: z.int().min(16).max(4_096),
      durationMs: z
        .int()
        .min(1)
        .max((MOST_SECONDS + 1) * 1_000),
      hasSound: z.boolean(),
    }),
  }),
  z.object({ failure: z.enum(videoFailureCodes) }),
]);

export interface Rewritten {
  width: number;
  height: number;
  durationMs: number;
  hasSound: boolean;
  bytes: number;
}

/** One film at a time: each may take a core and some hundred megabytes. */
const limiter = createConcurrencyLimit({ concurrency: 1, maxQueued: 50, retryAfterSeconds: 30 });

/**
 * Rewrites an uploaded film at `to`, in a process of its own with limits on its time, memory, disk and file access. A
 * refusal is a result, not an error; then there is no file at `to`.
 */
export function rewriteVideo(
  from: string,
  to: string,
  bounds: Bounds = REWRITE_BOUNDS,
): Promise<Rewritten | { failure: VideoFailureCode }> {
  return limiter.run(async () => {
    const { isDone, isTimeout, told } = await runBounded(process.execPath, argumentsFor(from, to), bounds);
    const parsed = answer.safeParse(parseLine(told));
    if (isDone && parsed.success && 'made' in parsed.data) {
      const { size: bytes } = await stat(to);
      // Writes beyond the file size limit are cut off without an error.
      if (bytes < (bounds.fileBytes ?? Infinity)) return { ...parsed.data.made, bytes };
      await rm(to, { force: true });
      return { failure: 'damaged' };
    }
    await rm(to, { force: true });
    if (isDone && parsed.success && 'failure' in parsed.data) return parsed.data;
    return { failure: isTimeout ? 'too_slow' : 'damaged' };
  });
}

/** The path of the rewriting program; undefined where it is not installed. */
export function findRewriter(): string | undefined {
  try {
    return dirname(createRequire(import.meta.url).resolve('mediabunny/package.json'));
  } catch {
    return resolveByName();
  }
}

/** Finds a package's folder by its entry point, because a package need not export its package.json. */
function resolveByName(): string | undefined {
  try {
    const [folder] = createRequire(import.meta.url)
      .resolve('mediabunny')
      .split('/dist/');
    return folder;
  } catch {
    return undefined;
  }
}

/** Node permissions: the process may read its own code and the file, write the new one, and start no other process. */
function argumentsFor(from: string, to: string): string[] {
  const readable = [import.meta.dirname, findRewriter() ?? '', from, to];
  return [
    `--max-old-space-size=${OLD_SPACE_MB}`,
    '--disable-warning=ExperimentalWarning',
    '--permission',
    ...readable.filter(Boolean).map((path) => `--allow-fs-read=${path}`),
    `--allow-fs-write=${to}`,
    MAIN,
    from,
    to,
  ];
}

function parseLine(told: string): unknown {
  try {
    return JSON.parse(told);
  } catch {
    return undefined;
  }
}
