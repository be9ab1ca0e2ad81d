export { type SizeGuideDraft, saveSizeGuide } from './save-size-guide.store.ts';
export { sizingRoutes } from './sizing.routes.ts';
export { sizeTableFor } from './sizing.store.ts';
