export { readComment } from './comments.store.ts';
export { hide, holdReported, release, type Written } from './decide.ts';
export { publishPost, readPost } from './posts.store.ts';
export {
  countHidden,
  listWaiting,
  lockWritten,
  pinPost,
  readWritten,
  type WrittenRow,
} from './queue.store.ts';
export { mentionsIn, tagsIn } from './read-post-text.ts';
export { forgetPost, show } from './write-post.ts';
