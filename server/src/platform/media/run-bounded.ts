import { spawn } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** What a process may use. Memory, CPU time and file sizes are held by the kernel, where it is Linux; time everywhere. */
export interface Bounds {
  timeoutMs: number;
  cpuSeconds: number;
  /** Of its whole address space, for programs that do not set much of it aside. */
  memoryBytes?: number;
  /** Of memory it may write to. */
  dataBytes?: number;
  /** Of any file it writes. */
  fileBytes?: number;
  /** Its environment; that of this process unless said. */
  env?: Record<string, string>;
}

export interface Ended {
  /** Whether it ended by itself and well. */
  isDone: boolean;
  /** Whether it was stopped for the time it took. */
  isTimeout: boolean;
  /** What it wrote, its first few kilobytes. */
  told: string;
}

const MAX_STDERR_BYTES = 16_384;
const AFTERGLOW_MS = 500;

/** Runs a program that reads what strangers sent, as a process of its own within bounds. */
export async function runBounded(command: string, args: readonly string[], bounds: Bounds): Promise<Ended> {
  const isLinux = process.platform === 'linux';
  const program = isLinux ? 'prlimit' : command;
  const child = spawn(program, isLinux ? [...limitsOf(bounds), '--', command, ...args] : args, {
    stdio: ['ignore', 'pipe', 'ignore'],
    ...(bounds.env && { env: bounds.env }),
  });
  let told = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    told = (told + text).slice(0, MAX_STDERR_BYTES);
  });
  let isTimeout = false;
  const timer = setTimeout(() => {
    isTimeout = true;
    child.kill('SIGKILL');
  }, bounds.timeoutMs);
  const ended = Promise.withResolvers<boolean>();
  child.once('error', () => ended.resolve(false));
  child.once('close', (code) => ended.resolve(code === 0));
  // A child of its own may hold on to its output: what it wrote until then is all there will be.
  child.once('exit', (code) => setTimeout(() => ended.resolve(code === 0), AFTERGLOW_MS).unref());
  try {
    return { isDone: await ended.promise, isTimeout, told };
  } finally {
    clearTimeout(timer);
  }
}

function limitsOf({ cpuSeconds, memoryBytes, dataBytes, fileBytes }: Bounds): string[] {
  return [
    `--cpu=${cpuSeconds}`,
    '--core=0',
    ...(memoryBytes === undefined ? [] : [`--as=${memoryBytes}`]),
    ...(dataBytes === undefined ? [] : [`--data=${dataBytes}`]),
    ...(fileBytes === undefined ? [] : [`--fsize=${fileBytes}`]),
  ];
}

/** Where one of these programs is on this machine. */
export async function findCommand(
  names: readonly string[],
  path = process.env.PATH ?? '',
): Promise<string | undefined> {
  for (const folder of path.split(delimiter).filter(Boolean)) {
    for (const name of names) {
      const found = join(folder, name);
      const isThere = await access(found, constants.X_OK).then(
        () => true,
        () => false,
      );
      if (isThere) return found;
    }
  }
  return undefined;
}
