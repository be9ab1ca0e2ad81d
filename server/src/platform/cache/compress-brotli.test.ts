import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { leftBehind } from '../../testing/database/left-behind.ts';
import { compressBrotli } from './compress-brotli.ts';

const BYTES = 30_000;
const textOf = (letters: string, bytes: number) => letters.repeat(Math.ceil(bytes / Buffer.byteLength(letters)));

it.each([
  ['a string', 'واحة and 🌴 ', 500],
  ['a string compressed in another thread', 'واحة and 🌴 ', 100_000],
])('compresses %s to the same bytes as its buffer', async (_, letters, bytes) => {
  const text = textOf(letters, bytes);
  const packed = await compressBrotli(text, 5);
  expect(brotliDecompressSync(packed).toString()).toBe(text);
  expect(packed.equals(await compressBrotli(Buffer.from(text), 5))).toBe(true);
});

it('concurrent compressions do not mix', async () => {
  const texts = Array.from({ length: 20 }, (_, at) => textOf(`${at} واحة `, 1_000 * (at + 1)));
  const packed = await Promise.all(texts.map((text) => compressBrotli(text, 4)));
  expect(packed.map((one) => brotliDecompressSync(one).toString())).toEqual(texts);
});

it('leaves neither the body nor most of the zlib engine in memory', async () => {
  const text = textOf('واحة ', BYTES);
  const { besideHeap } = await leftBehind(() => compressBrotli(text, 5));
  expect(besideHeap).toBeLessThan(BYTES / 3);
});
