import { ORDER_TESTS, runOldTests } from './release/run-old-tests.ts';

/** `npm run check:old-server -- REF`: whether the server of a release (a tag or commit) passes its order tests on this schema. */
async function main(reference = ''): Promise<void> {
  if (!/^[\w./-]+$/.test(reference) || reference.startsWith('-')) {
    throw new Error('Name the release to run, like `npm run check:old-server -- v1.0.0`.');
  }
  const { passed } = await runOldTests({ reference, tests: ORDER_TESTS, isShown: true });
  const outcome = passed ? 'passes its order tests' : 'fails its order tests';
  process.stdout.write(`${passed ? '✓' : '✗'} ${reference} ${outcome} on the present schema\n`);
  if (!passed) process.exitCode = 1;
}

main(process.argv[2]).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
