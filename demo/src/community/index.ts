import type { DemoPost } from './define-posts.ts';
import { postsOfAutumn } from './posts-of-autumn.ts';
import { postsOfBefore } from './posts-of-before.ts';
import { postsOfThisWeek } from './posts-of-this-week.ts';

export type { DemoMember, DemoPost } from './define-posts.ts';
export { demoJoinRequests, demoMemberCustomers, demoMembers } from './members.ts';
export { type DemoReel, demoFilm, demoFilmPath, demoPosterPath, demoReels } from './reels.ts';
export { type DemoContest, demoContestRules, demoContests, demoRewards } from './rooms.ts';

/** The newest first. */
export const demoPosts: readonly DemoPost[] = [...postsOfThisWeek, ...postsOfBefore, ...postsOfAutumn].sort(
  (one, other) => one.hoursAgo - other.hoursAgo,
);
