import { ownChecks } from './check/own-checks.ts';
import { runCommand } from './run-command.ts';

/** Check commands, the fastest first. */
// TypeScript runs with a single checker: several would each infer the contract's types again, and two commands run
// concurrently.
const commands: Readonly<Record<string, readonly string[]>> = {
  biome: ['biome', 'ci', '--reporter=summary', '.'],
  borders: [
    'depcruise',
    'contract',
    'kit',
    'extend',
    'extensions',
    'waha.config.ts',
    'server',
    'storefront',
    'admin',
    'demo',
    'tools',
    'e2e',
    'bench',
  ],
  openapi: ['npm', 'run', '--silent', 'check:openapi'],
  'contract-types': ['node', 'contract/scripts/write-types.ts', '--check'],
  types: ['tsc', '-p', 'tsconfig.json', '--singleThreaded'],
  'storefront-types': ['npm', 'run', '--silent', 'typecheck', '-w', 'storefront'],
  'admin-types': ['tsc', '-p', 'admin/tsconfig.json', '--singleThreaded'],
  knip: ['knip', '--no-progress'],
};

const AT_ONCE = 2;

interface Outcome {
  passed: boolean;
  output: string;
}

/** `npm run check [names]`: runs all checks, or those named. Prints the result of each and the number that passed. */
async function main(names: readonly string[]): Promise<void> {
  const all = [...Object.keys(ownChecks), ...Object.keys(commands)];
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0) throw new Error(`no check is called ${unknown.join(', ')}; there are ${all.join(', ')}`);
  const waiting = names.length > 0 ? [...names] : all;
  const failed: string[] = [];
  let passed = 0;
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      if (await report(name)) passed += 1;
      else failed.push(name);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  print(`\nChecks: ${passed} passed, ${failed.length} failed${failed.length > 0 ? `: ${failed.join(', ')}` : ''}`);
  if (failed.length > 0) process.exitCode = 1;
}

async function report(name: string): Promise<boolean> {
  const startedAt = performance.now();
  const { passed, output } = await run(name);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  print(`${passed ? '✓' : '✗'} ${name} ${seconds} s`);
  if (!passed) print(output.trimEnd());
  return passed;
}

async function run(name: string): Promise<Outcome> {
  const own = ownChecks[name];
  if (!own) return runCommand(commands[name] ?? []);
  const problems = await own();
  const lines = problems.map(({ path, line, message }) => `  ${path}:${line} ${message}`);
  return { passed: problems.length === 0, output: lines.join('\n') };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

await main(process.argv.slice(2));
