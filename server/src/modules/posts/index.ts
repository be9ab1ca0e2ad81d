export { readComment } from './comments.store.ts';
export { hide, holdReported, release, type Written } from './decide.ts';
export { readCursor, writeCursor } from './feed-cursor.ts';
export {
  countShown,
  findPosts,
  listTagUses,
  readCommentExcerpts,
  readCommentFacts,
  readExcerpts,
  readPostFacts,
  readVisible,
} from './find-posts.store.ts';
export { FIRST_POSTS, holdReasonsOf } from './posts.policy.ts';
export { countPublished, publishPost, readPost } from './posts.store.ts';
export { type PresentDeps, presentPosts } from './present-post.ts';
export {
  countHidden,
  listWaiting,
  lockWritten,
  pinPost,
  readWritten,
  type WrittenRow,
} from './queue.store.ts';
export { isLikedBy } from './reactions.store.ts';
export { mentionsIn, tagKey, tagsIn } from './read-post-text.ts';
export { requireWriter } from './require-post.ts';
export type { Writer } from './write-post.ts';
export { forgetPost, show } from './write-post.ts';
