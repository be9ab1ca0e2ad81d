import { glob } from 'node:fs/promises';
import { modules } from '../server/src/modules.ts';
import { ROOT } from './check/source-files.ts';
import { runCommand } from './run-command.ts';
import { selectTests } from './select-tests.ts';

/** Checks that take seconds; the others run in `npm test` only. */
const QUICK_CHECKS = ['types', 'storefront-types', 'borders', 'texts', 'sql-owners', 'physical-css'];
const TESTS = '{contract,kit,extend,extensions,server,demo,storefront,tools}/**/*.test.{ts,tsx}';

/**
 * `npm run test:changed [commit]`: checks and tests for a change, in about a minute. Selects by the difference from the commit (HEAD unless
 * named) and uncommitted changes: biome on those files, the quick checks, the tests that select-tests.ts finds, and the
 * journeys that were changed themselves.
 */
async function main([since = 'HEAD']: readonly string[]): Promise<void> {
  const changed = await changedFiles(since);
  const tests = selectTests(changed, await testFiles(), modules);
  const journeys = changed.filter((path) => /^e2e\/.*\.test\.ts$/.test(path)).map((path) => path.replace('e2e/', ''));
  process.stdout.write(
    `${changed.length} files changed; to run: ${tests.length} of unit tests, ${journeys.length} of journeys\n`,
  );
  if (changed.length === 0) return;
  const commands = [
    ['biome', 'check', '--no-errors-on-unmatched', ...changed],
    ['node', 'tools/check.ts', ...QUICK_CHECKS],
    ...(tests.length > 0 ? [['vitest', 'run', ...tests]] : []),
    ...(journeys.length > 0 ? [['vitest', 'run', '--config', 'e2e/vitest.config.ts', ...journeys]] : []),
  ];
  for (const command of commands) {
    const { passed } = await runCommand(command, { isShown: true });
    if (!passed) process.exitCode = 1;
  }
}

async function changedFiles(since: string): Promise<string[]> {
  const asked = [
    ['git', 'diff', '--name-only', '--diff-filter=d', since],
    ['git', 'ls-files', '--others', '--exclude-standard'],
  ];
  const answers = await Promise.all(asked.map((command) => runCommand(command)));
  const failed = answers.find(({ passed }) => !passed);
  if (failed) throw new Error(failed.output);
  return [...new Set(answers.flatMap(({ output }) => output.split('\n').filter(Boolean)))].toSorted();
}

async function testFiles(): Promise<string[]> {
  const paths: string[] = [];
  const exclude = (path: string) => /(^|[\\/])(node_modules|build)$/.test(path);
  for await (const path of glob(TESTS, { cwd: ROOT, exclude })) paths.push(path.replaceAll('\\', '/'));
  return paths.toSorted();
}

await main(process.argv.slice(2));
