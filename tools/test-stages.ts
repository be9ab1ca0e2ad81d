import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { provideFirefox } from '../e2e/firefox/provide-firefox.ts';
import { ROOT } from './check/source-files.ts';
import { runCommand } from './run-command.ts';

/** The outcome of a stage: how many of its checks or tests passed, and the failures. */
export interface Outcome {
  passed: number;
  failed: number;
  failures: string[];
}

/** The part of Vitest's JSON report that is read. */
interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: {
    name: string;
    status: string;
    /** Why a file could not be loaded. */
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

/** Runs the shop's own checks, counted one each. */
export async function runChecks(): Promise<Outcome> {
  const { output, passed } = await runCommand(['node', 'tools/check.ts'], { isShown: true });
  const [, good = '0', bad = '1'] = /^Checks: (\d+) passed, (\d+) failed/m.exec(output) ?? [];
  if (passed) return { passed: Number(good), failed: 0, failures: [] };
  return { passed: Number(good), failed: Math.max(1, Number(bad)), failures: [output.trim()] };
}

/** Runs a Vitest suite, counted by its own report. */
export async function runVitest(
  name: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Outcome> {
  const report = join(ROOT, '.cache', `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { passed } = await runCommand(['vitest', 'run', ...args, ...reporters], { isShown: true, env });
  const outcome = await readReport(report);
  // A file that cannot be loaded has no tests that could fail.
  return passed ? outcome : { ...outcome, failed: Math.max(1, outcome.failed) };
}

/** The journeys that `npm test` walks in Firefox as well; `npm run test:firefox` walks them all. */
const IN_FIREFOX = [
  'buy-in-arabic',
  'accounts',
  'compare',
  'contact',
  'kept-coupon',
  'short-checkout',
  'short-home',
  'affiliate.test',
];

/** Walks some journeys in Firefox; none where it is not installed and cannot be. */
export async function walkInFirefox(): Promise<Outcome> {
  try {
    provideFirefox((line) => process.stdout.write(`${line}\n`));
  } catch (error) {
    process.stdout.write(`${error}\nNo journey was walked in Firefox.\n`);
    return { passed: 0, failed: 0, failures: [] };
  }
  const files = IN_FIREFOX.map((journey) => `journeys/${journey}`);
  return runVitest('firefox', ['--config', 'e2e/vitest.config.ts', ...files], { ENGINE: 'firefox' });
}

/** Runs a command as a single test. */
export async function runOne(command: readonly string[]): Promise<Outcome> {
  const { passed } = await runCommand(command, { isShown: true });
  return passed
    ? { passed: 1, failed: 0, failures: [] }
    : { passed: 0, failed: 1, failures: [`${command.join(' ')} failed`] };
}

async function readReport(path: string): Promise<Outcome> {
  const report: Report = JSON.parse(await readFile(path, 'utf8').catch(() => '{}'));
  return {
    passed: report.numPassedTests ?? 0,
    failed: report.numFailedTests ?? 0,
    failures: (report.testResults ?? []).flatMap(failuresOf),
  };
}

function failuresOf({ name, status, message, assertionResults }: NonNullable<Report['testResults']>[number]): string[] {
  const file = relative(ROOT, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [`${file}\n${message ?? ''}`] : [];
  return failed.map(({ fullName, failureMessages = [] }) => `${file}: ${fullName}\n${failureMessages.join('\n')}`);
}
