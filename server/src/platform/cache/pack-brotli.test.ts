import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { leftBehind } from '../../testing/database/left-behind.ts';
import { packBrotli } from './pack-brotli.ts';

const BYTES = 30_000;
const textOf = (letters: string, bytes: number) => letters.repeat(Math.ceil(bytes / Buffer.byteLength(letters)));

it.each([
  ['a text', 'واحة and 🌴 ', 500],
  ['a text that is packed elsewhere', 'واحة and 🌴 ', 100_000],
])('packs %s as the same bytes that a buffer of it is', async (_, letters, bytes) => {
  const text = textOf(letters, bytes);
  const packed = await packBrotli(text, 5);
  expect(brotliDecompressSync(packed).toString()).toBe(text);
  expect(packed.equals(await packBrotli(Buffer.from(text), 5))).toBe(true);
});

it('packs what is asked for at once each by itself', async () => {
  const texts = Array.from({ length: 20 }, (_, at) => textOf(`${at} واحة `, 1_000 * (at + 1)));
  const packed = await Promise.all(texts.map((text) => packBrotli(text, 4)));
  expect(packed.map((one) => brotliDecompressSync(one).toString())).toEqual(texts);
});

it('leaves neither the body behind nor much of what it was packed with', async () => {
  const text = textOf('واحة ', BYTES);
  const { besideHeap } = await leftBehind(() => packBrotli(text, 5));
  expect(besideHeap).toBeLessThan(BYTES / 3);
});
