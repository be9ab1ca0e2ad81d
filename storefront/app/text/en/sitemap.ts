import type { Areas, Translation } from '../areas.ts';

export default {
  title: 'Site map',
  description: 'Every page of {shop} in one place: departments and what is in them, new articles, help and policies.',
  shopping: 'Shopping',
  articles: 'New articles',
  help: 'Help and orders',
  about: 'About {shop}',
  newsletter: 'Newsletter',
} satisfies Translation<Areas['sitemap']>;
