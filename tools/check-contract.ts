import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './check/source-files.ts';
import { findBreakingChanges } from './release/breaking-changes.ts';
import { runCommand } from './run-command.ts';

const DOCUMENT = 'contract/openapi.json';

/** `npm run check:contract -- REF`: the changes since a release (a tag or commit) that break clients written for it. */
async function main(reference = ''): Promise<void> {
  if (!/^[\w./-]+$/.test(reference) || reference.startsWith('-')) {
    throw new Error('Name the release to compare with, like `npm run check:contract -- v1.0.0`.');
  }
  const { passed, output } = await runCommand(['git', 'show', `${reference}:${DOCUMENT}`]);
  if (!passed) throw new Error(`${reference} has no ${DOCUMENT}:\n${output}`);
  const changes = findBreakingChanges(JSON.parse(output), JSON.parse(await readFile(join(ROOT, DOCUMENT), 'utf8')));
  for (const change of changes) process.stdout.write(`✗ ${change}\n`);
  process.stdout.write(`${changes.length} changes since ${reference} break clients\n`);
  if (changes.length > 0) process.exitCode = 1;
}

main(process.argv[2]).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
