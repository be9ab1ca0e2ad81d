import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './check/source-files.ts';
import { runCommand } from './run-command.ts';

/** How many of a stage's checks or tests passed. */
export interface Counts {
  passed: number;
  failed: number;
}

/** Our own checks, counted one each. */
export async function runChecks(): Promise<Counts> {
  const { output, passed } = await runCommand(['node', 'tools/check.ts'], { isShown: true });
  const [, good = '0', bad = '1'] = /^Checks: (\d+) passed, (\d+) failed/m.exec(output) ?? [];
  return { passed: Number(good), failed: passed ? 0 : Math.max(1, Number(bad)) };
}

/** A suite of Vitest, counted by its own report. */
export async function runVitest(name: string, args: readonly string[]): Promise<Counts> {
  const report = join(ROOT, '.cache', `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { passed } = await runCommand(['vitest', 'run', ...args, ...reporters], { isShown: true });
  const counts = await readReport(report);
  // A file that cannot even be loaded has no tests to fail.
  return passed ? counts : { ...counts, failed: Math.max(1, counts.failed) };
}

/** A command that stands for one test. */
export async function runOne(command: readonly string[]): Promise<Counts> {
  const { passed } = await runCommand(command, { isShown: true });
  return passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function readReport(path: string): Promise<Counts> {
  const text = await readFile(path, 'utf8').catch(() => '{}');
  const report: { numPassedTests?: number; numFailedTests?: number } = JSON.parse(text);
  return { passed: report.numPassedTests ?? 0, failed: report.numFailedTests ?? 0 };
}
