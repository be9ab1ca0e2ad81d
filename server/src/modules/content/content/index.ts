export { isCustomPageSlugTaken, readCustomPage } from './custom-pages.store.ts';
export { type FaqGroupDraft, type PageDraft, saveFaqGroup, savePage } from './save-content.ts';
export { writeCustomPage } from './write-custom-page.ts';
