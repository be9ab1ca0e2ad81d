import { expect, test } from 'vitest';
import { writeJson } from './write-json.ts';

async function* items(count: number, fail = false) {
  for (let n = 0; n < count; n += 1) yield { n, text: 'واحة "' };
  if (fail) throw new Error('the list ended early');
}

async function textOf(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of pieces) text += decoder.decode(piece, { stream: true });
  return text;
}

test('lists that are read in pieces and values at hand make one object', async () => {
  const text = await textOf(
    writeJson({
      'a "name"': () => ({ at: new Date(0) }),
      none: () => undefined,
      list: () => items(3),
      empty: () => items(0),
    }),
  );
  expect(JSON.parse(text)).toEqual({
    'a "name"': { at: '1970-01-01T00:00:00.000Z' },
    none: null,
    list: [0, 1, 2].map((n) => ({ n, text: 'واحة "' })),
    empty: [],
  });
  expect(JSON.parse(await textOf(writeJson({})))).toEqual({});
});

test('an item is asked for only once those before it were taken', async () => {
  let asked = 0;
  async function* counting() {
    for (;;) {
      asked += 1;
      yield asked;
    }
  }
  const pieces = writeJson({ list: counting })[Symbol.asyncIterator]();
  for (let n = 0; n < 5; n += 1) await pieces.next();
  expect(asked).toBeLessThanOrEqual(5);
  await pieces.return(undefined);
});

test('what fails on the way is no whole object', async () => {
  await expect(textOf(writeJson({ list: () => items(2, true) }))).rejects.toThrow('ended early');
});
