import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { picturesFolder } from '@waha/demo';
import type { FileStorage } from '../platform/storage/index.ts';
import { putMemberPictures, putPictures } from '../seed/put-pictures.ts';

/** `npm run demo:pictures`: draws what the demo shop's pictures lack in `demo/pictures`, and removes what nothing shows any more. */
async function main(): Promise<void> {
  await mkdir(picturesFolder, { recursive: true });
  const wanted = new Set<string>();
  const folder: Pick<FileStorage, 'put'> = {
    async put(key, content) {
      if (!Buffer.isBuffer(content)) throw new Error('a picture comes whole');
      wanted.add(basename(key));
      await writeFile(join(picturesFolder, basename(key)), content);
    },
  };
  await putPictures(folder, (line) => process.stdout.write(`${line}\n`));
  await putMemberPictures(folder);
  const strays = (await readdir(picturesFolder)).filter((name) => !wanted.has(name));
  for (const name of strays) await rm(join(picturesFolder, name));
  process.stdout.write(`${wanted.size} files, ${strays.length} removed\n`);
}

await main();
