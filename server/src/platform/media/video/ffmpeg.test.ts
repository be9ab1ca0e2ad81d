import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawPoster, encodeAgain, findFfmpeg } from './ffmpeg.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waha-ffmpeg-'));
  await writeFile(join(folder, 'sent'), 'what a phone sent');
});
afterAll(() => rm(folder, { recursive: true }));

/** A program called like ffmpeg: its last argument is the output file. */
async function aProgram(name: string, script: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\nfor last; do :; done\n${script}\n`);
  await chmod(path, 0o755);
  return path;
}

const sent = () => join(folder, 'sent');
const made = () => join(folder, 'made');

test('knows whether this machine has it', async () => {
  expect(await findFfmpeg(join(folder, 'nowhere'))).toBeUndefined();
  const path = await aProgram('ffmpeg', 'exit 0');
  expect(await findFfmpeg(`${join(folder, 'nowhere')}:${folder}`)).toBe(path);
});

test('is told to read one file of one kind and nothing else, and to keep nothing of who filmed', async () => {
  const tells = await aProgram('tells', 'echo "$@" > "$last"');
  for (const work of [encodeAgain, drawPoster]) {
    expect(await work(tells, sent(), made())).toBe(true);
    const told = await readFile(made(), 'utf8');
    expect(told).toContain(`-protocol_whitelist file -f mov -i ${sent()}`);
  }
  await encodeAgain(tells, sent(), made());
  expect(await readFile(made(), 'utf8')).toMatch(/-c:v libx264 .*-t 61 -map_metadata -1 -f mp4/);
});

test('that it fails or dies is an answer', async () => {
  for (const [name, script] of Object.entries({ fails: 'exit 3', dies: 'kill -9 $$' }))
    expect(await encodeAgain(await aProgram(name, script), sent(), made()), name).toBe(false);
  expect(await drawPoster(join(folder, 'nowhere'), sent(), made())).toBe(false);
});

test.runIf(process.platform === 'linux')('takes no more memory and time than allowed', async () => {
  const greedy = 'ulimit -v | grep -qx unlimited && exit 3; ulimit -t | grep -qx 170 || exit 3; exit 0';
  expect(await encodeAgain(await aProgram('greedy', greedy), sent(), made())).toBe(true);
});
