import { expect, it } from 'vitest';
import { teasedOf } from './community-teaser.tsx';

const stats = { members: 1, posts: 0, reels: 0, reviews: 0 };

it('names the community on home from its first post on', () => {
  expect(teasedOf(stats, [])).toBeNull();
  expect(teasedOf({ ...stats, posts: 1 }, [])).toEqual({ members: 1, posts: 1, discount: 0 });
});
