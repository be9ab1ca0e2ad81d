import { expect, test } from 'vitest';
import { readDraft } from './draft.ts';

const nothing = { text: '', pictures: [], productIds: [], poll: null };
const picture = { id: '0b9c1f8e-53a0-4a52-9d3b-1f3b9f1f2a11', alt: 'فنجان' };

test('what was typed comes back to whoever typed it', () => {
  const kept = JSON.stringify({ account: 'a', text: 'قهوة', pictures: [picture], products: [3, 1] });
  expect(readDraft(kept, 'a')).toEqual({ ...nothing, text: 'قهوة', pictures: [picture], productIds: [3, 1] });
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
  expect(readDraft(JSON.stringify(kept), 'a')).toEqual({ ...nothing, text: 'x', pictures: [picture], productIds: [4] });
});

test('a poll comes back, and what is none does not', () => {
  const withPoll = (poll: unknown) => readDraft(JSON.stringify({ account: 'a', text: '', poll }), 'a').poll;
  expect(withPoll({ options: ['نعم', ''], days: 2 })).toEqual({ options: ['نعم', ''], days: 2 });
  for (const wrong of [
    7,
    {},
    { options: ['نعم'], days: 2 },
    { options: ['نعم', 3], days: 2 },
    { options: ['أ', 'ب'], days: 9 },
  ]) {
    expect(withPoll(wrong)).toBeNull();
  }
});
