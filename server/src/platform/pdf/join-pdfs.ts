import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { createConcurrencyLimit } from '../concurrency-limit/index.ts';
import { type Bounds, runBounded } from '../media/run-bounded.ts';
import { SOURCE_EXTENSION } from '../source-extension.ts';

const MAIN = join(import.meta.dirname, `join-pdfs.main${SOURCE_EXTENSION}`);
const MOST_BYTES = 64 * 1024 * 1024;
/** Fifty labels take about a second. */
export const JOIN_BOUNDS: Bounds = {
  timeoutMs: 15_000,
  cpuSeconds: 12,
  dataBytes: 1_300_000_000,
  fileBytes: MOST_BYTES,
  // The environment is empty: no passwords or keys of this shop.
  env: {},
};
const OLD_SPACE_MB = 256;
/** Pages of one file; a longer one is left out. */
const MOST_PAGES = 20;
/** Files that took too long or too much, after which the rest is given up. */
const MOST_ATTEMPTS = 3;

export interface JoinedPdfs {
  /** Null where none of the files could be read. */
  bytes: Buffer | null;
  /** Indexes of the files that are not in it. */
  unreadable: number[];
}

/** One file at a time: each may take a core and some hundred megabytes. */
const limiter = createConcurrencyLimit({ concurrency: 1, maxQueued: 20, retryAfterSeconds: 10 });

/**
 * Joins files of strangers into one, in a process of its own with limits on its time, memory, disk and file access. A file that
 * cannot be read, or takes too long, is left out and named.
 */
export function joinPdfs(files: readonly Uint8Array[], bounds: Bounds = JOIN_BOUNDS): Promise<JoinedPdfs> {
  return limiter.run(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'waha-pdf-'));
    try {
      for (const [index, bytes] of files.entries()) await writeFile(join(folder, `${index}.pdf`), bytes);
      return await joinIn(folder, files.length, bounds);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

async function joinIn(folder: string, count: number, bounds: Bounds): Promise<JoinedPdfs> {
  const unreadable = new Set<number>();
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const left = Array.from({ length: count }, (_, index) => index).filter((index) => !unreadable.has(index));
    if (left.length === 0) break;
    const { isDone, told } = await runBounded(process.execPath, argumentsFor(folder, left), bounds);
    for (const index of numbersAfter('bad', told)) unreadable.add(index);
    if (isDone) return { bytes: await readJoined(folder), unreadable: [...unreadable].toSorted((a, b) => a - b) };
    const stuck = numbersAfter('at', told).at(-1);
    if (stuck === undefined) break;
    unreadable.add(stuck);
  }
  return { bytes: null, unreadable: Array.from({ length: count }, (_, index) => index) };
}

const numbersAfter = (word: string, told: string): number[] =>
  [...told.matchAll(new RegExp(`^${word} (\\d+)$`, 'gm'))].map(([, number]) => Number(number));

async function readJoined(folder: string): Promise<Buffer | null> {
  const bytes = await readFile(join(folder, 'joined.pdf')).catch(() => null);
  // Writes beyond the limit are cut off without an error.
  return bytes && bytes.length < MOST_BYTES ? bytes : null;
}

/** Node permissions: the process may read code and this folder, write into it, and start no other process. */
function argumentsFor(folder: string, numbers: readonly number[]): string[] {
  return [
    `--max-old-space-size=${OLD_SPACE_MB}`,
    '--disable-warning=ExperimentalWarning',
    '--permission',
    ...[import.meta.dirname, packagesFolder(), folder].map((path) => `--allow-fs-read=${path}`),
    `--allow-fs-write=${folder}`,
    MAIN,
    folder,
    String(MOST_PAGES),
    ...numbers.map(String),
  ];
}

/** The folder of the installed packages, which the library needs several of. */
function packagesFolder(): string {
  const entry = createRequire(import.meta.url).resolve('@cantoo/pdf-lib');
  return entry.slice(0, entry.lastIndexOf(`${sep}node_modules${sep}`) + `${sep}node_modules`.length);
}
