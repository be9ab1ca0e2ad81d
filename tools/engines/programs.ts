import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

const STOP_LIMIT_MS = 5_000;

/** The first of these programs on the PATH. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

export interface Program {
  child: ChildProcess;
  /** Waits for the first line on one of its outputs (0 is standard output) that a pattern matches. */
  says(pattern: RegExp, output?: number): Promise<RegExpExecArray>;
  stop(): Promise<void>;
}

/**
 * Starts a program that runs until it is stopped, at the latest with this process. Output 0 is its standard output, 1
 * its standard error, 2 its descriptor 3.
 */
export function startProgram(path: string, args: readonly string[], env: Record<string, string> = {}): Program {
  const child = spawn(path, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  // The third and later entries of `stdio` are typed as general streams; these are pipes to read from.
  const outputs = child.stdio.slice(1) as Readable[];
  for (const output of outputs) output.resume();
  return {
    child,
    says: (pattern, output = 0) => firstMatch(child, outputs[output], pattern),
    async stop() {
      process.off('exit', kill);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await Promise.race([ended, sleep(STOP_LIMIT_MS, undefined, { ref: false })]);
      child.kill('SIGKILL');
    },
  };
}

function firstMatch(child: ChildProcess, output: Readable | undefined, pattern: RegExp): Promise<RegExpExecArray> {
  const { promise, resolve, reject } = Promise.withResolvers<RegExpExecArray>();
  let said = '';
  output?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    const match = pattern.exec(said);
    if (match) resolve(match);
  });
  child.once('error', reject);
  child.once('exit', (code) => reject(new Error(`${child.spawnfile} ended with ${code}: ${said.slice(-500)}`)));
  return promise;
}
