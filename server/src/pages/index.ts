export { mountDevPages } from './dev-pages.ts';
export { mountMedia } from './mount-media.ts';
export { mountPages } from './mount-pages.ts';
export { createPageRenderer, type PageRendererOptions } from './page-renderer.ts';
