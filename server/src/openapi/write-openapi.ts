import { readFile, writeFile } from 'node:fs/promises';
import { buildOpenApi } from './build-openapi.ts';

/** `npm run openapi` writes contract/openapi.json; with `--check` it only compares the file with its output. */
const FILE = new URL('../../../contract/openapi.json', import.meta.url);

const made = `${JSON.stringify(buildOpenApi(), null, 2)}\n`;
if (process.argv.includes('--check')) {
  const kept = await readFile(FILE, 'utf8').catch(() => '');
  if (kept !== made) {
    process.stderr.write('contract/openapi.json is not what the contract says. Run `npm run openapi` and commit it.\n');
    process.exitCode = 1;
  }
} else {
  await writeFile(FILE, made);
}
