export { mountDevPages } from './dev-pages.ts';
export { mountAdmin } from './mount-admin.ts';
export { mountMedia } from './mount-media.ts';
export { mountPages } from './mount-pages.ts';
export { mountSharePictures } from './mount-share-pictures.ts';
export { mountWellKnown } from './mount-well-known.ts';
export { cachedSpellings, type ReadPageAddress } from './page-addresses.ts';
export { createPageRenderer, type PageRendererOptions, readAddressesOf, readFormsOf } from './page-renderer.ts';
export { createLlmsText, LLMS_PATH } from './plain-llms-text.ts';
