import { spawn } from 'node:child_process';
import { access, constants, copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { refuse } from '../errors/index.ts';

/** libheif's own converter: Debian's `libheif-examples`; newer versions call it `heif-dec`. */
const COMMANDS = ['heif-convert', 'heif-dec'];
/** Decoding the largest photo of a phone takes a second or two; a damaged file may never end. */
const TIMEOUT_MS = 12_000;
const CPU_SECONDS = 10;
const MEMORY_BYTES = 1_500_000_000;
/** High enough that making it anew costs nothing one would see. */
const QUALITY = '92';

/** Where the converter is on this machine; undefined where there is none, and HEIC is refused in words. */
export async function findHeicConverter(path = process.env.PATH ?? ''): Promise<string | undefined> {
  for (const folder of path.split(delimiter).filter(Boolean)) {
    for (const command of COMMANDS) {
      const found = join(folder, command);
      if (
        await access(found, constants.X_OK).then(
          () => true,
          () => false,
        )
      )
        return found;
    }
  }
  return undefined;
}

let found: Promise<string | undefined> | undefined;

/**
 * Writes a HEIC picture (how iPhones keep photos) as a JPEG to `target`, upright. The decoder runs as a process of its own
 * with bounds on its time and memory, because what it reads comes from strangers. Refuses `uploads.heic` where there is no
 * converter and `uploads.damaged` when it cannot read the file, takes too long or too much.
 */
export async function convertHeic(path: string, target: string, converter?: string): Promise<void> {
  found ??= findHeicConverter();
  const command = converter ?? (await found) ?? refuse('uploads.heic');
  const folder = await mkdtemp(join(tmpdir(), 'waha-heic-'));
  try {
    const converted = join(folder, 'picture.jpg');
    if (!(await runBounded(command, ['-q', QUALITY, path, converted]))) refuse('uploads.damaged');
    // A file of several pictures becomes several files; the first is the one that phones show.
    await copyFile(converted, target)
      .catch(() => copyFile(join(folder, 'picture-1.jpg'), target))
      .catch(() => refuse('uploads.damaged'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whether a command ended well within its bounds. */
async function runBounded(command: string, args: readonly string[]): Promise<boolean> {
  const limits = [`--as=${MEMORY_BYTES}`, `--cpu=${CPU_SECONDS}`];
  const isLinux = process.platform === 'linux';
  const child = isLinux
    ? spawn('prlimit', [...limits, '--', command, ...args], { stdio: 'ignore' })
    : spawn(command, args, { stdio: 'ignore' });
  const timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS);
  const ended = Promise.withResolvers<boolean>();
  child.once('error', () => ended.resolve(false));
  child.once('exit', (code) => ended.resolve(code === 0));
  return ended.promise.finally(() => clearTimeout(timer));
}
