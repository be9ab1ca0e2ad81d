import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { picturesFolder } from '@waha/demo';
import { expect, test } from 'vitest';
import { putPictures } from './put-pictures.ts';

test('every picture of the demo shop lies ready, and no other (`npm run demo:pictures`)', async () => {
  const put = new Set<string>();
  await putPictures({ put: async (key) => void put.add(basename(key)) }, () => undefined);
  expect(new Set(await readdir(picturesFolder))).toEqual(put);
});
