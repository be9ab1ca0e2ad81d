import { expect, test } from 'vitest';
import { frameSizeOf, frameSizeOfAvcC } from './frame-size.ts';

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');
/** Bits as a specification lists them, padded to a whole byte. */
function bits(...parts: readonly [value: number, count: number][]): Buffer {
  const text = parts.map(([value, count]) => value.toString(2).padStart(count, '0')).join('');
  const bytes = text.padEnd(Math.ceil(text.length / 8) * 8 + 64, '0').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** Parameter sets as encoders write them: 1280×720 in the high profile, and 1920×1088 interlaced. */
const SPS_720P = hex('67 64 00 1f ac d9 40 50 05 bb 01 10 00 00 03 00 10 00 00 03 03 c0 f1 83 19 60');
const SPS_1080I = hex('67 64 00 28 ac d9 40 78 04 4f de 02 d4 04 04 05 00 00 03 00 01 00 00 03 00 3c 8f 08 84 b8');

function avcC(...sets: Buffer[]): Buffer {
  const parts = sets.flatMap((set) => [Buffer.from([set.length >> 8, set.length & 255]), set]);
  return Buffer.concat([hex('01 64 00 1f ff'), Buffer.from([0xe0 | sets.length]), ...parts, hex('00')]);
}

test('H.264: by the sets of the container, the largest of them', () => {
  expect(frameSizeOfAvcC(avcC(SPS_720P))).toEqual({ width: 1_280, height: 720 });
  expect(frameSizeOfAvcC(avcC(SPS_720P, SPS_1080I))).toEqual({ width: 1_920, height: 1_088 });
  expect(frameSizeOfAvcC(avcC())).toBeUndefined();
});

test('H.264: by sets within a packet, which take the place of those', () => {
  const unit = (set: Buffer) => Buffer.concat([Buffer.from([0, 0, 0, set.length]), set]);
  const slice = hex('65 88 84 00');
  expect(frameSizeOf('avc', Buffer.concat([unit(slice), unit(SPS_1080I)]))).toEqual({ width: 1_920, height: 1_088 });
  expect(frameSizeOf('avc', unit(slice))).toBeUndefined();
});

test('VP9: by its key frames', () => {
  const size: [number, number][] = [
    [1_079, 16],
    [1_919, 16],
  ];
  const key = bits([2, 2], [0, 2], [0, 1], [0, 1], [3, 2], [0x498342, 24], [1, 3], [0, 1], ...size);
  expect(frameSizeOf('vp9', key)).toEqual({ width: 1_080, height: 1_920 });
  const profile2 = bits([2, 2], [1, 2], [0, 1], [0, 1], [3, 2], [0x498342, 24], [0, 1], [1, 3], [0, 1], ...size);
  expect(frameSizeOf('vp9', profile2)).toEqual({ width: 1_080, height: 1_920 });
  expect(frameSizeOf('vp9', bits([2, 2], [0, 2], [0, 1], [1, 1], [3, 2]))).toBeUndefined();
});

test('AV1: by its sequence headers, after whatever stands before them', () => {
  const sequence = bits([0, 3], [0, 1], [1, 1], [8, 5], [10, 4], [10, 4], [719, 11], [1_279, 11]);
  const obu = (type: number, content: Buffer) =>
    Buffer.concat([Buffer.from([(type << 3) | 2, content.length]), content]);
  expect(frameSizeOf('av1', Buffer.concat([obu(2, Buffer.alloc(0)), obu(1, sequence)]))).toEqual({
    width: 720,
    height: 1_280,
  });
  const points = bits(
    [0, 3],
    [0, 1],
    [0, 1],
    [0, 1],
    [0, 1],
    [0, 5],
    [0, 12],
    [9, 5],
    [0, 1],
    [9, 4],
    [9, 4],
    [359, 10],
    [639, 10],
  );
  expect(frameSizeOf('av1', obu(1, points))).toEqual({ width: 360, height: 640 });
  expect(frameSizeOf('av1', obu(6, Buffer.alloc(4)))).toBeUndefined();
});

test('noise ends', () => {
  for (const codec of ['avc', 'vp9', 'av1'] as const)
    for (let seed = 0; seed < 200; seed += 1) {
      const noise = Buffer.from(
        Array.from({ length: 64 }, (_, at) => (seed * 7_919 + at * 104_729 + ((seed * at) % 251)) & 255),
      );
      frameSizeOf(codec, noise);
      frameSizeOfAvcC(noise);
    }
});
