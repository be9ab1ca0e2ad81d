import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './check/source-files.ts';
import { checkSqlRun, SQL_RUN } from './sql-run.ts';
import { type Outcome, runChecks, runOne, runVitest, walkInFirefox } from './test-stages.ts';

interface Stage {
  name: string;
  run: () => Promise<Outcome>;
  /** True where the later stages depend on it. */
  isNeeded?: true;
}

const SUMMARY = join(ROOT, '.cache/test-summary.txt');

/**
 * `npm test`: runs all stages, the quickest failures first. Ends with one line: how many passed and how many failed.
 */
async function main(): Promise<void> {
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  await rm(SUMMARY, { force: true });
  // Notes of an earlier run may be out of date.
  await rm(SQL_RUN, { recursive: true, force: true });
  const results: (Outcome & { name: string; seconds: number })[] = [];
  for (const stage of await stages()) {
    process.stdout.write(`\n── ${stage.name}\n`);
    const startedAt = performance.now();
    const outcome = await stage.run();
    results.push({ ...outcome, name: stage.name, seconds: (performance.now() - startedAt) / 1000 });
    if (stage.isNeeded && outcome.failed > 0) break;
  }
  const total = (side: 'passed' | 'failed') => results.reduce((sum, outcome) => sum + outcome[side], 0);
  const rows = results.map(
    ({ name, passed, failed, seconds }) =>
      `${name.padEnd(12)} ${passed} passed, ${failed} failed, ${seconds.toFixed(0)} s`,
  );
  const line = `${total('passed')} passed, ${total('failed')} failed`;
  await writeFile(SUMMARY, `${line}\n`);
  // Repeated at the end: early failures are thousands of lines above.
  const failures = results.flatMap((outcome) => outcome.failures.map((failure) => `✗ ${failure}\n\n`));
  process.stdout.write(`\n${failures.join('')}${rows.join('\n')}\n\n${line}\n`);
  if (total('failed') > 0) process.exitCode = 1;
}

async function stages(): Promise<Stage[]> {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    await readFile(join(ROOT, 'package.json'), 'utf8'),
  );
  return [
    { name: 'checks', run: runChecks },
    { name: 'unit, API', run: () => runVitest('unit', []) },
    { name: 'SQL', run: checkSqlRun },
    { name: 'storefront', run: () => runOne(['npm', 'run', '--silent', 'build']), isNeeded: true },
    { name: 'journeys', run: () => runVitest('e2e', ['--config', 'e2e/vitest.config.ts']) },
    { name: 'Firefox', run: walkInFirefox },
    { name: 'screenshots', run: () => runOne(['npm', 'run', '--silent', 'screenshots', '--', '--check']) },
    ...(scripts['check:ledger']
      ? [{ name: 'ledger', run: () => runOne(['npm', 'run', '--silent', 'check:ledger']) }]
      : []),
  ];
}

await main();
