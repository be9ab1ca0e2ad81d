export { type AdminBundle, type AdminBundleDraft, adminBundleEndpoints } from './admin-bundles.ts';
export {
  type AdminCategory,
  type AdminCategoryDraft,
  adminCategoryEndpoints,
  type ListedCategory,
} from './admin-categories.ts';
export type {
  AdminPicture,
  AdminProduct,
  AdminProductDraft,
  AdminProductRow,
  BulkProductOutcome,
  BulkProductRow,
  StockMovement,
} from './admin-product-shapes.ts';
export { adminProductEndpoints, editedProduct } from './admin-products.ts';
export { type AdminBrandTexts, type Brand, type BrandDetail, brandEndpoints, MOST_BRANDS } from './brands.ts';
export type { AdminBuyerField, BuyerAnswer, BuyerField, BuyerFieldDraft, ShownAnswer } from './buyer-fields.ts';
export { LONGEST_ANSWER, MOST_BUYER_FIELDS } from './buyer-fields.ts';
export { catalogEndpoints } from './endpoints.ts';
export { catalogEvents } from './events.ts';
export { catalogRefusals } from './refusals.ts';
export {
  type Backorder,
  type Badge,
  type Bundle,
  CATEGORIES_A_PAGE,
  type Category,
  type CategoryWithChildren,
  MOST_CATEGORIES,
  MOST_SIBLINGS,
  type Product,
  type ProductDetail,
  type ProductPage,
  type Promotion,
  type PromotionRef,
  type Variant,
} from './shapes.ts';
export { MOST_PRODUCT_TAGS, MOST_TAGS_OF_A_PRODUCT, type ProductTag } from './tag-shapes.ts';
export {
  type AdminProductTag,
  type ListedProductTag,
  type ProductTagDetail,
  type ProductTagEdit,
  type ProductTagMerge,
  tagEndpoints,
} from './tags.ts';
