export { type BundlePart, type BundleRow, readBundles } from './bundles/bundles.store.ts';
export { bundleStock } from './bundles/present-bundle.ts';
export {
  type AnswerFault,
  asksBuyer,
  hasSameAnswers,
  presentAnswer,
  resolveAnswers,
  type StoredAnswer,
  storedAnswer,
} from './buyer-fields/buyer-fields.ts';
export { readCategoryDepths } from './categories/category-depths.store.ts';
export { type CategoryName, readCategoryNames } from './categories/category-names.store.ts';
export { type CategoryTree, type CategoryTrees, createCategoryTrees } from './categories/category-tree.ts';
export { makeCategory, removeEmptyCategory } from './categories/make-category.ts';
export { type BundleDraft, type CategoryDraft, createBundle } from './categories/save-category.store.ts';
export { createCategory, saveCategory } from './categories/save-category.ts';
export { dependOnProducts } from './depend-on-products.ts';
export { findProductsByNames, findProductsByTitles, type NamedProducts } from './listing/find-by-names.store.ts';
export { markLeadingProducts } from './listing/leading-products.store.ts';
export { readProductFilters } from './listing/product-filters.ts';
export { findMovedProduct, findProductsAtOldPaths, keepOldAddresses } from './old-addresses.store.ts';
export { freeShopPictures } from './previews/shop-pictures.store.ts';
export {
  presentAdminPicture,
  removeUnusedPictures,
  sendShopPicture,
  takeNamedPicture,
} from './previews/shop-pictures.ts';
export {
  isRunning,
  type PromotionsOf,
  payablePrice,
  promotionalPrice,
  type RunningPromotion,
  variantPrices,
} from './prices/promotional-price.ts';
export { type LockPromotions, repriceProducts } from './prices/reprice-products.ts';
export {
  type AdminProductRow,
  listPricesAfter,
  type PricedProduct,
  type ProductFilters,
  readAdminProduct,
  readAdminProducts,
} from './products/admin-products.store.ts';
export { hasWornSizes, storedChoice, variantLabel } from './products/choices.ts';
export { editableDraft } from './products/editable-draft.ts';
export { listExistingVariants } from './products/existing-products.store.ts';
export { presentProduct, presentProductImage, presentPromotionRef } from './products/present-product.ts';
export type { Existing, ProductDraft, VariantDraft } from './products/product-draft.ts';
export { type ProductImage, type ProductRow, productImage, type VariantRow } from './products/product-row.ts';
export { changeProductStatus } from './products/product-status.ts';
export { readProducts } from './products/products.store.ts';
export { productCsvColumns } from './products/products-csv.ts';
export { changeRating } from './products/rating.store.ts';
export { removeProduct } from './products/remove-product.ts';
export { type ProductSnapshot, restoreProduct } from './products/restore-product.ts';
export { createProduct, type SavedProduct, saveProduct } from './products/save-product.ts';
export { englishSize, sizeName } from './products/size-name.ts';
export {
  countReached,
  findCategories,
  listReached,
  readTargetProducts,
} from './products/targets.store.ts';
export { writeNewProducts, writeProduct } from './products/write-product.ts';
export { catalogSitemap } from './sitemap.store.ts';
export { type OpenBackorder, openBackorder, piecesAtHand, piecesBeyond } from './stock/backorders.ts';
export { changeStock } from './stock/change-stock.ts';
export { type Correction, correctStock, receiveStock, sendStock } from './stock/moved-stock.store.ts';
export { presentStockItem } from './stock/present-stock-item.ts';
export { publishStockChange } from './stock/publish-stock.ts';
export { findProductOfVariant, readSellableProducts, readSkus, readWeights } from './stock/sellable.store.ts';
export {
  adjustStock,
  giveBackStock,
  lockLevels,
  lockLevelsOf,
  MOST_IN_STOCK,
  putBackStock,
  readLevel,
  refreshInStock,
  reserveForExchange,
  reserveStock,
  type StockChange,
  type StockDemand,
  type StockReason,
  sumDemand,
  takeStock,
} from './stock/stock.store.ts';
export {
  findStockItemByCode,
  readStockItems,
  type StockItemRow,
  searchStockItems,
} from './stock/stock-items.store.ts';
export { tagKey } from './tags/tag-key.ts';
