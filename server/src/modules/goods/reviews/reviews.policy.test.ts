import { reviewStatuses, staffRoles } from '@waha/contract';
import { expect, test } from 'vitest';
import type { Actor } from '../../../platform/bind/index.ts';
import { mayTakeVoteBack, mayViewUnpublishedPhotos, mayVote } from './reviews.policy.ts';

const guest: Actor = { kind: 'guest' };
const author: Actor = { kind: 'customer', customerId: 'noura', sessionId: '' };
const other: Actor = { kind: 'customer', customerId: 'huda', sessionId: '' };

test.each(reviewStatuses)('votes on a %s review', (status) => {
  const review = { status, customer_id: 'noura' };
  const hidden = status === 'published' ? undefined : 'reviews.not_found';
  expect(mayTakeVoteBack(review)?.code).toBe(hidden);
  expect(mayVote(guest, review)?.code).toBe(hidden);
  expect(mayVote(other, review)?.code).toBe(hidden);
  expect(mayVote(author, review)?.code).toBe(hidden ?? 'reviews.own');
  expect(mayVote(other, { status, customer_id: null })?.code).toBe(hidden);
});

test('photos of what nobody has published are for those who decide', () => {
  const viewers = staffRoles.filter(
    (role) => mayViewUnpublishedPhotos({ kind: 'staff', staffId: 'one', sessionId: '', role }) === null,
  );
  expect(viewers).toEqual(['owner', 'manager', 'moderator']);
  for (const actor of [guest, author]) expect(mayViewUnpublishedPhotos(actor)?.code).toBe('uploads.not_found');
});
