import { spawn } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** Limits of a process. The Linux kernel enforces memory, CPU time and file sizes; the time limit holds everywhere. */
export interface Bounds {
  timeoutMs: number;
  cpuSeconds: number;
  /** The limit of the address space, for programs that reserve little of it. */
  memoryBytes?: number;
  /** Writable memory. */
  dataBytes?: number;
  /** The size limit of each file it writes. */
  fileBytes?: number;
  /** Its environment; that of this process unless set. */
  env?: Record<string, string>;
}

export interface Ended {
  /** True where it exited by itself with code 0. */
  isDone: boolean;
  /** True where it was killed because of the time limit. */
  isTimeout: boolean;
  /** The first kilobytes of its standard output. */
  told: string;
}

const MAX_STDERR_BYTES = 16_384;
const AFTERGLOW_MS = 500;

/** Runs a program on untrusted files, as a separate process with limits. */
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
  // A grandchild process may hold the output open: output after the exit is only waited for briefly.
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

/** The path of the first of these programs that is installed. */
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
