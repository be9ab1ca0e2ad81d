export { type AdminProductRow, readAdminProduct, readAdminProducts } from './admin-products.store.ts';
export { editableDraft } from './bulk-products.ts';
export { type BundlePart, type BundleRow, readBundles } from './bundles.store.ts';
export { readCategoryDepths } from './category-depths.store.ts';
export { type CategoryName, readCategoryNames } from './category-names.store.ts';
export { type CategoryTree, type CategoryTrees, createCategoryTrees } from './category-tree.ts';
export { changeStock } from './change-stock.ts';
export { listKeptVariants } from './existing-products.store.ts';
export { findProductsByNames, type NamedProducts } from './find-by-names.store.ts';
export { markLeadingProducts } from './leading-products.store.ts';
export { bundleStock, variantLabel } from './present-bundle.ts';
export { presentProduct, presentProductImage, presentPromotionRef } from './present-product.ts';
export type { Existing, ProductDraft, VariantDraft } from './product-draft.ts';
export { type ProductImage, type ProductRow, productImage, type VariantRow } from './product-row.ts';
export { changeProductStatus } from './product-status.ts';
export { readProducts } from './products.store.ts';
export { productCsvColumns } from './products-csv.ts';
export {
  isRunning,
  payablePrice,
  promotionalPrice,
  type RunningPromotion,
  variantPrices,
} from './promotional-price.ts';
export { changeRating } from './rating.store.ts';
export { removeProduct } from './remove-product.ts';
export { type LockPromotions, repriceProducts } from './reprice-products.ts';
export { type KeptProduct, restoreProduct } from './restore-product.ts';
export { type BundleDraft, type CategoryDraft, createBundle } from './save-category.store.ts';
export { createCategory, saveCategory } from './save-category.ts';
export { createProduct, type SavedProduct, saveProduct } from './save-product.ts';
export { findProductOfVariant, readSellableProducts, readSkus } from './sellable.store.ts';
export { freeShopPictures } from './shop-pictures.store.ts';
export { presentAdminPicture, removeUnusedPictures, sendShopPicture, takeNamedPicture } from './shop-pictures.ts';
export { catalogSitemap } from './sitemap.store.ts';
export {
  adjustStock,
  giveBackStock,
  lockLevels,
  putBackStock,
  refreshInStock,
  type StockChange,
  type StockDemand,
  type StockReason,
  setStockAside,
  sumDemand,
  takeForExchange,
  takeStock,
} from './stock.store.ts';
export {
  countReached,
  findCategories,
  listReached,
  readTargetProducts,
} from './targets.store.ts';
export { tellStock } from './tell-stock.ts';
export { writeProduct } from './write-product.ts';
