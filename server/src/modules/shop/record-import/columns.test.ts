import { expect, test } from 'vitest';
import type { RecordKind } from '../../../manifest/index.ts';
import { guessFields, readersOf } from './columns.ts';

const label = { ar: 'س', en: 'x' };
const kind: RecordKind = {
  name: 'pages',
  fields: [
    { name: 'title', label, words: /^title$/, isRequired: true },
    { name: 'body', label, words: /body/, longest: 5_000 },
    { name: 'not', label, words: /exclude/, isRepeated: true },
  ],
  plan: async () => [],
  write: async () => [],
  takeBack: async () => new Set(),
  texts: { ar: {}, en: {} },
};

test('a cell is read as far as its field says, so that no expression meets a very long one', () => {
  const read = readersOf(kind, [{ field: 'title' }, { field: 'body' }])([
    2,
    ['x'.repeat(100_000), 'y'.repeat(100_000)],
  ]);
  expect([read('title').length, read('body').length, read('none')]).toEqual([300, 5_000, '']);
});

test('columns of a field that may be several are read together, those of others once', () => {
  const headers = ['Title', 'title', 'Exclude products', 'exclude sale', 'other'];
  const fields = guessFields(kind, headers);
  expect(fields).toEqual(['title', null, 'not', 'not', null]);
  const read = readersOf(
    kind,
    fields.map((field) => ({ field })),
  )([2, ['a', 'b', '', 'yes', 'z']]);
  expect([read('title'), read('not')]).toEqual(['a', 'yes']);
});
