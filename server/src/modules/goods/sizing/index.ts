export { shownAdvice } from './advise-size.ts';
export {
  type ChangedFits,
  listChangedFits,
  readProductFits,
  readSizeAdvice,
  writeProductFits,
} from './product-fits.store.ts';
export { type SizeGuideDraft, saveSizeGuide } from './save-size-guide.store.ts';
export { sizeTableFor } from './sizing.store.ts';
