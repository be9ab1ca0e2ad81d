import { readFile, writeFile } from 'node:fs/promises';
import { makeProof, makeSchemaNames, makeTypes } from './make-types.ts';

/**
 * `npm run contract:types` writes the types of the wire; with `--check` it only reports whether the files are up to
 * date.
 */
const FILES = [
  { url: new URL('../src/types.gen.ts', import.meta.url), text: await makeTypes() },
  { url: new URL('../src/types-proof.gen.ts', import.meta.url), text: await makeProof() },
  { url: new URL('../src/schema-names.gen.ts', import.meta.url), text: await makeSchemaNames() },
];

for (const { url, text } of FILES) {
  if (!process.argv.includes('--check')) {
    await writeFile(url, text);
    continue;
  }
  if ((await readFile(url, 'utf8').catch(() => '')) === text) continue;
  const name = url.pathname.split('/').slice(-3).join('/');
  process.stderr.write(`${name} is not what the schemas say. Run \`npm run contract:types\` and commit it.\n`);
  process.exitCode = 1;
}
