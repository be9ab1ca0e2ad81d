import type { PostComment } from '@waha/contract/types';
import { expect, test } from 'vitest';
import { placeComment } from './comment-source.ts';

function aComment(id: number, parent_id: number | null = null): PostComment {
  const author = { handle: 'a', name: 'أ', picture: null, rank: null };
  return { id, parent_id, author, text: 'نص', is_mine: false, status: 'published', created_at: '2026-01-01T00:00:00Z' };
}

const ids = (comments: readonly PostComment[]) => comments.map(({ id }) => id);
const thread = [aComment(1), aComment(2, 1), aComment(3), aComment(4, 3)];

test('an answer stands behind the others to the same comment, a comment at the end', () => {
  expect(ids(placeComment(thread, aComment(9, 1)))).toEqual([1, 2, 9, 3, 4]);
  expect(ids(placeComment(thread, aComment(9, 3)))).toEqual([1, 2, 3, 4, 9]);
  expect(ids(placeComment(thread, aComment(9)))).toEqual([1, 2, 3, 4, 9]);
  expect(ids(placeComment(thread, aComment(9, 77)))).toEqual([1, 2, 3, 4, 9]);
});
