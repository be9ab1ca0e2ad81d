export { readComment } from './comments.store.ts';
export { hide, holdReported, release, type Written } from './decide.ts';
export { readCursor, writeCursor } from './feed-cursor.ts';
export { hideFilmOfUpload, settleFilm } from './film.ts';
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
export { postActs } from './post-acts.ts';
export type { PostKind, PostRow } from './post-row.ts';
export { listReelsOf } from './post-videos.store.ts';
export { FIRST_POSTS, holdReasonsOf, POSTS_AN_HOUR } from './posts.policy.ts';
export { countPublished, markLookedAt, publishPost, readPost } from './posts.store.ts';
export { type PresentDeps, presentPosts } from './present-post.ts';
export {
  countHidden,
  listWaiting,
  lockWritten,
  markReported,
  pinPost,
  readWritten,
  type WrittenRow,
} from './queue.store.ts';
export { countViews, insertView, isLikedBy } from './reactions.store.ts';
export { readFeed } from './read-feed.ts';
export { mentionsIn, tagKey, tagsIn } from './read-post-text.ts';
export { type PostDeps, requirePost, requireWriter } from './require-post.ts';
export { isSubjectShownTo } from './visibility.store.ts';
export { changePost, deletePost, erasePost, show, type Writer, writePost } from './write-post.ts';
