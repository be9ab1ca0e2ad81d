import { expect, test } from 'vitest';
import { readDraft } from './draft.ts';

const nothing = { text: '', pictures: [], productIds: [] };
const picture = { id: '0b9c1f8e-53a0-4a52-9d3b-1f3b9f1f2a11', alt: 'فنجان' };

test('what was typed comes back to whoever typed it', () => {
  const kept = JSON.stringify({ account: 'a', text: 'قهوة', pictures: [picture], products: [3, 1] });
  expect(readDraft(kept, 'a')).toEqual({ text: 'قهوة', pictures: [picture], productIds: [3, 1] });
});

test('and to nobody else', () => {
  expect(readDraft(JSON.stringify({ account: 'a', text: 'قهوة' }), 'b')).toEqual(nothing);
});

test.each([null, '', '{', '[]', '7', 'null', '{"account":"a","text":7,"pictures":{},"products":"x"}'])(
  'of what is no draft nothing comes: %s',
  (stored) => {
    expect(readDraft(stored, 'a')).toEqual(nothing);
  },
);

test('of a draft that was edited only what can be one', () => {
  const kept = { account: 'a', text: 'x', pictures: [{ id: '../etc' }, picture, 7], products: [0, -1, 1.5, '2', 4] };
  expect(readDraft(JSON.stringify(kept), 'a')).toEqual({ text: 'x', pictures: [picture], productIds: [4] });
});
