import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { picturesFolder } from '@waha/demo';
import { expect, test } from 'vitest';
import { putMemberPictures, putPictures } from './put-pictures.ts';

test('every picture of the demo shop lies ready, and no other (`npm run demo:pictures`)', async () => {
  const put = new Set<string>();
  const storage = { put: async (key: string) => void put.add(basename(key)) };
  await putPictures(storage, () => undefined);
  await putMemberPictures(storage);
  expect(new Set(await readdir(picturesFolder))).toEqual(put);
});
