export { type SizeGuideDraft, saveSizeGuide } from './save-size-guide.ts';
export { sizeTableFor } from './sizing.store.ts';
