import { staffRoles } from '@waha/contract';
import { expect, test } from 'vitest';
import { holdReasonsOf, mayEditPost, mayReplaceFilm, mayViewHeldPictures } from './posts.policy.ts';

const HOUR = 3_600_000;

test.each([
  [0, undefined],
  [23.9, undefined],
  [24, 'posts.too_late'],
  [500, 'posts.too_late'],
])('after %s hours a change is answered %s', (hours, code) => {
  expect(mayEditPost({ created_at: new Date(0) }, hours * HOUR)?.code).toBe(code);
});

test('a film nobody has seen may be another; one that was seen stays', () => {
  expect(mayReplaceFilm({ position: null })).toBeNull();
  expect(mayReplaceFilm({ position: 7 })?.code).toBe('reels.video_fixed');
});

test('pictures nobody has looked at are for those who decide', () => {
  const seers = staffRoles.filter(
    (role) => mayViewHeldPictures({ kind: 'staff', staffId: 's', sessionId: 's', role }) === null,
  );
  expect(seers.toSorted()).toEqual(['manager', 'moderator', 'owner']);
  expect(mayViewHeldPictures({ kind: 'customer', customerId: 'c', sessionId: 's' })?.code).toBe('uploads.not_found');
});

test.each([
  [false, false, []],
  [true, false, ['first']],
  [false, true, ['words']],
  [true, true, ['first', 'words']],
])('first %s, listed word %s: held for %j', (isFirst, hasListedWord, reasons) => {
  expect(holdReasonsOf({ isFirst, hasListedWord })).toEqual(reasons);
});
