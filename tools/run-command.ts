import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { ROOT } from './check/source-files.ts';

export interface CommandOptions {
  env?: Record<string, string>;
  /** True to show the output while the command runs, in addition to returning it. */
  isShown?: boolean;
  /** The folder to run in, where it is not the root of the repository. */
  cwd?: string;
}

/** Runs a command of npm or of `node_modules/.bin`, without a stdin. */
export async function runCommand(
  [program = '', ...args]: readonly string[],
  { env = {}, isShown = false, cwd = ROOT }: CommandOptions = {},
): Promise<{ passed: boolean; output: string }> {
  const path = `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`;
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, PATH: path, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    from.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (isShown) to.write(chunk);
    });
  }
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      output += error.message;
      resolve(1);
    });
    child.once('close', resolve);
  });
  return { passed: code === 0, output };
}
