export { type BundlePart, type BundleRow, readBundles } from './bundles.store.ts';
export { readCategoryDepths } from './category-depths.store.ts';
export { type CategoryTree, type CategoryTrees, createCategoryTrees } from './category-tree.ts';
export { changeStock } from './change-stock.ts';
export { bundleStock, variantLabel } from './present-bundle.ts';
export { presentProduct, presentProductImage, presentPromotionRef } from './present-product.ts';
export type { Existing, ProductDraft, VariantDraft } from './product-draft.ts';
export { type ProductImage, type ProductRow, productImage, type VariantRow } from './product-row.ts';
export { readProducts } from './products.store.ts';
export {
  isRunning,
  payablePrice,
  promotionalPrice,
  type RunningPromotion,
  variantPrices,
} from './promotional-price.ts';
export { changeRating } from './rating.store.ts';
export { type LockPromotions, repriceProducts } from './reprice-products.ts';
export { type BundleDraft, type CategoryDraft, createBundle } from './save-category.store.ts';
export { createCategory, saveCategory } from './save-category.ts';
export { createProduct, type SavedProduct, saveProduct } from './save-product.ts';
export { findProductOfVariant, readSellableProducts } from './sellable.store.ts';
export { catalogSitemap } from './sitemap.store.ts';
export {
  adjustStock,
  giveBackStock,
  putBackStock,
  refreshInStock,
  type StockChange,
  type StockDemand,
  setStockAside,
  sumDemand,
  takeStock,
} from './stock.store.ts';
