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
  '/community/reels': {
    ...community,
    file: 'community/reels/reels.tsx',
    texts: ['community', 'posts', 'reels'],
    title: 'reels.title',
    description: 'reels.description',
  },
  '/community/reels/new': {
    ...community,
    file: 'community/reels/new.tsx',
    texts: ['community', 'posts', 'photos', 'reels'],
    title: 'reels.newTitle',
    description: 'reels.description',
  },
  '/community/reels/:id': {
    ...community,
    file: 'community/reels/reel.tsx',
    for: 'secret',
    texts: ['community', 'posts', 'reels'],
    title: 'reels.title',
    description: 'reels.description',
  },
  '/community/reels/:id/edit': {
    ...community,
    file: 'community/reels/edit.tsx',
    for: 'secret',
    texts: ['community', 'posts', 'photos', 'reels'],
    title: 'reels.editTitle',
    description: 'reels.description',
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
} as const satisfies Readonly<Record<string, PageRow>>;
