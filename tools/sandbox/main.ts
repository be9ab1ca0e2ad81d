import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../check/source-files.ts';
import { runCommand } from '../run-command.ts';

const print = (line: string) => void process.stderr.write(`${line}\n`);

/** The settings that an extension's sandbox needs, with what they are; null where it has no sandbox. */
async function readNeeds(name: string): Promise<Readonly<Record<string, string>> | null> {
  const path = join(ROOT, 'extensions', name, 'sandbox/needs.ts');
  if (!/^[a-z][a-z\d-]*$/.test(name) || !existsSync(path)) return null;
  const { needs } = await import(pathToFileURL(path).href);
  return needs;
}

/**
 * `npm run sandbox -- NAME`: the contract suite of an extension against the provider's own test environment, with credentials
 * of the environment. Says what is missing and exits with 2.
 */
async function main([name = '']: readonly string[]): Promise<number> {
  const needs = await readNeeds(name);
  if (!needs) {
    const names = globSync('extensions/*/sandbox/needs.ts', { cwd: ROOT }).map((path) => path.split(/[\\/]/)[1]);
    print(`Usage: npm run sandbox -- NAME, of: ${names.join(', ')}`);
    return 2;
  }
  const missing = Object.entries(needs).filter(([setting]) => !process.env[setting]);
  if (missing.length > 0) {
    print(`The sandbox of ${name} needs in the environment:`);
    for (const [setting, text] of missing) print(`  ${setting}: ${text}`);
    return 2;
  }
  const config = 'tools/sandbox/vitest.config.ts';
  const command = ['vitest', 'run', '--config', config, `extensions/${name}/sandbox/`];
  const { passed } = await runCommand(command, { isShown: true });
  return passed ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
