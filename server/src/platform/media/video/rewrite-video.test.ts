import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeVideo, type VideoSpec } from '../../../testing/index.ts';
import { REWRITE_BOUNDS, rewriteVideo } from './rewrite-video.ts';
import { videoKindOf } from './video-kind.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waha-video-'));
});
afterAll(() => rm(folder, { recursive: true }));

const to = () => join(folder, 'film.mp4');

async function rewrite(content: Buffer) {
  const from = join(folder, 'sent');
  await writeFile(from, content);
  return { kind: await videoKindOf(from), result: await rewriteVideo(from, to()) };
}

/** The top-level boxes of an MP4 in order, and the children of container boxes. */
function boxesOf(content: Buffer, path = ''): string[] {
  const names: string[] = [];
  for (let at = 0; at + 8 <= content.length; ) {
    const size = content.readUInt32BE(at) === 1 ? Number(content.readBigUInt64BE(at + 8)) : content.readUInt32BE(at);
    const name = content.toString('latin1', at + 4, at + 8);
    names.push(path + name);
    if (['moov', 'trak', 'mdia', 'udta'].includes(name))
      names.push(...boxesOf(content.subarray(at + 8, at + size), `${path}${name}/`));
    at += Math.max(size, 8);
  }
  return names;
}

/** Builds an MP4 box with any name. */
function box(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, content]);
}

/** Changes the content after the first box of a name. */
function damage(content: Buffer, name: string, change: (rest: Buffer) => void): Buffer {
  const at = content.indexOf(name, 0, 'latin1');
  expect(at, name).toBeGreaterThan(0);
  change(content.subarray(at + 4));
  return content;
}

describe('a film becomes ours', () => {
  test.each<[string, VideoSpec]>([
    ['MP4 with its tables at the end', { hasSound: true }],
    ['MP4 with its tables first', { hasSound: true, fastStart: 'in-memory' }],
    ['MP4 in fragments', { hasSound: true, fastStart: 'fragmented' }],
    ['WebM', { hasSound: true, container: 'webm' }],
    [
      'filmed upright by a phone, which keeps it lying and says how to turn it',
      { width: 640, height: 360, rotation: 90, hasSound: true },
    ],
  ])('%s', async (_, spec) => {
    const { kind, result } = await rewrite(await makeVideo(spec));
    expect(kind).toBe(spec.container ?? 'mp4');
    expect(result).toEqual({
      width: 360,
      height: 640,
      durationMs: expect.closeTo(2_000, -2.4),
      hasSound: true,
      bytes: (await stat(to())).size,
    });
    const made = boxesOf(await readFile(to()));
    expect(made.indexOf('moov'), 'it plays before it has arrived whole').toBeLessThan(made.indexOf('mdat'));
  });

  test('with nothing of where, by whom and with what it was filmed, and one film of several', async () => {
    const tags = { title: 'SECRET-TITLE', comment: 'SECRET-COMMENT', raw: { '©xyz': 'SECRET+24.7136+046.6753/' } };
    const sent = await makeVideo({ tags, tracks: 3 });
    const withPlace = Buffer.concat([
      sent,
      box('uuid', Buffer.from('SECRET-GPS 24.7136N 46.6753E')),
      box('free', Buffer.from('SECRET-FREE')),
    ]);
    expect(withPlace.includes('SECRET-TITLE')).toBe(true);
    const { result } = await rewrite(withPlace);
    expect(result).not.toHaveProperty('failure');
    const made = await readFile(to());
    expect(made.includes('SECRET')).toBe(false);
    expect(boxesOf(made).filter((name) => name === 'moov/trak')).toHaveLength(1);
    expect(boxesOf(made).some((name) => /udta|meta|uuid/.test(name))).toBe(false);
  });

  test('without the page, script or archive that it is at the same time', async () => {
    const markup = Buffer.from('<!doctype html><script>alert(1)</script>');
    const zip = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);
    const sent = Buffer.concat([await makeVideo(), box('free', markup), box('skip', Buffer.alloc(10)), zip]);
    const { result } = await rewrite(sent);
    if ('failure' in result) return;
    const made = await readFile(to());
    expect([made.includes('<script'), made.includes('PK\x05\x06')]).toEqual([false, false]);
  });
});

