import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refuse } from '../errors/index.ts';
import { type Bounds, findCommand, runBounded } from './run-bounded.ts';

/** libheif's own converter: Debian's `libheif-examples`; newer versions call it `heif-dec`. */
const COMMANDS = ['heif-convert', 'heif-dec'];
/** Decoding the largest photo of a phone takes a second or two; a damaged file may never end. */
const BOUNDS: Bounds = { timeoutMs: 12_000, cpuSeconds: 10, memoryBytes: 1_500_000_000 };
/** High enough that recompression causes no visible loss. */
const QUALITY = '92';

/** The path of the HEIC converter; undefined where there is none, and HEIC is refused. */
export function findHeicConverter(path?: string): Promise<string | undefined> {
  return findCommand(COMMANDS, path);
}

let found: Promise<string | undefined> | undefined;

/** The path of the HEIC converter; refuses `uploads.heic` where there is none. */
export async function requireHeicConverter(): Promise<string> {
  found ??= findHeicConverter();
  return (await found) ?? refuse('uploads.heic');
}

/**
 * Converts a HEIC picture (the format of iPhones) to a JPEG at `target`, upright. The decoder runs as a process with
 * limits on its time and memory, because its input is untrusted. Refuses `uploads.heic` where there is no converter and
 * `uploads.damaged` when it cannot read the file or exceeds a limit.
 */
export async function convertHeic(path: string, target: string, converter?: string): Promise<void> {
  const command = converter ?? (await requireHeicConverter());
  const folder = await mkdtemp(join(tmpdir(), 'waha-heic-'));
  try {
    const converted = join(folder, 'picture.jpg');
    const { isDone } = await runBounded(command, ['-q', QUALITY, path, converted], BOUNDS);
    if (!isDone) refuse('uploads.damaged');
    // A file of several pictures is converted to several files; the first is the one that phones show.
    await copyFile(converted, target)
      .catch(() => copyFile(join(folder, 'picture-1.jpg'), target))
      .catch(() => refuse('uploads.damaged'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
