import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const postsProcessing: readonly Processing[] = [
  {
    name: 'posts',
    title: { ar: 'المشاركات والتعليقات', en: 'Posts and comments' },
    purpose: { ar: 'نشر ما يكتبه الأعضاء', en: 'Publish what members write' },
    persons: ['members'],
    data: ['content', 'pictures', 'activity'],
    basis: 'consent',
    from: 'person',
    retention: [
      { table: 'posts', until: 'account' },
      { table: 'comments', until: 'account' },
      { table: 'post_likes', until: 'account' },
      { table: 'post_mentions', until: 'account' },
      { table: 'post_polls', until: 'account' },
      { table: 'post_poll_options', until: 'account' },
      { table: 'post_poll_votes', until: 'account' },
      { table: 'post_saves', until: 'account' },
      { table: 'save_collections', until: 'account' },
      { table: 'save_collection_posts', until: 'account' },
      { table: 'post_shares', until: 'account' },
      { table: 'post_views', until: 'account' },
    ],
  },
];
