export { readComment } from './comments.store.ts';
export { hide, holdReported, release, type Written } from './decide.ts';
export { hideFilmOf, settleFilm } from './film.ts';
export { postActs } from './post-acts.ts';
export type { PostRow } from './post-row.ts';
export { listReelsOf } from './post-videos.store.ts';
export { POSTS_AN_HOUR } from './posts.policy.ts';
export { publishPost, readPost } from './posts.store.ts';
export { presentPosts } from './present-post.ts';
export {
  countHidden,
  listWaiting,
  lockWritten,
  pinPost,
  readWritten,
  type WrittenRow,
} from './queue.store.ts';
export { countViews, insertView } from './reactions.store.ts';
export { readFeed } from './read-feed.ts';
export { mentionsIn, tagsIn } from './read-post-text.ts';
export { type PostDeps, requirePost, requireWriter } from './require-post.ts';
export { changePost, deletePost, forgetPost, show, writePost } from './write-post.ts';
