import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashSources } from './source-hash.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'waha-sources-'));
  await mkdir(join(root, 'app/build'), { recursive: true });
  await writeFile(join(root, 'app/page.tsx'), 'one');
});
afterEach(() => rm(root, { recursive: true }));

const hash = () => hashSources(root, ['app', 'lock.json', 'missing']);

it('changes with a content, a name and a new file', async () => {
  const seen = [await hash()];
  await writeFile(join(root, 'app/page.tsx'), 'two');
  seen.push(await hash());
  await writeFile(join(root, 'app/other.tsx'), '');
  seen.push(await hash());
  await writeFile(join(root, 'lock.json'), '{}');
  seen.push(await hash());
  expect(new Set(seen).size).toBe(4);
});

it('stays the same for a file written again, a test and what a build made', async () => {
  const before = await hash();
  await writeFile(join(root, 'app/page.tsx'), 'one');
  await writeFile(join(root, 'app/page.test.tsx'), 'test');
  await writeFile(join(root, 'app/build/page.js'), 'made');
  expect(await hash()).toBe(before);
});
