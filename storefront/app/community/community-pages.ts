import type { PageRow } from '../page-row.ts';

/** A page of the community, inside its layout: `texts` begin with what that speaks. */
const community = {
  within: 'community/community-layout.tsx',
  for: 'reader',
  bare: 'frame',
  description: 'community.description',
  example: 'customer',
} as const;

/** The pages of the community: part of the table of all (pages.ts). */
export const communityPages = {
  '/community/join': {
    file: 'community/join/join.tsx',
    for: 'reader',
    texts: ['join'],
    title: 'join.joinTitle',
    description: 'join.joinDescription',
    example: 'customer',
  },
  '/community': {
    ...community,
    file: 'community/home/community-home.tsx',
    texts: ['community', 'posts', 'photos'],
    title: 'community.homeTitle',
  },
  '/community/posts': {
    ...community,
    file: 'community/posts/posts.tsx',
    texts: ['community', 'posts', 'photos'],
    title: 'posts.title',
    description: 'posts.description',
  },
  '/community/posts/new': {
    ...community,
    file: 'community/posts/new.tsx',
    texts: ['community', 'posts', 'photos'],
    title: 'posts.writeTitle',
    description: 'posts.description',
  },
  // Numbers without end: kept by nobody, and what a post links to is not told which it was.
  '/community/posts/:id': {
    ...community,
    file: 'community/posts/post.tsx',
    for: 'secret',
    texts: ['community', 'posts', 'photos'],
    title: 'posts.post',
    description: 'posts.description',
  },
  '/community/posts/:id/edit': {
    ...community,
    file: 'community/posts/edit.tsx',
    for: 'secret',
    texts: ['community', 'posts', 'photos'],
    title: 'posts.editTitle',
    description: 'posts.description',
  },
  '/community/members/:handle': {
    ...community,
    file: 'community/members/member.tsx',
    for: 'secret',
    texts: ['community', 'members', 'posts', 'photos'],
    title: 'members.title',
    description: 'members.description',
  },
  '/community/profile': {
    ...community,
    file: 'community/members/edit-profile.tsx',
    texts: ['community', 'members', 'photos', 'checkout'],
    title: 'members.editTitle',
    description: 'members.description',
  },
  '/community/settings': {
    ...community,
    file: 'community/settings/settings.tsx',
    texts: ['community', 'members'],
    title: 'members.settingsTitle',
    description: 'members.settingsDescription',
  },
  '/community/reviews': {
    ...community,
    file: 'community/reviews/reviews.tsx',
    texts: ['community', 'opinions', 'photos'],
    title: 'opinions.title',
    description: 'opinions.about',
  },
  '/community/contests': {
    ...community,
    file: 'community/contests/contests.tsx',
    texts: ['community', 'contests'],
    title: 'contests.title',
    description: 'contests.about',
  },
  '/community/contests/:id': {
    ...community,
    file: 'community/contests/contest.tsx',
    texts: ['community', 'contests', 'photos'],
    title: 'contests.contest',
    description: 'contests.about',
  },
  '/community/leaderboard': {
    ...community,
    file: 'community/leaderboard/leaderboard.tsx',
    texts: ['community', 'leaderboard'],
    title: 'leaderboard.title',
    description: 'leaderboard.about',
  },
  '/community/rewards': {
    ...community,
    file: 'community/rewards/rewards.tsx',
    texts: ['community', 'rewards'],
    title: 'rewards.title',
    description: 'rewards.about',
  },
  '/community/notifications': {
    ...community,
    file: 'community/notifications/notifications.tsx',
    texts: ['community', 'notices'],
    title: 'notices.title',
  },
  '/community/notifications/settings': {
    ...community,
    file: 'community/notifications/settings.tsx',
    texts: ['community', 'notices'],
    title: 'notices.settingsTitle',
  },
  '/community/search': {
    ...community,
    file: 'community/search/search.tsx',
    texts: ['community', 'lookup', 'posts', 'photos'],
    title: 'lookup.title',
  },
} as const satisfies Readonly<Record<string, PageRow>>;
