export { mountMedia } from './mount-media.ts';
export { mountPages } from './mount-pages.ts';
export { createPageRenderer } from './page-renderer.ts';
