// Catalogue

export const productTypes = ['simple', 'variable'] as const;
export type ProductType = (typeof productTypes)[number];

/** `scheduled` is published automatically at its time; `archived` is withdrawn from the shop. */
export const productStatuses = ['draft', 'published', 'scheduled', 'archived'] as const;
export type ProductStatus = (typeof productStatuses)[number];

/** Statuses that staff set by hand, of products and articles alike; `scheduled` follows from a date. */
export const settableStatuses = ['draft', 'published', 'archived'] as const;
export type SettableStatus = (typeof settableStatuses)[number];

export const productSorts = ['relevance', 'newest', 'price_asc', 'price_desc', 'best_selling', 'rating'] as const;
export type ProductSort = (typeof productSorts)[number];

/** Ways a product reaches its buyer: in a parcel, or as codes and files after payment. */
export const deliveryKinds = ['shipped', 'digital'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

/** How digital goods are given. */
export const digitalKinds = ['codes', 'files'] as const;
export type DigitalKind = (typeof digitalKinds)[number];

/** Ways to sell beyond stock: before a product arrives, or while it is away. */
export const backorderKinds = ['preorder', 'backorder'] as const;
export type BackorderKind = (typeof backorderKinds)[number];

export const badgeTypes = ['new', 'sale', 'low_stock', 'promotion', ...backorderKinds] as const;
export type BadgeType = (typeof badgeTypes)[number];

/** Background colours of a category. */
export const categoryBackdrops = ['sand', 'sage', 'dusk', 'rose', 'lavender', 'stone'] as const;
export type CategoryBackdrop = (typeof categoryBackdrops)[number];

/** Stock filters of the staff's product list. */
export const stockFilters = ['out', 'low'] as const;
export type StockFilter = (typeof stockFilters)[number];

/** Reasons for which staff change a stock level. */
export const stockChangeReasons = ['received', 'counted', 'damaged', 'lost', 'adjustment'] as const;
export type StockChangeReason = (typeof stockChangeReasons)[number];

/** Reasons of movements in a branch that does not sell online: transfers between branches, and those of staff. */
export const branchStockReasons = ['transfer', ...stockChangeReasons] as const;
export type BranchStockReason = (typeof branchStockReasons)[number];

/** Reasons of all stock movements: those of orders and returns, of transfers between branches, and those of staff. */
export const stockReasons = [
  'initial',
  'order',
  'order_cancelled',
  'order_expired',
  'return',
  'exchange',
  'exchange_return',
  ...branchStockReasons,
] as const;
export type StockReason = (typeof stockReasons)[number];

// Branches

/** States of a transfer between branches: `sent` is on its way and belongs to no branch. */
export const stockTransferStatuses = ['draft', 'sent', 'received', 'cancelled'] as const;
export type StockTransferStatus = (typeof stockTransferStatuses)[number];

/** Why pieces of a transfer did not arrive. */
export const missingCauses = ['lost', 'damaged'] as const;
export type MissingCause = (typeof missingCauses)[number];

/** States of a stock count: `review` waits for approval, `applying` is approved and being written to the levels. */
export const stockCountStatuses = ['open', 'review', 'applying', 'applied', 'cancelled'] as const;
export type StockCountStatus = (typeof stockCountStatuses)[number];

/** Lines of a stock count: all, those that differ, or those that have to be counted again. */
export const countLineFilters = ['all', 'different', 'disturbed'] as const;
export type CountLineFilter = (typeof countLineFilters)[number];

// Product import

/**
 * `mapping`: waits for its columns to be assigned; `checking`: dry run; `checked`: waits to be run or cancelled;
 * `running`: writing; `undoing`: reverting.
 */
export const importStatuses = [
  'mapping',
  'checking',
  'checked',
  'running',
  'done',
  'cancelled',
  'undoing',
  'undone',
] as const;
export type ImportStatus = (typeof importStatuses)[number];

/** Systems whose column names are recognised; `other` for all else. */
export const importFormats = ['waha', 'shopify', 'salla', 'woocommerce', 'other'] as const;
export type ImportFormat = (typeof importFormats)[number];

/** Result of the dry run for a product. */
export const importOutcomes = ['create', 'update', 'unchanged', 'error'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/**
 * Result of the run, or of its undo, for a product. `kept`: not undone, because it was edited later; `archived`:
 * instead of deleted, because it was sold.
 */
export const importResults = ['done', 'refused', 'undone', 'kept', 'archived'] as const;
export type ImportResult = (typeof importResults)[number];

/** Values that a bulk change writes. */
export const bulkChangeFields = ['price', 'sale_price', 'stock'] as const;
export type BulkChangeField = (typeof bulkChangeFields)[number];

/** How a bulk change computes the new value; `off`: so many percent below the price; `clear`: no sale price. */
export const bulkChangeWays = ['set', 'percent', 'add', 'off', 'clear'] as const;
export type BulkChangeWay = (typeof bulkChangeWays)[number];

/** Rounding of computed prices to the nearest: `whole` riyals, `tens` of riyals, or an end of 95 halalas. */
export const priceRoundings = ['none', 'whole', 'tens', 'ends_95'] as const;
export type PriceRounding = (typeof priceRoundings)[number];

/** Meanings of a column. A field without a language is filed under the language of its letters. */
export const importFields = [
  'product_sku',
  'slug',
  'status',
  'published',
  'title',
  'name_ar',
  'name_en',
  'summary',
  'short_description_ar',
  'short_description_en',
  'body',
  'description_ar',
  'description_en',
  'brand',
  'brand_ar',
  'brand_en',
  'category',
  'product_category',
  'tags',
  'keywords',
  'seo_title',
  'seo_description',
  'old_url',
  'external_url',
  'visibility',
  'goods_type',
  'requires_shipping',
  'is_gift_card',
  'price',
  'sale_price',
  'compare_price',
  'cost_price',
  'weight_grams',
  'weight',
  'weight_unit',
  'weight_lb',
  'weight_oz',
  'is_returnable',
  'is_featured',
  'pictures',
  'picture_alt',
  'variant_picture',
  'row_type',
  'row_id',
  'parent',
  'sku',
  'barcode',
  'size',
  'color',
  'color_ar',
  'color_en',
  'color_hex',
  'variant_price',
  'variant_sale_price',
  'variant_cost_price',
  'stock',
  'stock_tracking',
  'in_stock',
  'unlimited_stock',
  'backorders',
  'option1_name',
  'option1_value',
  'option2_name',
  'option2_value',
  'option3_name',
  'option3_value',
] as const;
export type ImportField = (typeof importFields)[number];

/** Kinds of options: filters list colours and sizes; any other is chosen on the product's page. */
export const optionKinds = ['color', 'size', 'other'] as const;
export type OptionKind = (typeof optionKinds)[number];

/** Kinds of fields that the buyer of a product fills. */
export const buyerFieldKinds = ['text', 'choice', 'picture'] as const;
export type BuyerFieldKind = (typeof buyerFieldKinds)[number];

// Reviews and questions

export const reviewStatuses = ['pending', 'published', 'rejected', 'hidden'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** Reasons why a review waits for staff: a link or number, a listed word, photos, or a change after publication. */
export const holdReasons = ['links', 'words', 'photos', 'changed'] as const;
export type HoldReason = (typeof holdReasons)[number];

/** How a size fits, as its buyer says. */
export const fits = ['small', 'as_expected', 'large'] as const;
export type Fit = (typeof fits)[number];

/** How the sizes of a product fit, as most of its buyers say. */
export const sizeAdvices = ['runs_small', 'true_to_size', 'runs_large'] as const;
export type SizeAdvice = (typeof sizeAdvices)[number];

export const reviewSorts = ['newest', 'highest', 'lowest', 'helpful'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

export const questionKinds = ['question', 'answer'] as const;
export type QuestionKind = (typeof questionKinds)[number];

export const questionStatuses = ['pending', 'published', 'rejected', 'hidden'] as const;
export type QuestionStatus = (typeof questionStatuses)[number];

/** Flags for staff: a link or number, a listed word, several reports. */
export const questionFlags = ['links', 'words', 'reports'] as const;
export type QuestionFlag = (typeof questionFlags)[number];

export const questionReportReasons = ['spam', 'insult', 'untrue', 'private', 'other'] as const;
export type QuestionReportReason = (typeof questionReportReasons)[number];

/** Authors of answers. */
export const answerers = ['shop', 'buyer'] as const;
export type Answerer = (typeof answerers)[number];
