import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeExtension } from './new-extension.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waha-new-extension-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a new extension is its own files, in which nothing of the template’s name is left', async () => {
  const files = await makeExtension('pay-later', folder);
  expect(files).toEqual(
    ['README.md', 'extension.ts', 'pay-later.test.ts', 'pay-later.ts', 'tell-shipped.ts'].map(
      (file) => `extensions/pay-later/${file}`,
    ),
  );
  for (const file of files) {
    const text = await readFile(join(folder, file.replace('extensions/', '')), 'utf8');
    expect(text, file).not.toMatch(/acme/i);
  }
  const declared = await readFile(join(folder, 'pay-later/extension.ts'), 'utf8');
  expect(declared).toContain("import { createPayLater } from './pay-later.ts';");
  expect(declared).toContain('export const payLater = defineExtension({');
  expect(declared).toContain("setting.secret('PAY_LATER_SECRET_KEY'");
});

test('a name that is none, or is taken, is refused in a sentence', async () => {
  await expect(makeExtension('Pay Later', folder)).rejects.toThrow('use a-z, 0-9 and hyphens');
  await expect(makeExtension('pay-later', folder)).rejects.toThrow('is there already');
});
