import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requireDataDir } from './require-data-dir.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waha-data-dir-'));
  await writeFile(join(folder, 'file'), '');
});
afterAll(() => rm(folder, { recursive: true }));

test('makes a folder with those above it, however many ask at once, and leaves nothing in it', async () => {
  const deep = join(folder, 'a', 'b', 'c');
  await Promise.all(Array.from({ length: 8 }, () => requireDataDir(deep)));
  expect(await readdir(deep)).toEqual([]);
});

test('says why a folder cannot be used, and what to set', async () => {
  await expect(requireDataDir(join(folder, 'file'))).rejects.toThrow('it is a file. Set DATA_DIR');
  await expect(requireDataDir(join(folder, 'file', 'x'))).rejects.toThrow('a part of it is a file. Set DATA_DIR');
  await expect(requireDataDir(join(folder, 'x'.repeat(400)))).rejects.toThrow('the name is too long. Set DATA_DIR');
});

test.runIf(process.platform === 'linux')('ends where no folder can be made, which Node does not', async () => {
  await expect(requireDataDir('/proc/waha/data')).rejects.toThrow('DATA_DIR /proc/waha/data cannot be used');
});
