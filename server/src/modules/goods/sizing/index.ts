export { type SizeGuideDraft, saveSizeGuide } from './save-size-guide.store.ts';
export { sizeTableFor } from './sizing.store.ts';
