export { catalogEndpoints } from './endpoints.ts';
export { catalogRefusals } from './refusals.ts';
export {
  type Badge,
  type Bundle,
  type Category,
  type CategoryWithChildren,
  type Product,
  type ProductDetail,
  type ProductPage,
  type ProductSort,
  type Promotion,
  type PromotionRef,
  productSorts,
  productTypes,
  promotionTypes,
  type Variant,
} from './shapes.ts';
