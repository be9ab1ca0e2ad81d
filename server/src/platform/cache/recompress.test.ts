import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { isTuned } from '../tuning/index.ts';
import { createRecompressor } from './recompress.ts';
import { storeResponse } from './stored-response.ts';

/** HTML like a page's. */
const body = Buffer.from(
  Array.from(
    { length: 900 },
    (_, at) => `<li class="card"><a href="/product/${at * 7919}">${at.toString(36)}</a></li>`,
  ).join(''),
);

const stored = () => storeResponse(200, body, { 'content-type': 'text/html' });

it.runIf(isTuned('recompression'))('recompresses a cached answer and changes nothing else of it', async () => {
  const answer = await stored();
  const { variant: before, etags } = answer;
  const recompressor = createRecompressor();
  recompressor.add('/', answer, () => true);
  await expect.poll(() => answer.variant.body.length).toBeLessThan(before.body.length);
  recompressor.close();
  expect(brotliDecompressSync(answer.variant.body)).toEqual(body);
  // Recompressed bytes have another length and another strong tag; the tag of the earlier bytes remains valid.
  const [loose] = etags;
  const [tight] = answer.etags;
  expect(answer.etags).toEqual([tight, loose]);
  expect(tight).not.toBe(loose);
  const own = [String(before.body.length), loose];
  const changed = before.headers.map((line) => (own.includes(line) ? undefined : line));
  const expected = [String(answer.variant.body.length), tight];
  expect(answer.variant.headers.map((line) => (expected.includes(line) ? undefined : line))).toEqual(changed);
});

it.runIf(isTuned('recompression'))('skips answers that were dropped meanwhile', async () => {
  const [dropped, cached] = await Promise.all([stored(), stored()]);
  const before = dropped.variant;
  const recompressor = createRecompressor();
  recompressor.add('/', dropped, () => false);
  recompressor.add('/', cached, () => true);
  // The dropped answer was first in the queue: once the second is done, the first was skipped.
  const loose = cached.variant.body.length;
  await expect.poll(() => cached.variant.body.length).toBeLessThan(loose);
  recompressor.close();
  expect(dropped.variant).toBe(before);
});

it.runIf(isTuned('recompression'))('takes addresses nearer to the root first', async () => {
  const answers = await Promise.all([stored(), stored(), stored(), stored()]);
  const loose = answers[0]?.variant.body.length ?? 0;
  const recompressor = createRecompressor();
  for (const [index, address] of ['/product/1/one', '/product/2/two', '/products?page=2', '/en'].entries()) {
    const answer = answers[index];
    if (answer) recompressor.add(address, answer, () => true);
  }
  const isSmaller = () => answers.map((answer) => answer.variant.body.length < loose);
  await expect.poll(isSmaller, { interval: 5 }).toContain(true);
  recompressor.close();
  expect(isSmaller()).toEqual([false, false, false, true]);
});
