import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stripHookFile } from './strip-hook-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waha-test-stripped-sources-'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'part.ts'), "export const greet = (name: string): string => 'هلا ' + name;\n");
  await writeFile(join(folder, 'main.ts'), source('greet("نورة")'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A source that prints its result, its position, and whether Node loaded its type stripper. */
const source = (said: string) => `import { greet } from './part.ts';
type Told = { said: string };
const told: Told = { said: ${said} };
const at = new Error().stack?.match(/main\\.ts:\\d+:\\d+/)?.[0];
const { moduleLoadList } = process as unknown as { moduleLoadList: string[] };
process.stdout.write(JSON.stringify({ ...told, at, strips: moduleLoadList.some((name) => name.includes('amaro')) }));
`;

const run = async () => {
  const options = [`--import=${stripHookFile(folder)}`, join(folder, 'main.ts')];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, options);
  expect(stderr).not.toContain('Error');
  return JSON.parse(stdout);
};
const storedFiles = async () => (await readdir(folder)).filter((name) => name.endsWith('.js') && name !== 'hook.js');

test('types are taken off once; the next start brings nothing that does it', async () => {
  const first = await run();
  expect(first).toEqual({ said: 'هلا نورة', at: 'main.ts:4:12', strips: true });
  expect(await storedFiles()).toHaveLength(2);
  expect(await run()).toEqual({ ...first, strips: false });
});

test('a source that was changed is read anew, and keeps one file', async () => {
  await run();
  await writeFile(join(folder, 'main.ts'), source('greet("سارة")'));
  expect(await run()).toMatchObject({ said: 'هلا سارة', strips: true });
  expect(await storedFiles()).toHaveLength(2);
  expect(await run()).toMatchObject({ said: 'هلا سارة', strips: false });
});

test('a file that was cut short is made again', async () => {
  await run();
  for (const name of await storedFiles()) {
    const text = await readFile(join(folder, name), 'utf8');
    await writeFile(join(folder, name), text.slice(0, text.length / 2));
  }
  expect(await run()).toMatchObject({ said: 'هلا نورة', strips: true });
  expect(await run()).toMatchObject({ said: 'هلا نورة', strips: false });
});

test('without a place to keep anything there is no hook', async () => {
  await writeFile(join(folder, 'a-file'), '');
  expect(stripHookFile(join(folder, 'a-file', 'within'))).toBeUndefined();
});
