import type { Areas, Translation } from '../areas.ts';

export default {
  title: 'Search the community',
  label: 'Posts, reels, members and tags',
  search: 'Search',
  failed: 'The search failed',
  hint: 'Type a word, or @ before a member’s name, or # before a tag',
  none: 'Nothing found for “{q}”; try another word',
  members: 'Members',
  tags: 'Tags',
  posts: 'Posts',
  reels: 'Reels',
  uses: '{count, plural, one {One post} other {# posts}}',
} satisfies Translation<Areas['lookup']>;
