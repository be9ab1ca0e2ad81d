export { type FaqGroupDraft, type PageDraft, saveFaqGroup, savePage } from './save-content.ts';
