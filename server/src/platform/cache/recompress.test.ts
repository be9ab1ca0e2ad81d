import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createRecompressor } from './recompress.ts';
import { storeResponse } from './stored-response.ts';

/** Text like a page's: much repeated, little alike. */
const body = Buffer.from(
  Array.from(
    { length: 900 },
    (_, at) => `<li class="card"><a href="/product/${at * 7919}">${at.toString(36)}</a></li>`,
  ).join(''),
);

const stored = () => storeResponse(200, body, { 'content-type': 'text/html' });

it('compresses an answer that is still kept as small as it gets, and nothing else of it changes', async () => {
  const answer = await stored();
  const { kept: before, etags } = answer;
  const recompressor = createRecompressor();
  recompressor.add('/', answer, () => true);
  await expect.poll(() => answer.kept.body.length).toBeLessThan(before.body.length);
  recompressor.close();
  expect(brotliDecompressSync(answer.kept.body)).toEqual(body);
  // Other bytes have another length and another strong tag; whoever has the looser ones is still known by theirs.
  const [loose] = etags;
  const [tight] = answer.etags;
  expect(answer.etags).toEqual([tight, loose]);
  expect(tight).not.toBe(loose);
  const own = [String(before.body.length), loose];
  const changed = before.headers.map((line) => (own.includes(line) ? undefined : line));
  const expected = [String(answer.kept.body.length), tight];
  expect(answer.kept.headers.map((line) => (expected.includes(line) ? undefined : line))).toEqual(changed);
});

it('leaves alone what was dropped meanwhile', async () => {
  const [dropped, kept] = await Promise.all([stored(), stored()]);
  const before = dropped.kept;
  const recompressor = createRecompressor();
  recompressor.add('/', dropped, () => false);
  recompressor.add('/', kept, () => true);
  // Its turn came first: once the second is done, the first has been passed over.
  const loose = kept.kept.body.length;
  await expect.poll(() => kept.kept.body.length).toBeLessThan(loose);
  recompressor.close();
  expect(dropped.kept).toBe(before);
});

it('takes what stands nearer to the root first, however much came before it', async () => {
  const answers = await Promise.all([stored(), stored(), stored(), stored()]);
  const loose = answers[0]?.kept.body.length ?? 0;
  const recompressor = createRecompressor();
  for (const [index, address] of ['/product/1/one', '/product/2/two', '/products?page=2', '/en'].entries()) {
    const answer = answers[index];
    if (answer) recompressor.add(address, answer, () => true);
  }
  const isSmaller = () => answers.map((answer) => answer.kept.body.length < loose);
  await expect.poll(isSmaller, { interval: 5 }).toContain(true);
  recompressor.close();
  expect(isSmaller()).toEqual([false, false, false, true]);
});
