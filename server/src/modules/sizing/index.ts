export { type SizeGuideDraft, saveSizeGuide } from './save-size-guide.ts';
export { sizingRoutes } from './sizing.routes.ts';
export { sizeTableFor } from './sizing.store.ts';
