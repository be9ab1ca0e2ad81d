import { runCommand } from './run-command.ts';

/**
 * `npm run fuzz`: runs the API fuzz test for longer than `npm test` does. `FUZZ_REQUESTS` and `FUZZ_SEED` as for the
 * test.
 */
const requests = process.env.FUZZ_REQUESTS ?? '40000';
const { passed } = await runCommand(['vitest', 'run', 'contract.fuzz', '--reporter=dot'], {
  env: { FUZZ_REQUESTS: requests },
  isShown: true,
});
process.exitCode = passed ? 0 : 1;
