import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { convertHeic, findHeicConverter } from './convert-heic.ts';

let folder: string;
let picture: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waha-converter-'));
  picture = join(folder, 'IMG_0001.HEIC');
  await writeFile(picture, 'what a phone sent');
});
afterAll(() => rm(folder, { recursive: true }));

/** Writes a fake converter with this behaviour, to be called like libheif's: `-q 92 <from> <to>`. */
async function aConverter(name: string, script: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\n${script}\n`);
  await chmod(path, 0o755);
  return path;
}

const target = () => join(folder, 'converted.jpg');
const refused = (code: string) => expect.objectContaining({ code });

test('gives what the converter made, and leaves nothing behind', async () => {
  const before = (await readdir(tmpdir())).filter((name) => name.startsWith('waha-heic-'));
  const several = 'cp "$3" "$(dirname "$4")/picture-1.jpg"';
  for (const [name, script] of Object.entries({ copy: 'cp "$3" "$4"', several })) {
    await convertHeic(picture, join(folder, `${name}.jpg`), await aConverter(name, script));
    expect(await readFile(join(folder, `${name}.jpg`), 'utf8')).toBe('what a phone sent');
  }
  expect((await readdir(tmpdir())).filter((name) => name.startsWith('waha-heic-'))).toEqual(before);
});

test('refuses what the converter cannot read, dies of, or says nothing about', async () => {
  for (const [name, script] of Object.entries({ fails: 'exit 3', dies: 'kill -9 $$', idles: 'exit 0' })) {
    await expect(convertHeic(picture, target(), await aConverter(name, script)), name).rejects.toEqual(
      refused('uploads.damaged'),
    );
  }
  await expect(convertHeic(picture, target(), join(folder, 'nowhere'))).rejects.toEqual(refused('uploads.damaged'));
});

test.runIf(process.platform === 'linux')('takes no more memory and time than allowed', async () => {
  const greedy = await aConverter(
    'greedy',
    'ulimit -v | grep -qx unlimited && exit 0; ulimit -t | grep -qx 10 && exit 3; exit 0',
  );
  await expect(convertHeic(picture, target(), greedy)).rejects.toEqual(refused('uploads.damaged'));
});

test('knows whether this machine has a converter', async () => {
  expect(await findHeicConverter(join(folder, 'empty'))).toBeUndefined();
  await aConverter('heif-dec', 'exit 0');
  expect(await findHeicConverter(`${join(folder, 'empty')}:${folder}`)).toBe(join(folder, 'heif-dec'));
});
