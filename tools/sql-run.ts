import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, readSources } from './check/source-files.ts';
import { findSqlTemplates, type SqlTemplate } from './check/sql-templates.ts';
import type { Outcome } from './test-stages.ts';

/** The folder in which test processes record the SQL they ran: server/src/testing/statements. */
export const SQL_RUN = join(ROOT, '.cache/sql-run');

/**
 * Files of the shop itself: excludes tests and test data, for which running proves nothing, and the demo shop, with
 * which every journey starts.
 */
const SHOP = /^server\/src\/(?!testing\/|seed\/).*(?<!\.(test|fixture))\.ts$/;

/** Notes of test processes: templates that ran, by their text between their values, and wrong declarations. */
export interface SqlNotes {
  run: ReadonlySet<string>;
  lies: readonly string[];
}

/** SQL of the shop that no test has run, so that its declaration is unproved, and wrong declarations found by tests. */
export function sqlFaults(templates: readonly SqlTemplate[], { run, lies }: SqlNotes): string[] {
  const unproved = templates.filter(({ path, strings }) => SHOP.test(path) && !run.has(strings.join('\0')));
  return [...lies, ...unproved.map(({ path, line }) => `${path}:${line} no test runs this SQL`)];
}

/** The stage of `npm test` after the suites, which fill `SQL_RUN`. */
export async function checkSqlRun(): Promise<Outcome> {
  const templates = findSqlTemplates(await readSources(['server/src/**/*.ts']));
  const failures = sqlFaults(templates, await readNotes());
  process.stdout.write([...failures, `${templates.length} pieces of SQL, ${failures.length} faults`, ''].join('\n'));
  return failures.length === 0 ? { passed: 1, failed: 0, failures } : { passed: 0, failed: failures.length, failures };
}

async function readNotes(): Promise<SqlNotes> {
  const names = await readdir(SQL_RUN).catch(() => []);
  const texts = await Promise.all(names.map((name) => readFile(join(SQL_RUN, name), 'utf8')));
  const lines = texts.flatMap((text) => text.split('\n')).filter((line) => line !== '');
  const notes = lines.map((line): { run?: string; lie?: string } => JSON.parse(line));
  return {
    run: new Set(notes.flatMap(({ run }) => run ?? [])),
    lies: [...new Set(notes.flatMap(({ lie }) => lie ?? []))],
  };
}