const gigantic = { width: 4_320, height: 7_680 };
const refused: Record<string, [failure: string | RegExp, content: () => Promise<Buffer>]> = {
  'an hour': ['too_long', () => makeVideo({ seconds: 3_600, framesPerSecond: 1, bytesAFrame: 40 })],
  'a second too much': ['too_long', () => makeVideo({ seconds: 62, framesPerSecond: 4 })],
  '10,000 frames a second': [
    'too_many_frames',
    () => makeVideo({ seconds: 1, framesPerSecond: 10_000, bytesAFrame: 40 }),
  ],
  '8K': ['too_large', () => makeVideo(gigantic)],
  '8K that calls itself small': ['too_large', () => makeVideo({ pictures: gigantic })],
  'a film that lies': ['landscape', () => makeVideo({ width: 640, height: 360 })],
  'half of a film': ['damaged', async () => (await makeVideo({ bytesAFrame: 2_000 })).subarray(0, 20_000)],
  'half of a film whose tables came first': [
    'damaged',
    async () => (await makeVideo({ fastStart: 'in-memory', bytesAFrame: 2_000 })).subarray(0, 20_000),
  ],
  'a header and nothing behind it': [/damaged|no_video/, async () => box('ftyp', Buffer.from('isom\0\0\0\0isom'))],
  'tables of billions of entries': [
    /damaged|too_slow|too_long|no_video|too_many_frames/,
    async () => damage(await makeVideo(), 'stsz', (rest) => rest.writeUInt32BE(0xffff_fff0, 8)),
  ],
  'lengths of frames that never end': [
    /damaged|too_slow|too_long|too_many_frames/,
    async () => damage(await makeVideo(), 'stts', (rest) => rest.writeUInt32BE(0xffff_fff0, 4)),
  ],
};

describe('is refused, and leaves nothing', () => {
  test.each(Object.entries(refused))('%s', async (_, [failure, content]) => {
    const { result } = await rewrite(await content());
    expect(result).toEqual({ failure: typeof failure === 'string' ? failure : expect.stringMatching(failure) });
    expect(await readdir(folder)).toEqual(['sent']);
  });

  test('Matroska, which is no WebM, and what is no film at all', async () => {
    expect((await rewrite(await makeVideo({ container: 'mkv' }))).kind).toBeUndefined();
    for (const content of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '%PDF-1.7', '', 'RIFF1234AVI LIST'])
      expect((await rewrite(Buffer.from(content))).kind, content).toBeUndefined();
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]);
    expect((await rewrite(heic)).kind).toBeUndefined();
  });
});

test('megabytes of names and notes are neither kept nor in the way', async () => {
  const bomb = box('udta', box('meta', Buffer.alloc(8 * 1024 * 1024, 0x61)));
  const { result } = await rewrite(Buffer.concat([await makeVideo(), bomb]));
  expect(result).not.toHaveProperty('failure');
  expect((await stat(to())).size).toBeLessThan(20_000);
});

test('whatever bit of a film is wrong, it is refused or made safe, in time', async () => {
  const whole = await makeVideo({ fastStart: 'in-memory', hasSound: true });
  const tables = whole.indexOf('stsc', 0, 'latin1');
  // All positions of the table that blocked a parser for a minute, and every few positions elsewhere.
  const places = [
    ...Array.from({ length: 12 }, (_, n) => tables + 4 + n),
    ...Array.from({ length: 6 }, (_, n) => 40 + n * 97),
  ];
  const outcomes: string[] = [];
  for (const at of places) {
    const broken = Buffer.from(whole);
    broken.writeUInt8((broken[at] ?? 0) ^ 0x80, at);
    await writeFile(join(folder, 'sent'), broken);
    const result = await rewriteVideo(join(folder, 'sent'), to(), {
      ...REWRITE_BOUNDS,
      timeoutMs: 8_000,
      cpuSeconds: 4,
    });
    outcomes.push('failure' in result ? result.failure : 'made');
  }
  expect(outcomes).toHaveLength(places.length);
  expect(new Set(outcomes)).not.toContain('failed');
});

test('whoever takes too long is ended', async () => {
  await writeFile(join(folder, 'sent'), await makeVideo());
  const begun = performance.now();
  const result = await rewriteVideo(join(folder, 'sent'), to(), { ...REWRITE_BOUNDS, timeoutMs: 20 });
  expect(result).toEqual({ failure: 'too_slow' });
  expect(performance.now() - begun).toBeLessThan(5_000);
});

test.runIf(process.platform === 'linux')('whoever writes more than was sent is ended', async () => {
  await writeFile(join(folder, 'sent'), await makeVideo({ bytesAFrame: 50_000 }));
  const result = await rewriteVideo(join(folder, 'sent'), to(), { ...REWRITE_BOUNDS, fileBytes: 100_000 });
  expect(result).toEqual({ failure: 'damaged' });
  expect(await readdir(folder)).toEqual(['sent']);
});
