export { publishPost } from './posts.store.ts';
export { forgetPost, show } from './write-post.ts';
