// Written by `npm run contract:types` from the schemas of the contract. Do not edit.

/** The reply of a call that gives a file. Browsers fetch it as a blob. */
export type FileBytes = Uint8Array | { size?: number | undefined; bytes: AsyncIterable<Uint8Array> };

export interface SavedCartLine {
  product_id: number;
  variant_id: number | null;
  quantity: number;
}

export interface SavedLine {
  product_id: number;
  variant_id: number | null;
  quantity: number;
}

export interface SavedCart {
  lines: SavedLine[];
  saved_at: string | null;
}

export interface AbandonedItem {
  product_id: number;
  name: string;
  quantity: number;
}

export interface AbandonedCart {
  customer_id: string;
  customer_name: string;
  may_be_mailed: boolean;
  items: AbandonedItem[];
  total: number;
  saved_at: string;
  reminders: number;
  due_at: string | null;
}

export interface CartReminderOutcome {
  days: number;
  carts: number;
  sent: number;
  orders: number;
  total: number;
}

export interface CompanyDraft {
  name: string;
  vat_number?: string | null | undefined;
  registration?: { scheme: '700' | 'CRN' | 'MOM' | 'MLS' | 'SAG' | 'OTH'; number: string } | null | undefined;
  address: { street: string; building: string; district: string; city: string; postal_code: string };
}

export interface Company {
  name: string;
  vat_number: string | null;
  registration: { scheme: '700' | 'CRN' | 'MOM' | 'MLS' | 'SAG' | 'OTH'; number: string } | null;
  address: { street: string; building: string; district: string; city: string; postal_code: string };
}

export interface SavedAddress {
  recipient_name: string;
  phone: string;
  country: string;
  region: string;
  city: string;
  neighborhood: string | null;
  street: string;
  building_no: string | null;
  additional_no: string | null;
  postal_code: string | null;
  short_address: string | null;
  unit_no: string | null;
  notes: string | null;
  id: number;
  label: string;
  country_id: number;
  region_id: number;
  city_id: number;
  neighborhood_id: number | null;
  is_default: boolean;
}

export interface AddressDraft {
  recipient_name: string;
  phone: string;
  city_id: number;
  neighborhood_id?: number | null | undefined;
  district?: string | null | undefined;
  street?: string | null | undefined;
  building_no?: string | null | undefined;
  additional_no?: string | null | undefined;
  postal_code?: string | null | undefined;
  short_address?: string | null | undefined;
  unit_no?: string | null | undefined;
  notes?: string | null | undefined;
  label: string;
  is_default?: boolean | undefined;
}

export interface OrderAddressDraft {
  recipient_name?: string | null | undefined;
  phone?: string | null | undefined;
  city_id: number;
  neighborhood_id?: number | null | undefined;
  district?: string | null | undefined;
  street?: string | null | undefined;
  building_no?: string | null | undefined;
  additional_no?: string | null | undefined;
  postal_code?: string | null | undefined;
  short_address?: string | null | undefined;
  unit_no?: string | null | undefined;
  notes?: string | null | undefined;
}

export interface ShownAddress {
  recipient_name: string;
  phone: string;
  country: string;
  region: string;
  city: string;
  neighborhood: string | null;
  street: string;
  building_no: string | null;
  additional_no: string | null;
  postal_code: string | null;
  short_address: string | null;
  unit_no: string | null;
  notes: string | null;
}

export interface AffiliateReferral {
  click_id: string;
  code: string;
  until: string;
}

export interface AffiliateLink {
  code: string;
  url: string;
  qr_svg: string;
  share_texts: { ar: string; en: string };
}

export interface AffiliateApplicationDraft {
  channels: { kind: 'website' | 'instagram' | 'tiktok' | 'snapchat' | 'youtube' | 'x' | 'telegram' | 'other'; url: string }[];
  audience: string;
  mawthooq_number?: string | null | undefined;
  iban?: string | null | undefined;
  code?: string | null | undefined;
  terms_version: number;
}

export interface AffiliateClick {
  code: string;
  page: string;
  visitor: string;
}

export interface AffiliateApplication {
  status: 'none' | 'pending' | 'approved' | 'rejected' | 'suspended';
  code: string | null;
  channels: { kind: 'website' | 'instagram' | 'tiktok' | 'snapchat' | 'youtube' | 'x' | 'telegram' | 'other'; url: string }[];
  audience: string;
  mawthooq_number: string | null;
  terms_version: number | null;
  reason: string | null;
  applied_at: string | null;
  decided_at: string | null;
  may_apply_at: string | null;
}

export interface StaffAffiliateApplication {
  id: number;
  status: 'pending' | 'approved' | 'rejected' | 'suspended';
  code: string;
  customer: { id: string; name: string; email: string | null; phone: string | null } | null;
  channels: { kind: 'website' | 'instagram' | 'tiktok' | 'snapchat' | 'youtube' | 'x' | 'telegram' | 'other'; url: string }[];
  audience: string;
  mawthooq_number: string | null;
  terms_version: number;
  reason: string | null;
  applied_at: string;
  decided_at: string | null;
  clicks: number;
  uncounted_clicks: number;
  version: number;
}

export interface AffiliateProgramme {
  commission_percent: number;
  post_after_days: number;
  click_days: number;
  least_points: number;
  point_value: number;
  least_withdrawal: number;
  terms_version: number;
}

export interface AffiliateSettingsEdit {
  commission_percent: number;
  post_after_days: number;
  click_days: number;
  least_points: number;
  point_value: number;
  least_withdrawal: number;
  terms_version: number;
  network_clicks: number;
  version: number;
}

export interface StaffAffiliateSettings {
  commission_percent: number;
  post_after_days: number;
  click_days: number;
  least_points: number;
  point_value: number;
  least_withdrawal: number;
  terms_version: number;
  network_clicks: number;
  version: number;
}

export interface AffiliateRateDraft {
  affiliate_id: number | null;
  category_id: number | null;
  percent: number;
  starts_at: string;
  ends_at: string | null;
}

export interface AffiliateRateEdit {
  affiliate_id: number | null;
  category_id: number | null;
  percent: number;
  starts_at: string;
  ends_at: string | null;
  version: number;
}

export interface StaffAffiliateRate {
  id: number;
  affiliate: { id: number; code: string } | null;
  category: { id: number; name: string } | null;
  percent: number;
  starts_at: string;
  ends_at: string | null;
  version: number;
}

export interface AffiliateCouponDraft {
  affiliate_id: number;
  code: string;
  percent?: number | null | undefined;
  ends_at?: string | null | undefined;
}

export interface StaffAffiliateCoupon {
  coupon_id: number;
  code: string | null;
  label: string | null;
  uses: number;
  affiliate: { id: number; code: string };
}

export interface Approval {
  id: string;
  kind: 'store_credit' | 'order_refund' | 'return_refund' | 'order_cancel' | 'gift_card' | 'code_replaced';
  amount: number;
  direction: 'give' | 'take';
  reason: string;
  status: 'pending' | 'approved' | 'rejected' | 'expired';
  requested_by: { id: string; name: string };
  requested_at: string;
  expires_at: string;
  decided_by: { id: string; name: string } | null;
  decided_at: string | null;
  note: string | null;
  order: { id: string; number: string } | null;
  customer: { id: string; name: string } | null;
  may_decide: boolean;
}

export type ApprovalRequest = { kind: 'store_credit'; customer_id: string; direction: 'give' | 'take'; amount: number; reason: string } | { kind: 'order_refund'; order_id: string; refund: StaffRefund } | { kind: 'return_refund'; return_id: string; bank_reference?: string | null | undefined; reason: string } | { kind: 'order_cancel'; order_id: string; reason: string };

export interface MoneyAlert {
  id: string;
  kind: 'day_sum' | 'many_acts' | 'own_account';
  staff: { id: string; name: string };
  customer: { id: string; name: string } | null;
  amount: number;
  at: string;
}

export interface AdminArticleDraft {
  slug: string;
  category_id: number;
  title: { ar: string; en: string };
  excerpt: { ar: string; en: string };
  keywords: { ar: string; en: string };
  author: { ar: string; en: string };
  author_role: { ar: string; en: string };
  tags: { ar: string[]; en: string[] };
  body: { ar: string; en: string };
  image: PictureDraft | null;
  product_ids: number[];
  is_featured: boolean;
}

export interface AdminArticleRow {
  id: number;
  slug: string;
  title: { ar: string; en: string };
  category: { id: number; name: { ar: string; en: string } };
  status: 'draft' | 'scheduled' | 'published' | 'archived';
  is_featured: boolean;
  published_at: string | null;
  updated_at: string;
}

export interface AdminArticle {
  id: number;
  slug: string;
  title: { ar: string; en: string };
  category: { id: number; name: { ar: string; en: string } };
  status: 'draft' | 'scheduled' | 'published' | 'archived';
  is_featured: boolean;
  published_at: string | null;
  updated_at: string;
  version: number;
  category_id: number;
  excerpt: { ar: string; en: string };
  keywords: { ar: string; en: string };
  author: { ar: string; en: string };
  author_role: { ar: string; en: string };
  tags: { ar: string[]; en: string[] };
  body: { ar: string; en: string };
  image: AdminPicture | null;
  products: NamedProduct[];
}

export interface AdminBlogCategory {
  slug: string;
  id: number | null;
  name: { ar: string; en: string };
  position: number;
  articles_count: number;
  version: number;
}

export interface AdminArticleEdit {
  slug: string;
  category_id: number;
  title: { ar: string; en: string };
  excerpt: { ar: string; en: string };
  keywords: { ar: string; en: string };
  author: { ar: string; en: string };
  author_role: { ar: string; en: string };
  tags: { ar: string[]; en: string[] };
  body: { ar: string; en: string };
  image: PictureDraft | null;
  product_ids: number[];
  is_featured: boolean;
  version: number;
}

export interface ArticleStatusChange {
  version: number;
  status: 'draft' | 'published' | 'archived';
  publish_at?: string | null | undefined;
}

export interface BlogCategoryEdit {
  name: { ar: string; en: string };
  position: number;
  version: number;
}

export interface BlogCategoryInList {
  slug: string;
  name: string;
  articles_count: number;
}

export interface ArticleCard {
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  category: { slug: string; name: string };
  author: { name: string; role: string };
  image: Image | null;
  tags: string[];
  reading_minutes: number;
  is_featured: boolean;
  published_at: string;
}

export interface Article {
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  category: { slug: string; name: string };
  author: { name: string; role: string };
  image: Image | null;
  tags: string[];
  reading_minutes: number;
  is_featured: boolean;
  published_at: string;
  keywords: string;
  html: string;
  headings: { id: string; text: string; level: number }[];
  product_ids: number[];
  like_count: number;
  share_count: number;
  updated_at: string;
  related: ArticleCard[];
}

export interface Branch {
  id: number;
  name_ar: string;
  name_en: string;
  version: number;
  city: string;
  is_online: boolean;
  is_active: boolean;
}

export interface NewBranch {
  name_ar: string;
  name_en: string;
  city: string;
}

export interface BranchEdit {
  name_ar: string;
  name_en: string;
  city: string;
  version: number;
  is_active: boolean;
}

export interface BranchLevel {
  variant_id: number;
  product_id: number;
  sku: string;
  barcode: string | null;
  name_ar: string;
  name_en: string;
  variant_ar: string | null;
  variant_en: string | null;
  quantity: number;
}

export interface BranchMovement {
  id: number;
  variant_id: number;
  sku: string;
  delta: number;
  reason: 'transfer' | 'received' | 'counted' | 'damaged' | 'lost' | 'adjustment';
  note: string | null;
  at: string;
}

export interface StockOfBranch {
  branch_id: number;
  levels: { variant_id: number; quantity: number }[];
}

export interface StockItem {
  variant_id: number;
  product_id: number;
  sku: string;
  barcode: string | null;
  name_ar: string;
  name_en: string;
  variant_ar: string | null;
  variant_en: string | null;
}

export interface NamedBranch {
  id: number;
  name_ar: string;
  name_en: string;
}

export interface CountedCategory {
  id: number;
  name_ar: string;
  name_en: string;
}

export interface StockCount {
  id: number;
  version: number;
  status: 'open' | 'review' | 'applying' | 'applied' | 'cancelled';
  branch: NamedBranch;
  category: CountedCategory | null;
  note: string | null;
  created_by: string;
  created_at: string;
  approved_by: string | null;
  ended_at: string | null;
}

export interface StockCountDetails {
  id: number;
  version: number;
  status: 'open' | 'review' | 'applying' | 'applied' | 'cancelled';
  branch: NamedBranch;
  category: CountedCategory | null;
  note: string | null;
  created_by: string;
  created_at: string;
  approved_by: string | null;
  ended_at: string | null;
  totals: { lines: number; pieces: number; disturbed: number; different: number | null; missing: number | null; extra: number | null; unapplied: number | null };
  may_approve: boolean;
}

export interface CountLine {
  variant_id: number;
  product_id: number;
  sku: string;
  barcode: string | null;
  name_ar: string;
  name_en: string;
  variant_ar: string | null;
  variant_en: string | null;
  counted: number;
  expected: number | null;
  is_disturbed: boolean;
  counted_by: string;
  counted_at: string;
  applied: number | null;
}

export interface NewStockCount {
  branch_id: number;
  category_id?: number | null | undefined;
  note?: string | null | undefined;
}

export interface CountedPieces {
  code?: string | undefined;
  variant_id?: number | undefined;
  pieces: number;
  was?: number | null | undefined;
}

export interface CountStatusChange {
  version: number;
  status: 'open' | 'review' | 'cancelled';
}

export interface TransferLine {
  variant_id: number;
  product_id: number;
  sku: string;
  barcode: string | null;
  name_ar: string;
  name_en: string;
  variant_ar: string | null;
  variant_en: string | null;
  quantity: number;
  received: number | null;
}

export interface ListedTransfer {
  id: number;
  version: number;
  status: 'draft' | 'sent' | 'received' | 'cancelled';
  from: NamedBranch;
  to: NamedBranch;
  note: string | null;
  lines_count: number;
  pieces: number;
  missing: number;
  created_by: string;
  created_at: string;
  sent_at: string | null;
  ended_at: string | null;
}

export interface StockTransfer {
  id: number;
  version: number;
  status: 'draft' | 'sent' | 'received' | 'cancelled';
  from: NamedBranch;
  to: NamedBranch;
  note: string | null;
  lines_count: number;
  pieces: number;
  missing: number;
  created_by: string;
  created_at: string;
  sent_at: string | null;
  ended_at: string | null;
  missing_cause: 'lost' | 'damaged' | null;
  sent_by: string | null;
  ended_by: string | null;
  lines: TransferLine[];
}

export interface NewStockTransfer {
  from_branch_id: number;
  to_branch_id: number;
  note?: string | null | undefined;
  lines: { variant_id: number; quantity: number }[];
}

export interface StockTransferEdit {
  from_branch_id: number;
  to_branch_id: number;
  note?: string | null | undefined;
  lines: { variant_id: number; quantity: number }[];
  version: number;
}

export interface StockTransferReceipt {
  version: number;
  lines: { variant_id: number; received: number }[];
  missing_cause?: 'lost' | 'damaged' | null | undefined;
}

export interface BookingDraft {
  carrier: string;
  parcels: { id: string; lines?: { id: number; quantity: number }[] | null | undefined }[];
}

export interface RemittanceDraft {
  carrier: string;
  lines: { number: string; amount: number }[];
}

export interface LabelsDraft {
  ids: string[];
}

export interface Pickup {
  id: string;
  carrier: string;
  carrier_name: string;
  day: string;
  from: string;
  until: string;
  parcels: number;
  state: 'wanted' | 'refused' | 'asked' | 'unwanted' | 'cancelled';
  state_label: string;
  problem: string | null;
  asked_by: string | null;
  asked_at: string;
}

export interface PickupDraft {
  carrier: string;
  day: string;
  from: string;
  until: string;
  parcels: number;
}

export interface ReturnLabelForBuyer {
  carrier_name: string;
  number: string;
  tracking_url: string | null;
  status: 'booked' | 'picked_up' | 'in_transit' | 'out_for_delivery' | 'ready_for_pickup' | 'delivered' | 'attempt_failed' | 'returned' | 'cancelled' | null;
  status_label: string | null;
  events: CarrierEvent[];
}

export interface ReturnLabel {
  carrier_name: string;
  number: string | null;
  tracking_url: string | null;
  status: 'booked' | 'picked_up' | 'in_transit' | 'out_for_delivery' | 'ready_for_pickup' | 'delivered' | 'attempt_failed' | 'returned' | 'cancelled' | null;
  status_label: string | null;
  events: CarrierEvent[];
  id: string;
  carrier: string;
  state: 'wanted' | 'refused' | 'dropped' | 'booked' | 'unwanted' | 'cancelled';
  state_label: string;
  problem: string | null;
}

export interface ReturnLabelDraft {
  carrier: string;
}

export interface BookableCarrier {
  code: string;
  name: string;
  has_labels: boolean;
  collects_cash: boolean;
  has_returns: boolean;
  takes_pickups: boolean;
  has_rates: boolean;
  rates_failing_since: string | null;
  remittances_failing_since: string | null;
  rates_ran_out_at: string | null;
}

export interface LabelFile {
  format: 'pdf' | 'zpl';
  labels: number;
  content: string;
}

export interface CollectedLabels {
  files: LabelFile[];
  left_out: { id: string; order_number: string; reason: string }[];
}

export interface Booking {
  id: string;
  order_id: string;
  order_number: string;
  carrier: string;
  carrier_name: string;
  state: 'wanted' | 'refused' | 'dropped' | 'booked' | 'sent' | 'unwanted' | 'cancelled';
  state_label: string;
  problem: string | null;
  tries: number;
  pieces: number;
  cash: number;
  remitted: Riyals | null;
  number: string | null;
  tracking_url: string | null;
  has_label: boolean;
  label_format: 'pdf' | 'zpl' | null;
  status: 'booked' | 'picked_up' | 'in_transit' | 'out_for_delivery' | 'ready_for_pickup' | 'delivered' | 'attempt_failed' | 'returned' | 'cancelled' | null;
  status_label: string | null;
  asked_by: string | null;
  asked_at: string;
  events: { status: 'booked' | 'picked_up' | 'in_transit' | 'out_for_delivery' | 'ready_for_pickup' | 'delivered' | 'attempt_failed' | 'returned' | 'cancelled'; label: string; text: string; at: string }[];
}

export interface RemittanceLine {
  number: string;
  amount: Riyals;
  outcome: 'match' | 'differs' | 'again' | 'unknown';
  expected: number;
  order_id: string | null;
  order_number: string | null;
}

export interface AdminBundleDraft {
  slug: string;
  name_ar: string;
  name_en: string;
  description_ar: string;
  description_en: string;
  price: number;
  images: PictureDraft[];
  is_active: boolean;
  items: { variant_id: number; quantity: number }[];
}

export interface AdminBundle {
  id: number;
  version: number;
  slug: string;
  name_ar: string;
  name_en: string;
  description_ar: string;
  description_en: string;
  price: Riyals;
  parts_price: number;
  images: AdminPicture[];
  is_active: boolean;
  is_whole: boolean;
  items: { variant_id: number; quantity: number; product_id: number; sku: string; name_ar: string; name_en: string; size: string | null; color_ar: string | null; color_en: string | null; stock_quantity: number }[];
}

export interface AdminBundleEdit {
  slug: string;
  name_ar: string;
  name_en: string;
  description_ar: string;
  description_en: string;
  price: number;
  images: PictureDraft[];
  is_active: boolean;
  items: { variant_id: number; quantity: number }[];
  version: number;
}

export interface AdminCategoryDraft {
  parent_id: number | null;
  slug: string;
  name_ar: string;
  name_en: string;
  description_ar: string;
  description_en: string;
  image: PictureDraft | null;
  backdrop: 'sand' | 'sage' | 'dusk' | 'rose' | 'lavender' | 'stone';
  is_featured: boolean;
  is_active: boolean;
  taxonomy?: string | undefined;
}

export interface ListedCategory {
  id: number;
  version: number;
  parent_id: number | null;
  depth: number;
  name_ar: string;
  name_en: string;
  is_featured: boolean;
  is_active: boolean;
  products_count: number;
}

export interface AdminCategory {
  id: number;
  version: number;
  parent_id: number | null;
  depth: number;
  name_ar: string;
  name_en: string;
  is_featured: boolean;
  is_active: boolean;
  products_count: number;
  slug: string;
  description_ar: string;
  description_en: string;
  image: AdminPicture | null;
  backdrop: string;
  taxonomy: string;
}

export interface AdminCategoryEdit {
  parent_id: number | null;
  slug: string;
  name_ar: string;
  name_en: string;
  description_ar: string;
  description_en: string;
  image: PictureDraft | null;
  backdrop: 'sand' | 'sage' | 'dusk' | 'rose' | 'lavender' | 'stone';
  is_featured: boolean;
  is_active: boolean;
  taxonomy?: string | undefined;
  version: number;
}

export interface CategoryPlace {
  version: number;
  parent_id: number | null;
  before_id: number | null;
}

export interface PictureDraft {
  key: string;
  alt_ar: string;
  alt_en: string;
}

export interface AdminPicture {
  url: string;
  width: number;
  height: number;
  srcset: string;
  srcset_avif: string;
  placeholder: string;
  key: string;
  alt_ar: string;
  alt_en: string;
}

export interface SpecificationDraft {
  label_ar: string;
  label_en: string;
  value_ar: string;
  value_en: string;
}

export interface OptionDraft {
  kind: 'color' | 'size' | 'other';
  name_ar: string;
  name_en: string;
}

export interface ChoiceDraft {
  value_ar: string;
  value_en: string;
  hex: string | null;
}

export interface VariantDraft {
  id?: number | undefined;
  sku: string;
  barcode: string | null;
  size: string | null;
  color_ar: string | null;
  color_en: string | null;
  color_hex: string | null;
  price: number | null;
  sale_price: number | null;
  cost_price?: number | null | undefined;
  choices?: ChoiceDraft[] | undefined;
  image_key: string | null;
  stock?: number | undefined;
}

export interface BackorderDraft {
  kind: 'preorder' | 'backorder';
  ships_from: string;
  limit: number | null;
}

export interface AdminProductDraft {
  sku: string;
  slug: string;
  barcode: string | null;
  name_ar: string;
  name_en: string;
  short_description_ar: string;
  short_description_en: string;
  description_ar: string;
  description_en: string;
  keywords_ar: string;
  keywords_en: string;
  seo_title_ar?: string | undefined;
  seo_title_en?: string | undefined;
  seo_description_ar?: string | undefined;
  seo_description_en?: string | undefined;
  tags?: string[] | undefined;
  specifications: SpecificationDraft[];
  brand_ar: string;
  brand_en: string;
  category_id: number;
  extra_category_ids: number[];
  price: number;
  sale_price: number | null;
  cost_price?: number | null | undefined;
  backorder?: BackorderDraft | null | undefined;
  tax?: 'standard' | 'VATEX-SA-34-1' | 'VATEX-SA-34-2' | 'VATEX-SA-34-3' | 'VATEX-SA-34-4' | 'VATEX-SA-34-5' | 'VATEX-SA-35' | 'VATEX-SA-36' | 'VATEX-SA-29' | 'VATEX-SA-29-7' | 'VATEX-SA-30' | undefined;
  delivery?: 'shipped' | 'digital' | undefined;
  is_returnable: boolean;
  weight_grams: number;
  is_featured: boolean;
  related_ids?: number[] | undefined;
  buyer_fields?: BuyerFieldDraft[] | undefined;
  images: PictureDraft[];
  options?: OptionDraft[] | undefined;
  variants: VariantDraft[];
}

export interface AdminProduct {
  id: number;
  version: number;
  status: 'draft' | 'published' | 'scheduled' | 'archived';
  published_at: string;
  product_type: 'simple' | 'variable';
  sku: string;
  slug: string;
  barcode: string | null;
  name_ar: string;
  name_en: string;
  short_description_ar: string;
  short_description_en: string;
  description_ar: string;
  description_en: string;
  keywords_ar: string;
  keywords_en: string;
  seo_title_ar: string;
  seo_title_en: string;
  seo_description_ar: string;
  seo_description_en: string;
  tags: string[];
  specifications: { label_ar: string; label_en: string; value_ar: string; value_en: string }[];
  brand_ar: string;
  brand_en: string;
  category_id: number;
  extra_category_ids: number[];
  price: Riyals;
  sale_price: Riyals | null;
  cost_price: Riyals | null;
  current_price: number;
  promotion_id: number | null;
  backorder: BackorderDraft | null;
  tax: 'standard' | 'VATEX-SA-34-1' | 'VATEX-SA-34-2' | 'VATEX-SA-34-3' | 'VATEX-SA-34-4' | 'VATEX-SA-34-5' | 'VATEX-SA-35' | 'VATEX-SA-36' | 'VATEX-SA-29' | 'VATEX-SA-29-7' | 'VATEX-SA-30';
  delivery: 'shipped' | 'digital';
  is_returnable: boolean;
  weight_grams: number;
  is_featured: boolean;
  related: NamedProduct[];
  buyer_fields: AdminBuyerField[];
  images: AdminPicture[];
  default_variant_id: number | null;
  options: { kind: 'color' | 'size' | 'other'; name_ar: string; name_en: string }[];
  variants: { id: number; sku: string; barcode: string | null; size: string | null; color_ar: string | null; color_en: string | null; color_hex: string | null; choices: { value_ar: string; value_en: string; hex: string | null }[]; price: Riyals | null; sale_price: Riyals | null; cost_price: Riyals | null; image: AdminPicture | null; stock_quantity: number }[];
  stock_quantity: number;
  sold_count: number;
  updated_at: string;
}

export interface AdminProductRow {
  id: number;
  version: number;
  status: 'draft' | 'published' | 'scheduled' | 'archived';
  published_at: string;
  product_type: 'simple' | 'variable';
  sku: string;
  slug: string;
  name_ar: string;
  name_en: string;
  brand_ar: string;
  brand_en: string;
  brand_key: string;
  category_id: number;
  price: Riyals;
  sale_price: Riyals | null;
  current_price: Riyals;
  is_on_sale: boolean;
  image: AdminPicture | null;
  default_variant_id: number | null;
  variants_count: number;
  stock_quantity: number;
  low_variants: number;
  sold_count: number;
  updated_at: string;
}

export interface StockMovement {
  id: number;
  variant_id: number;
  sku: string;
  delta: number;
  reason: 'initial' | 'order' | 'order_cancelled' | 'order_expired' | 'return' | 'exchange' | 'exchange_return' | 'transfer' | 'received' | 'counted' | 'damaged' | 'lost' | 'adjustment';
  order_id: string | null;
  note: string | null;
  at: string;
}

export interface BulkProductRow {
  id: number;
  version: number;
  price?: number | undefined;
  sale_price?: number | null | undefined;
  category_id?: number | undefined;
  status?: 'draft' | 'published' | 'archived' | undefined;
  stock?: { variant_id: number; delta: number } | undefined;
}

export interface BulkProductOutcome {
  id: number;
  is_done: boolean;
  code: string | null;
  message: string | null;
  errors: Record<string, string[]> | null;
  product: AdminProductRow | null;
}

export interface ProductTaxCount {
  tax: 'standard' | 'VATEX-SA-34-1' | 'VATEX-SA-34-2' | 'VATEX-SA-34-3' | 'VATEX-SA-34-4' | 'VATEX-SA-34-5' | 'VATEX-SA-35' | 'VATEX-SA-36' | 'VATEX-SA-29' | 'VATEX-SA-29-7' | 'VATEX-SA-30';
  count: number;
}

export interface NewAdminProduct {
  sku: string;
  slug: string;
  barcode: string | null;
  name_ar: string;
  name_en: string;
  short_description_ar: string;
  short_description_en: string;
  description_ar: string;
  description_en: string;
  keywords_ar: string;
  keywords_en: string;
  seo_title_ar?: string | undefined;
  seo_title_en?: string | undefined;
  seo_description_ar?: string | undefined;
  seo_description_en?: string | undefined;
  tags?: string[] | undefined;
  specifications: SpecificationDraft[];
  brand_ar: string;
  brand_en: string;
  category_id: number;
  extra_category_ids: number[];
  price: number;
  sale_price: number | null;
  cost_price?: number | null | undefined;
  backorder?: BackorderDraft | null | undefined;
  tax?: 'standard' | 'VATEX-SA-34-1' | 'VATEX-SA-34-2' | 'VATEX-SA-34-3' | 'VATEX-SA-34-4' | 'VATEX-SA-34-5' | 'VATEX-SA-35' | 'VATEX-SA-36' | 'VATEX-SA-29' | 'VATEX-SA-29-7' | 'VATEX-SA-30' | undefined;
  delivery?: 'shipped' | 'digital' | undefined;
  is_returnable: boolean;
  weight_grams: number;
  is_featured: boolean;
  related_ids?: number[] | undefined;
  buyer_fields?: BuyerFieldDraft[] | undefined;
  images: PictureDraft[];
  options?: OptionDraft[] | undefined;
  variants: VariantDraft[];
  status?: 'draft' | 'published' | undefined;
  stock?: number | undefined;
}

export interface AdminProductEdit {
  sku: string;
  slug: string;
  barcode: string | null;
  name_ar: string;
  name_en: string;
  short_description_ar: string;
  short_description_en: string;
  description_ar: string;
  description_en: string;
  keywords_ar: string;
  keywords_en: string;
  seo_title_ar?: string | undefined;
  seo_title_en?: string | undefined;
  seo_description_ar?: string | undefined;
  seo_description_en?: string | undefined;
  tags?: string[] | undefined;
  specifications: SpecificationDraft[];
  brand_ar: string;
  brand_en: string;
  category_id: number;
  extra_category_ids: number[];
  price: number;
  sale_price: number | null;
  cost_price?: number | null | undefined;
  backorder?: BackorderDraft | null | undefined;
  tax?: 'standard' | 'VATEX-SA-34-1' | 'VATEX-SA-34-2' | 'VATEX-SA-34-3' | 'VATEX-SA-34-4' | 'VATEX-SA-34-5' | 'VATEX-SA-35' | 'VATEX-SA-36' | 'VATEX-SA-29' | 'VATEX-SA-29-7' | 'VATEX-SA-30' | undefined;
  delivery?: 'shipped' | 'digital' | undefined;
  is_returnable: boolean;
  weight_grams: number;
  is_featured: boolean;
  related_ids?: number[] | undefined;
  buyer_fields?: BuyerFieldDraft[] | undefined;
  images: PictureDraft[];
  options?: OptionDraft[] | undefined;
  variants: VariantDraft[];
  version: number;
}

export interface ProductStatusChange {
  version: number;
  status: 'draft' | 'published' | 'scheduled' | 'archived';
  publish_at?: string | null | undefined;
}

export interface StockAdjustment {
  variant_id: number;
  delta: number;
  cause: 'received' | 'counted' | 'damaged' | 'lost' | 'adjustment';
  note?: string | null | undefined;
}

export interface AdminBrand {
  key: string;
  name_ar: string;
  name_en: string;
  products_count: number;
}

export interface Brand {
  key: string;
  name: string;
}

export interface BrandDetail {
  key: string;
  name: string;
  text: string;
}

export interface AdminBrandTexts {
  key: string;
  name: { ar: string; en: string };
  text: { ar: string; en: string };
  version: number;
}

export interface BuyerFieldDraft {
  key: string;
  kind: 'text' | 'choice' | 'picture';
  label_ar: string;
  label_en: string;
  hint_ar: string;
  hint_en: string;
  is_required: boolean;
  max_length: number | null;
  choices: { ar: string; en: string }[];
}

export interface AdminBuyerField {
  key: string;
  kind: 'text' | 'choice' | 'picture';
  label_ar: string;
  label_en: string;
  hint_ar: string;
  hint_en: string;
  is_required: boolean;
  max_length: number | null;
  choices: { ar: string; en: string }[];
}

export interface BuyerField {
  key: string;
  kind: 'text' | 'choice' | 'picture';
  label: string;
  hint: string;
  is_required: boolean;
  max_length: number | null;
  choices: { value: string; label: string }[];
}

export interface BuyerAnswer {
  field: string;
  value: string;
}

export interface ShownAnswer {
  label: string;
  value: string;
  upload_id: string | null;
}

export interface CategoryDetail {
  id: number;
  name: string;
  slug: string;
  description: string;
  image: Image | null;
  products_count: number;
  parent_id: number | null;
  backdrop: string;
  children: Category[];
  breadcrumbs: Category[];
}

export interface ProductRef {
  id: number;
  name: string;
  slug: string;
}

export interface PicturedProduct {
  id: number;
  name: string;
  slug: string;
  image: Image | null;
}

export interface NamedProduct {
  id: number;
  name_ar: string;
  name_en: string;
}

export interface CategoryRef {
  id: number;
  name: string;
  slug: string;
}

export interface ProductOption {
  kind: 'color' | 'size' | 'other';
  name: string;
}

export interface Backorder {
  kind: 'preorder' | 'backorder';
  ships_from: string;
  left: number;
  variants: { id: number; left: number }[];
}

export interface BundleItem {
  product_id: number;
  variant_id: number | null;
  name: string;
  variant: string | null;
  slug: string;
  quantity: number;
  price: Riyals;
  image: Image | null;
}

export interface ComparedProduct {
  id: number;
  sku: string;
  slug: string;
  name: string;
  short_description: string;
  brand: string;
  product_type: 'simple' | 'variable';
  price: number;
  sale_price: Riyals | null;
  in_stock: boolean;
  stock_quantity: number;
  images: Image[];
  category: CategoryRef;
  categories: CategoryRef[];
  options: ProductOption[];
  variants: Variant[];
  rating_average: number;
  rating_count: number;
  badges: Badge[];
  promotion: PromotionRef | null;
  backorder: Backorder | null;
  is_returnable: boolean;
  delivery: 'shipped' | 'digital';
  weight_grams: number;
  asks_buyer?: true | undefined;
  specifications: { label: string; value: string }[];
}

export interface PriorPrice {
  variant_id: number | null;
  lowest_price: Riyals;
}

export interface FacetValue {
  value: string;
  label: string;
  count: number;
}

export interface Facets {
  is_exact: boolean;
  categories: FacetValue[];
  brands: FacetValue[];
  colors: { value: string; label: string; count: number; hex: string | null }[];
  sizes: FacetValue[];
  price: { min: Riyals; max: Riyals };
  in_stock: number;
  on_sale: number;
  ratings: FacetValue[];
}

export interface Category {
  id: number;
  name: string;
  slug: string;
  description: string;
  image: Image | null;
  products_count: number;
  parent_id: number | null;
  backdrop: string;
}

export interface CategoryWithChildren {
  id: number;
  name: string;
  slug: string;
  description: string;
  image: Image | null;
  products_count: number;
  parent_id: number | null;
  backdrop: string;
  children: Category[];
}

export interface Product {
  id: number;
  sku: string;
  slug: string;
  name: string;
  short_description: string;
  brand: string;
  product_type: 'simple' | 'variable';
  price: number;
  sale_price: Riyals | null;
  in_stock: boolean;
  stock_quantity: number;
  images: Image[];
  category: CategoryRef;
  categories: CategoryRef[];
  options: ProductOption[];
  variants: Variant[];
  rating_average: number;
  rating_count: number;
  badges: Badge[];
  promotion: PromotionRef | null;
  backorder: Backorder | null;
  is_returnable: boolean;
  delivery: 'shipped' | 'digital';
  weight_grams: number;
  asks_buyer?: true | undefined;
}

export interface ProductDetail {
  id: number;
  sku: string;
  slug: string;
  name: string;
  short_description: string;
  brand: string;
  product_type: 'simple' | 'variable';
  price: number;
  sale_price: Riyals | null;
  in_stock: boolean;
  stock_quantity: number;
  images: Image[];
  category: CategoryRef;
  categories: CategoryRef[];
  options: ProductOption[];
  variants: Variant[];
  rating_average: number;
  rating_count: number;
  badges: Badge[];
  promotion: PromotionRef | null;
  backorder: Backorder | null;
  is_returnable: boolean;
  delivery: 'shipped' | 'digital';
  weight_grams: number;
  asks_buyer?: true | undefined;
  description: string;
  specifications: { label: string; value: string }[];
  related: Product[];
  bundles: Bundle[];
  promotions: PromotionRef[];
  breadcrumbs: CategoryRef[];
  brand_key: string;
  tags: ProductTag[];
  keywords: string;
  seo_title: string;
  seo_description: string;
  prior_prices: PriorPrice[];
  share_picture: string;
  gtins: { variant_id: number | null; gtin: string }[];
  tax: 'standard' | 'zero_rated' | 'exempt' | 'out_of_scope';
  buyer_fields: BuyerField[];
  size_guide: string | null;
  size_advice: { advice: 'runs_small' | 'true_to_size' | 'runs_large'; buyers: number } | null;
}

export interface ProductPage {
  data: Product[];
  current_page: number;
  last_page: number;
  per_page: number;
  total: number;
  is_total_exact: boolean;
  facets: Facets | null;
  did_you_mean: string | null;
  has_every_word: boolean;
}

export interface Variant {
  id: number;
  sku: string;
  size: string | null;
  color: string | null;
  color_hex: string | null;
  price: Riyals;
  sale_price: Riyals | null;
  choices: string[];
  in_stock: boolean;
  stock_quantity: number;
  image: Image | null;
}

export interface Bundle {
  id: number;
  slug: string;
  name: string;
  description: string;
  images: Image[];
  bundle_price: Riyals;
  original_price: number;
  savings: Riyals;
  bundle_items: BundleItem[];
  in_stock: boolean;
  stock_quantity: number;
}

export interface Promotion {
  id: number;
  type: 'percentage' | 'fixed_price' | 'flash' | 'buy_x_get_y';
  name: string;
  label: string;
  ends_at: string | null;
  description: string;
  starts_at: string;
  percent: number | null;
  fixed_price: Riyals | null;
  buy_quantity: number | null;
  get_quantity: number | null;
  quantity_cap: number | null;
  quantity_sold: number;
  licence_number: string | null;
  stackable: boolean;
  products: Product[];
}

export interface PromotionRef {
  id: number;
  type: 'percentage' | 'fixed_price' | 'flash' | 'buy_x_get_y';
  name: string;
  label: string;
  ends_at: string | null;
}

export interface Badge {
  type: 'new' | 'sale' | 'low_stock' | 'promotion' | 'preorder' | 'backorder';
  label: string;
}

export interface ProductTag {
  key: string;
  name: string;
}

export interface ProductTagDetail {
  key: string;
  name: string;
  text: string;
  seo_title: string;
  seo_description: string;
}

export interface ListedProductTag {
  id: number;
  key: string;
  name: { ar: string; en: string };
  products_count: number;
}

export interface AdminProductTag {
  id: number;
  key: string;
  name: { ar: string; en: string };
  products_count: number;
  version: number;
  text: { ar: string; en: string };
  seo_title: { ar: string; en: string };
  seo_description: { ar: string; en: string };
}

export interface ProductTagEdit {
  version: number;
  name: { ar: string; en: string };
  text: { ar: string; en: string };
  seo_title: { ar: string; en: string };
  seo_description: { ar: string; en: string };
}

export interface ProductTagMerge {
  into: string;
  version: number;
}

export interface CardPayment {
  status: 'none' | 'open' | 'paid' | 'failed' | 'expired' | 'returned';
  url: string | null;
  expires_at: string | null;
  was_refused: boolean;
  order_status: 'pending_payment' | 'confirmed' | 'processing' | 'shipped' | 'delivered' | 'cancelled' | 'expired' | 'return_requested' | 'returned' | 'refunded';
}

export interface DemoPayment {
  description: string;
  amount: Riyals;
  status: 'open' | 'paid' | 'failed' | 'cancelled' | 'expired';
  return_url: string;
}

export interface ReferredOrder {
  id: number;
  buyer: string;
  city: string;
  day: string;
  state: 'waiting' | 'pending' | 'posted' | 'void';
  state_label: string;
  points: number;
  reason: 'own_account' | 'own_contact' | 'own_address' | 'own_card' | 'cancelled' | 'expired' | 'returned' | 'too_small' | 'staff' | 'left' | null;
  reason_label: string | null;
  is_held: boolean;
  due_at: string | null;
}

export interface AdminCommission {
  id: number;
  order_id: string;
  order_number: string;
  affiliate: { id: number; code: string };
  via: 'coupon' | 'link' | 'code';
  state: 'waiting' | 'pending' | 'posted' | 'void';
  state_label: string;
  points: number;
  reason: 'own_account' | 'own_contact' | 'own_address' | 'own_card' | 'cancelled' | 'expired' | 'returned' | 'too_small' | 'staff' | 'left' | null;
  reason_label: string | null;
  is_held: boolean;
  due_at: string | null;
  full_points: number;
  worth: number;
  staff_reason: string | null;
  placed_at: string;
  delivered_at: string | null;
  posted_at: string | null;
  version: number;
}

export interface AffiliateFlag {
  id: number;
  affiliate: { id: number; code: string };
  kind: 'one_address' | 'own_orders' | 'own_street' | 'many_returns' | 'clicks_without_orders' | 'click_flood';
  kind_label: string;
  facts: string;
  times_seen: number;
  first_seen_at: string;
  last_seen_at: string;
}

export interface MessageInList {
  id: number;
  reference: string;
  status: 'new' | 'held' | 'spam' | 'answered' | 'closed';
  channel: 'form' | 'whatsapp';
  topic: 'order' | 'product' | 'return' | 'payment' | 'partnership' | 'other';
  name: string;
  email: string | null;
  phone: string | null;
  order_number: string | null;
  excerpt: string;
  created_at: string;
  version: number;
}

export interface AdminMessage {
  id: number;
  reference: string;
  status: 'new' | 'held' | 'spam' | 'answered' | 'closed';
  channel: 'form' | 'whatsapp';
  topic: 'order' | 'product' | 'return' | 'payment' | 'partnership' | 'other';
  name: string;
  email: string | null;
  phone: string | null;
  order_number: string | null;
  excerpt: string;
  created_at: string;
  version: number;
  message: string;
  language: 'ar' | 'en';
  answer_until: string | null;
  entries: { id: number; kind: 'answer' | 'note' | 'reply'; text: string; by: string | null; is_failed: boolean; at: string }[];
}

export interface ContactMessage {
  form_id: string;
  name: string;
  email?: string | undefined;
  phone?: string | undefined;
  topic: 'order' | 'product' | 'return' | 'payment' | 'partnership' | 'other';
  order_number?: string | undefined;
  message: string;
  company_site?: string | undefined;
}

export interface PageBody {
  title: { ar: string; en: string };
  description: { ar: string; en: string };
  keywords: { ar: string; en: string };
  body: { ar: string; en: string };
}

export interface PageInList {
  slug: 'about' | 'help' | 'shipping' | 'returns' | 'privacy' | 'terms' | 'cookies';
  title: { ar: string; en: string } | null;
  updated_at: string | null;
}

export interface AdminPage {
  slug: 'about' | 'help' | 'shipping' | 'returns' | 'privacy' | 'terms' | 'cookies';
  title: { ar: string; en: string };
  description: { ar: string; en: string };
  keywords: { ar: string; en: string };
  body: { ar: string; en: string };
  updated_at: string | null;
  version: number;
}

export interface FaqGroupBody {
  name: { ar: string; en: string };
  position: number;
  questions: { slug: string; question: { ar: string; en: string }; answer: { ar: string; en: string }; is_active: boolean }[];
}

export interface AdminFaqGroup {
  slug: string;
  name: { ar: string; en: string };
  position: number;
  questions: { slug: string; question: { ar: string; en: string }; answer: { ar: string; en: string }; is_active: boolean }[];
  version: number;
}

export interface PageEdit {
  title: { ar: string; en: string };
  description: { ar: string; en: string };
  keywords: { ar: string; en: string };
  body: { ar: string; en: string };
  version: number;
}

export interface FaqGroupEdit {
  name: { ar: string; en: string };
  position: number;
  questions: { slug: string; question: { ar: string; en: string }; answer: { ar: string; en: string }; is_active: boolean }[];
  version: number;
}

export interface CustomPageDraft {
  slug: string;
  title: { ar: string; en: string };
  description: { ar: string; en: string };
  body: { ar: string; en: string };
  status: 'draft' | 'published';
  shows_date: boolean;
}

export interface CustomPageEdit {
  slug: string;
  title: { ar: string; en: string };
  description: { ar: string; en: string };
  body: { ar: string; en: string };
  status: 'draft' | 'published';
  shows_date: boolean;
  version: number;
}

export interface ListedCustomPage {
  id: number;
  slug: string;
  title: { ar: string; en: string };
  status: 'draft' | 'published';
  updated_at: string;
}

export interface AdminCustomPage {
  id: number;
  slug: string;
  title: { ar: string; en: string };
  status: 'draft' | 'published';
  updated_at: string;
  version: number;
  description: { ar: string; en: string };
  body: { ar: string; en: string };
  shows_date: boolean;
}

export interface CustomPage {
  slug: string;
  language: 'ar' | 'en';
  languages: ('ar' | 'en')[];
  title: string;
  description: string;
  html: string;
  date: string | null;
}

export interface InformationPage {
  slug: string;
  title: string;
  description: string;
  keywords: string;
  html: string;
  updated_at: string;
}

export interface FaqGroup {
  slug: string;
  name: string;
  questions: { slug: string; question: string; answer_html: string }[];
}

export interface ContestEntryDraft {
  post_id?: number | null | undefined;
  photo?: string | null | undefined;
  caption?: string | undefined;
}

export interface ContestEntry {
  id: number;
  author: MemberRef;
  post: Post | null;
  is_reel: boolean;
  image: Image | null;
  caption: string;
  is_mine: boolean;
  status: 'pending' | 'shown' | 'withdrawn' | 'disqualified';
  status_reason: string | null;
  votes: number | null;
  place: number | null;
  prize_code: string | null;
  created_at: string;
}

export interface ContestPrize {
  kind: 'honour' | 'points' | 'coupon' | 'thing';
  text: string;
  points: number | null;
}

export interface Contest {
  id: number;
  title: string;
  about: string;
  prize: ContestPrize;
  winner_count: number;
  licence_number: string | null;
  starts_at: string;
  voting_at: string;
  ends_at: string;
  state: 'upcoming' | 'open' | 'voting' | 'closed';
  cancelled_reason: string | null;
  is_decided: boolean;
  entry_count: number;
}

export interface ContestDetail {
  id: number;
  title: string;
  about: string;
  prize: ContestPrize;
  winner_count: number;
  licence_number: string | null;
  starts_at: string;
  voting_at: string;
  ends_at: string;
  state: 'upcoming' | 'open' | 'voting' | 'closed';
  cancelled_reason: string | null;
  is_decided: boolean;
  entry_count: number;
  rules: string;
  my_entry: ContestEntry | null;
  my_vote: number | null;
  vote_count: number | null;
  my_rank: number | null;
  winners: ContestEntry[];
}

export interface ContestDraft {
  title_ar: string;
  title_en: string;
  about_ar: string;
  about_en: string;
  rules_ar: string;
  rules_en: string;
  prize_kind: 'honour' | 'points' | 'coupon' | 'thing';
  prize_ar: string;
  prize_en: string;
  prize_points?: number | null | undefined;
  prize_percent?: number | null | undefined;
  licence_number?: string | null | undefined;
  winner_count: number;
  starts_at: string;
  voting_at: string;
  ends_at: string;
}

export interface ContestEdit {
  title_ar: string;
  title_en: string;
  about_ar: string;
  about_en: string;
  rules_ar: string;
  rules_en: string;
  prize_kind: 'honour' | 'points' | 'coupon' | 'thing';
  prize_ar: string;
  prize_en: string;
  prize_points?: number | null | undefined;
  prize_percent?: number | null | undefined;
  licence_number?: string | null | undefined;
  winner_count: number;
  starts_at: string;
  voting_at: string;
  ends_at: string;
  version: number;
}

export interface AdminContestEntry {
  id: number;
  author: MemberRef;
  post_id: number | null;
  picture: string | null;
  caption: string;
  status: 'pending' | 'shown' | 'withdrawn' | 'disqualified';
  status_reason: string | null;
  votes: number;
  place: number | null;
  created_at: string;
}

export interface AdminContest {
  id: number;
  title_ar: string;
  title_en: string;
  about_ar: string;
  about_en: string;
  rules_ar: string;
  rules_en: string;
  prize_kind: 'honour' | 'points' | 'coupon' | 'thing';
  prize_ar: string;
  prize_en: string;
  prize_points: number | null;
  prize_percent: number | null;
  licence_number: string | null;
  winner_count: number;
  starts_at: string;
  voting_at: string;
  ends_at: string;
  state: 'upcoming' | 'open' | 'voting' | 'closed';
  cancelled_reason: string | null;
  decided_at: string | null;
  entry_count: number;
  waiting_count: number;
  vote_count: number;
  leading: AdminContestEntry[];
  version: number;
}

export interface ConsentBody {
  id?: string | undefined;
  analytics: boolean;
  marketing: boolean;
  text_version: string;
}

export interface ConversionBody {
  consent_id: string;
  kind: 'add_to_cart' | 'checkout' | 'purchase';
  path: string;
  lines?: { product_id: number; variant_id?: number | undefined; quantity: number }[] | undefined;
  order_id?: string | undefined;
  clicks?: { fbclid?: string | undefined; ttclid?: string | undefined; ScCid?: string | undefined; gclid?: string | undefined } | undefined;
}

export interface AdminCouponDraft {
  code: string;
  type: 'percentage' | 'fixed' | 'free_shipping' | 'buy_x_get_y';
  percent?: number | null | undefined;
  amount?: number | null | undefined;
  maximum_discount?: number | null | undefined;
  minimum_order?: number | null | undefined;
  buy_quantity?: number | null | undefined;
  get_quantity?: number | null | undefined;
  total_limit?: number | null | undefined;
  per_customer_limit?: number | null | undefined;
  first_order_only: boolean;
  is_public: boolean;
  starts_at?: string | null | undefined;
  ends_at?: string | null | undefined;
  description_ar: string;
  description_en: string;
  product_ids: number[];
  category_ids: number[];
}

export interface AdminCoupon {
  id: number;
  version: number;
  code: string;
  state: 'running' | 'upcoming' | 'ended' | 'used_up' | 'off';
  is_active: boolean;
  batch: string | null;
  type: 'percentage' | 'fixed' | 'free_shipping' | 'buy_x_get_y';
  label: string;
  percent: number | null;
  amount: Riyals | null;
  maximum_discount: Riyals | null;
  minimum_order: Riyals | null;
  buy_quantity: number | null;
  get_quantity: number | null;
  total_limit: number | null;
  per_customer_limit: number | null;
  uses: number;
  first_order_only: boolean;
  is_public: boolean;
  starts_at: string | null;
  ends_at: string | null;
  description_ar: string;
  description_en: string;
  product_ids: number[];
  products: NamedProduct[];
  category_ids: number[];
  created_at: string;
}

export interface CouponInList {
  id: number;
  version: number;
  code: string;
  state: 'running' | 'upcoming' | 'ended' | 'used_up' | 'off';
  is_active: boolean;
  batch: string | null;
  type: 'percentage' | 'fixed' | 'free_shipping' | 'buy_x_get_y';
  label: string;
  percent: number | null;
  amount: Riyals | null;
  maximum_discount: Riyals | null;
  minimum_order: Riyals | null;
  buy_quantity: number | null;
  get_quantity: number | null;
  total_limit: number | null;
  per_customer_limit: number | null;
  uses: number;
  first_order_only: boolean;
  is_public: boolean;
  starts_at: string | null;
  ends_at: string | null;
  description_ar: string;
  description_en: string;
  product_ids: number[];
  category_ids: number[];
  created_at: string;
}

export interface AdminCouponEdit {
  type: 'percentage' | 'fixed' | 'free_shipping' | 'buy_x_get_y';
  percent?: number | null | undefined;
  amount?: number | null | undefined;
  maximum_discount?: number | null | undefined;
  minimum_order?: number | null | undefined;
  buy_quantity?: number | null | undefined;
  get_quantity?: number | null | undefined;
  total_limit?: number | null | undefined;
  per_customer_limit?: number | null | undefined;
  first_order_only: boolean;
  is_public: boolean;
  starts_at?: string | null | undefined;
  ends_at?: string | null | undefined;
  description_ar: string;
  description_en: string;
  product_ids: number[];
  category_ids: number[];
  version: number;
}

export interface CouponBatchDraft {
  count: number;
  prefix: string;
  name: string;
  type: 'percentage' | 'fixed' | 'free_shipping' | 'buy_x_get_y';
  percent?: number | null | undefined;
  amount?: number | null | undefined;
  maximum_discount?: number | null | undefined;
  minimum_order?: number | null | undefined;
  buy_quantity?: number | null | undefined;
  get_quantity?: number | null | undefined;
  total_limit?: number | null | undefined;
  per_customer_limit?: number | null | undefined;
  first_order_only: boolean;
  is_public: boolean;
  starts_at?: string | null | undefined;
  ends_at?: string | null | undefined;
  description_ar: string;
  description_en: string;
  product_ids: number[];
  category_ids: number[];
}

export interface CouponBatch {
  batch: string;
  count: number;
  codes: string[];
}

export interface CouponEffect {
  coupon: Coupon;
  discount: Riyals;
  free_shipping: boolean;
  message: string;
}

export interface CouponTypeInList {
  type: 'percentage' | 'fixed' | 'free_shipping' | 'buy_x_get_y';
  name: string;
  description: string;
}

export interface Coupon {
  code: string;
  type: 'percentage' | 'fixed' | 'free_shipping' | 'buy_x_get_y';
  label: string;
  description: string;
  percent: number | null;
  amount: Riyals | null;
  maximum_discount: Riyals | null;
  minimum_order: Riyals | null;
  first_order_only: boolean;
  ends_at: string | null;
}

export interface CustomerGroup {
  id: number;
  version: number;
  name_ar: string;
  name_en: string;
  discount_percent: number;
  members_count: number;
}

export interface NewCustomerGroup {
  name_ar: string;
  name_en: string;
  discount_percent: number;
}

export interface CustomerGroupEdit {
  name_ar: string;
  name_en: string;
  discount_percent: number;
  version: number;
}

export interface GroupMembersChange {
  customer_ids: string[];
  group_id: number | null;
}

export interface CustomerImportPlan {
  create: number;
  update: number;
  unchanged: number;
  merged: number;
  error: number;
}

export interface CustomerImportWritten {
  done: number;
  undone: number;
  kept: number;
}

export interface CustomerImport {
  id: number;
  version: number;
  status: 'checked' | 'running' | 'done' | 'undoing' | 'undone';
  file_name: string;
  columns: { header: string; field: 'first_name' | 'last_name' | 'name' | 'phone' | 'email' | 'language' | 'consent' | 'consent_email' | 'consent_sms' | 'consent_whatsapp' | 'group' | 'tags' | 'city' | 'district' | 'street' | 'building_no' | 'postal_code' | null }[];
  rows_count: number;
  progress: number;
  progress_of: number;
  outcomes: CustomerImportPlan;
  results: CustomerImportWritten;
  warned: number;
  staff_name: string;
  created_at: string;
  finished_at: string | null;
}

export interface ListedCustomerImport {
  id: number;
  version: number;
  status: 'checked' | 'running' | 'done' | 'undoing' | 'undone';
  file_name: string;
  rows_count: number;
  progress: number;
  progress_of: number;
  outcomes: CustomerImportPlan;
  results: CustomerImportWritten;
  warned: number;
  staff_name: string;
  created_at: string;
  finished_at: string | null;
}

export interface CustomerImportRow {
  row_number: number;
  name: string;
  phone: string | null;
  outcome: 'create' | 'update' | 'unchanged' | 'merged' | 'error';
  result: 'done' | 'undone' | 'kept' | null;
  customer_id: string | null;
  faults: { kind: 'no_phone' | 'phone_invalid' | 'phone_dropped' | 'email_invalid' | 'email_taken' | 'consent_unclear' | 'group_unknown' | 'tags_left' | 'address_left' | 'merged' | 'own_account'; message: string }[];
}

export interface CustomerInList {
  id: string;
  name: string;
  phone: string | null;
  email: string | null;
  is_suspended: boolean;
  registered_at: string;
  orders: number;
  spent: number;
}

export interface CustomerNote {
  id: number;
  text: string;
  by: string;
  is_mine: boolean;
  at: string;
}

export interface AdminCustomer {
  id: string;
  name: string;
  phone: string | null;
  email: string | null;
  is_suspended: boolean;
  registered_at: string;
  orders: number;
  spent: number;
  first_name: string;
  last_name: string;
  language: 'ar' | 'en';
  phone_verified: boolean;
  email_verified: boolean;
  consents_since: ConsentsSince;
  latest_orders: { id: string; number: string; status: 'pending_payment' | 'confirmed' | 'processing' | 'shipped' | 'delivered' | 'cancelled' | 'expired' | 'return_requested' | 'returned' | 'refunded'; total: Riyals; pieces: number; created_at: string }[];
  addresses: SavedAddress[];
  store_credit: { balance: number; held: Riyals; lines: { id: number; amount: number; label: string; reason: string | null; by: string | null; at: string }[] };
  points: { balance: number; pending: number; lifetime: number; rank: 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond' };
  membership: { handle: string | null; status: string; joined_at: string } | null;
  affiliate: { id: number; code: string; status: string } | null;
  group: { id: number; name_ar: string; name_en: string; discount_percent: number } | null;
  notes: CustomerNote[];
}

export interface StoreCreditChange {
  direction: 'give' | 'take';
  amount: number;
  reason: string;
}

export interface DigitalFile {
  id: string;
  name: string;
  media_type: string;
  bytes: number;
  added_at: string;
}

export interface DigitalVariant {
  variant_id: number;
  name: string | null;
  codes_left: number;
  codes_given: number;
  waiting: number;
  files: DigitalFile[];
}

export interface DigitalGoods {
  product_id: number;
  version: number;
  gives: 'codes' | 'files';
  most_downloads: number;
  link_days: number;
  variants: DigitalVariant[];
}

export interface DigitalTerms {
  version: number;
  gives: 'codes' | 'files';
  most_downloads: number;
  link_days: number;
}

export interface AddedCodes {
  product_id: number;
  version: number;
  gives: 'codes' | 'files';
  most_downloads: number;
  link_days: number;
  variants: DigitalVariant[];
  added: number;
  doubled: string[];
}

export interface DigitalDownload {
  id: string;
  name: string;
  bytes: number;
  left: number;
  ends_at: string;
}

export interface OrderDigitalLine {
  item_id: number;
  name: string;
  variant: string | null;
  pieces: number;
  given: number;
  gives: 'codes' | 'files' | null;
  is_ended: boolean;
  codes: { id: number; shown_at: string | null; code: string | null }[];
  files: DigitalDownload[];
}

export interface OrderDigital {
  lines: OrderDigitalLine[];
}

export interface StaffDigitalLine {
  item_id: number;
  name: string;
  variant: string | null;
  pieces: number;
  given: number;
  gives: 'codes' | 'files' | null;
  is_ended: boolean;
  codes: { id: number; shown_at: string | null; last_four: string }[];
  files: DigitalDownload[];
}

export interface DigitalWait {
  product_id: number;
  name: string;
  orders: number;
  pieces: number;
  since: string;
}

export interface MemberReview {
  id: number;
  author: MemberRef;
  rating: number;
  title: string | null;
  text: string;
  photos: Image[];
  is_verified: boolean;
  helpful_count: number;
  product: Product;
  created_at: string;
}

export interface CountedTag {
  tag: string;
  count: number;
}

export interface CommunityStats {
  members: number;
  posts: number;
  reels: number;
  reviews: number;
}

export interface CommunitySearchResults {
  posts: Post[];
  reels: Reel[];
  members: MemberRef[];
  tags: CountedTag[];
}

export interface TaxIdentityDraft {
  name: { ar: string; en: string };
  vat_number: string;
  registration: { scheme: string; number: string };
  address: { street: string; building: string; district: string; city: string; postal_code: string };
  branch: string;
  industry: string;
}

export interface TaxUnitDraft {
  environment: string;
  identity: TaxIdentityDraft;
}

export interface TaxNotice {
  code: string;
  text: string;
  help: string | null;
}

export interface TaxUnitCheck {
  id: string;
  name: string;
  state: 'waiting' | 'passed' | 'failed';
  notices: TaxNotice[];
  at: string | null;
}

export interface TaxUnit {
  id: string;
  version: number;
  environment: string;
  environment_name: string;
  is_real: boolean;
  identity: { name: { ar: string; en: string }; vat_number: string; registration: { scheme: string; number: string }; address: { street: string; building: string; district: string; city: string; postal_code: string }; branch: string; industry: string };
  state: 'created' | 'enrolled' | 'active' | 'closed';
  is_copy: boolean;
  checks: TaxUnitCheck[];
  documents: number;
  certificate_ends_at: string | null;
  held_until: string | null;
  problem: { kind: 'away' | 'busy' | 'credentials' | 'request'; notice: TaxNotice } | null;
  created_at: string;
  activated_at: string | null;
  closed_at: string | null;
}

export interface EInvoicing {
  provider: { title: string; environments: { id: string; name: string; is_real: boolean }[] } | null;
  units: TaxUnit[];
  queued: number;
  oldest_queued_at: string | null;
  rejected: number;
}

export interface TaxDocumentSummary {
  id: string;
  number: string;
  order_id: string;
  order_number: string;
  unit_id: string;
  counter: number;
  mode: 'report' | 'clear';
  state: 'queued' | 'accepted' | 'warned' | 'rejected';
  notices: TaxNotice[];
  attempts: number;
  created_at: string;
  answered_at: string | null;
}

export interface Extension {
  name: string;
  title: string;
  ports: ('payment' | 'message' | 'tax' | 'carrier' | 'protocol' | 'feed')[];
  state: 'on' | 'off' | 'wrong' | 'unused';
  problem: string | null;
  scopes: ('orders:read' | 'orders:write' | 'shipments:write' | 'invoices:read' | 'returns:read' | 'products:read' | 'products:write' | 'stock:read' | 'stock:write' | 'promotions:read' | 'customers:read')[];
  hears: string[];
  can_try: boolean;
  webhooks: string[];
  feeds: { language: 'ar' | 'en'; address: string; read_at: string | null; products: number | null; left_out: { fault: 'no_title' | 'no_picture' | 'no_price' | 'no_date' | 'too_long'; count: number }[] }[];
  settings: { name: string; label: string; kind: 'secret' | 'text' | 'url' | 'flag'; is_needed: boolean; is_secret: boolean; source: 'environment' | 'form' | 'none'; value: string | null }[];
  version: number;
}

export interface ShipmentDraft {
  lines?: { id: number; quantity: number }[] | null | undefined;
  carrier?: string | null | undefined;
  carrier_number?: string | null | undefined;
}

export interface ManyShipments {
  parcels: { carrier?: string | null | undefined; carrier_number?: string | null | undefined; id: string }[];
}

export interface OrderOutcome {
  id: string;
  number: string | null;
  done: boolean;
  code: string | null;
  message: string | null;
}

export interface ItemsWish {
  lines?: { id: number; quantity: number }[] | undefined;
  add?: OrderLine[] | undefined;
  to?: 'original' | 'store_credit' | undefined;
  payment_method?: string | undefined;
}

export interface ItemsEdit {
  lines?: { id: number; quantity: number }[] | undefined;
  add?: OrderLine[] | undefined;
  to?: 'original' | 'store_credit' | undefined;
  payment_method?: string | undefined;
  version: number;
  expected_total: number;
  expected_supplement?: number | null | undefined;
  reason?: string | null | undefined;
  bank_reference?: string | null | undefined;
}

export interface AdminOrderRequest {
  contact: OrderContactDraft;
  address?: OrderAddressDraft | null | undefined;
  company?: CompanyDraft | null | undefined;
  lines: OrderLine[];
  shipping_method?: 'standard' | 'express' | 'pickup' | 'point' | null | undefined;
  payment_method: string;
  coupon_code?: string | null | undefined;
  notes?: string | null | undefined;
  gift?: { message?: string | null | undefined } | null | undefined;
  expected_total: number;
  send_link?: boolean | undefined;
}

export interface PaymentLink {
  url: string;
  phone: string;
  email: string | null;
}

export interface AdminOrderSummary {
  id: string;
  number: string;
  placed_at: string;
  status: 'pending_payment' | 'confirmed' | 'processing' | 'shipped' | 'delivered' | 'cancelled' | 'expired' | 'return_requested' | 'returned' | 'refunded';
  status_label: string;
  payment_state: 'awaiting' | 'on_delivery' | 'paid' | 'partly_refunded' | 'refunded' | 'void';
  payment_state_label: string;
  payment_method: string;
  payment_kind: 'cash' | 'transfer' | 'online';
  payment_name: string;
  buyer: string;
  phone: string;
  city: string;
  pieces: number;
  to_send: number;
  parcels: number;
  total: Riyals;
  refunded: Riyals;
  items: { name: string; variant: string | null; image: Image | null; quantity: number }[];
  has_notes: boolean;
  is_by_staff: boolean;
  travels: 'waiting' | 'together' | 'alone' | 'sent' | 'over' | null;
}

export interface OrderNote {
  id: number;
  body: string;
  by: string | null;
  at: string;
}

export interface TimelineEntry {
  at: string;
  kind: 'status' | 'sent' | 'tracked' | 'arrived' | 'return' | 'payment' | 'transfer' | 'receipt' | 'document' | 'note' | 'edit';
  label: string;
  amount: Riyals | null;
  note: string | null;
  actor: 'customer' | 'staff' | 'system';
  by: string | null;
}

export interface ItemsPreview {
  lines: { id: number | null; name: string; variant: string | null; quantity: number; before: number; unit_price: Riyals; total: Riyals; later_quantity: number }[];
  is_paid: boolean;
  total_before: Riyals;
  total: Riyals;
  due: number;
  back: MoneyBack;
  supplement: { total: Riyals; payment_method: string; ways: { code: string; name: string }[]; hold_hours: number } | null;
}

export interface AdminOrder {
  id: string;
  number: string;
  status: 'pending_payment' | 'confirmed' | 'processing' | 'shipped' | 'delivered' | 'cancelled' | 'expired' | 'return_requested' | 'returned' | 'refunded';
  status_label: string;
  created_at: string;
  items: { id: number; product_id: number | null; variant_id: number | null; bundle_id: number | null; name: string; variant: string | null; sku: string; slug: string; image: Image | null; quantity: number; later_quantity: number; ships_from: string | null; is_digital: boolean; unit_price: Riyals; discount: Riyals; total: Riyals; bundle_items: OrderedPart[]; answers: ShownAnswer[]; sent: number; left_out: number; to_send: number; refunded: number; refunds: Riyals[] }[];
  contact: OrderContact;
  address: ShownAddress | null;
  company: Company | null;
  subtotal: Riyals;
  discounts: { label: string; amount: Riyals }[];
  discount_total: Riyals;
  coupon_code: string | null;
  shipping_method: 'standard' | 'express' | 'pickup' | 'point' | null;
  shipping_name: string;
  pickup_point: OrderPoint | null;
  shipping_total: Riyals;
  payment_method: string;
  payment_kind: 'cash' | 'transfer' | 'online';
  payment_name: string;
  payment_fee: Riyals;
  gift_total: number;
  gift_message: string | null;
  vat_included: Riyals;
  taxes: TaxSum[];
  total: Riyals;
  store_credit: number;
  gift_card: number;
  amount_due: number;
  bank_transfer: BankTransferDetails | null;
  hold_expires_at: string | null;
  awaits_phone_code: boolean;
  carrier: string | null;
  carrier_number: string | null;
  shipments: OrderShipment[];
  delivery_estimate: { from: string; to: string } | null;
  events: OrderEvent[];
  notes: string | null;
  supplement_of: OrderKin | null;
  supplements: OrderKin[];
  payment_state: 'awaiting' | 'on_delivery' | 'paid' | 'partly_refunded' | 'refunded' | 'void';
  payment_state_label: string;
  version: number;
  city_id: number | null;
  language: 'ar' | 'en';
  placed_by: string | null;
  source: { channel: string; agent: string; reference: string | null } | null;
  customer: { id: string; name: string; orders: number } | null;
  refunded: number;
  payments: { id: string; provider: string; status: string; amount: Riyals; paid: Riyals | null; at: string }[];
  transfers: { id: string; amount: Riyals; reference: string; status: string; at: string }[];
  receipts: { id: string; url: string; at: string }[];
  refunds: { id: string; number: string; kind: 'return' | 'refund'; refund_to: 'original' | 'store_credit' | 'exchange'; status: 'requested' | 'approved' | 'received' | 'refunded' | 'exchanged' | 'rejected' | 'cancelled'; status_label: string; pieces: number; amount: number; at: string }[];
  documents: { number: string; kind: 'invoice' | 'credit_note'; total: Riyals; issued_at: string }[];
  staff_notes: OrderNote[];
  timeline: TimelineEntry[];
  may: { pack: boolean; send: boolean; readdress: boolean; edit_items: boolean; add_items: boolean; invoice_to: boolean; confirm_transfer: boolean; confirm_phone: boolean; link: boolean; cancel: { allowed: boolean; why_not: string | null; needs_approval: boolean; amount: number }; refund: { allowed: boolean; why_not: string | null; most: number; most_at_once: Riyals | null; goods: number; services: number; ways: ('original' | 'store_credit')[]; needs_reference: boolean } };
}

export interface PackingSlip {
  id: string;
  number: string;
  created_at: string;
  contact: OrderContact;
  shipping_name: string;
  notes: string | null;
  address: ShownAddress;
  status: 'pending_payment' | 'confirmed' | 'processing' | 'shipped' | 'delivered' | 'cancelled' | 'expired' | 'return_requested' | 'returned' | 'refunded';
  payment_name: string;
  to_collect: number;
  gift: { message: string | null } | null;
  goes_with: { number: string; travels: 'waiting' | 'together' | 'alone' | 'sent' | 'over' }[];
  lines: { sku: string; name: string; variant: string | null; quantity: number; bought: number; bundle_items: OrderedPart[]; answers: ShownAnswer[] }[];
}

export interface Packing {
  slips: PackingSlip[];
  picks: { variant_id: number; sku: string; name: string; variant: string | null; quantity: number; orders: { number: string; quantity: number }[] }[];
}

export interface GiftCardBalance {
  last_four: string;
  value: number;
  balance: number;
  ends_at: string | null;
}

export interface GiftCardInList {
  id: string;
  version: number;
  last_four: string;
  state: 'usable' | 'empty' | 'ended' | 'voided';
  value: Riyals;
  balance: number;
  held: number;
  recipient_name: string | null;
  recipient_email: string | null;
  ends_at: string | null;
  send_at: string | null;
  sent_at: string | null;
  created_at: string;
}

export interface AdminGiftCard {
  id: string;
  version: number;
  last_four: string;
  state: 'usable' | 'empty' | 'ended' | 'voided';
  value: Riyals;
  balance: number;
  held: number;
  recipient_name: string | null;
  recipient_email: string | null;
  ends_at: string | null;
  send_at: string | null;
  sent_at: string | null;
  created_at: string;
  message: string | null;
  language: 'ar' | 'en';
  issued_by: string;
  sends: number;
}

export interface GiftCardDraft {
  value: number;
  ends_at?: string | null | undefined;
  language: 'ar' | 'en';
  recipient_name?: string | null | undefined;
  recipient_email?: string | null | undefined;
  message?: string | null | undefined;
  send_at?: string | null | undefined;
}

export interface IssuedGiftCard {
  id: string;
  version: number;
  last_four: string;
  state: 'usable' | 'empty' | 'ended' | 'voided';
  value: Riyals;
  balance: number;
  held: number;
  recipient_name: string | null;
  recipient_email: string | null;
  ends_at: string | null;
  send_at: string | null;
  sent_at: string | null;
  created_at: string;
  message: string | null;
  language: 'ar' | 'en';
  issued_by: string;
  sends: number;
  code: string;
}

export type HomePartDraft = { kind: 'hero'; is_on: boolean; title: { ar: string; en: string }; text: { ar: string; en: string }; action: { ar: string; en: string }; link: string; image: PictureDraft | null } | { kind: 'categories'; is_on: boolean; category_ids: number[] } | { kind: 'picks'; is_on: boolean; title: { ar: string; en: string }; text: { ar: string; en: string }; product_ids: number[] } | { kind: 'flash' | 'featured' | 'newest' | 'bundle' | 'best' | 'community' | 'blog' | 'newsletter' | 'trust'; is_on: boolean };

export interface HomeChoice {
  id: number;
  name_ar: string;
  name_en: string;
  is_shown: boolean;
}

export type AdminHomePart = { kind: 'hero'; is_on: boolean; title: { ar: string; en: string }; text: { ar: string; en: string }; action: { ar: string; en: string }; link: string; image: AdminPicture | null } | { kind: 'categories'; is_on: boolean; categories: HomeChoice[] } | { kind: 'picks'; is_on: boolean; title: { ar: string; en: string }; text: { ar: string; en: string }; products: HomeChoice[] } | { kind: 'flash' | 'featured' | 'newest' | 'bundle' | 'best' | 'community' | 'blog' | 'newsletter' | 'trust'; is_on: boolean };

export interface AdminHome {
  version: number;
  parts: AdminHomePart[];
}

export interface HomeParts {
  parts: ({ kind: 'hero'; title: string | null; text: string | null; action: string | null; link: string | null; image: Image | null } | { kind: 'categories'; categories: { name: string; slug: string; image: Image | null; backdrop: string }[] | null } | { kind: 'picks'; title: string; text: string; products: Product[] } | { kind: 'flash' | 'featured' | 'newest' | 'bundle' | 'best' | 'community' | 'blog' | 'newsletter' | 'trust' })[];
}

export type HomePart = HomeParts['parts'][number];

export interface ConsentsDraft {
  email?: boolean | undefined;
  sms?: boolean | undefined;
  whatsapp?: boolean | undefined;
}

export interface ConsentsSince {
  email: string | null;
  sms: string | null;
  whatsapp: string | null;
}

export interface User {
  id: string;
  first_name: string;
  last_name: string;
  email: string | null;
  phone: string;
  isAffiliate: boolean;
  email_verified: boolean;
  phone_verified: boolean;
}

export interface Profile {
  id: string;
  first_name: string;
  last_name: string;
  email: string | null;
  phone: string;
  isAffiliate: boolean;
  email_verified: boolean;
  phone_verified: boolean;
  language: 'ar' | 'en';
  consents: { email: boolean; sms: boolean; whatsapp: boolean };
  consents_since: ConsentsSince;
  created_at: string;
  rank: 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond' | null;
  points: number;
  store_credit: number;
}

export interface Session {
  token: string;
  expires_at: string;
  user: User;
}

export interface SignedIn {
  token: string;
  expires_at: string;
  user: User;
  device_mark: string;
}

export interface SessionInList {
  id: string;
  device: string;
  is_current: boolean;
  created_at: string;
  last_used_at: string;
}

export interface RegisterRequest {
  firstName: string;
  lastName: string;
  phone: string;
  email?: string | null | undefined;
  password: string;
  password_confirmation: string;
  consents?: ConsentsDraft | undefined;
}

export interface LoginRequest {
  login: string;
  password: string;
  device_mark?: string | null | undefined;
}

export interface LoginCodeRequest {
  login: string;
  device_mark?: string | null | undefined;
  by?: 'phone' | undefined;
}

export interface LoginByCodeRequest {
  login: string;
  code: string;
  device_mark?: string | null | undefined;
}

export interface SignedInByCode {
  token: string;
  expires_at: string;
  user: User;
  device_mark: string;
  password_ended: boolean;
}

export interface PasswordReset {
  token: string;
  password: string;
  password_confirmation: string;
}

export interface ProfileEdit {
  first_name?: string | undefined;
  last_name?: string | undefined;
  phone?: string | undefined;
  email?: string | null | undefined;
  language?: 'ar' | 'en' | undefined;
  consents?: ConsentsDraft | undefined;
  consents_from?: 'settings' | 'checkout' | undefined;
  current_password?: string | undefined;
}

export interface PasswordChange {
  current_password: string;
  password: string;
  password_confirmation: string;
}

export interface Invoice {
  number: string;
  uuid: string;
  issued_at: string;
  order_number: string;
  seller: { name: string; address: string; vat_number: string; commercial_registration: string };
  buyer: string;
  company: Company | null;
  lines: { name: string; quantity: number; unit_price: Riyals; discount: Riyals; vat: Riyals; tax: 'standard' | 'zero_rated' | 'exempt' | 'out_of_scope'; total: Riyals }[];
  discounts: { label: string; amount: Riyals }[];
  net: number;
  vat: Riyals;
  taxes: TaxSum[];
  tax_reasons: string[];
  total: Riyals;
  credit_notes: { number: string; issued_at: string; total: Riyals }[];
  qr: string;
}

export interface Leaderboard {
  period: '7d' | '30d' | 'all';
  data: LeaderboardStanding[];
  me: { place: number | null; member: MemberRef; points: number; is_me: boolean };
}

export interface LeaderboardStanding {
  place: number;
  member: MemberRef;
  points: number;
  is_me: boolean;
}

export interface StoreCredit {
  balance: number;
  held: number;
  data: { id: number; amount: number; label: string; at: string }[];
  next_cursor: number | null;
}

export interface AgentRequest {
  response_type?: string | undefined;
  client_id?: string | undefined;
  redirect_uri?: string | undefined;
  scope?: string | undefined;
  state?: string | undefined;
  code_challenge?: string | undefined;
  code_challenge_method?: string | undefined;
  resource?: string | undefined;
}

export interface AgentDecision {
  response_type?: string | undefined;
  client_id?: string | undefined;
  redirect_uri?: string | undefined;
  scope?: string | undefined;
  state?: string | undefined;
  code_challenge?: string | undefined;
  code_challenge_method?: string | undefined;
  resource?: string | undefined;
  allows: boolean;
}

export interface AgentConsent {
  host: string;
  name: string | null;
  returns_to: string | null;
  rights: ('prices' | 'contact' | 'buy' | 'orders')[];
  fault: 'invalid_request' | 'unsupported_response_type' | 'invalid_scope' | 'invalid_target' | null;
}

export interface LinkedAgent {
  id: string;
  host: string;
  name: string | null;
  rights: ('prices' | 'contact' | 'buy' | 'orders')[];
  linked_at: string;
  last_used_at: string | null;
}

export interface Country {
  id: number;
  code: string;
  name: string;
  dial_code: string;
  is_served: boolean;
}

export interface CityDetail {
  id: number;
  name: string;
  region_id: number;
  region: string;
  country_id: number;
  is_served: boolean;
  neighborhoods_count: number;
}

export interface FoundNeighborhood {
  id: number;
  name: string;
  city_id: number;
  city: string;
}

export interface City {
  id: number;
  name: string;
  region_id: number;
  region: string;
  country_id: number;
  is_served: boolean;
}

export interface Neighborhood {
  id: number;
  name: string;
  city_id: number;
}

export interface LottoPrizeDraft {
  kind: 'nothing' | 'percentage_coupon' | 'fixed_coupon' | 'free_shipping' | 'store_credit' | 'points' | 'product';
  count: number;
  percent?: number | null | undefined;
  amount?: number | null | undefined;
  points?: number | null | undefined;
  variant_id?: number | null | undefined;
  maximum_discount?: number | null | undefined;
  minimum_order?: number | null | undefined;
}

export interface LottoCampaignDraft {
  name_ar: string;
  name_en: string;
  licence_number?: string | null | undefined;
  rules_ar?: string | null | undefined;
  rules_en?: string | null | undefined;
  starts_at?: string | null | undefined;
  ends_at?: string | null | undefined;
  gives_welcome?: boolean | undefined;
  gives_daily?: boolean | undefined;
  gives_for_activity?: boolean | undefined;
  activity_per_day?: number | undefined;
  gives_for_purchases?: boolean | undefined;
  acknowledges_purchases_warning?: true | undefined;
  prizes: LottoPrizeDraft[];
}

export interface AdminLottoCampaign {
  id: number;
  name_ar: string;
  name_en: string;
  licence_number: string | null;
  rules_ar: string | null;
  rules_en: string | null;
  starts_at: string | null;
  ends_at: string | null;
  state: 'draft' | 'published' | 'stopped';
  is_demo: boolean;
  gives_welcome: boolean;
  gives_daily: boolean;
  gives_for_activity: boolean;
  activity_per_day: number;
  gives_for_purchases: boolean;
  purchases_warning: string;
  root: string | null;
  deck_size: number | null;
  cards_given: number;
  stop_reason: string | null;
  version: number;
  prizes: { kind: 'nothing' | 'percentage_coupon' | 'fixed_coupon' | 'free_shipping' | 'store_credit' | 'points' | 'product'; count: number; percent: number | null; amount: Riyals | null; points: number | null; variant_id: number | null; item: string | null; maximum_discount: Riyals | null; minimum_order: Riyals | null }[];
}

export interface LottoCampaignEdit {
  name_ar: string;
  name_en: string;
  licence_number?: string | null | undefined;
  rules_ar?: string | null | undefined;
  rules_en?: string | null | undefined;
  starts_at?: string | null | undefined;
  ends_at?: string | null | undefined;
  gives_welcome?: boolean | undefined;
  gives_daily?: boolean | undefined;
  gives_for_activity?: boolean | undefined;
  activity_per_day?: number | undefined;
  gives_for_purchases?: boolean | undefined;
  acknowledges_purchases_warning?: true | undefined;
  prizes: LottoPrizeDraft[];
  version: number;
}

export interface AdminLottoDeck {
  root: string;
  deck_size: number;
  data: { index: number; prize: string; salt: string; ticket_id: string | null; customer_id: string | null; given_at: string | null; scratched_at: string | null; reward_status: 'available' | 'used' | 'expired' | null }[];
  next_cursor: number | null;
}

export interface LottoTickets {
  data: LottoTicket[];
  may_play: boolean;
  needs_phone: boolean;
  claimable: number;
  next_card_at: string | null;
}

export interface LottoHistoryItem {
  ticket: LottoTicket;
  campaign: string;
  prize: { kind: 'nothing' | 'percentage_coupon' | 'fixed_coupon' | 'free_shipping' | 'store_credit' | 'points' | 'product'; label: string };
  scratched_at: string;
  reward: LottoReward | null;
}

export interface LottoOdds {
  campaign_id: number;
  deck_size: number;
  scratched: number;
  prizes: { prize: { kind: 'nothing' | 'percentage_coupon' | 'fixed_coupon' | 'free_shipping' | 'store_credit' | 'points' | 'product'; label: string }; count: number; remaining: number }[];
}

export interface LottoDeck {
  root: string;
  deck_size: number;
  data: { index: number; prize: string; salt: string; given: boolean; scratched: boolean }[];
  next_cursor: number | null;
}

export interface LottoWinner {
  campaign_id: number;
  name: string;
  city: string | null;
  prize: { kind: 'nothing' | 'percentage_coupon' | 'fixed_coupon' | 'free_shipping' | 'store_credit' | 'points' | 'product'; label: string };
  day: string;
}

export interface LottoStats {
  cards: number;
  scratched: number;
  won: number;
  rewards: { available: number; used: number; expired: number };
}

export interface RewardUse {
  reward_id: string;
  address?: OrderAddressDraft | null | undefined;
  address_id?: number | null | undefined;
}

export interface LottoCampaign {
  id: number;
  name: string;
  is_demo: boolean;
  licence_number: string;
  rules: string;
  state: 'upcoming' | 'running' | 'closing' | 'ended' | 'stopped';
  starts_at: string;
  cards_until: string;
  ends_at: string;
  root: string;
  published_at: string;
  deck_size: number;
  cards_left: number;
}

export interface LottoReward {
  id: string;
  status: 'available' | 'used' | 'expired';
  prize: { kind: 'nothing' | 'percentage_coupon' | 'fixed_coupon' | 'free_shipping' | 'store_credit' | 'points' | 'product'; label: string };
  expires_at: string;
  used_at: string | null;
  coupon: { code: string; ends_at: string | null } | null;
  order_id: string | null;
}

export interface LottoTicket {
  id: string;
  number: number;
  given_for: 'welcome' | 'daily' | 'activity' | 'purchase';
  given_at: string;
}

export interface LottoProof {
  index: number;
  prize: string;
  salt: string;
  siblings: string[];
  deck_size: number;
  root: string;
}

export interface ScratchedCard {
  ticket: LottoTicket;
  prize: { kind: 'nothing' | 'percentage_coupon' | 'fixed_coupon' | 'free_shipping' | 'store_credit' | 'points' | 'product'; label: string };
  scratched_at: string;
  reward: LottoReward | null;
  proof: LottoProof;
}

export interface OrderPoints {
  state: 'none' | 'expected' | 'pending' | 'posted';
  points: number;
  at: string | null;
}

export interface MachineTokenDraft {
  name: string;
  scopes: ('orders:read' | 'orders:write' | 'shipments:write' | 'invoices:read' | 'returns:read' | 'products:read' | 'products:write' | 'stock:read' | 'stock:write' | 'promotions:read' | 'customers:read')[];
  expires_in_days: number | null;
  current_password: string;
}

export interface MachineToken {
  id: string;
  name: string;
  hint: string;
  scopes: ('orders:read' | 'orders:write' | 'shipments:write' | 'invoices:read' | 'returns:read' | 'products:read' | 'products:write' | 'stock:read' | 'stock:write' | 'promotions:read' | 'customers:read')[];
  state: 'active' | 'expired' | 'revoked';
  created_by: string;
  created_at: string;
  expires_at: string | null;
  last_used_at: string | null;
  last_network: string | null;
  revoked_at: string | null;
}

export interface CampaignEdit {
  segment_id: number;
  message: { channel?: 'email' | 'sms' | 'whatsapp' | undefined; subject: { ar: string; en: string }; body: { ar: string; en: string }; coupon: { percent: number; days: number } | null };
  version: number;
}

export interface FlowEdit {
  name: string;
  trigger: FlowTrigger;
  ends_on_order: boolean;
  steps: ({ kind: 'wait'; hours: number } | { kind: 'condition'; condition: SegmentCondition } | { kind: 'message'; message: { channel?: 'email' | 'sms' | 'whatsapp' | undefined; subject: { ar: string; en: string }; body: { ar: string; en: string }; coupon: { percent: number; days: number } | null } })[];
  version: number;
}

export interface FlowTest {
  language: 'ar' | 'en';
  step: number;
}

export interface MarketingMessage {
  channel: 'email' | 'sms' | 'whatsapp';
  subject: { ar: string; en: string };
  body: { ar: string; en: string };
  coupon: { percent: number; days: number } | null;
}

export interface ListedCampaign {
  id: number;
  channel: 'email' | 'sms' | 'whatsapp';
  subject: { ar: string; en: string };
  segment: string;
  status: 'draft' | 'sending' | 'stopped' | 'sent';
  audience: number;
  sent: number;
  failed: number;
  left_out: number;
  updated_at: string;
  started_at: string | null;
  finished_at: string | null;
}

export interface MarketingOutcome {
  orders: number;
  total: number;
}

export interface PhoneFigures {
  parts: { ar: number; en: number };
  price: number | null;
  spent: number;
  received: number | null;
  unreached: number | null;
  is_over_ceiling: boolean;
}

export interface MarketingCampaign {
  id: number;
  channel: 'email' | 'sms' | 'whatsapp';
  subject: { ar: string; en: string };
  segment: string;
  status: 'draft' | 'sending' | 'stopped' | 'sent';
  audience: number;
  sent: number;
  failed: number;
  left_out: number;
  updated_at: string;
  started_at: string | null;
  finished_at: string | null;
  version: number;
  segment_id: number | null;
  message: MarketingMessage;
  reachable: number | null;
  phone: PhoneFigures | null;
  outcome: MarketingOutcome;
}

export interface NewMarketingCampaign {
  segment_id: number;
  message: { channel?: 'email' | 'sms' | 'whatsapp' | undefined; subject: { ar: string; en: string }; body: { ar: string; en: string }; coupon: { percent: number; days: number } | null };
}

export type FlowTrigger = { kind: 'joined' } | { kind: 'order_delivered'; is_first: boolean } | { kind: 'birthday' } | { kind: 'win_back'; days: number };

export type FlowStep = { kind: 'wait'; hours: number } | { kind: 'condition'; condition: SegmentCondition } | { kind: 'message'; message: MarketingMessage };

export interface NewFlow {
  name: string;
  trigger: FlowTrigger;
  ends_on_order: boolean;
  steps: ({ kind: 'wait'; hours: number } | { kind: 'condition'; condition: SegmentCondition } | { kind: 'message'; message: { channel?: 'email' | 'sms' | 'whatsapp' | undefined; subject: { ar: string; en: string }; body: { ar: string; en: string }; coupon: { percent: number; days: number } | null } })[];
}

export interface StepNumbers {
  sent: number;
  failed: number;
}

export interface Flow {
  id: number;
  version: number;
  name: string;
  trigger: FlowTrigger;
  ends_on_order: boolean;
  steps: FlowStep[];
  is_on: boolean;
  under_way: number;
  numbers: StepNumbers[];
  outcome: MarketingOutcome;
}

export interface MarketingLimits {
  version: number;
  per_day: number;
  per_week: number;
  ceiling: number;
  whatsapp_price: number;
}

export interface PhoneAdvertising {
  channels: ('email' | 'sms' | 'whatsapp')[];
  ceiling: number;
  spent: number;
  is_reached: boolean;
  sms_price: number;
  whatsapp_price: number;
}

export interface ApprovalOf {
  campaign_id?: number | undefined;
  flow_id?: number | undefined;
  step?: number | undefined;
}

export interface MessageApproval {
  language: 'ar' | 'en';
  state: 'missing' | 'pending' | 'approved' | 'rejected' | 'paused' | 'different';
}

export interface MemberNotification {
  id: number;
  kind: 'like' | 'comment' | 'reply' | 'mention' | 'follow' | 'decision' | 'contest' | 'rank' | 'reward' | 'sale';
  text: string;
  excerpt: string | null;
  members: MemberRef[];
  member_count: number;
  post_id: number | null;
  is_reel: boolean;
  contest_id: number | null;
  at: string;
  is_read: boolean;
}

export interface MemberNotificationSettings {
  kinds: { like: boolean; comment: boolean; reply: boolean; mention: boolean; follow: boolean; decision: boolean; contest: boolean; rank: boolean; reward: boolean; sale: boolean };
  daily_mail: boolean;
}

export interface MemberProfileEdit {
  handle: string;
  name: string;
  about: string;
  city_id: number | null;
  picture?: string | null | undefined;
}

export interface Membership {
  status: 'none' | 'pending' | 'approved' | 'rejected' | 'suspended';
  handle: string | null;
  name: string | null;
  reason: string | null;
  request_id: string | null;
  may_ask_at: string | null;
}

export interface MemberProfile {
  handle: string | null;
  name: string;
  picture: Image | null;
  rank: 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond' | null;
  about: string;
  city: { id: number; name: string } | null;
  joined_at: string;
  follower_count: number;
  is_followed: boolean;
  is_me: boolean;
  is_blocked: boolean;
  is_muted: boolean;
}

export interface SeenJoinRequest {
  id: string;
  status: 'pending' | 'approved' | 'rejected';
  message: string;
  links: string[];
  reason: string | null;
  created_at: string;
  decided_at: string | null;
  messages: number;
  customer: { name: string; orders: number } | null;
}

export interface MemberRef {
  handle: string | null;
  name: string;
  picture: Image | null;
  rank: 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond' | null;
}

export interface JoinRequest {
  id: string;
  status: 'pending' | 'approved' | 'rejected';
  message: string;
  links: string[];
  reason: string | null;
  created_at: string;
  decided_at: string | null;
  messages: number;
}

export interface JoinMessage {
  id: number;
  author: 'customer' | 'staff';
  message: string;
  created_at: string;
}

export interface WrittenReport {
  reason: 'spam' | 'insult' | 'untrue' | 'private' | 'illegal' | 'other';
  note: string | null;
  created_at: string;
}

export interface QueuedAuthor {
  handle: string | null;
  name: string;
  picture: Image | null;
  rank: 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond' | null;
  id: number;
  joined_at: string;
  removed_before: number;
}

export interface HeldWord {
  word: string;
}

export interface QueuedWriting {
  kind: 'post' | 'comment';
  id: number;
  post_id: number;
  author: QueuedAuthor;
  text: string;
  pictures: string[];
  film: string | null;
  status: 'pending' | 'published' | 'hidden' | 'removed';
  held_for: ('first' | 'words' | 'reports' | 'changed')[];
  reports: WrittenReport[];
  created_at: string;
}

export interface WatchedMember {
  id: number;
  handle: string | null;
  name: string;
  picture: Image | null;
  rank: 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond' | null;
  status: 'active' | 'suspended' | 'left';
  suspended_reason: string | null;
  joined_at: string;
  reports: WrittenReport[];
}

export interface QueuedPost {
  kind: 'post' | 'comment';
  id: number;
  post_id: number;
  author: QueuedAuthor;
  text: string;
  pictures: string[];
  film: string | null;
  status: 'pending' | 'published' | 'hidden' | 'removed';
  held_for: ('first' | 'words' | 'reports' | 'changed')[];
  reports: WrittenReport[];
  created_at: string;
  is_pinned: boolean;
}

export interface ReportDraft {
  kind: 'post' | 'comment' | 'member';
  id?: number | undefined;
  handle?: string | undefined;
  reason: 'spam' | 'insult' | 'untrue' | 'private' | 'illegal' | 'other';
  note?: string | null | undefined;
}

export interface AdminSubscriber {
  id: string;
  email: string;
  status: 'pending' | 'subscribed' | 'unsubscribed';
  language: 'ar' | 'en';
  source: string;
  requested_at: string;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
}

export interface LetterDraft {
  subject: { ar: string; en: string };
  body: { ar: string; en: string };
}

export interface AdminLetterRow {
  id: number;
  subject: { ar: string; en: string };
  status: 'draft' | 'sending' | 'stopped' | 'sent';
  audience: number;
  sent: number;
  failed: number;
  updated_at: string;
  started_at: string | null;
  finished_at: string | null;
}

export interface AdminLetter {
  id: number;
  subject: { ar: string; en: string };
  status: 'draft' | 'sending' | 'stopped' | 'sent';
  audience: number;
  sent: number;
  failed: number;
  updated_at: string;
  started_at: string | null;
  finished_at: string | null;
  version: number;
  body: { ar: string; en: string };
}

export interface SubscriberCounts {
  pending: number;
  subscribed: { ar: number; en: number };
  unsubscribed: number;
}

export interface LetterEdit {
  subject: { ar: string; en: string };
  body: { ar: string; en: string };
  version: number;
}

export interface MailInList {
  key: string;
  name: string;
  when: string;
  subject: string;
  is_changed: boolean;
  has_new_original: boolean;
}

export interface AdminMail {
  key: string;
  name: string;
  when: string;
  is_changed: boolean;
  has_new_original: boolean;
  fields: { field: 'subject' | 'body' | 'button'; words: { ar: string; en: string }; original: { ar: string; en: string }; is_changed: boolean; has_new_original: boolean; placeholders: { name: string; is_required: boolean }[] }[];
  version: number;
}

export interface MailPreview {
  subject: string;
  html: string;
  text: string;
}

export interface MailTrial {
  subject: { ar: string; en: string };
  body: { ar: string; en: string };
  button?: { ar: string; en: string } | undefined;
  language: 'ar' | 'en';
}

export interface MailEdit {
  subject: { ar: string; en: string };
  body: { ar: string; en: string };
  button?: { ar: string; en: string } | undefined;
  version: number;
}

export interface PhoneMessagePreview {
  template: string;
  message: 'order_placed' | 'order_confirmed' | 'order_items_changed' | 'order_given' | 'order_part_shipped' | 'order_shipped' | 'order_delivered' | 'order_cancelled' | 'order_expired' | 'return_approved' | 'return_rejected' | 'return_refunded' | 'points_expiring' | 'payment_link' | 'restock' | 'code' | 'account';
  texts: { language: 'ar' | 'en'; text: string; parts: number; approved: string | null }[];
}

export interface PhoneMessageOverview {
  channels: ('whatsapp' | 'sms')[];
  templates: PhoneMessagePreview[];
  month: { text_parts: number; text_messages: number; whatsapp_messages: number };
}

export interface PhoneTrial {
  to: string;
  language: 'ar' | 'en';
}

export interface PhoneTrialOutcome {
  outcome: 'sent' | 'refused' | 'budget' | 'no_channel' | 'failed';
  channel: 'whatsapp' | 'sms' | null;
}

export interface TemplateApproval {
  template: string;
  language: 'ar' | 'en';
  state: 'missing' | 'pending' | 'approved' | 'rejected' | 'paused' | 'different';
}

export interface FailedJob {
  id: number;
  job: string;
  state: 'retrying' | 'dead' | 'requeued';
  attempts: number;
  error: string;
  first_failed_at: string;
  last_failed_at: string;
}

export interface FailedJobs {
  dead: number;
  retrying: number;
  jobs: FailedJob[];
}

export interface Backup {
  started_at: string;
  finished_at: string;
  nightly: boolean;
  place: string;
  bytes: number;
  encrypted: boolean;
  rows: number;
  files: number;
  proved: boolean;
  problem: string | null;
}

export interface Backups {
  state: 'proved' | 'late' | 'none' | 'off';
  proved: Backup | null;
  last: Backup | null;
}

export interface OrderContactDraft {
  first_name: string;
  last_name: string;
  phone: string;
  email?: string | null | undefined;
}

export interface OrderedPieces {
  name: string;
  image: Image | null;
  quantity: number;
}

export interface OrderedPart {
  name: string;
  variant: string | null;
  quantity: number;
}

export interface OrderItem {
  id: number;
  product_id: number | null;
  variant_id: number | null;
  bundle_id: number | null;
  name: string;
  variant: string | null;
  sku: string;
  slug: string;
  image: Image | null;
  quantity: number;
  later_quantity: number;
  ships_from: string | null;
  is_digital: boolean;
  unit_price: Riyals;
  discount: Riyals;
  total: Riyals;
  bundle_items: OrderedPart[];
  answers: ShownAnswer[];
}

export interface BankTransferDetails {
  bank_name: string;
  account_name: string;
  iban: string;
  reference: string;
  pay_before: string | null;
}

export interface OrderContact {
  first_name: string;
  last_name: string;
  phone: string;
  email: string | null;
}

export interface ShortLine {
  line: number;
  available: number;
  held?: HeldOrder[] | undefined;
}

export interface OrderStatusChange {
  status: 'pending_payment' | 'confirmed' | 'processing' | 'shipped' | 'delivered' | 'cancelled' | 'expired' | 'return_requested' | 'returned' | 'refunded';
  note?: string | null | undefined;
  carrier?: string | null | undefined;
  carrier_number?: string | null | undefined;
}

export interface PlacedOrder {
  id: string;
  number: string;
  status: 'pending_payment' | 'confirmed' | 'processing' | 'shipped' | 'delivered' | 'cancelled' | 'expired' | 'return_requested' | 'returned' | 'refunded';
  status_label: string;
  created_at: string;
  items: OrderItem[];
  contact: OrderContact;
  address: ShownAddress | null;
  company: Company | null;
  subtotal: Riyals;
  discounts: { label: string; amount: Riyals }[];
  discount_total: Riyals;
  coupon_code: string | null;
  shipping_method: 'standard' | 'express' | 'pickup' | 'point' | null;
  shipping_name: string;
  pickup_point: OrderPoint | null;
  shipping_total: Riyals;
  payment_method: string;
  payment_kind: 'cash' | 'transfer' | 'online';
  payment_name: string;
  payment_fee: Riyals;
  gift_total: number;
  gift_message: string | null;
  vat_included: Riyals;
  taxes: TaxSum[];
  total: Riyals;
  store_credit: number;
  gift_card: number;
  amount_due: number;
  bank_transfer: BankTransferDetails | null;
  hold_expires_at: string | null;
  awaits_phone_code: boolean;
  carrier: string | null;
  carrier_number: string | null;
  shipments: OrderShipment[];
  delivery_estimate: { from: string; to: string } | null;
  events: OrderEvent[];
  allowed_statuses: ('pending_payment' | 'confirmed' | 'processing' | 'shipped' | 'delivered' | 'cancelled' | 'expired' | 'return_requested' | 'returned' | 'refunded')[];
  notes: string | null;
  supplement_of: OrderKin | null;
  supplements: OrderKin[];
  view_token: string | null;
}

export interface Order {
  id: string;
  number: string;
  status: 'pending_payment' | 'confirmed' | 'processing' | 'shipped' | 'delivered' | 'cancelled' | 'expired' | 'return_requested' | 'returned' | 'refunded';
  status_label: string;
  created_at: string;
  items: OrderItem[];
  contact: OrderContact;
  address: ShownAddress | null;
  company: Company | null;
  subtotal: Riyals;
  discounts: { label: string; amount: Riyals }[];
  discount_total: Riyals;
  coupon_code: string | null;
  shipping_method: 'standard' | 'express' | 'pickup' | 'point' | null;
  shipping_name: string;
  pickup_point: OrderPoint | null;
  shipping_total: Riyals;
  payment_method: string;
  payment_kind: 'cash' | 'transfer' | 'online';
  payment_name: string;
  payment_fee: Riyals;
  gift_total: number;
  gift_message: string | null;
  vat_included: Riyals;
  taxes: TaxSum[];
  total: Riyals;
  store_credit: number;
  gift_card: number;
  amount_due: number;
  bank_transfer: BankTransferDetails | null;
  hold_expires_at: string | null;
  awaits_phone_code: boolean;
  carrier: string | null;
  carrier_number: string | null;
  shipments: OrderShipment[];
  delivery_estimate: { from: string; to: string } | null;
  events: OrderEvent[];
  allowed_statuses: ('pending_payment' | 'confirmed' | 'processing' | 'shipped' | 'delivered' | 'cancelled' | 'expired' | 'return_requested' | 'returned' | 'refunded')[];
  notes: string | null;
  supplement_of: OrderKin | null;
  supplements: OrderKin[];
}

export interface OrderEvent {
  status: 'pending_payment' | 'confirmed' | 'processing' | 'shipped' | 'delivered' | 'cancelled' | 'expired' | 'return_requested' | 'returned' | 'refunded';
  label: string;
  at: string;
  actor: 'customer' | 'staff' | 'system';
  note: string | null;
}

export interface PlaceOrderRequest {
  contact: OrderContactDraft;
  address?: OrderAddressDraft | null | undefined;
  address_id?: number | null | undefined;
  company?: CompanyDraft | null | undefined;
  lines: OrderLine[];
  shipping_method?: 'standard' | 'express' | 'pickup' | 'point' | null | undefined;
  pickup_point?: { carrier: string | null; id: string; city_id: number } | null | undefined;
  payment_method: string;
  coupon_code?: string | null | undefined;
  referral_code?: string | null | undefined;
  handover?: string | null | undefined;
  notes?: string | null | undefined;
  use_store_credit?: boolean | undefined;
  gift_card_code?: string | null | undefined;
  gift?: { message?: string | null | undefined } | null | undefined;
  unpaid_orders?: { id: string; view_token: string }[] | undefined;
  expected_total: number;
  expected_due?: number | undefined;
}

export interface OrderSummary {
  id: string;
  number: string;
  status: 'pending_payment' | 'confirmed' | 'processing' | 'shipped' | 'delivered' | 'cancelled' | 'expired' | 'return_requested' | 'returned' | 'refunded';
  status_label: string;
  created_at: string;
  total: Riyals;
  items_count: number;
  items: OrderedPieces[];
}

export interface Tracking {
  number: string;
  status: 'pending_payment' | 'confirmed' | 'processing' | 'shipped' | 'delivered' | 'cancelled' | 'expired' | 'return_requested' | 'returned' | 'refunded';
  status_label: string;
  events: OrderEvent[];
  carrier: string | null;
  carrier_number: string | null;
  shipments: { number: number; carrier: string | null; carrier_number: string | null; tracking_url: string | null; sent_at: string; delivered_at: string | null; pieces: number; events: CarrierEvent[] }[];
  delivery_estimate: { from: string; to: string } | null;
}

export interface OrderLine {
  product_id?: number | undefined;
  variant_id?: number | null | undefined;
  bundle_id?: number | undefined;
  promotion_id?: number | null | undefined;
  ships_from?: string | null | undefined;
  source?: string | null | undefined;
  answers?: BuyerAnswer[] | undefined;
  quantity: number;
}

export interface Quote {
  lines: QuoteLine[];
  items_count: number;
  subtotal: number;
  discounts: { source: 'promotion' | 'coupon' | 'rank' | 'group'; id: number | null; code: string | null; label: string; amount: Riyals }[];
  discount_total: Riyals;
  coupon: { code: string; applied: boolean; message: string; refusal: string | null } | null;
  shipping: ShippingOption | null;
  shipping_options: ShippingOption[];
  shipping_message: string | null;
  shipping_total: Riyals;
  needs_shipping: boolean;
  payment_options: { code: string; kind: 'cash' | 'transfer' | 'online'; flow: 'redirect' | 'embedded' | null; name: string; description: string; logo: string | null; fee: Riyals; available: boolean; instalments: { count: number; amount: number } | null; remembers_cards: boolean; reason: string | null }[];
  payment_fee: Riyals;
  gift_total: number;
  vat_included: Riyals;
  taxes: TaxSum[];
  total: Riyals;
  store_credit: { available: Riyals; used: Riyals } | null;
  gift_card: { last_four: string; available: Riyals; used: Riyals; message: string | null; refusal: string | null } | null;
  amount_due: number;
  held: HeldOrder[];
  can_order: boolean;
}

export interface QuoteLine {
  product_id: number | null;
  variant_id: number | null;
  bundle_id: number | null;
  promotion_id: number | null;
  name: string;
  variant: string | null;
  slug: string;
  image: Image | null;
  quantity: number;
  available_quantity: number;
  later_quantity: number;
  ships_from: string | null;
  unit_price: number;
  original_price: number;
  discount: number;
  total: number;
  is_digital: boolean;
  answers: ShownAnswer[];
  warnings: { code: 'product_gone' | 'variant_gone' | 'variant_required' | 'bundle_gone' | 'out_of_stock' | 'only_left' | 'promotion_ended' | 'offer_left' | 'ships_later' | 'answers_missing' | 'answers_changed'; message: string }[];
}

export interface QuoteRequest {
  lines: OrderLine[];
  coupon_code?: string | null | undefined;
  city_id?: number | null | undefined;
  shipping_method?: 'standard' | 'express' | 'pickup' | 'point' | null | undefined;
  payment_method?: string | null | undefined;
  use_store_credit?: boolean | undefined;
  gift_card_code?: string | null | undefined;
  gift_wrap?: boolean | undefined;
  unpaid_orders?: { id: string; view_token: string }[] | undefined;
  phone?: string | undefined;
}

export interface CarrierEvent {
  status: 'booked' | 'picked_up' | 'in_transit' | 'out_for_delivery' | 'ready_for_pickup' | 'delivered' | 'attempt_failed' | 'returned' | 'cancelled';
  label: string;
  at: string;
}

export interface OrderShipment {
  id: string;
  number: number;
  carrier: string | null;
  carrier_number: string | null;
  tracking_url: string | null;
  sent_at: string;
  delivered_at: string | null;
  pieces: number;
  events: CarrierEvent[];
  items: { id: number; name: string; variant: string | null; quantity: number }[];
}

export interface RecentPurchase {
  product: { id: number; slug: string; name: string; image: Image | null };
  city: string;
  bought_at: string;
}

export interface OrderKin {
  id: string;
  number: string;
  status: 'pending_payment' | 'confirmed' | 'processing' | 'shipped' | 'delivered' | 'cancelled' | 'expired' | 'return_requested' | 'returned' | 'refunded';
  status_label: string;
  total: Riyals;
  hold_expires_at: string | null;
  travels: 'waiting' | 'together' | 'alone' | 'sent' | 'over';
}

export interface TaxSum {
  category: 'standard' | 'zero_rated' | 'exempt' | 'out_of_scope';
  percent: number;
  total: number;
  vat: Riyals;
}

export interface HeldOrder {
  order_id: string;
  number: string;
  payment_method: string;
  amount_due: Riyals;
  hold_expires_at: string | null;
  lines: { line: number; quantity: number }[];
}

export interface PastOrderLine {
  name: string;
  sku: string;
  quantity: number | null;
  price: Riyals | null;
}

export interface PastOrder {
  id: number;
  number: string;
  placed_at: string;
  status: string;
  total: Riyals | null;
  lines: PastOrderLine[];
}

export interface AdminPastOrder {
  id: number;
  number: string;
  placed_at: string;
  status: string;
  total: Riyals | null;
  lines: PastOrderLine[];
  customer_name: string;
  phone: string | null;
  email: string | null;
}

export interface PaymentTrial {
  id: string;
  state: 'opening' | 'open' | 'paid' | 'refunded' | 'failed';
  failure: 'unopened' | 'refused' | 'expired' | 'cancelled' | null;
  problem: string | null;
  url: string | null;
  was_refused: boolean;
  opened_at: string;
  ended_at: string | null;
  paid_at: string | null;
  paid_amount: Riyals | null;
  paid_currency: string | null;
  told_at: string | null;
  refund_tries: number;
  refunded_at: string | null;
  refunded_by_hand: boolean;
}

export interface TriedMethod {
  method: string;
  amount: Riyals;
  has_webhook: boolean;
  is_offered: boolean;
  latest: PaymentTrial | null;
}

export interface PointsValue {
  points: number;
  owed: number;
  pending: number;
  point_value: number;
  worth: number;
  pending_worth: Riyals;
  earnings: number;
  earnings_held: number;
  least_points: number;
  least_withdrawal: Riyals;
  iban: string | null;
}

export interface PointConversion {
  id: string;
  points: number;
  amount: Riyals;
  to: 'cash' | 'store_credit';
  point_value: number;
  at: string;
  left: number;
}

export interface WithdrawalRequest {
  amount: number;
  iban?: string | undefined;
  name?: string | undefined;
  stc_pay?: string | undefined;
}

export interface AffiliateWithdrawal {
  id: string;
  amount: Riyals;
  way: 'iban' | 'stc_pay';
  destination: string | null;
  status: 'pending' | 'approved' | 'paid' | 'rejected' | 'cancelled';
  status_label: string;
  reason: string | null;
  reference: string | null;
  asked_at: string;
  approved_at: string | null;
  ended_at: string | null;
  can_cancel: boolean;
}

export interface AdminWithdrawal {
  id: string;
  amount: Riyals;
  way: 'iban' | 'stc_pay';
  destination: string | null;
  status: 'pending' | 'approved' | 'paid' | 'rejected' | 'cancelled';
  status_label: string;
  reason: string | null;
  reference: string | null;
  asked_at: string;
  approved_at: string | null;
  ended_at: string | null;
  holder: string | null;
  affiliate: { id: number; code: string } | null;
  approved_by: string | null;
  paid_by: string | null;
  next_statuses: ('pending' | 'approved' | 'paid' | 'rejected' | 'cancelled')[];
  version: number;
}

export interface AffiliateTransaction {
  id: number;
  kind: 'commission' | 'reversal' | 'conversion' | 'withdrawal';
  label: string;
  at: string;
  points: number | null;
  amount: Riyals | null;
  state: 'waiting' | 'pending' | 'posted' | 'void' | 'approved' | 'paid' | 'rejected' | 'cancelled' | 'done';
  state_label: string;
  reason: string | null;
}

export interface AffiliateStats {
  from: string;
  to: string;
  clicks: number;
  uncounted_clicks: number;
  orders: number;
  conversion: number;
  points: number;
  pending_points: number;
  available_points: number;
  earnings: Riyals;
  paid: Riyals;
  days: { day: string; clicks: number; orders: number; points: number }[];
  products: { id: number; name: string; slug: string; image: Image | null; orders: number; pieces: number }[];
}

export type Riyals = number;

export interface Image {
  url: string;
  alt: string;
  width: number;
  height: number;
  srcset: string;
  srcset_avif: string;
  placeholder: string;
}

export interface Rank {
  key: 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond';
  name: string;
  threshold: number;
  free_shipping_threshold: Riyals | null;
  discount_percent: number;
}

export interface RankStanding {
  rank: Rank;
  lifetime_points: number;
  next: Rank | null;
  points_to_next: number | null;
}

export interface AdminRank {
  key: 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond';
  name_ar: string;
  name_en: string;
  threshold: number;
  free_shipping_threshold: Riyals | null;
  discount_percent: number;
  version: number;
}

export interface PointRule {
  kind: string;
  points: number;
  per_day: number | null;
  version: number;
}

export interface PointSettings {
  expires_after_months: number | null;
  warning_days: number;
  version: number;
}

export interface PointLine {
  id: number;
  points: number;
  label: string;
  state: 'pending' | 'posted' | 'spent' | 'expired' | 'taken_back';
  order_id: string | null;
  at: string;
}

export interface MyPoints {
  balance: number;
  owed: number;
  pending: number;
  lifetime: number;
  expires_after_months: number | null;
  next_expiry: { points: number; at: string; is_announced: boolean } | null;
  data: PointLine[];
  next_cursor: number | null;
}

export interface RankEdit {
  name_ar: string;
  name_en: string;
  threshold: number;
  free_shipping_threshold: number | null;
  discount_percent: number;
  version: number;
}

export interface PointRuleEdit {
  points: number;
  per_day: number | null;
  version: number;
}

export interface SavedPost {
  id: number;
  kind: 'post' | 'reel';
  author: MemberRef;
  excerpt: string;
  image: Image | null;
  saved_at: string;
}

export interface Collection {
  id: number;
  name: string;
  count: number;
  cover: Image | null;
  has_post: boolean;
}

export interface PostFeed {
  data: Post[];
  next_cursor: string | null;
  newest: string | null;
}

export interface Poll {
  days: number;
  closes_at: string | null;
  is_closed: boolean;
  has_voted: boolean;
  vote_count: number;
  options: { id: number; text: string; vote_count: number | null; percent: number | null; is_mine: boolean }[];
}

export interface Post {
  id: number;
  author: MemberRef;
  text: string;
  images: Image[];
  image_ids: string[];
  products: Product[];
  poll: Poll | null;
  mentions: string[];
  tags: string[];
  like_count: number;
  comment_count: number;
  share_count: number;
  is_liked: boolean;
  is_saved: boolean;
  is_author_followed: boolean;
  sold_count: number | null;
  is_mine: boolean;
  is_pinned: boolean;
  status: 'pending' | 'published' | 'hidden' | 'removed';
  status_reason: string | null;
  created_at: string;
  edited_at: string | null;
  may_edit_until: string | null;
}

export interface PostComment {
  id: number;
  parent_id: number | null;
  author: MemberRef;
  text: string;
  is_mine: boolean;
  status: 'pending' | 'published' | 'hidden' | 'removed';
  created_at: string;
}

export interface PostDraft {
  text: string;
  images?: { id: string; alt: string }[] | undefined;
  product_ids?: number[] | undefined;
  poll?: { options: string[]; days: number } | null | undefined;
}

export interface BreachDraft {
  known_at: string;
  happened: string;
  cause: string;
  data: ('name' | 'contact' | 'address' | 'account' | 'credentials' | 'device' | 'network' | 'orders' | 'payment' | 'bank' | 'company' | 'messages' | 'content' | 'pictures' | 'consents' | 'activity' | 'balance')[];
  persons: string;
  persons_count: number;
  effects: string;
  measures: string;
}

export interface BreachChange {
  known_at: string;
  happened: string;
  cause: string;
  data: ('name' | 'contact' | 'address' | 'account' | 'credentials' | 'device' | 'network' | 'orders' | 'payment' | 'bank' | 'company' | 'messages' | 'content' | 'pictures' | 'consents' | 'activity' | 'balance')[];
  persons: string;
  persons_count: number;
  effects: string;
  measures: string;
  notice_ar: string | null;
  notice_en: string | null;
  version: number;
}

export interface ListedBreach {
  id: string;
  reference: string;
  status: 'open' | 'told' | 'closed';
  happened: string;
  known_at: string;
  tell_by: string;
  hours_left: number;
  told_at: string | null;
}

export interface BreachAct {
  act: string;
  by: string;
  at: string;
}

export interface BreachLetters {
  listed: number;
  without_email: number;
  sent: number;
  failed: number;
  is_listing: boolean;
}

export interface Breach {
  id: string;
  reference: string;
  status: 'open' | 'told' | 'closed';
  happened: string;
  known_at: string;
  tell_by: string;
  hours_left: number;
  told_at: string | null;
  cause: string;
  data: ('name' | 'contact' | 'address' | 'account' | 'credentials' | 'device' | 'network' | 'orders' | 'payment' | 'bank' | 'company' | 'messages' | 'content' | 'pictures' | 'consents' | 'activity' | 'balance')[];
  persons: string;
  persons_count: number;
  effects: string;
  measures: string;
  notice: { ar: string; en: string };
  is_notice_edited: boolean;
  told_by: string | null;
  told_how: string;
  lessons: string;
  closed_at: string | null;
  letter: { subject: string; text: string };
  letters_at: string | null;
  letters: BreachLetters;
  history: BreachAct[];
  version: number;
}

export interface BreachWithPersons {
  id: string;
  reference: string;
  status: 'open' | 'told' | 'closed';
  happened: string;
  known_at: string;
  tell_by: string;
  hours_left: number;
  told_at: string | null;
  cause: string;
  data: ('name' | 'contact' | 'address' | 'account' | 'credentials' | 'device' | 'network' | 'orders' | 'payment' | 'bank' | 'company' | 'messages' | 'content' | 'pictures' | 'consents' | 'activity' | 'balance')[];
  persons: string;
  persons_count: number;
  effects: string;
  measures: string;
  notice: { ar: string; en: string };
  is_notice_edited: boolean;
  told_by: string | null;
  told_how: string;
  lessons: string;
  closed_at: string | null;
  letter: { subject: string; text: string };
  letters_at: string | null;
  letters: BreachLetters;
  history: BreachAct[];
  version: number;
  unknown?: string[] | undefined;
}

export interface BreachPersons {
  listed?: string[] | undefined;
  registered_before?: string | undefined;
  version: number;
}

export interface BreachLetter {
  subject: string;
  text: string;
  count: number;
  version: number;
}

export interface ConsentEvent {
  subject: 'email' | 'sms' | 'whatsapp' | 'newsletter' | 'analytics' | 'marketing';
  is_given: boolean;
  way: 'registration' | 'settings' | 'checkout' | 'mail_link' | 'message_link' | 'reply' | 'import' | 'form' | 'banner' | 'closing';
  at: string;
  words: string | null;
  language: 'ar' | 'en' | null;
  version: string | null;
  origin: string;
}

export interface ProcessingActivity {
  module: string;
  name: string;
  title: string;
  purpose: string;
  persons: ('customers' | 'guests' | 'visitors' | 'subscribers' | 'recipients' | 'members' | 'affiliates' | 'correspondents' | 'staff')[];
  data: ('name' | 'contact' | 'address' | 'account' | 'credentials' | 'device' | 'network' | 'orders' | 'payment' | 'bank' | 'company' | 'messages' | 'content' | 'pictures' | 'consents' | 'activity' | 'balance')[];
  basis: 'consent' | 'contract' | 'legal_obligation' | 'legitimate_interest';
  from: 'person' | 'others' | 'made' | 'staff';
  terms: { days: number | null; until: 'account' | 'record' | 'tax_law' | null; tables: number }[];
  recipients: ('payment' | 'message' | 'tax' | 'carrier' | 'conversion' | 'protocol')[];
  processors: { name: string; is_on: boolean }[];
}

export interface Processor {
  key: string;
  is_extension: boolean;
  is_on: boolean;
  name: string;
  purpose: string;
  contact: string;
  note: string;
  country: string;
  is_abroad: boolean;
  data: ('name' | 'contact' | 'address' | 'account' | 'credentials' | 'device' | 'network' | 'orders' | 'payment' | 'bank' | 'company' | 'messages' | 'content' | 'pictures' | 'consents' | 'activity' | 'balance')[];
  contract_on: string | null;
  ground: 'adequacy' | 'safeguards' | 'consent' | 'need' | null;
  assessed_on: string | null;
  lacks_ground: boolean;
  version: number;
}

export interface ProcessorDraft {
  name: string;
  purpose: string;
  contact: string;
  note: string;
  country: string;
  data: ('name' | 'contact' | 'address' | 'account' | 'credentials' | 'device' | 'network' | 'orders' | 'payment' | 'bank' | 'company' | 'messages' | 'content' | 'pictures' | 'consents' | 'activity' | 'balance')[];
  contract_on: string | null;
  ground: 'adequacy' | 'safeguards' | 'consent' | 'need' | null;
  assessed_on: string | null;
}

export interface ProcessorChange {
  name: string;
  purpose: string;
  contact: string;
  note: string;
  country: string;
  data: ('name' | 'contact' | 'address' | 'account' | 'credentials' | 'device' | 'network' | 'orders' | 'payment' | 'bank' | 'company' | 'messages' | 'content' | 'pictures' | 'consents' | 'activity' | 'balance')[];
  contract_on: string | null;
  ground: 'adequacy' | 'safeguards' | 'consent' | 'need' | null;
  assessed_on: string | null;
  version: number;
}

export interface DataRequestForm {
  name: string;
  email?: string | undefined;
  phone?: string | undefined;
  kind: 'access' | 'copy' | 'correction' | 'erasure' | 'objection';
  details?: string | undefined;
}

export interface DataRequestLetter {
  name: string;
  email?: string | undefined;
  phone?: string | undefined;
  kind: 'access' | 'copy' | 'correction' | 'erasure' | 'objection';
  details?: string | undefined;
  language: 'ar' | 'en';
  received_at: string;
}

export interface OwnDataRequest {
  id: string;
  reference: string;
  kind: 'access' | 'copy' | 'correction' | 'erasure' | 'objection';
  status: 'received' | 'proved' | 'working' | 'done' | 'refused';
  received_at: string;
  due_at: string;
  refusal: 'not_proved' | 'repetitive' | 'impossible' | 'legal_duty' | 'harms_others' | null;
  words: string;
  has_copy: boolean;
}

export interface ListedDataRequest {
  id: string;
  reference: string;
  kind: 'access' | 'copy' | 'correction' | 'erasure' | 'objection';
  source: 'account' | 'form' | 'staff';
  status: 'received' | 'proved' | 'working' | 'done' | 'refused';
  name: string;
  received_at: string;
  due_at: string;
  is_extended: boolean;
  days_left: number;
  assigned_to: string | null;
  version: number;
}

export interface DataRequest {
  id: string;
  reference: string;
  kind: 'access' | 'copy' | 'correction' | 'erasure' | 'objection';
  source: 'account' | 'form' | 'staff';
  status: 'received' | 'proved' | 'working' | 'done' | 'refused';
  name: string;
  received_at: string;
  due_at: string;
  is_extended: boolean;
  days_left: number;
  assigned_to: string | null;
  version: number;
  customer_id: string | null;
  email: string | null;
  phone: string | null;
  language: 'ar' | 'en';
  details: string;
  refusal: 'not_proved' | 'repetitive' | 'impossible' | 'legal_duty' | 'harms_others' | null;
  closed_at: string | null;
  copy_until: string | null;
  log: { step: 'received' | 'proved' | 'assigned' | 'started' | 'extended' | 'noted' | 'handed_over' | 'opened' | 'erased' | 'done' | 'refused'; by: string | null; words: string; is_told: boolean; at: string }[];
}

export interface DataRequestStepBody {
  step: 'proved' | 'started' | 'assigned' | 'extended' | 'noted' | 'done' | 'refused';
  words: string;
  refusal?: 'not_proved' | 'repetitive' | 'impossible' | 'legal_duty' | 'harms_others' | undefined;
  version: number;
}

export interface BulkChangeRule {
  field: 'price' | 'sale_price' | 'stock';
  way: 'set' | 'percent' | 'add' | 'off' | 'clear';
  amount: number | null;
  rounding: 'none' | 'whole' | 'tens' | 'ends_95';
}

export interface NewBulkChange {
  field: 'price' | 'sale_price' | 'stock';
  way: 'set' | 'percent' | 'add' | 'off' | 'clear';
  amount: number | null;
  rounding: 'none' | 'whole' | 'tens' | 'ends_95';
  product_ids: number[] | null;
  filters: { q?: string | undefined; category_id?: number | undefined; brand?: string | undefined; status?: 'draft' | 'published' | 'scheduled' | 'archived' | undefined; stock?: 'out' | 'low' | undefined; on_sale?: boolean | undefined };
}

export interface ImportDifference {
  sku: string;
  field: 'price' | 'sale_price' | 'stock';
  from: number | null;
  to: number | null;
}

export interface ImportChoicesEdit {
  columns: ('product_sku' | 'slug' | 'status' | 'published' | 'title' | 'name_ar' | 'name_en' | 'summary' | 'short_description_ar' | 'short_description_en' | 'body' | 'description_ar' | 'description_en' | 'brand' | 'brand_ar' | 'brand_en' | 'category' | 'product_category' | 'tags' | 'keywords' | 'seo_title' | 'seo_description' | 'old_url' | 'external_url' | 'visibility' | 'goods_type' | 'requires_shipping' | 'is_gift_card' | 'price' | 'sale_price' | 'compare_price' | 'cost_price' | 'weight_grams' | 'weight' | 'weight_unit' | 'weight_lb' | 'weight_oz' | 'is_returnable' | 'is_featured' | 'pictures' | 'picture_alt' | 'variant_picture' | 'row_type' | 'row_id' | 'parent' | 'sku' | 'barcode' | 'size' | 'color' | 'color_ar' | 'color_en' | 'color_hex' | 'variant_price' | 'variant_sale_price' | 'variant_cost_price' | 'stock' | 'stock_tracking' | 'in_stock' | 'unlimited_stock' | 'backorders' | 'option1_name' | 'option1_value' | 'option2_name' | 'option2_value' | 'option3_name' | 'option3_value' | null)[];
  category_id: number | null;
  makes_categories?: boolean | undefined;
  version: number;
}

export interface ImportColumn {
  header: string;
  field: 'product_sku' | 'slug' | 'status' | 'published' | 'title' | 'name_ar' | 'name_en' | 'summary' | 'short_description_ar' | 'short_description_en' | 'body' | 'description_ar' | 'description_en' | 'brand' | 'brand_ar' | 'brand_en' | 'category' | 'product_category' | 'tags' | 'keywords' | 'seo_title' | 'seo_description' | 'old_url' | 'external_url' | 'visibility' | 'goods_type' | 'requires_shipping' | 'is_gift_card' | 'price' | 'sale_price' | 'compare_price' | 'cost_price' | 'weight_grams' | 'weight' | 'weight_unit' | 'weight_lb' | 'weight_oz' | 'is_returnable' | 'is_featured' | 'pictures' | 'picture_alt' | 'variant_picture' | 'row_type' | 'row_id' | 'parent' | 'sku' | 'barcode' | 'size' | 'color' | 'color_ar' | 'color_en' | 'color_hex' | 'variant_price' | 'variant_sale_price' | 'variant_cost_price' | 'stock' | 'stock_tracking' | 'in_stock' | 'unlimited_stock' | 'backorders' | 'option1_name' | 'option1_value' | 'option2_name' | 'option2_value' | 'option3_name' | 'option3_value' | null;
  examples: string[];
}

export interface ImportOutcomeCounts {
  create: number;
  update: number;
  unchanged: number;
  error: number;
}

export interface ImportResultCounts {
  done: number;
  refused: number;
  undone: number;
  kept: number;
  archived: number;
}

export interface ImportPictureCounts {
  wanted: number;
  taken: number;
  failed: number;
}

export interface ImportNoteCounts {
  warned: number;
  drafts: number;
}

export interface ImportCategory {
  path: string[];
  products_count: number;
  category_id: number | null;
  is_refused: boolean;
}

export interface ProductImport {
  id: number;
  version: number;
  status: 'mapping' | 'checking' | 'checked' | 'running' | 'done' | 'cancelled' | 'undoing' | 'undone';
  format: 'waha' | 'shopify' | 'salla' | 'woocommerce' | 'other';
  file_name: string;
  bulk_change: BulkChangeRule | null;
  columns: ImportColumn[];
  category_id: number | null;
  makes_categories: boolean;
  new_categories: number;
  missing: ('product_sku' | 'slug' | 'status' | 'published' | 'title' | 'name_ar' | 'name_en' | 'summary' | 'short_description_ar' | 'short_description_en' | 'body' | 'description_ar' | 'description_en' | 'brand' | 'brand_ar' | 'brand_en' | 'category' | 'product_category' | 'tags' | 'keywords' | 'seo_title' | 'seo_description' | 'old_url' | 'external_url' | 'visibility' | 'goods_type' | 'requires_shipping' | 'is_gift_card' | 'price' | 'sale_price' | 'compare_price' | 'cost_price' | 'weight_grams' | 'weight' | 'weight_unit' | 'weight_lb' | 'weight_oz' | 'is_returnable' | 'is_featured' | 'pictures' | 'picture_alt' | 'variant_picture' | 'row_type' | 'row_id' | 'parent' | 'sku' | 'barcode' | 'size' | 'color' | 'color_ar' | 'color_en' | 'color_hex' | 'variant_price' | 'variant_sale_price' | 'variant_cost_price' | 'stock' | 'stock_tracking' | 'in_stock' | 'unlimited_stock' | 'backorders' | 'option1_name' | 'option1_value' | 'option2_name' | 'option2_value' | 'option3_name' | 'option3_value')[];
  rows_count: number;
  products_count: number;
  progress: number;
  progress_of: number;
  outcomes: ImportOutcomeCounts;
  results: ImportResultCounts;
  notes: ImportNoteCounts;
  pictures: ImportPictureCounts;
  staff_name: string;
  created_at: string;
  finished_at: string | null;
}

export interface ProductImportInList {
  id: number;
  version: number;
  status: 'mapping' | 'checking' | 'checked' | 'running' | 'done' | 'cancelled' | 'undoing' | 'undone';
  format: 'waha' | 'shopify' | 'salla' | 'woocommerce' | 'other';
  file_name: string;
  bulk_change: BulkChangeRule | null;
  category_id: number | null;
  rows_count: number;
  products_count: number;
  progress: number;
  progress_of: number;
  outcomes: ImportOutcomeCounts;
  results: ImportResultCounts;
  notes: ImportNoteCounts;
  pictures: ImportPictureCounts;
  staff_name: string;
  created_at: string;
  finished_at: string | null;
}

export interface ImportItem {
  number: number;
  first_row: number;
  last_row: number;
  rows_count: number;
  sku: string;
  name: string;
  outcome: 'create' | 'update' | 'unchanged' | 'error' | null;
  result: 'done' | 'refused' | 'undone' | 'kept' | 'archived' | null;
  product_id: number | null;
  faults: { row: number; column: string | null; message: string; is_warning: boolean }[];
  changes: string[];
  differences: ImportDifference[];
}

export interface AdminPromotionDraft {
  type: 'percentage' | 'fixed_price' | 'flash' | 'buy_x_get_y';
  name_ar: string;
  name_en: string;
  description_ar: string;
  description_en: string;
  percent?: number | null | undefined;
  fixed_price?: number | null | undefined;
  buy_quantity?: number | null | undefined;
  get_quantity?: number | null | undefined;
  starts_at: string;
  ends_at: string;
  quantity_cap?: number | null | undefined;
  priority: number;
  stackable: boolean;
  licence_number?: string | null | undefined;
  is_active: boolean;
  product_ids: number[];
  category_ids: number[];
}

export interface AdminPromotion {
  id: number;
  version: number;
  type: 'percentage' | 'fixed_price' | 'flash' | 'buy_x_get_y';
  name_ar: string;
  name_en: string;
  description_ar: string;
  description_en: string;
  percent: number | null;
  fixed_price: Riyals | null;
  buy_quantity: number | null;
  get_quantity: number | null;
  starts_at: string;
  ends_at: string;
  quantity_cap: number | null;
  priority: number;
  stackable: boolean;
  licence_number: string | null;
  is_active: boolean;
  product_ids: number[];
  category_ids: number[];
  state: 'running' | 'upcoming' | 'ended' | 'sold_out' | 'off';
  quantity_sold: number;
  products: NamedProduct[];
  warnings: ('licence_missing' | 'reaches_nothing' | 'reaches_archived')[];
}

export interface PromotionPreview {
  count: number;
  unchanged: number;
  products: { id: number; name_ar: string; name_en: string; price: Riyals; current_price: Riyals; new_price: number }[];
  warnings: ('licence_missing' | 'reaches_nothing' | 'reaches_archived')[];
}

export interface AdminPromotionInList {
  id: number;
  version: number;
  type: 'percentage' | 'fixed_price' | 'flash' | 'buy_x_get_y';
  name_ar: string;
  name_en: string;
  description_ar: string;
  description_en: string;
  percent: number | null;
  fixed_price: Riyals | null;
  buy_quantity: number | null;
  get_quantity: number | null;
  starts_at: string;
  ends_at: string;
  quantity_cap: number | null;
  priority: number;
  stackable: boolean;
  licence_number: string | null;
  is_active: boolean;
  product_ids: number[];
  category_ids: number[];
  state: 'running' | 'upcoming' | 'ended' | 'sold_out' | 'off';
  quantity_sold: number;
  warnings: ('licence_missing' | 'reaches_nothing' | 'reaches_archived')[];
}

export interface AdminPromotionEdit {
  type: 'percentage' | 'fixed_price' | 'flash' | 'buy_x_get_y';
  name_ar: string;
  name_en: string;
  description_ar: string;
  description_en: string;
  percent?: number | null | undefined;
  fixed_price?: number | null | undefined;
  buy_quantity?: number | null | undefined;
  get_quantity?: number | null | undefined;
  starts_at: string;
  ends_at: string;
  quantity_cap?: number | null | undefined;
  priority: number;
  stackable: boolean;
  licence_number?: string | null | undefined;
  is_active: boolean;
  product_ids: number[];
  category_ids: number[];
  version: number;
}

export interface PushSubscriptionBody {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushDeviceDraft {
  endpoint: string;
  p256dh: string;
  auth: string;
  order_id?: string | undefined;
  view_token?: string | undefined;
}

export interface PushRenewal {
  endpoint: string;
  p256dh: string;
  auth: string;
  former_endpoint: string;
  former_auth: string;
}

export interface PushState {
  key: string;
  is_on: boolean;
}

export interface PushDevice {
  id: string;
  device: string;
  mark: string;
  created_at: string;
  used_at: string;
}

export interface Question {
  id: number;
  text: string;
  author: string;
  created_at: string;
  answers: { id: number; text: string; by: 'shop' | 'buyer'; author: string | null; created_at: string }[];
}

export interface QuestionPage {
  data: Question[];
  current_page: number;
  last_page: number;
  per_page: number;
  total: number;
}

export interface OwnQuestion {
  id: number;
  kind: 'question' | 'answer';
  product: ProductRef;
  question: string | null;
  text: string;
  status: 'pending' | 'published' | 'rejected' | 'hidden';
  status_reason: string | null;
  answer_count: number;
  created_at: string;
}

export interface OwnQuestions {
  written: OwnQuestion[];
  may_answer: boolean;
}

export interface ModeratedQuestion {
  id: number;
  version: number;
  kind: 'question' | 'answer';
  product: ProductRef;
  author: string | null;
  question: string | null;
  text: string;
  shop_answer: string | null;
  status: 'pending' | 'published' | 'rejected' | 'hidden';
  status_reason: string | null;
  flags: ('links' | 'words' | 'reports')[];
  reports: ('spam' | 'insult' | 'untrue' | 'private' | 'other')[];
  created_at: string;
}

export interface RecordImportPlan {
  create: number;
  known: number;
  error: number;
}

export interface RecordImportWritten {
  done: number;
  undone: number;
  kept: number;
}

export interface RecordImportField {
  name: string;
  label: string;
  is_required: boolean;
}

export interface RecordImportColumn {
  header: string;
  field: string | null;
  samples: string[];
}

export interface ListedRecordImport {
  id: number;
  version: number;
  kind: 'coupons' | 'reviews' | 'orders' | 'pages' | 'redirects';
  status: 'mapping' | 'checked' | 'running' | 'done' | 'undoing' | 'undone';
  file_name: string;
  rows_count: number;
  progress: number;
  progress_of: number;
  outcomes: RecordImportPlan;
  results: RecordImportWritten;
  warned: number;
  staff_name: string;
  created_at: string;
  finished_at: string | null;
}

export interface RecordImport {
  id: number;
  version: number;
  kind: 'coupons' | 'reviews' | 'orders' | 'pages' | 'redirects';
  status: 'mapping' | 'checked' | 'running' | 'done' | 'undoing' | 'undone';
  file_name: string;
  rows_count: number;
  progress: number;
  progress_of: number;
  outcomes: RecordImportPlan;
  results: RecordImportWritten;
  warned: number;
  staff_name: string;
  created_at: string;
  finished_at: string | null;
  columns: RecordImportColumn[];
  fields: RecordImportField[];
}

export interface RecordImportItem {
  item_number: number;
  row_number: number;
  label: string;
  outcome: 'create' | 'known' | 'error';
  result: 'done' | 'undone' | 'kept' | null;
  faults: { kind: string; message: string }[];
}

export interface RedirectDraft {
  from: string;
  to: string;
}

export interface Redirect {
  id: number;
  from: string;
  to: string;
  created_at: string;
}

export interface Reel {
  id: number;
  author: MemberRef;
  text: string;
  products: Product[];
  mentions: string[];
  tags: string[];
  like_count: number;
  comment_count: number;
  share_count: number;
  is_liked: boolean;
  is_saved: boolean;
  is_author_followed: boolean;
  sold_count: number | null;
  is_mine: boolean;
  is_pinned: boolean;
  status: 'pending' | 'published' | 'hidden' | 'removed';
  status_reason: string | null;
  created_at: string;
  edited_at: string | null;
  may_edit_until: string | null;
  video: ReelVideo;
  view_count: number;
}

export interface ReelVideo {
  status: 'processing' | 'ready' | 'failed';
  failure: { code: 'damaged' | 'no_video' | 'codec' | 'hevc' | 'sound' | 'too_long' | 'too_large' | 'too_many_frames' | 'landscape' | 'too_slow' | 'failed'; message: string } | null;
  url: string | null;
  upload_id: string | null;
  width: number | null;
  height: number | null;
  duration_seconds: number | null;
  poster: Image | null;
  poster_upload_id: string | null;
  captions: string | null;
}

export interface ReelDraft {
  text: string;
  video_id: string;
  poster_id?: string | null | undefined;
  captions?: string | null | undefined;
  product_ids?: number[] | undefined;
}

export interface RestockRequest {
  variant_id?: number | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
}

export interface AdminReturn {
  id: string;
  number: string;
  kind: 'return' | 'refund';
  order_id: string;
  order_number: string;
  status: 'requested' | 'approved' | 'received' | 'refunded' | 'exchanged' | 'rejected' | 'cancelled';
  status_label: string;
  refund_to: 'original' | 'store_credit' | 'exchange';
  created_at: string;
  lines: { id: number; name: string; variant: string | null; image: Image | null; quantity: number; reason: 'changed_mind' | 'wrong_size' | 'damaged' | 'wrong_item' | 'not_as_described' | 'other'; fit: 'small' | 'large' | null; reason_label: string; expected: { variant: string | null; quantity: number }[]; exchange: { variant_id: number; variant: string | null; sku: string; left: number | null } | null; sku: string; bought: number; amount: number; resaleable: number | null }[];
  note: string | null;
  photos: { id: string; url: string }[];
  iban: string | null;
  expected_refund: number;
  withheld: number;
  refund: ReturnRefund | null;
  replacement: { carrier: string | null; carrier_number: string | null } | null;
  events: ReturnEvent[];
  can_withdraw: boolean;
  arrived_at: string | null;
  buyer: { name: string; phone: string; email: string | null; has_account: boolean };
  payment_method: string;
  expected: MoneyBack;
  next_statuses: ('requested' | 'approved' | 'received' | 'refunded' | 'exchanged' | 'rejected' | 'cancelled')[];
}

export interface AdminReturnSummary {
  id: string;
  number: string;
  kind: 'return' | 'refund';
  order_id: string;
  order_number: string;
  status: 'requested' | 'approved' | 'received' | 'refunded' | 'exchanged' | 'rejected' | 'cancelled';
  status_label: string;
  refund_to: 'original' | 'store_credit' | 'exchange';
  created_at: string;
  amount: number;
  pieces: number;
  items: OrderedPieces[];
  buyer: string;
  phone: string;
  arrived_at: string | null;
}

export interface StaffRefund {
  lines?: { id: number; quantity: number }[] | undefined;
  amount?: number | undefined;
  everything?: true | undefined;
  to: 'original' | 'store_credit';
  reason: string;
  bank_reference?: string | null | undefined;
  restock?: boolean | undefined;
}

export interface ExchangeShipment {
  carrier?: string | null | undefined;
  carrier_number?: string | null | undefined;
  note?: string | null | undefined;
}

export interface ReturnRequest {
  order_id: string;
  lines: { id: number; quantity: number; reason: 'changed_mind' | 'wrong_size' | 'damaged' | 'wrong_item' | 'not_as_described' | 'other'; fit?: 'small' | 'large' | null | undefined; exchange_variant_id?: number | undefined }[];
  note?: string | null | undefined;
  photos?: string[] | undefined;
  refund_to: 'original' | 'store_credit' | 'exchange';
  iban?: string | null | undefined;
}

export interface ReturnEvent {
  status: 'requested' | 'approved' | 'received' | 'refunded' | 'exchanged' | 'rejected' | 'cancelled';
  label: string;
  at: string;
  actor: 'customer' | 'staff';
  note: string | null;
}

export interface ReturnRefund {
  total: Riyals;
  card: Riyals;
  bank: Riyals;
  store_credit: Riyals;
  bank_reference: string | null;
}

export interface MoneyBack {
  total: Riyals;
  card: Riyals;
  bank: Riyals;
  store_credit: Riyals;
}

export interface OrderReturn {
  id: string;
  number: string;
  kind: 'return' | 'refund';
  order_id: string;
  order_number: string;
  status: 'requested' | 'approved' | 'received' | 'refunded' | 'exchanged' | 'rejected' | 'cancelled';
  status_label: string;
  refund_to: 'original' | 'store_credit' | 'exchange';
  created_at: string;
  lines: { id: number; name: string; variant: string | null; image: Image | null; quantity: number; reason: 'changed_mind' | 'wrong_size' | 'damaged' | 'wrong_item' | 'not_as_described' | 'other'; fit: 'small' | 'large' | null; reason_label: string; expected: { variant: string | null; quantity: number }[]; exchange: { variant_id: number; variant: string | null } | null }[];
  note: string | null;
  photos: { id: string; url: string }[];
  iban: string | null;
  expected_refund: number;
  withheld: number;
  refund: ReturnRefund | null;
  replacement: { carrier: string | null; carrier_number: string | null } | null;
  events: ReturnEvent[];
  can_withdraw: boolean;
}

export interface ReturnSummary {
  id: string;
  number: string;
  kind: 'return' | 'refund';
  order_id: string;
  order_number: string;
  status: 'requested' | 'approved' | 'received' | 'refunded' | 'exchanged' | 'rejected' | 'cancelled';
  status_label: string;
  refund_to: 'original' | 'store_credit' | 'exchange';
  created_at: string;
  amount: number;
  pieces: number;
  items: OrderedPieces[];
}

export interface Returnable {
  days: number;
  until: string | null;
  is_open: boolean;
  lines: { id: number; product_id: number | null; name: string; variant: string | null; image: Image | null; quantity: number; left: number; is_returnable: boolean; at_home: { variant: string | null; quantity: number }[]; refunds: Riyals[]; exchanges: { variant_id: number; label: string; in_stock: boolean }[] }[];
  refund_ways: { code: 'original' | 'store_credit' | 'exchange'; name: string; description: string; needs_iban: boolean }[];
  reasons: { code: 'changed_mind' | 'wrong_size' | 'damaged' | 'wrong_item' | 'not_as_described' | 'other'; label: string }[];
  returns: ReturnSummary[];
}

export interface ReturnQuote {
  worth: number;
  withheld: number;
  total: number;
  reasons: { code: 'offer' | 'delivery' | 'made_up'; message: string }[];
  message: string | null;
}

export interface ReturnMessage {
  id: number;
  author: 'customer' | 'staff';
  message: string;
  at: string;
}

export interface NewReview {
  rating: number;
  title?: string | null | undefined;
  text: string;
  photos?: string[] | undefined;
  fit?: 'small' | 'as_expected' | 'large' | null | undefined;
  product_id: number;
}

export interface OwnReview {
  id: number;
  product: PicturedProduct;
  rating: number;
  fit: 'small' | 'as_expected' | 'large' | null;
  asks_fit: boolean;
  title: string | null;
  text: string;
  photos: { id: string; url: string }[];
  status: 'pending' | 'published' | 'rejected' | 'hidden';
  status_reason: string | null;
  helpful_count: number;
  created_at: string;
  edited_at: string | null;
}

export interface OwnReviews {
  written: OwnReview[];
  waiting: { product: PicturedProduct; order_id: string; delivered_at: string; asks_fit: boolean }[];
}

export interface ReviewDraftBody {
  rating: number;
  title?: string | null | undefined;
  text: string;
  photos?: string[] | undefined;
  fit?: 'small' | 'as_expected' | 'large' | null | undefined;
}

export interface Review {
  id: number;
  rating: number;
  fit: 'small' | 'as_expected' | 'large' | null;
  title: string | null;
  text: string;
  author: string;
  city: string | null;
  is_verified: boolean;
  helpful_count: number;
  photos: Image[];
  created_at: string;
}

export interface ReviewPage {
  data: Review[];
  current_page: number;
  last_page: number;
  per_page: number;
  total: number;
  rating_average: number;
  rating_count: number;
  histogram: { rating: number; count: number }[];
}

export interface ModeratedReview {
  id: number;
  product: ProductRef;
  author: string;
  rating: number;
  fit: 'small' | 'as_expected' | 'large' | null;
  title: string | null;
  text: string;
  photos: { id: string | null; url: string }[];
  status: 'pending' | 'published' | 'rejected' | 'hidden';
  status_reason: string | null;
  held_for: ('links' | 'words' | 'photos' | 'changed')[];
  created_at: string;
  edited_at: string | null;
}

export interface CommunityReward {
  id: number;
  name: string;
  about: string;
  kind: 'percentage' | 'fixed' | 'free_shipping' | 'product';
  terms: string;
  points: number;
  stock_left: number;
  per_member: number;
  mine: number;
  product: PicturedProduct | null;
}

export interface RewardRedemption {
  id: string;
  name: string;
  terms: string;
  points: number;
  redeemed_at: string;
  coupon: { code: string; ends_at: string | null; is_used: boolean } | null;
}

export interface RewardDraft {
  name_ar: string;
  name_en: string;
  about_ar: string;
  about_en: string;
  kind: 'percentage' | 'fixed' | 'free_shipping' | 'product';
  percent?: number | null | undefined;
  amount?: number | null | undefined;
  maximum_discount?: number | null | undefined;
  minimum_order?: number | null | undefined;
  product_id?: number | null | undefined;
  points: number;
  stock: number;
  per_member: number;
  is_active: boolean;
}

export interface AdminReward {
  id: number;
  name_ar: string;
  name_en: string;
  about_ar: string;
  about_en: string;
  kind: 'percentage' | 'fixed' | 'free_shipping' | 'product';
  percent: number | null;
  amount: Riyals | null;
  maximum_discount: Riyals | null;
  minimum_order: Riyals | null;
  product_id: number | null;
  points: number;
  stock: number;
  per_member: number;
  is_active: boolean;
  stock_left: number;
  redeemed: number;
  version: number;
}

export interface RewardEdit {
  name_ar: string;
  name_en: string;
  about_ar: string;
  about_en: string;
  kind: 'percentage' | 'fixed' | 'free_shipping' | 'product';
  percent?: number | null | undefined;
  amount?: number | null | undefined;
  maximum_discount?: number | null | undefined;
  minimum_order?: number | null | undefined;
  product_id?: number | null | undefined;
  points: number;
  stock: number;
  per_member: number;
  is_active: boolean;
  version: number;
}

export interface SalesReport {
  from: string;
  to: string;
  sales: number;
  refunded: number;
  orders: number;
  average: number;
  carts: number;
  conversion: number | null;
  before: { sales: number; refunded: number; orders: number; average: number; carts: number; conversion: number | null };
  days: { day: string; sales: number; orders: number }[];
  products: { id: number; name: string; slug: string; pieces: number; sales: number }[];
}

export interface VatReturn {
  from: string;
  to: string;
  categories: { category: 'standard' | 'zero_rated' | 'exempt' | 'out_of_scope'; sales: number; sales_vat: Riyals; refunds: number; refunds_vat: Riyals; net: Riyals; vat: Riyals }[];
  vat: number;
}

export interface SavedCard {
  id: string;
  payment_method: string;
  scheme: string;
  last_four: string;
  month: number;
  year: number;
  is_expired: boolean;
  used_at: string | null;
}

export interface EmptySearch {
  words: string;
  times: number;
  last_on: string;
  is_hidden: boolean;
}

export interface SynonymGroup {
  id: number;
  words: string[];
  changed_at: string;
  version: number;
}

export interface Segment {
  id: number;
  version: number;
  name: string;
  filter: SegmentFilter;
  count: number | null;
  counted_at: string | null;
}

export interface NewSegment {
  name: string;
  filter: SegmentFilter;
}

export interface SegmentEdit {
  name: string;
  filter: SegmentFilter;
  version: number;
}

export interface Birthday {
  month: number | null;
  day: number | null;
}

export interface NewBirthday {
  month: number;
  day: number;
}

export type SegmentCondition = { kind: 'orders'; least: number; most: number | null } | { kind: 'spent'; least: number; most: number | null } | { kind: 'last_order'; is: 'within' | 'before'; days: number } | { kind: 'bought_product'; has: boolean; ids: number[] } | { kind: 'bought_category'; has: boolean; ids: number[] } | { kind: 'bought_brand'; has: boolean; brands: string[] } | { kind: 'city'; ids: number[] } | { kind: 'region'; ids: number[] } | { kind: 'rank'; ranks: ('bronze' | 'silver' | 'gold' | 'platinum' | 'diamond')[] } | { kind: 'group'; id: number | null } | { kind: 'joined'; is: 'within' | 'before'; days: number } | { kind: 'birthday'; month: number | null } | { kind: 'consent'; has: boolean; channel: 'email' | 'sms' | 'whatsapp' } | { kind: 'cart'; has: boolean } | { kind: 'wish'; has: boolean } | { kind: 'review'; has: boolean };

export interface SegmentConditionGroup {
  kind: 'conditions';
  match: 'all' | 'any';
  conditions: SegmentCondition[];
}

export interface SegmentFilter {
  match: 'all' | 'any';
  conditions: (SegmentCondition | SegmentConditionGroup)[];
}

export interface BrandImage {
  url: string;
  width: number;
  height: number;
}

export interface StoreSettings {
  name: string;
  tagline: string;
  legal_name: string;
  phone: string;
  whatsapp: string;
  email: string;
  address: string;
  hours: string;
  vat_number: string;
  commercial_registration: string;
  licences: { label: string; number: string }[];
  social: { network: string; url: string }[];
  currency_label: string;
  return_days: number;
  low_stock: number;
  gift_wrap: number;
  return_paid_by?: 'buyer' | 'shop' | undefined;
  is_demo: boolean;
  logo: BrandImage | null;
  logo_dark: BrandImage | null;
  icon: { small: string; touch: string; medium: string; large: string } | null;
  share: BrandImage | null;
  delivers_to: 'kingdom' | 'places' | 'nowhere';
  payment_kinds: ('cash' | 'transfer' | 'online')[];
  payment_marks: string[];
  payment_instalments?: { count: number; minimum: Riyals; maximum: Riyals | null }[] | undefined;
  payment_wallets?: { kind: 'apple-pay'; method: string; networks: string[] }[] | undefined;
  asks_consent?: ('analytics' | 'marketing')[] | undefined;
  offers_by_phone?: ('whatsapp' | 'sms')[] | undefined;
  theme_color: string;
  theme: string | null;
  frame: ShownFrame | null;
  unwritten_pages: ('about' | 'help' | 'shipping' | 'returns' | 'privacy' | 'terms' | 'cookies')[];
  is_open: boolean;
  languages: 'both' | 'ar';
}

export interface AdminShippingMethod {
  code: 'standard' | 'express' | 'pickup' | 'point';
  name: { ar: string; en: string };
  description: { ar: string; en: string };
  version: number;
  carrier_price: { carrier: string; surcharge: Riyals; round_to: Riyals } | null;
}

export interface ShippingRateDraft {
  method: 'standard' | 'express' | 'pickup' | 'point';
  up_to_grams: number;
  cost: number;
  free_over: number | null;
  min_days: number;
  max_days: number;
}

export interface ShippingZoneDraft {
  name: { ar: string; en: string };
  position: number;
  region_ids: number[];
  city_ids: number[];
  rates: { method: 'standard' | 'express' | 'pickup' | 'point'; up_to_grams: number; cost: number; free_over: number | null; min_days: number; max_days: number }[];
}

export interface AdminShippingZone {
  name: { ar: string; en: string };
  position: number;
  region_ids: number[];
  city_ids: number[];
  id: number;
  rates: { method: 'standard' | 'express' | 'pickup' | 'point'; up_to_grams: number; cost: Riyals; free_over: Riyals | null; min_days: number; max_days: number }[];
  version: number;
}

export interface ShippingZoneEdit {
  name: { ar: string; en: string };
  position: number;
  region_ids: number[];
  city_ids: number[];
  rates: { method: 'standard' | 'express' | 'pickup' | 'point'; up_to_grams: number; cost: number; free_over: number | null; min_days: number; max_days: number }[];
  version: number;
}

export interface ShippingMethodEdit {
  name: { ar: string; en: string };
  description: { ar: string; en: string };
  carrier_price?: { carrier: string; surcharge: number; round_to: 0.01 | 0.25 | 0.5 | 1 | 5 } | null | undefined;
  version: number;
}

export interface ShippingMethodInList {
  code: 'standard' | 'express' | 'pickup' | 'point';
  name: string;
  description: string;
  min_days: number;
  max_days: number;
}

export interface ShippingZone {
  id: number;
  name: string;
  regions: string[];
  cities: string[];
  costs: { method: 'standard' | 'express' | 'pickup' | 'point'; up_to_grams: number; cost: Riyals; free_over: Riyals | null; min_days: number; max_days: number }[];
}

export interface ShippingCalculation {
  city_id: number;
  lines?: OrderLine[] | undefined;
  subtotal?: number | undefined;
  weight?: number | undefined;
  weight_grams?: number | undefined;
}

export interface ShippingOption {
  code: 'standard' | 'express' | 'pickup' | 'point';
  name: string;
  description: string;
  min_days: number;
  max_days: number;
  cost: Riyals;
  free_over: Riyals | null;
  estimate: string;
}

export type CollectedMethod = 'pickup' | 'point';

export interface PickupPoint {
  carrier: string | null;
  id: string;
  city_id: number;
  carrier_name: string;
  name: string;
  address: string;
  hours: string;
  takes_cash: boolean;
}

export interface OrderPoint {
  carrier: string | null;
  id: string;
  carrier_name: string;
  name: string;
  address: string;
  hours: string;
}

export interface DomainSettings {
  address: string;
  source: 'environment' | 'settings' | 'none';
  in_use: string | null;
  wanted: string | null;
  former: string[];
  restarts: boolean;
  version: number;
}

export interface DomainCheck {
  domain: string;
  addresses: string[];
  passed: ('resolves' | 'answers' | 'is_this_shop')[];
  fault: 'no_record' | 'private_address' | 'no_certificate' | 'no_answer' | 'redirects' | 'another_site' | null;
}

export interface AdminStoreIdentity {
  name: { ar: string; en: string };
  tagline: { ar: string; en: string };
  legal_name: { ar: string; en: string };
  address: { ar: string; en: string };
  hours: { ar: string; en: string };
  phone: string;
  whatsapp: string;
  email: string;
  vat_number: string;
  commercial_registration: string;
  licences: { label: { ar: string; en: string }; number: string }[];
  social: { network: string; url: string }[];
  uses_riyal_sign: boolean;
  version: number;
}

export interface AdminRefundSettings {
  day_owner: number | null;
  day_manager: number | null;
  day_support: number | null;
  day_fulfilment: number | null;
  order_manager: number | null;
  order_support: number | null;
  order_fulfilment: number | null;
  alert_percent: number;
  alert_acts: number;
  version: number;
}

export interface AdminHoldSettings {
  buyer_orders: number;
  buyer_pieces: number;
  door_orders: number;
  door_pieces: number;
  visitor_orders: number;
  visitor_pieces: number;
  stock_percent: number;
  stock_pieces: number;
  proved_times: number;
  code_orders: number;
  code_minutes: number;
  version: number;
}

export interface AdminSalesRules {
  return_days: number;
  low_stock: number;
  gift_wrap: number;
  return_paid_by?: 'buyer' | 'shop' | null | undefined;
  version: number;
}

export interface AdminSmsSettings {
  is_on: boolean;
  countries: string[];
  number_per_day: number;
  block_per_hour: number;
  network_per_hour: number;
  shop_per_hour: number;
  shop_per_day: number;
  alarm_percent: number;
  version: number;
}

export interface AdminPhoneMessageSettings {
  routes: { order_placed: { rule: 'never' | 'without_email' | 'always'; channels: 'whatsapp_sms' | 'sms_whatsapp' | 'whatsapp' | 'sms' }; order_confirmed: { rule: 'never' | 'without_email' | 'always'; channels: 'whatsapp_sms' | 'sms_whatsapp' | 'whatsapp' | 'sms' }; order_items_changed: { rule: 'never' | 'without_email' | 'always'; channels: 'whatsapp_sms' | 'sms_whatsapp' | 'whatsapp' | 'sms' }; order_given: { rule: 'never' | 'without_email' | 'always'; channels: 'whatsapp_sms' | 'sms_whatsapp' | 'whatsapp' | 'sms' }; order_part_shipped: { rule: 'never' | 'without_email' | 'always'; channels: 'whatsapp_sms' | 'sms_whatsapp' | 'whatsapp' | 'sms' }; order_shipped: { rule: 'never' | 'without_email' | 'always'; channels: 'whatsapp_sms' | 'sms_whatsapp' | 'whatsapp' | 'sms' }; order_delivered: { rule: 'never' | 'without_email' | 'always'; channels: 'whatsapp_sms' | 'sms_whatsapp' | 'whatsapp' | 'sms' }; order_cancelled: { rule: 'never' | 'without_email' | 'always'; channels: 'whatsapp_sms' | 'sms_whatsapp' | 'whatsapp' | 'sms' }; order_expired: { rule: 'never' | 'without_email' | 'always'; channels: 'whatsapp_sms' | 'sms_whatsapp' | 'whatsapp' | 'sms' }; return_approved: { rule: 'never' | 'without_email' | 'always'; channels: 'whatsapp_sms' | 'sms_whatsapp' | 'whatsapp' | 'sms' }; return_rejected: { rule: 'never' | 'without_email' | 'always'; channels: 'whatsapp_sms' | 'sms_whatsapp' | 'whatsapp' | 'sms' }; return_refunded: { rule: 'never' | 'without_email' | 'always'; channels: 'whatsapp_sms' | 'sms_whatsapp' | 'whatsapp' | 'sms' }; points_expiring: { rule: 'never' | 'without_email' | 'always'; channels: 'whatsapp_sms' | 'sms_whatsapp' | 'whatsapp' | 'sms' }; payment_link: { rule: 'never' | 'without_email' | 'always'; channels: 'whatsapp_sms' | 'sms_whatsapp' | 'whatsapp' | 'sms' }; restock: { rule: 'never' | 'without_email' | 'always'; channels: 'whatsapp_sms' | 'sms_whatsapp' | 'whatsapp' | 'sms' }; code: { rule: 'never' | 'without_email' | 'always'; channels: 'whatsapp_sms' | 'sms_whatsapp' | 'whatsapp' | 'sms' }; account: { rule: 'never' | 'without_email' | 'always'; channels: 'whatsapp_sms' | 'sms_whatsapp' | 'whatsapp' | 'sms' } };
  part_price: number;
  version: number;
}

export interface AdminLogo {
  logo: Image | null;
}

export interface AdminBrandPicture {
  picture: Image | null;
}

export interface AdminBrandPictures {
  logo_dark: Image | null;
  icon: Image | null;
  share: Image | null;
}

export interface AdminAppearanceSettings {
  primary: string;
  accent: string;
  radius: 'none' | 'small' | 'medium' | 'large';
  heading_font: 'standard' | 'cairo' | 'tajawal' | 'el_messiri';
  version: number;
}

export interface AdminFrameSettings {
  top_line: { ar: string; en: string };
  header: { to: string; label: { ar: string; en: string } }[];
  mobile: { to: string; label: { ar: string; en: string } }[];
  footer: { title: { ar: string; en: string }; links: { to: string; label: { ar: string; en: string } }[] }[];
  trust: { title: { ar: string; en: string }; text: { ar: string; en: string } }[];
  version: number;
}

export interface AdminCarrierSettings {
  carriers: { name: string; tracking_url: string }[];
  version: number;
}

export interface AdminCartReminderSettings {
  is_on: boolean;
  first_hours: number;
  second_hours: number | null;
  code: string;
  version: number;
}

export interface AdminTaxSettings {
  is_registered: boolean;
  version: number;
}

export interface StoreIdentityEdit {
  name: { ar: string; en: string };
  tagline: { ar: string; en: string };
  legal_name: { ar: string; en: string };
  address: { ar: string; en: string };
  hours: { ar: string; en: string };
  phone: string;
  whatsapp: string;
  email: string;
  vat_number: string;
  commercial_registration: string;
  licences: { label: { ar: string; en: string }; number: string }[];
  social: { network: string; url: string }[];
  uses_riyal_sign: boolean;
  version: number;
}

export interface FrameSettings {
  top_line: { ar: string; en: string };
  header: { to: string; label: { ar: string; en: string } }[];
  mobile: { to: string; label: { ar: string; en: string } }[];
  footer: { title: { ar: string; en: string }; links: { to: string; label: { ar: string; en: string } }[] }[];
  trust: { title: { ar: string; en: string }; text: { ar: string; en: string } }[];
}

export interface ShownFrame {
  top_line: string;
  header: { to: string; label: string }[];
  mobile: { to: string; label: string }[];
  footer: { title: string; links: { to: string; label: string }[] }[];
  trust: { title: string; text: string }[];
}

export interface StoreIdentityBody {
  name: { ar: string; en: string };
  tagline: { ar: string; en: string };
  legal_name: { ar: string; en: string };
  address: { ar: string; en: string };
  hours: { ar: string; en: string };
  phone: string;
  whatsapp: string;
  email: string;
  vat_number: string;
  commercial_registration: string;
  licences: { label: { ar: string; en: string }; number: string }[];
  social: { network: string; url: string }[];
  uses_riyal_sign: boolean;
}

export interface PaymentSettingsBody {
  cash_on_delivery: { is_on: boolean; fee: number; maximum: number; city_ids: number[] | null };
  bank_transfer: { is_on: boolean; bank_name: { ar: string; en: string }; account_name: { ar: string; en: string }; iban: string; hold_hours: number };
  version: number;
}

export interface AdminPaymentSettings {
  cash_on_delivery: { is_on: boolean; fee: Riyals; maximum: Riyals; city_ids: number[] | null };
  bank_transfer: { is_on: boolean; bank_name: { ar: string; en: string }; account_name: { ar: string; en: string }; iban: string; hold_hours: number };
  version: number;
}

export interface Setup {
  steps: { step: 'store' | 'logo' | 'delivery' | 'payments' | 'category' | 'product' | 'page' | 'order' | 'cards' | 'domain' | 'staff' | 'opening'; is_done: boolean; is_optional: boolean }[];
  is_done: boolean;
}

export interface OpeningSettings {
  is_open: boolean;
}

export interface LanguageSettings {
  languages: 'both' | 'ar';
}

export interface RefundSettings {
  day_owner: number | null;
  day_manager: number | null;
  day_support: number | null;
  day_fulfilment: number | null;
  order_manager: number | null;
  order_support: number | null;
  order_fulfilment: number | null;
  alert_percent: number;
  alert_acts: number;
}

export interface HoldSettings {
  buyer_orders: number;
  buyer_pieces: number;
  door_orders: number;
  door_pieces: number;
  visitor_orders: number;
  visitor_pieces: number;
  stock_percent: number;
  stock_pieces: number;
  proved_times: number;
  code_orders: number;
  code_minutes: number;
}

export interface AppearanceSettings {
  primary: string;
  accent: string;
  radius: 'none' | 'small' | 'medium' | 'large';
  heading_font: 'standard' | 'cairo' | 'tajawal' | 'el_messiri';
}

export interface CarrierSettings {
  carriers: { name: string; tracking_url: string }[];
}

export interface StorefrontSettings {
  social_proof: boolean;
}

export interface TaxSettings {
  is_registered: boolean;
}

export interface CartReminderSettings {
  is_on: boolean;
  first_hours: number;
  second_hours: number | null;
  code: string;
}

export interface SalesRules {
  return_days: number;
  low_stock: number;
  gift_wrap: number;
  return_paid_by?: 'buyer' | 'shop' | null | undefined;
}

export interface SmsSettings {
  is_on: boolean;
  countries: string[];
  number_per_day: number;
  block_per_hour: number;
  network_per_hour: number;
  shop_per_hour: number;
  shop_per_day: number;
  alarm_percent: number;
}

export interface PhoneMessageSettings {
  routes: { order_placed: { rule: 'never' | 'without_email' | 'always'; channels: 'whatsapp_sms' | 'sms_whatsapp' | 'whatsapp' | 'sms' }; order_confirmed: { rule: 'never' | 'without_email' | 'always'; channels: 'whatsapp_sms' | 'sms_whatsapp' | 'whatsapp' | 'sms' }; order_items_changed: { rule: 'never' | 'without_email' | 'always'; channels: 'whatsapp_sms' | 'sms_whatsapp' | 'whatsapp' | 'sms' }; order_given: { rule: 'never' | 'without_email' | 'always'; channels: 'whatsapp_sms' | 'sms_whatsapp' | 'whatsapp' | 'sms' }; order_part_shipped: { rule: 'never' | 'without_email' | 'always'; channels: 'whatsapp_sms' | 'sms_whatsapp' | 'whatsapp' | 'sms' }; order_shipped: { rule: 'never' | 'without_email' | 'always'; channels: 'whatsapp_sms' | 'sms_whatsapp' | 'whatsapp' | 'sms' }; order_delivered: { rule: 'never' | 'without_email' | 'always'; channels: 'whatsapp_sms' | 'sms_whatsapp' | 'whatsapp' | 'sms' }; order_cancelled: { rule: 'never' | 'without_email' | 'always'; channels: 'whatsapp_sms' | 'sms_whatsapp' | 'whatsapp' | 'sms' }; order_expired: { rule: 'never' | 'without_email' | 'always'; channels: 'whatsapp_sms' | 'sms_whatsapp' | 'whatsapp' | 'sms' }; return_approved: { rule: 'never' | 'without_email' | 'always'; channels: 'whatsapp_sms' | 'sms_whatsapp' | 'whatsapp' | 'sms' }; return_rejected: { rule: 'never' | 'without_email' | 'always'; channels: 'whatsapp_sms' | 'sms_whatsapp' | 'whatsapp' | 'sms' }; return_refunded: { rule: 'never' | 'without_email' | 'always'; channels: 'whatsapp_sms' | 'sms_whatsapp' | 'whatsapp' | 'sms' }; points_expiring: { rule: 'never' | 'without_email' | 'always'; channels: 'whatsapp_sms' | 'sms_whatsapp' | 'whatsapp' | 'sms' }; payment_link: { rule: 'never' | 'without_email' | 'always'; channels: 'whatsapp_sms' | 'sms_whatsapp' | 'whatsapp' | 'sms' }; restock: { rule: 'never' | 'without_email' | 'always'; channels: 'whatsapp_sms' | 'sms_whatsapp' | 'whatsapp' | 'sms' }; code: { rule: 'never' | 'without_email' | 'always'; channels: 'whatsapp_sms' | 'sms_whatsapp' | 'whatsapp' | 'sms' }; account: { rule: 'never' | 'without_email' | 'always'; channels: 'whatsapp_sms' | 'sms_whatsapp' | 'whatsapp' | 'sms' } };
  part_price: number;
}

export interface CountedFits {
  shown: { advice: 'runs_small' | 'true_to_size' | 'runs_large'; buyers: number } | null;
  small: number;
  as_expected: number;
  large: number;
  from_returns: number;
}

export interface SizeGuide {
  tables: SizeTable[];
  how_to: { key: string; label: string; text: string }[];
}

export interface SizeTable {
  slug: string;
  name: string;
  note: string;
  equivalents: string[];
  measures: { key: string; label: string }[];
  rows: { size: string; equivalents: string[]; values: ({ cm: { min: number; max: number }; inch: { min: number; max: number } } | null)[] }[];
}

export interface SmsState {
  state: 'ok' | 'near' | 'spent' | 'off';
  hour: { sent: number; most: number };
  day: { sent: number; most: number };
  countries: { country: string; sent: number }[];
}

export interface OrderMessage {
  template: string;
  channel: 'whatsapp' | 'sms';
  state: 'claimed' | 'sent' | 'failed' | 'delivered' | 'read';
  verdict: 'unreachable' | 'unfit' | 'later' | null;
  parts: number;
  sent_at: string;
  state_at: string;
}

export interface StaffSessionInList {
  id: string;
  device: string;
  is_current: boolean;
  created_at: string;
  last_used_at: string;
  ends_at: string;
}

export interface StaffLoginRequest {
  email: string;
  password: string;
  device_mark?: string | null | undefined;
  code?: string | null | undefined;
}

export interface StaffTotpRequest {
  challenge: string;
  code: string;
  password?: string | undefined;
  password_confirmation?: string | undefined;
}

export interface StaffSignedIn {
  token: string;
  expires_at: string;
  staff: StaffMember;
  recovery_codes: string[];
  device_mark: string;
}

export interface StaffPasswordChange {
  current_password: string;
  password: string;
  password_confirmation: string;
}

export interface FirstOwnerRequest {
  key: string;
  name: string;
  email: string;
  password: string;
  password_confirmation: string;
}

export interface SetupKeyRequest {
  key: string;
}

export interface SetupKeyState {
  is_open: boolean;
}

export interface StaffEnrolment {
  needs: 'enrol';
  challenge: string;
  expires_at: string;
  needs_password: boolean;
  secret: string;
  otpauth_uri: string;
}

export interface NewStaffMember {
  email: string;
  name: string;
  role: 'owner' | 'manager' | 'support' | 'moderator' | 'fulfilment';
}

export interface StaffMemberEdit {
  name?: string | undefined;
  role?: 'owner' | 'manager' | 'support' | 'moderator' | 'fulfilment' | undefined;
  status?: 'active' | 'suspended' | undefined;
}

export interface StaffMember {
  id: string;
  email: string;
  name: string;
  role: 'owner' | 'manager' | 'support' | 'moderator' | 'fulfilment';
  status: 'active' | 'suspended';
  has_second_factor: boolean;
  created_at: string;
}

export interface AuditEntry {
  id: number;
  at: string;
  actor: { kind: 'staff' | 'machine' | 'extension'; id: string; name: string } | null;
  action: string;
  subject: { kind: string; id: string };
  before: unknown;
  after: unknown;
  request_id: string | null;
}

export interface TransferReceipt {
  id: string;
  url: string;
  at: string;
}

export interface TransferReceipts {
  can_send: boolean;
  data: TransferReceipt[];
}

export interface OrderWithReceipts {
  order_id: string;
  order_number: string;
  order_status: 'pending_payment' | 'confirmed' | 'processing' | 'shipped' | 'delivered' | 'cancelled' | 'expired' | 'return_requested' | 'returned' | 'refunded';
  buyer: string;
  amount_due: Riyals;
  hold_expires_at: string | null;
  receipts: TransferReceipt[];
}

export interface Transfer {
  id: string;
  order_id: string;
  order_number: string;
  amount: Riyals;
  reference: string;
  status: 'paid' | 'unwanted' | 'mismatched';
  at: string;
  owed: boolean;
  returned_reference: string | null;
}

export interface Upload {
  id: string;
  url: string;
  width: number;
  height: number;
}

export interface VideoUpload {
  id: string;
  status: 'processing' | 'ready' | 'failed';
  failure: { code: 'damaged' | 'no_video' | 'codec' | 'hevc' | 'sound' | 'too_long' | 'too_large' | 'too_many_frames' | 'landscape' | 'too_slow' | 'failed'; message: string } | null;
  width: number | null;
  height: number | null;
  duration_seconds: number | null;
}

export interface Beacon {
  path: string;
  is_first?: boolean | undefined;
  added?: number | undefined;
  order_id?: string | undefined;
  words?: string | undefined;
  referrer?: string | undefined;
  source?: string | undefined;
  medium?: string | undefined;
  campaign?: string | undefined;
}

export interface VisitFunnel {
  visited: number;
  viewed: number;
  carted: number;
  checkout: number;
  ordered: number;
}

export interface VisitSource {
  source: string;
  medium: string;
  campaign: string;
  visits: number;
  visitors: number;
  carted: number;
  orders: number;
  sales: Riyals;
}

export interface SeenProduct {
  id: number;
  name: string;
  views: number;
  carted: number;
}

export interface VisitReport {
  from: string;
  to: string;
  visits: number;
  visitors: number;
  views: number;
  orders: number;
  sales: number;
  conversion: number | null;
  funnel: VisitFunnel;
  before: { visits: number; visitors: number; views: number; orders: number; sales: number; conversion: number | null; funnel: VisitFunnel };
  times: { at: string; visits: number; visitors: number }[];
  sources: VisitSource[];
  devices: { device: 'phone' | 'tablet' | 'computer' | 'unknown'; visits: number; visitors: number; orders: number; sales: Riyals }[];
  cities: { name: string; orders: number; sales: Riyals }[];
  products: SeenProduct[];
  terms: { words: string; times: number }[];
  pages: { page: 'home' | 'listing' | 'product' | 'search' | 'cart' | 'checkout' | 'content' | 'community' | 'other'; views: number }[];
}

export interface Webhook {
  id: string;
  version: number;
  url: string;
  description: string;
  events: ('stock.shown' | 'customer.registered' | 'order.placed' | 'order.confirmed' | 'order.processing' | 'order.given' | 'order.part_shipped' | 'order.shipped' | 'order.delivered' | 'order.cancelled' | 'order.expired' | 'order.items_changed' | 'order.refunded' | 'return.requested' | 'return.approved' | 'return.received' | 'return.refunded' | 'return.exchanged' | 'return.rejected' | 'return.cancelled' | 'review.changed')[] | null;
  state: 'active' | 'paused' | 'failing' | 'gone';
  waiting: number;
  last_delivered_at: string | null;
  last_failed_at: string | null;
  failing_since: string | null;
  held_until: string | null;
  former_secret_until: string | null;
  created_at: string;
}

export interface WebhookDraft {
  url: string;
  description?: string | undefined;
  events?: ('stock.shown' | 'customer.registered' | 'order.placed' | 'order.confirmed' | 'order.processing' | 'order.given' | 'order.part_shipped' | 'order.shipped' | 'order.delivered' | 'order.cancelled' | 'order.expired' | 'order.items_changed' | 'order.refunded' | 'return.requested' | 'return.approved' | 'return.received' | 'return.refunded' | 'return.exchanged' | 'return.rejected' | 'return.cancelled' | 'review.changed')[] | null | undefined;
}

export interface WebhookChange {
  url: string;
  description?: string | undefined;
  events: ('stock.shown' | 'customer.registered' | 'order.placed' | 'order.confirmed' | 'order.processing' | 'order.given' | 'order.part_shipped' | 'order.shipped' | 'order.delivered' | 'order.cancelled' | 'order.expired' | 'order.items_changed' | 'order.refunded' | 'return.requested' | 'return.approved' | 'return.received' | 'return.refunded' | 'return.exchanged' | 'return.rejected' | 'return.cancelled' | 'review.changed')[] | null;
  version: number;
  is_active: boolean;
}

export interface WebhookEvent {
  name: 'stock.shown' | 'customer.registered' | 'order.placed' | 'order.confirmed' | 'order.processing' | 'order.given' | 'order.part_shipped' | 'order.shipped' | 'order.delivered' | 'order.cancelled' | 'order.expired' | 'order.items_changed' | 'order.refunded' | 'return.requested' | 'return.approved' | 'return.received' | 'return.refunded' | 'return.exchanged' | 'return.rejected' | 'return.cancelled' | 'review.changed';
  version: number;
  description: string;
}

export interface WebhookWithSecret {
  webhook: Webhook;
  secret: string;
}

export interface WebhookDelivery {
  id: number;
  message_id: string;
  event: string;
  state: 'pending' | 'delivered' | 'failed';
  attempts: number;
  next_at: string | null;
  status: number | null;
  problem: 'bad_address' | 'private' | 'unreachable' | 'too_slow' | 'redirected' | 'sealed' | null;
  answer: string | null;
  body: string;
  created_at: string;
  delivered_at: string | null;
}

export interface WishlistItem {
  product_id: number;
  product: Product;
}

/** Codes of all refusals. */
export type ErrorCode =
  | 'request.malformed'
  | 'request.too_large'
  | 'request.unsupported_media_type'
  | 'request.invalid'
  | 'request.not_found'
  | 'request.method_not_allowed'
  | 'request.rate_limited'
  | 'request.insecure'
  | 'request.idempotency_key_reused'
  | 'request.idempotency_in_flight'
  | 'server.failed'
  | 'server.unavailable'
  | 'shop.closed'
  | 'auth.api_key_invalid'
  | 'auth.token_invalid'
  | 'auth.key_invalid'
  | 'auth.key_expired'
  | 'auth.key_revoked'
  | 'auth.required'
  | 'auth.forbidden'
  | 'auth.scope_missing'
  | 'conflict.changed'
  | 'addresses.not_found'
  | 'addresses.too_many'
  | 'affiliates.not_affiliate'
  | 'affiliates.suspended'
  | 'affiliates.unknown_code'
  | 'affiliates.code_suspended'
  | 'affiliates.own_code'
  | 'affiliates.not_a_visit'
  | 'affiliates.page_wrong'
  | 'affiliates.click_not_found'
  | 'affiliates.terms_changed'
  | 'affiliates.already_affiliate'
  | 'affiliates.application_open'
  | 'affiliates.applied_too_soon'
  | 'affiliates.code_taken'
  | 'affiliates.code_reserved'
  | 'affiliates.application_not_found'
  | 'affiliates.decided'
  | 'affiliates.rate_not_found'
  | 'affiliates.rate_of_nothing'
  | 'affiliates.rate_target_gone'
  | 'affiliates.coupon_not_found'
  | 'affiliates.coupon_taken'
  | 'approvals.not_found'
  | 'approvals.decided'
  | 'approvals.expired'
  | 'approvals.same_person'
  | 'approvals.amount_changed'
  | 'approvals.too_many'
  | 'approvals.alert_not_found'
  | 'content.article_not_found'
  | 'content.blog_category_not_found'
  | 'content.blog_category_in_use'
  | 'content.blog_categories_full'
  | 'branches.not_found'
  | 'branches.too_many'
  | 'branches.closed'
  | 'branches.has_stock'
  | 'branches.stock_too_low'
  | 'branches.stock_too_high'
  | 'branches.item_not_found'
  | 'branches.transfer_not_found'
  | 'branches.transfer_moved'
  | 'branches.count_not_found'
  | 'branches.count_moved'
  | 'branches.count_under_way'
  | 'branches.count_disturbed'
  | 'branches.counted_oneself'
  | 'branches.being_counted'
  | 'branches.line_changed'
  | 'branches.line_too_large'
  | 'carriage.not_found'
  | 'carriage.carrier_off'
  | 'carriage.no_cash'
  | 'carriage.other_point'
  | 'carriage.being_booked'
  | 'carriage.not_open'
  | 'carriage.under_way'
  | 'carriage.no_label'
  | 'carriage.label_unreachable'
  | 'carriage.label_unreadable'
  | 'carriage.no_returns'
  | 'carriage.return_not_approved'
  | 'carriage.return_label_there'
  | 'carriage.no_pickups'
  | 'carriage.pickup_not_found'
  | 'carriage.pickup_day'
  | 'carriage.pickup_over'
  | 'carriage.webhook_refused'
  | 'catalog.product_not_found'
  | 'catalog.preview_over'
  | 'catalog.category_not_found'
  | 'catalog.bundle_not_found'
  | 'catalog.brand_not_found'
  | 'catalog.tag_not_found'
  | 'catalog.variant_not_found'
  | 'catalog.tag_taken'
  | 'catalog.tag_unknown'
  | 'catalog.category_in_itself'
  | 'catalog.category_in_use'
  | 'catalog.category_too_deep'
  | 'catalog.too_many_categories'
  | 'catalog.too_many_bundles'
  | 'catalog.stock_of_digital'
  | 'catalog.stock_too_low'
  | 'catalog.stock_too_high'
  | 'commissions.not_found'
  | 'commissions.not_open'
  | 'commissions.not_held'
  | 'commissions.void_already'
  | 'contact.form_expired'
  | 'contact.too_fast'
  | 'contact.too_many'
  | 'contact.message_not_found'
  | 'contact.no_email'
  | 'contact.answer_too_late'
  | 'contact.entries_full'
  | 'content.page_not_found'
  | 'content.pages_full'
  | 'content.group_not_found'
  | 'content.groups_full'
  | 'content.anchor_taken'
  | 'contests.not_found'
  | 'contests.entry_not_found'
  | 'contests.not_open'
  | 'contests.entered'
  | 'contests.post_entered'
  | 'contests.not_voting'
  | 'contests.voted'
  | 'contests.own'
  | 'contests.staff'
  | 'contests.dates_wrong'
  | 'contests.begun'
  | 'contests.not_closed'
  | 'contests.decided'
  | 'contests.cancelled'
  | 'coupons.not_found'
  | 'coupons.too_many_guesses'
  | 'coupons.not_started'
  | 'coupons.expired'
  | 'coupons.used_up'
  | 'coupons.customer_limit_reached'
  | 'coupons.minimum_not_reached'
  | 'coupons.first_order_only'
  | 'coupons.proof_needed'
  | 'coupons.not_applicable'
  | 'coupons.limit_below_uses'
  | 'customer_groups.not_found'
  | 'customer_groups.too_many'
  | 'customer_imports.not_found'
  | 'customer_imports.not_csv'
  | 'customer_imports.not_utf8'
  | 'customer_imports.bad_quotes'
  | 'customer_imports.no_phones'
  | 'customer_imports.too_many_rows'
  | 'customer_imports.busy'
  | 'customer_imports.wrong_time'
  | 'customers.not_found'
  | 'customers.note_not_found'
  | 'customers.note_of_another'
  | 'customers.notes_full'
  | 'customers.credit_short'
  | 'digital.not_digital'
  | 'digital.variant_unknown'
  | 'digital.gives_other'
  | 'digital.too_many_codes'
  | 'digital.too_many_files'
  | 'digital.file_kind'
  | 'digital.file_unknown'
  | 'digital.code_unknown'
  | 'digital.line_unknown'
  | 'digital.no_code_left'
  | 'digital.manager_needed'
  | 'digital.not_given'
  | 'digital.ended'
  | 'digital.downloads_used'
  | 'e_invoicing.not_set_up'
  | 'e_invoicing.unit_not_found'
  | 'e_invoicing.document_not_found'
  | 'e_invoicing.environment_unknown'
  | 'e_invoicing.identity_wrong'
  | 'e_invoicing.check_unknown'
  | 'e_invoicing.wrong_step'
  | 'e_invoicing.checks_missing'
  | 'e_invoicing.refused'
  | 'e_invoicing.unreachable'
  | 'e_invoicing.too_many'
  | 'extensions.unknown'
  | 'extensions.setting_unknown'
  | 'extensions.setting_wrong'
  | 'extensions.setting_missing'
  | 'extensions.not_set_up'
  | 'fulfilment.too_many_notes'
  | 'gift_cards.not_found'
  | 'gift_cards.unknown_code'
  | 'gift_cards.ended'
  | 'gift_cards.empty'
  | 'gift_cards.short'
  | 'gift_cards.too_many_guesses'
  | 'gift_cards.voided'
  | 'gift_cards.no_recipient'
  | 'gift_cards.sent_often'
  | 'auth.registration_refused'
  | 'auth.credentials_wrong'
  | 'auth.password_wrong'
  | 'auth.too_many_attempts'
  | 'auth.proof_needed'
  | 'auth.link_invalid'
  | 'auth.code_wrong'
  | 'auth.session_not_found'
  | 'auth.orders_open'
  | 'invoices.not_issued'
  | 'invoices.delayed'
  | 'invoices.being_cleared'
  | 'invoices.nothing_rejected'
  | 'invoices.already_issued'
  | 'agents.not_open'
  | 'agents.not_found'
  | 'agents.client_unknown'
  | 'agents.client_unreadable'
  | 'agents.return_refused'
  | 'agents.request_refused'
  | 'agents.too_many'
  | 'locations.city_not_found'
  | 'lotto.not_running'
  | 'lotto.staff'
  | 'lotto.phone_unproved'
  | 'lotto.ticket_not_found'
  | 'lotto.reward_not_found'
  | 'lotto.reward_used'
  | 'lotto.reward_expired'
  | 'lotto.campaign_not_found'
  | 'lotto.not_over'
  | 'lotto.dates_wrong'
  | 'lotto.deck_too_large'
  | 'lotto.campaign_fixed'
  | 'lotto.incomplete'
  | 'lotto.overlaps'
  | 'lotto.not_published'
  | 'lotto.prize_unknown'
  | 'lotto.prize_stock_short'
  | 'lotto.purchases_warning'
  | 'lotto.address_needed'
  | 'machine_tokens.not_found'
  | 'machine_tokens.revoked_before'
  | 'machine_tokens.too_many'
  | 'marketing.campaign_not_found'
  | 'marketing.campaign_sent'
  | 'marketing.campaign_not_sending'
  | 'marketing.flow_not_found'
  | 'marketing.flow_is_on'
  | 'marketing.too_many_flows'
  | 'marketing.no_message'
  | 'marketing.channel_off'
  | 'marketing.no_price'
  | 'marketing.not_approved'
  | 'marketing.approvals_unknown'
  | 'members.invoice_not_found'
  | 'members.already_member'
  | 'members.request_open'
  | 'members.asked_too_soon'
  | 'members.request_not_found'
  | 'members.request_decided'
  | 'members.too_many_messages'
  | 'members.not_member'
  | 'members.suspended'
  | 'members.not_found'
  | 'members.handle_taken'
  | 'members.handle_reserved'
  | 'members.name_reserved'
  | 'members.word_listed'
  | 'members.own'
  | 'members.too_many_blocks'
  | 'members.blocked'
  | 'members.too_many_follows'
  | 'moderation.not_found'
  | 'moderation.one_word'
  | 'moderation.own'
  | 'moderation.not_waiting'
  | 'money_acts.approval_needed'
  | 'money_acts.own_account'
  | 'newsletter.link_invalid'
  | 'newsletter.letter_not_found'
  | 'newsletter.letter_sent'
  | 'newsletter.letter_not_sending'
  | 'newsletter.nobody'
  | 'notifications.mail_not_found'
  | 'notifications.phone_message_not_found'
  | 'notifications.approvals_unknown'
  | 'operations.no_dead_job'
  | 'orders.cart_empty'
  | 'orders.product_unknown'
  | 'orders.variant_unknown'
  | 'orders.variant_required'
  | 'orders.bundle_unknown'
  | 'orders.promotion_ended'
  | 'orders.out_of_stock'
  | 'orders.ships_later'
  | 'orders.answers_missing'
  | 'orders.answers_changed'
  | 'orders.total_changed'
  | 'orders.gift_not_offered'
  | 'orders.credit_short'
  | 'orders.already_placed'
  | 'orders.unpaid_orders'
  | 'orders.unpaid_pieces'
  | 'orders.unpaid_share'
  | 'orders.code_not_needed'
  | 'orders.not_found'
  | 'orders.transition_not_allowed'
  | 'orders.partly_sent'
  | 'orders.partly_given'
  | 'orders.partly_refunded'
  | 'orders.line_unknown'
  | 'orders.too_many_pieces'
  | 'orders.nothing_to_send'
  | 'orders.too_many_parcels'
  | 'orders.parcel_not_found'
  | 'orders.parcel_delivered'
  | 'orders.already_sent'
  | 'orders.sent_nowhere'
  | 'orders.collected'
  | 'orders.readdress_first'
  | 'orders.items_fixed'
  | 'orders.edit_changes_nothing'
  | 'orders.edit_empties'
  | 'orders.add_to_first'
  | 'orders.too_many_supplements'
  | 'orders.no_more_supplements'
  | 'orders.edit_covered'
  | 'orders.payment_under_way'
  | 'orders.too_many_lines'
  | 'orders.link_not_needed'
  | 'payments.method_not_available'
  | 'payments.nothing_to_pay'
  | 'payments.not_found'
  | 'payments.declined'
  | 'payments.unreachable'
  | 'payments.webhook_refused'
  | 'trials.not_found'
  | 'trials.not_offered'
  | 'trials.under_way'
  | 'trials.money_out'
  | 'trials.not_owed'
  | 'trials.too_many'
  | 'payouts.below_least_points'
  | 'payouts.points_short'
  | 'payouts.points_pending'
  | 'payouts.points_owed'
  | 'payouts.below_least_withdrawal'
  | 'payouts.balance_short'
  | 'payouts.convert_first'
  | 'payouts.iban_missing'
  | 'payouts.iban_wrong'
  | 'payouts.iban_foreign'
  | 'payouts.stc_phone_wrong'
  | 'payouts.not_found'
  | 'payouts.transition_not_allowed'
  | 'payouts.same_person'
  | 'payouts.withdrawal_open'
  | 'payouts.window_wrong'
  | 'payouts.statement_too_long'
  | 'points.not_found'
  | 'points.out_of_order'
  | 'posts.not_found'
  | 'posts.too_late'
  | 'posts.too_many'
  | 'posts.product_not_found'
  | 'posts.mention_blocked'
  | 'posts.comment_not_found'
  | 'posts.cursor_wrong'
  | 'posts.poll_not_found'
  | 'posts.option_not_found'
  | 'posts.options_repeated'
  | 'posts.poll_closed'
  | 'posts.poll_voted'
  | 'posts.poll_fixed'
  | 'posts.collection_not_found'
  | 'posts.collection_name_taken'
  | 'posts.too_many_collections'
  | 'posts.not_saved'
  | 'privacy.processor_not_found'
  | 'privacy.processors_full'
  | 'privacy.request_not_found'
  | 'privacy.too_many_requests'
  | 'privacy.code_wrong'
  | 'privacy.link_invalid'
  | 'privacy.step_impossible'
  | 'privacy.reason_missing'
  | 'privacy.no_account'
  | 'privacy.future'
  | 'privacy.log_full'
  | 'privacy.breach_not_found'
  | 'privacy.breach_closed'
  | 'privacy.breaches_full'
  | 'privacy.count_changed'
  | 'product_imports.not_found'
  | 'product_imports.not_csv'
  | 'product_imports.not_utf8'
  | 'product_imports.bad_quotes'
  | 'product_imports.no_columns'
  | 'product_imports.empty'
  | 'product_imports.too_many_rows'
  | 'product_imports.too_many_columns'
  | 'product_imports.none_chosen'
  | 'product_imports.too_many_chosen'
  | 'product_imports.busy'
  | 'product_imports.wrong_time'
  | 'promotions.not_found'
  | 'promotions.cap_fixed'
  | 'promotions.cap_below_sold'
  | 'push.address_refused'
  | 'push.key_wrong'
  | 'push.sealed'
  | 'push.device_not_found'
  | 'questions.not_found'
  | 'questions.not_bought'
  | 'questions.own'
  | 'questions.already_asked'
  | 'questions.already_answered'
  | 'questions.answered_enough'
  | 'questions.too_many_waiting'
  | 'questions.transition_not_allowed'
  | 'record_imports.not_found'
  | 'record_imports.not_csv'
  | 'record_imports.not_utf8'
  | 'record_imports.bad_quotes'
  | 'record_imports.no_rows'
  | 'record_imports.too_many_rows'
  | 'record_imports.column_missing'
  | 'record_imports.columns_changed'
  | 'record_imports.busy'
  | 'record_imports.wrong_time'
  | 'redirects.not_found'
  | 'redirects.loop'
  | 'reels.not_found'
  | 'reels.video_failed'
  | 'reels.video_fixed'
  | 'reels.captions_wrong'
  | 'restock.variant_unknown'
  | 'restock.in_stock'
  | 'returns.not_found'
  | 'returns.not_delivered'
  | 'returns.too_late'
  | 'returns.line_unknown'
  | 'returns.not_returnable'
  | 'returns.too_many'
  | 'returns.too_many_returns'
  | 'returns.transition_not_allowed'
  | 'returns.too_many_messages'
  | 'returns.card_refund_impossible'
  | 'returns.nothing_paid'
  | 'returns.more_than_paid'
  | 'returns.still_open'
  | 'returns.replacement_sold_out'
  | 'reviews.not_found'
  | 'reviews.not_bought'
  | 'reviews.already_written'
  | 'reviews.own'
  | 'reviews.transition_not_allowed'
  | 'rewards.not_found'
  | 'rewards.gone'
  | 'rewards.limit_reached'
  | 'rewards.points_short'
  | 'rewards.product_gone'
  | 'rewards.stock_below_redeemed'
  | 'sales.window_wrong'
  | 'cards.not_found'
  | 'cards.too_many'
  | 'search.group_not_found'
  | 'search.words_not_found'
  | 'search.too_many_groups'
  | 'segments.not_found'
  | 'segments.too_many'
  | 'segments.in_use'
  | 'shipping.city_not_served'
  | 'shipping.method_not_available'
  | 'shipping.method_not_found'
  | 'shipping.point_closed'
  | 'shipping.point_no_cash'
  | 'shipping.zone_not_found'
  | 'shipping.zones_full'
  | 'shipping.place_unknown'
  | 'shipping.place_taken'
  | 'shop_settings.city_unknown'
  | 'shop_settings.colours_faint'
  | 'shop_settings.tax_unit_active'
  | 'shop_settings.coupon_unknown'
  | 'shop_settings.domain_wrong'
  | 'shop_settings.domain_missing'
  | 'shop_settings.domain_unproved'
  | 'shop_settings.domain_fixed'
  | 'sms.country_not_served'
  | 'sms.unavailable'
  | 'sms.too_many'
  | 'sms.receipt_refused'
  | 'staff.credentials_wrong'
  | 'staff.proof_needed'
  | 'staff.challenge_invalid'
  | 'staff.code_wrong'
  | 'staff.email_taken'
  | 'staff.last_owner'
  | 'staff.not_found'
  | 'staff.setup_over'
  | 'transfers.not_awaited'
  | 'transfers.not_by_transfer'
  | 'transfers.too_many_receipts'
  | 'transfers.reference_used'
  | 'transfers.not_found'
  | 'transfers.not_owed'
  | 'uploads.file_missing'
  | 'uploads.one_file'
  | 'uploads.too_large'
  | 'uploads.not_an_image'
  | 'uploads.heic'
  | 'uploads.too_many_pixels'
  | 'uploads.too_small'
  | 'uploads.damaged'
  | 'uploads.too_many'
  | 'uploads.no_room'
  | 'uploads.offset_wrong'
  | 'uploads.protocol_unknown'
  | 'uploads.not_found'
  | 'uploads.not_yours'
  | 'uploads.no_video'
  | 'uploads.not_a_video'
  | 'uploads.video_too_large'
  | 'uploads.too_many_videos'
  | 'uploads.video_not_found'
  | 'uploads.video_not_yours'
  | 'webhooks.not_found'
  | 'webhooks.too_many'
  | 'webhooks.address_refused'
  | 'webhooks.delivery_not_found'
  | 'wishlist.full';

/** Every call by its key: its parts as a client writes them, its reply, and `details` of its refusals by their code. */
export interface Calls {
  'GET /cart': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: SavedCart;
    details: Record<never, never>;
  };
  'PUT /cart': {
    params: undefined;
    query: undefined;
    body: { lines: SavedCartLine[] };
    reply: SavedCart;
    details: Record<never, never>;
  };
  'GET /admin/abandoned-carts': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; sort?: '-saved_at' | 'saved_at' | undefined };
    body: undefined;
    reply: { data: AbandonedCart[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'GET /admin/abandoned-carts/outcome': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: CartReminderOutcome;
    details: Record<never, never>;
  };
  'GET /user/addresses': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: SavedAddress[];
    details: Record<never, never>;
  };
  'POST /user/addresses': {
    params: undefined;
    query: undefined;
    body: AddressDraft;
    reply: { address: SavedAddress };
    details: Record<never, never>;
  };
  'PUT /user/addresses/{id}': {
    params: { id: number };
    query: undefined;
    body: AddressDraft;
    reply: { address: SavedAddress };
    details: Record<never, never>;
  };
  'DELETE /user/addresses/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: { done: true };
    details: Record<never, never>;
  };
  'GET /user/company': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: { company: Company | null };
    details: Record<never, never>;
  };
  'PUT /user/company': {
    params: undefined;
    query: undefined;
    body: CompanyDraft;
    reply: { company: Company | null };
    details: Record<never, never>;
  };
  'DELETE /user/company': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: { done: true };
    details: Record<never, never>;
  };
  'GET /admin/bundles': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; sort?: 'position' | '-position' | 'name' | '-name' | 'price' | '-price' | undefined; q?: string | undefined; is_active?: 'true' | 'false' | undefined };
    body: undefined;
    reply: { data: AdminBundle[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'GET /admin/bundles/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: AdminBundle;
    details: Record<never, never>;
  };
  'POST /admin/bundles': {
    params: undefined;
    query: undefined;
    body: AdminBundleDraft;
    reply: AdminBundle;
    details: Record<never, never>;
  };
  'PUT /admin/bundles/{id}': {
    params: { id: number };
    query: undefined;
    body: AdminBundleEdit;
    reply: AdminBundle;
    details: { 'conflict.changed': AdminBundle };
  };
  'GET /admin/categories': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: ListedCategory[];
    details: Record<never, never>;
  };
  'GET /admin/categories/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: AdminCategory;
    details: Record<never, never>;
  };
  'POST /admin/categories': {
    params: undefined;
    query: undefined;
    body: AdminCategoryDraft;
    reply: AdminCategory;
    details: Record<never, never>;
  };
  'PUT /admin/categories/{id}': {
    params: { id: number };
    query: undefined;
    body: AdminCategoryEdit;
    reply: AdminCategory;
    details: { 'conflict.changed': AdminCategory };
  };
  'PUT /admin/categories/{id}/place': {
    params: { id: number };
    query: undefined;
    body: CategoryPlace;
    reply: AdminCategory;
    details: { 'conflict.changed': AdminCategory };
  };
  'GET /admin/coupons': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; sort?: '-created_at' | 'created_at' | '-uses' | 'uses' | 'ends_at' | '-ends_at' | 'code' | '-code' | undefined; q?: string | undefined; state?: 'running' | 'upcoming' | 'ended' | 'used_up' | 'off' | undefined; type?: 'percentage' | 'fixed' | 'free_shipping' | 'buy_x_get_y' | undefined; batch?: string | undefined };
    body: undefined;
    reply: { data: CouponInList[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'GET /admin/coupons.csv': {
    params: undefined;
    query: { batch: string };
    body: undefined;
    reply: FileBytes;
    details: Record<never, never>;
  };
  'GET /admin/coupons/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: AdminCoupon;
    details: Record<never, never>;
  };
  'POST /admin/coupons': {
    params: undefined;
    query: undefined;
    body: AdminCouponDraft;
    reply: AdminCoupon;
    details: Record<never, never>;
  };
  'POST /admin/coupons/bulk': {
    params: undefined;
    query: undefined;
    body: CouponBatchDraft;
    reply: CouponBatch;
    details: Record<never, never>;
  };
  'PUT /admin/coupons/{id}': {
    params: { id: number };
    query: undefined;
    body: AdminCouponEdit;
    reply: AdminCoupon;
    details: { 'conflict.changed': AdminCoupon };
  };
  'POST /admin/coupons/{id}/deactivate': {
    params: { id: number };
    query: undefined;
    body: { version: number };
    reply: AdminCoupon;
    details: { 'conflict.changed': AdminCoupon };
  };
  'GET /admin/products': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; sort?: '-updated_at' | 'updated_at' | 'name' | '-name' | 'price' | '-price' | 'stock' | '-stock' | '-sales' | 'sales' | undefined; q?: string | undefined; category_id?: number | undefined; brand?: string | undefined; tag?: string | undefined; status?: 'draft' | 'published' | 'scheduled' | 'archived' | undefined; stock?: 'out' | 'low' | undefined; on_sale?: boolean | undefined; tax?: 'standard' | 'VATEX-SA-34-1' | 'VATEX-SA-34-2' | 'VATEX-SA-34-3' | 'VATEX-SA-34-4' | 'VATEX-SA-34-5' | 'VATEX-SA-35' | 'VATEX-SA-36' | 'VATEX-SA-29' | 'VATEX-SA-29-7' | 'VATEX-SA-30' | undefined };
    body: undefined;
    reply: { data: AdminProductRow[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'GET /admin/products.csv': {
    params: undefined;
    query: { q?: string | undefined; category_id?: number | undefined; brand?: string | undefined; tag?: string | undefined; status?: 'draft' | 'published' | 'scheduled' | 'archived' | undefined; stock?: 'out' | 'low' | undefined; on_sale?: boolean | undefined; tax?: 'standard' | 'VATEX-SA-34-1' | 'VATEX-SA-34-2' | 'VATEX-SA-34-3' | 'VATEX-SA-34-4' | 'VATEX-SA-34-5' | 'VATEX-SA-35' | 'VATEX-SA-36' | 'VATEX-SA-29' | 'VATEX-SA-29-7' | 'VATEX-SA-30' | undefined };
    body: undefined;
    reply: FileBytes;
    details: Record<never, never>;
  };
  'GET /admin/products/brands': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: AdminBrand[];
    details: Record<never, never>;
  };
  'GET /admin/products/taxes': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: ProductTaxCount[];
    details: Record<never, never>;
  };
  'GET /admin/products/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: AdminProduct;
    details: Record<never, never>;
  };
  'POST /admin/products': {
    params: undefined;
    query: undefined;
    body: NewAdminProduct;
    reply: AdminProduct;
    details: Record<never, never>;
  };
  'PUT /admin/products/{id}': {
    params: { id: number };
    query: undefined;
    body: AdminProductEdit;
    reply: AdminProduct;
    details: { 'conflict.changed': AdminProduct };
  };
  'POST /admin/products/{id}/preview': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: { path: string; expires_at: string };
    details: Record<never, never>;
  };
  'PUT /admin/products/{id}/status': {
    params: { id: number };
    query: undefined;
    body: ProductStatusChange;
    reply: AdminProduct;
    details: { 'conflict.changed': AdminProduct };
  };
  'POST /admin/products/{id}/duplicate': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: AdminProduct;
    details: Record<never, never>;
  };
  'POST /admin/products/bulk': {
    params: undefined;
    query: undefined;
    body: { rows: BulkProductRow[]; note?: string | null | undefined };
    reply: { done: number; rows: BulkProductOutcome[] };
    details: Record<never, never>;
  };
  'POST /admin/products/pictures': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: AdminPicture;
    details: Record<never, never>;
  };
  'GET /admin/products/{id}/stock': {
    params: { id: number };
    query: { page?: number | undefined; per_page?: number | undefined; sort?: '-at' | 'at' | undefined; variant_id?: number | undefined };
    body: undefined;
    reply: { data: StockMovement[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'POST /admin/products/{id}/stock': {
    params: { id: number };
    query: undefined;
    body: StockAdjustment;
    reply: AdminProduct;
    details: Record<never, never>;
  };
  'GET /admin/promotions': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; sort?: '-starts_at' | 'starts_at' | 'ends_at' | '-ends_at' | 'name' | '-name' | undefined; q?: string | undefined; state?: 'running' | 'upcoming' | 'ended' | 'sold_out' | 'off' | undefined; type?: 'percentage' | 'fixed_price' | 'flash' | 'buy_x_get_y' | undefined };
    body: undefined;
    reply: { data: AdminPromotionInList[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'GET /admin/promotions/preview': {
    params: undefined;
    query: { percent?: number | undefined; fixed_price?: number | undefined; product_ids?: number[] | undefined; category_ids?: number[] | undefined; licence_number?: string | undefined };
    body: undefined;
    reply: PromotionPreview;
    details: Record<never, never>;
  };
  'GET /admin/promotions/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: AdminPromotion;
    details: Record<never, never>;
  };
  'POST /admin/promotions': {
    params: undefined;
    query: undefined;
    body: AdminPromotionDraft;
    reply: AdminPromotion;
    details: Record<never, never>;
  };
  'PUT /admin/promotions/{id}': {
    params: { id: number };
    query: undefined;
    body: AdminPromotionEdit;
    reply: AdminPromotion;
    details: { 'conflict.changed': AdminPromotion };
  };
  'POST /admin/promotions/{id}/end': {
    params: { id: number };
    query: undefined;
    body: { version: number };
    reply: AdminPromotion;
    details: { 'conflict.changed': AdminPromotion };
  };
  'GET /community/affiliate/programme': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: AffiliateProgramme;
    details: Record<never, never>;
  };
  'POST /community/affiliate/apply': {
    params: undefined;
    query: undefined;
    body: AffiliateApplicationDraft;
    reply: AffiliateApplication;
    details: Record<never, never>;
  };
  'GET /community/affiliate/application': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: AffiliateApplication;
    details: Record<never, never>;
  };
  'GET /community/affiliate/link': {
    params: undefined;
    query: { page?: string | undefined };
    body: undefined;
    reply: AffiliateLink;
    details: Record<never, never>;
  };
  'POST /community/affiliate/clicks': {
    params: undefined;
    query: undefined;
    body: AffiliateClick;
    reply: AffiliateReferral;
    details: Record<never, never>;
  };
  'POST /community/affiliate/referral': {
    params: undefined;
    query: undefined;
    body: { click_id: string };
    reply: AffiliateReferral;
    details: Record<never, never>;
  };
  'GET /community/affiliate/admin/applications': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; sort?: 'applied_at' | '-applied_at' | 'code' | '-code' | undefined; status?: 'pending' | 'approved' | 'rejected' | 'suspended' | undefined; q?: string | undefined };
    body: undefined;
    reply: { data: StaffAffiliateApplication[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'GET /community/affiliate/admin/applications/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: StaffAffiliateApplication;
    details: Record<never, never>;
  };
  'PUT /community/affiliate/admin/applications/{id}/approve': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: StaffAffiliateApplication;
    details: Record<never, never>;
  };
  'PUT /community/affiliate/admin/applications/{id}/reject': {
    params: { id: number };
    query: undefined;
    body: { reason: string };
    reply: StaffAffiliateApplication;
    details: Record<never, never>;
  };
  'PUT /community/affiliate/admin/applications/{id}/suspend': {
    params: { id: number };
    query: undefined;
    body: { reason: string };
    reply: StaffAffiliateApplication;
    details: Record<never, never>;
  };
  'PUT /community/affiliate/admin/applications/{id}/restore': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: StaffAffiliateApplication;
    details: Record<never, never>;
  };
  'GET /community/affiliate/admin/settings': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: StaffAffiliateSettings;
    details: Record<never, never>;
  };
  'PUT /community/affiliate/admin/settings': {
    params: undefined;
    query: undefined;
    body: AffiliateSettingsEdit;
    reply: StaffAffiliateSettings;
    details: { 'conflict.changed': StaffAffiliateSettings };
  };
  'GET /community/affiliate/admin/rates': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; sort?: '-starts_at' | 'starts_at' | 'percent' | '-percent' | undefined; affiliate_id?: number | undefined; category_id?: number | undefined };
    body: undefined;
    reply: { data: StaffAffiliateRate[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'POST /community/affiliate/admin/rates': {
    params: undefined;
    query: undefined;
    body: { affiliate_id: number | null; category_id: number | null; percent: number; starts_at: string; ends_at: string | null };
    reply: StaffAffiliateRate;
    details: Record<never, never>;
  };
  'PUT /community/affiliate/admin/rates/{id}': {
    params: { id: number };
    query: undefined;
    body: AffiliateRateEdit;
    reply: StaffAffiliateRate;
    details: { 'conflict.changed': StaffAffiliateRate };
  };
  'DELETE /community/affiliate/admin/rates/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: { id: number };
    details: Record<never, never>;
  };
  'GET /community/affiliate/admin/coupons': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; sort?: '-coupon_id' | 'coupon_id' | undefined; affiliate_id?: number | undefined };
    body: undefined;
    reply: { data: StaffAffiliateCoupon[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'POST /community/affiliate/admin/coupons': {
    params: undefined;
    query: undefined;
    body: AffiliateCouponDraft;
    reply: StaffAffiliateCoupon;
    details: Record<never, never>;
  };
  'DELETE /community/affiliate/admin/coupons/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: { id: number };
    details: Record<never, never>;
  };
  'GET /admin/approvals': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; sort?: '-requested_at' | 'requested_at' | undefined; status?: 'pending' | 'approved' | 'rejected' | 'expired' | undefined; requested_by?: string | undefined };
    body: undefined;
    reply: { data: Approval[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'POST /admin/approvals': {
    params: undefined;
    query: undefined;
    body: ApprovalRequest;
    reply: Approval;
    details: Record<never, never>;
  };
  'POST /admin/approvals/{id}/approve': {
    params: { id: string };
    query: undefined;
    body: undefined;
    reply: Approval;
    details: Record<never, never>;
  };
  'POST /admin/approvals/{id}/reject': {
    params: { id: string };
    query: undefined;
    body: { note: string };
    reply: Approval;
    details: Record<never, never>;
  };
  'GET /admin/money-alerts': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; sort?: '-at' | 'at' | undefined };
    body: undefined;
    reply: { data: MoneyAlert[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'POST /admin/money-alerts/{id}/seen': {
    params: { id: string };
    query: undefined;
    body: undefined;
    reply: MoneyAlert;
    details: Record<never, never>;
  };
  'GET /admin/articles': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; sort?: '-published_at' | 'published_at' | '-updated_at' | 'updated_at' | 'title' | '-title' | undefined; q?: string | undefined; status?: 'draft' | 'scheduled' | 'published' | 'archived' | undefined; category_id?: number | undefined };
    body: undefined;
    reply: { data: AdminArticleRow[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'GET /admin/articles/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: AdminArticle;
    details: Record<never, never>;
  };
  'POST /admin/articles': {
    params: undefined;
    query: undefined;
    body: AdminArticleDraft;
    reply: AdminArticle;
    details: Record<never, never>;
  };
  'PUT /admin/articles/{id}': {
    params: { id: number };
    query: undefined;
    body: AdminArticleEdit;
    reply: AdminArticle;
    details: { 'conflict.changed': AdminArticle };
  };
  'PUT /admin/articles/{id}/status': {
    params: { id: number };
    query: undefined;
    body: ArticleStatusChange;
    reply: AdminArticle;
    details: { 'conflict.changed': AdminArticle };
  };
  'GET /admin/blog-categories': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: AdminBlogCategory[];
    details: Record<never, never>;
  };
  'PUT /admin/blog-categories/{slug}': {
    params: { slug: string };
    query: undefined;
    body: BlogCategoryEdit;
    reply: AdminBlogCategory;
    details: { 'conflict.changed': AdminBlogCategory };
  };
  'DELETE /admin/blog-categories/{slug}': {
    params: { slug: string };
    query: undefined;
    body: undefined;
    reply: { done: true };
    details: Record<never, never>;
  };
  'GET /blog': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; category?: string | undefined; search?: string | undefined };
    body: undefined;
    reply: { data: ArticleCard[]; current_page: number; last_page: number; per_page: number; total: number };
    details: Record<never, never>;
  };
  'GET /blog/featured': {
    params: undefined;
    query: { limit?: number | undefined };
    body: undefined;
    reply: ArticleCard[];
    details: Record<never, never>;
  };
  'GET /blog/categories': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: BlogCategoryInList[];
    details: Record<never, never>;
  };
  'GET /blog/{id}': {
    params: { id: number | string };
    query: undefined;
    body: undefined;
    reply: Article;
    details: Record<never, never>;
  };
  'POST /blog/{id}/like': {
    params: { id: number | string };
    query: undefined;
    body: { liked?: boolean | undefined; visitor_id?: string | undefined };
    reply: { liked: boolean; like_count: number };
    details: Record<never, never>;
  };
  'POST /blog/{id}/share': {
    params: { id: number | string };
    query: undefined;
    body: undefined;
    reply: { share_count: number };
    details: Record<never, never>;
  };
  'GET /bought-together': {
    params: undefined;
    query: { product_id: number };
    body: undefined;
    reply: Product[];
    details: Record<never, never>;
  };
  'GET /admin/branches': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: Branch[];
    details: Record<never, never>;
  };
  'POST /admin/branches': {
    params: undefined;
    query: undefined;
    body: NewBranch;
    reply: Branch;
    details: Record<never, never>;
  };
  'PUT /admin/branches/{id}': {
    params: { id: number };
    query: undefined;
    body: BranchEdit;
    reply: Branch;
    details: { 'conflict.changed': Branch };
  };
  'GET /admin/branches/{id}/stock': {
    params: { id: number };
    query: { page?: number | undefined; per_page?: number | undefined; sort?: 'sku' | '-sku' | '-quantity' | 'quantity' | undefined; q?: string | undefined };
    body: undefined;
    reply: { data: BranchLevel[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'POST /admin/branches/{id}/stock': {
    params: { id: number };
    query: undefined;
    body: StockAdjustment;
    reply: BranchLevel;
    details: Record<never, never>;
  };
  'GET /admin/branches/{id}/movements': {
    params: { id: number };
    query: { page?: number | undefined; per_page?: number | undefined; sort?: '-at' | 'at' | undefined; variant_id?: number | undefined };
    body: undefined;
    reply: { data: BranchMovement[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'GET /admin/branches/levels': {
    params: undefined;
    query: { product_id: number };
    body: undefined;
    reply: StockOfBranch[];
    details: Record<never, never>;
  };
  'GET /admin/stock-items': {
    params: undefined;
    query: { q?: string | undefined };
    body: undefined;
    reply: StockItem[];
    details: Record<never, never>;
  };
  'GET /admin/stock-transfers': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; sort?: '-created_at' | 'created_at' | undefined; status?: 'draft' | 'sent' | 'received' | 'cancelled' | undefined; branch_id?: number | undefined };
    body: undefined;
    reply: { data: ListedTransfer[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'GET /admin/stock-transfers/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: StockTransfer;
    details: Record<never, never>;
  };
  'POST /admin/stock-transfers': {
    params: undefined;
    query: undefined;
    body: NewStockTransfer;
    reply: StockTransfer;
    details: Record<never, never>;
  };
  'PUT /admin/stock-transfers/{id}': {
    params: { id: number };
    query: undefined;
    body: StockTransferEdit;
    reply: StockTransfer;
    details: { 'conflict.changed': StockTransfer };
  };
  'POST /admin/stock-transfers/{id}/send': {
    params: { id: number };
    query: undefined;
    body: { version: number };
    reply: StockTransfer;
    details: { 'conflict.changed': StockTransfer };
  };
  'POST /admin/stock-transfers/{id}/receive': {
    params: { id: number };
    query: undefined;
    body: StockTransferReceipt;
    reply: StockTransfer;
    details: { 'conflict.changed': StockTransfer };
  };
  'POST /admin/stock-transfers/{id}/cancel': {
    params: { id: number };
    query: undefined;
    body: { version: number };
    reply: StockTransfer;
    details: { 'conflict.changed': StockTransfer };
  };
  'GET /admin/stock-counts': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; sort?: '-created_at' | 'created_at' | undefined; status?: 'open' | 'review' | 'applying' | 'applied' | 'cancelled' | undefined; branch_id?: number | undefined };
    body: undefined;
    reply: { data: StockCount[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'GET /admin/stock-counts/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: StockCountDetails;
    details: Record<never, never>;
  };
  'POST /admin/stock-counts': {
    params: undefined;
    query: undefined;
    body: NewStockCount;
    reply: StockCountDetails;
    details: Record<never, never>;
  };
  'GET /admin/stock-counts/{id}/lines': {
    params: { id: number };
    query: { show?: 'all' | 'different' | 'disturbed' | undefined; after?: string | undefined };
    body: undefined;
    reply: { lines: CountLine[]; next: string | null };
    details: Record<never, never>;
  };
  'GET /admin/stock-counts/{id}/uncounted': {
    params: { id: number };
    query: { after?: number | undefined };
    body: undefined;
    reply: { items: StockItem[]; next: number | null };
    details: Record<never, never>;
  };
  'POST /admin/stock-counts/{id}/lines': {
    params: { id: number };
    query: undefined;
    body: CountedPieces;
    reply: CountLine;
    details: Record<never, never>;
  };
  'DELETE /admin/stock-counts/{id}/lines/{variant_id}': {
    params: { id: number; variant_id: number };
    query: undefined;
    body: undefined;
    reply: { done: true };
    details: Record<never, never>;
  };
  'POST /admin/stock-counts/{id}/status': {
    params: { id: number };
    query: undefined;
    body: CountStatusChange;
    reply: StockCountDetails;
    details: { 'conflict.changed': StockCountDetails };
  };
  'POST /admin/stock-counts/{id}/approve': {
    params: { id: number };
    query: undefined;
    body: { version: number };
    reply: StockCountDetails;
    details: { 'conflict.changed': StockCountDetails };
  };
  'GET /brands': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: Brand[];
    details: Record<never, never>;
  };
  'GET /brands/{key}': {
    params: { key: string };
    query: undefined;
    body: undefined;
    reply: BrandDetail;
    details: Record<never, never>;
  };
  'GET /admin/brands/{key}': {
    params: { key: string };
    query: undefined;
    body: undefined;
    reply: AdminBrandTexts;
    details: Record<never, never>;
  };
  'PUT /admin/brands/{key}': {
    params: { key: string };
    query: undefined;
    body: { text: { ar: string; en: string }; version: number };
    reply: AdminBrandTexts;
    details: { 'conflict.changed': AdminBrandTexts };
  };
  'GET /admin/returns/{id}/label': {
    params: { id: string };
    query: undefined;
    body: undefined;
    reply: { label: ReturnLabel | null };
    details: Record<never, never>;
  };
  'POST /admin/returns/{id}/label': {
    params: { id: string };
    query: undefined;
    body: ReturnLabelDraft;
    reply: ReturnLabel;
    details: Record<never, never>;
  };
  'GET /returns/{id}/label': {
    params: { id: string };
    query: { view_token?: string | undefined };
    body: undefined;
    reply: { label: ReturnLabelForBuyer | null };
    details: Record<never, never>;
  };
  'GET /returns/{id}/label.pdf': {
    params: { id: string };
    query: { view_token?: string | undefined };
    body: undefined;
    reply: FileBytes;
    details: Record<never, never>;
  };
  'GET /admin/pickups': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: { pickups: Pickup[] };
    details: Record<never, never>;
  };
  'POST /admin/pickups': {
    params: undefined;
    query: undefined;
    body: PickupDraft;
    reply: Pickup;
    details: Record<never, never>;
  };
  'POST /admin/pickups/{id}/cancel': {
    params: { id: string };
    query: undefined;
    body: undefined;
    reply: Pickup;
    details: Record<never, never>;
  };
  'POST /admin/remittances': {
    params: undefined;
    query: undefined;
    body: RemittanceDraft;
    reply: { lines: RemittanceLine[] };
    details: Record<never, never>;
  };
  'GET /admin/carriers': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: { carriers: BookableCarrier[] };
    details: Record<never, never>;
  };
  'GET /admin/bookings': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; sort?: '-asked_at' | 'asked_at' | undefined; view?: 'trouble' | 'under_way' | 'returned' | 'unremitted' | 'differs' | undefined };
    body: undefined;
    reply: { data: Booking[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'POST /admin/bookings': {
    params: undefined;
    query: undefined;
    body: BookingDraft;
    reply: { results: OrderOutcome[] };
    details: Record<never, never>;
  };
  'GET /admin/orders/{id}/bookings': {
    params: { id: string };
    query: undefined;
    body: undefined;
    reply: { bookings: Booking[] };
    details: Record<never, never>;
  };
  'POST /admin/bookings/{id}/retry': {
    params: { id: string };
    query: undefined;
    body: undefined;
    reply: Booking;
    details: Record<never, never>;
  };
  'POST /admin/bookings/{id}/drop': {
    params: { id: string };
    query: undefined;
    body: undefined;
    reply: Booking;
    details: Record<never, never>;
  };
  'POST /admin/bookings/labels': {
    params: undefined;
    query: undefined;
    body: LabelsDraft;
    reply: CollectedLabels;
    details: Record<never, never>;
  };
  'GET /admin/bookings/{id}/label.pdf': {
    params: { id: string };
    query: undefined;
    body: undefined;
    reply: FileBytes;
    details: Record<never, never>;
  };
  'GET /products': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; search?: string | undefined; category_id?: number | undefined; sort?: 'relevance' | 'newest' | 'price_asc' | 'price_desc' | 'best_selling' | 'rating' | undefined; min_price?: number | undefined; max_price?: number | undefined; in_stock?: boolean | undefined; on_sale?: boolean | undefined; brand?: string | undefined; tag?: string | undefined; color?: string | undefined; size?: string | undefined; rating?: number | undefined; facets?: boolean | undefined };
    body: undefined;
    reply: ProductPage;
    details: Record<never, never>;
  };
  'GET /products/featured': {
    params: undefined;
    query: { limit?: number | undefined };
    body: undefined;
    reply: Product[];
    details: Record<never, never>;
  };
  'GET /products/new-arrivals': {
    params: undefined;
    query: { limit?: number | undefined };
    body: undefined;
    reply: Product[];
    details: Record<never, never>;
  };
  'GET /products/best-sellers': {
    params: undefined;
    query: { limit?: number | undefined };
    body: undefined;
    reply: Product[];
    details: Record<never, never>;
  };
  'GET /products/compared': {
    params: undefined;
    query: { ids: string };
    body: undefined;
    reply: ComparedProduct[];
    details: Record<never, never>;
  };
  'GET /products/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: ProductDetail;
    details: Record<never, never>;
  };
  'GET /products/preview/{token}': {
    params: { token: string };
    query: undefined;
    body: undefined;
    reply: ProductDetail;
    details: Record<never, never>;
  };
  'GET /products/{id}/variants': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: Variant[];
    details: Record<never, never>;
  };
  'GET /categories': {
    params: undefined;
    query: { search?: string | undefined; page?: number | undefined };
    body: undefined;
    reply: Category[];
    details: Record<never, never>;
  };
  'GET /categories/featured': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: Category[];
    details: Record<never, never>;
  };
  'GET /categories/root': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: CategoryWithChildren[];
    details: Record<never, never>;
  };
  'GET /categories/{id}': {
    params: { id: number | string };
    query: undefined;
    body: undefined;
    reply: CategoryDetail;
    details: Record<never, never>;
  };
  'GET /categories/{id}/children': {
    params: { id: number | string };
    query: undefined;
    body: undefined;
    reply: Category[];
    details: Record<never, never>;
  };
  'GET /categories/{id}/products': {
    params: { id: number | string };
    query: { page?: number | undefined; per_page?: number | undefined; search?: string | undefined; sort?: 'relevance' | 'newest' | 'price_asc' | 'price_desc' | 'best_selling' | 'rating' | undefined; min_price?: number | undefined; max_price?: number | undefined; in_stock?: boolean | undefined; on_sale?: boolean | undefined; brand?: string | undefined; tag?: string | undefined; color?: string | undefined; size?: string | undefined; rating?: number | undefined; facets?: boolean | undefined };
    body: undefined;
    reply: ProductPage;
    details: Record<never, never>;
  };
  'GET /bundles': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: Bundle[];
    details: Record<never, never>;
  };
  'GET /bundles/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: Bundle;
    details: Record<never, never>;
  };
  'GET /bundles/slug/{slug}': {
    params: { slug: string };
    query: undefined;
    body: undefined;
    reply: Bundle;
    details: Record<never, never>;
  };
  'GET /community/affiliate/referrals': {
    params: undefined;
    query: { cursor?: number | undefined; per_page?: number | undefined };
    body: undefined;
    reply: { data: ReferredOrder[]; next_cursor: number | null };
    details: Record<never, never>;
  };
  'GET /community/affiliate/admin/commissions': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; sort?: '-placed_at' | 'placed_at' | '-points' | 'points' | 'due_at' | '-due_at' | undefined; state?: 'waiting' | 'pending' | 'posted' | 'void' | undefined; affiliate_id?: number | undefined; is_held?: 'true' | 'false' | undefined; q?: string | undefined };
    body: undefined;
    reply: { data: AdminCommission[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'PUT /community/affiliate/admin/commissions/{id}/hold': {
    params: { id: number };
    query: undefined;
    body: { reason: string; version: number };
    reply: AdminCommission;
    details: { 'conflict.changed': AdminCommission };
  };
  'PUT /community/affiliate/admin/commissions/{id}/release': {
    params: { id: number };
    query: undefined;
    body: { version: number };
    reply: AdminCommission;
    details: { 'conflict.changed': AdminCommission };
  };
  'PUT /community/affiliate/admin/commissions/{id}/void': {
    params: { id: number };
    query: undefined;
    body: { reason: string; version: number };
    reply: AdminCommission;
    details: { 'conflict.changed': AdminCommission };
  };
  'GET /community/affiliate/admin/flags': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; sort?: '-last_seen_at' | 'last_seen_at' | '-times_seen' | 'times_seen' | undefined; kind?: 'one_address' | 'own_orders' | 'own_street' | 'many_returns' | 'clicks_without_orders' | 'click_flood' | undefined; affiliate_id?: number | undefined };
    body: undefined;
    reply: { data: AffiliateFlag[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'POST /contact/form': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: { form_id: string };
    details: Record<never, never>;
  };
  'POST /contact': {
    params: undefined;
    query: undefined;
    body: ContactMessage;
    reply: { reference: string };
    details: Record<never, never>;
  };
  'GET /admin/messages': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; sort?: '-created_at' | 'created_at' | undefined; status?: 'new' | 'held' | 'spam' | 'answered' | 'closed' | undefined; topic?: 'order' | 'product' | 'return' | 'payment' | 'partnership' | 'other' | undefined; q?: string | undefined };
    body: undefined;
    reply: { data: MessageInList[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'GET /admin/messages/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: AdminMessage;
    details: Record<never, never>;
  };
  'POST /admin/messages/{id}/answers': {
    params: { id: number };
    query: undefined;
    body: { text: string; version: number };
    reply: AdminMessage;
    details: { 'conflict.changed': AdminMessage };
  };
  'POST /admin/messages/{id}/notes': {
    params: { id: number };
    query: undefined;
    body: { text: string };
    reply: AdminMessage;
    details: Record<never, never>;
  };
  'PUT /admin/messages/{id}/status': {
    params: { id: number };
    query: undefined;
    body: { status: 'new' | 'closed' | 'spam'; version: number };
    reply: AdminMessage;
    details: { 'conflict.changed': AdminMessage };
  };
  'GET /admin/pages': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: PageInList[];
    details: Record<never, never>;
  };
  'GET /admin/pages/{slug}': {
    params: { slug: 'about' | 'help' | 'shipping' | 'returns' | 'privacy' | 'terms' | 'cookies' };
    query: undefined;
    body: undefined;
    reply: AdminPage;
    details: Record<never, never>;
  };
  'PUT /admin/pages/{slug}': {
    params: { slug: 'about' | 'help' | 'shipping' | 'returns' | 'privacy' | 'terms' | 'cookies' };
    query: undefined;
    body: PageEdit;
    reply: AdminPage;
    details: { 'conflict.changed': AdminPage };
  };
  'GET /admin/faq': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: AdminFaqGroup[];
    details: Record<never, never>;
  };
  'PUT /admin/faq/{slug}': {
    params: { slug: string };
    query: undefined;
    body: FaqGroupEdit;
    reply: AdminFaqGroup;
    details: { 'conflict.changed': AdminFaqGroup };
  };
  'DELETE /admin/faq/{slug}': {
    params: { slug: string };
    query: undefined;
    body: undefined;
    reply: { done: true };
    details: Record<never, never>;
  };
  'POST /admin/markdown': {
    params: undefined;
    query: undefined;
    body: { markdown: string };
    reply: { html: string };
    details: Record<never, never>;
  };
  'GET /pages/{slug}': {
    params: { slug: string };
    query: undefined;
    body: undefined;
    reply: InformationPage;
    details: Record<never, never>;
  };
  'GET /faq': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: FaqGroup[];
    details: Record<never, never>;
  };
  'GET /community/contests': {
    params: undefined;
    query: { cursor?: string | undefined; per_page?: number | undefined; state?: 'upcoming' | 'open' | 'voting' | 'closed' | undefined };
    body: undefined;
    reply: { data: Contest[]; next_cursor: string | null };
    details: Record<never, never>;
  };
  'GET /community/contests/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: ContestDetail;
    details: Record<never, never>;
  };
  'GET /community/contests/{id}/entries': {
    params: { id: number };
    query: { cursor?: string | undefined; per_page?: number | undefined };
    body: undefined;
    reply: { data: ContestEntry[]; next_cursor: string | null };
    details: Record<never, never>;
  };
  'POST /community/contests/{id}/entries': {
    params: { id: number };
    query: undefined;
    body: ContestEntryDraft;
    reply: ContestEntry;
    details: Record<never, never>;
  };
  'POST /community/contests/{id}/votes': {
    params: { id: number };
    query: undefined;
    body: { entry_id: number };
    reply: { my_vote: number };
    details: Record<never, never>;
  };
  'GET /admin/community/contests': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; sort?: '-ends_at' | 'ends_at' | 'starts_at' | '-starts_at' | undefined; state?: 'upcoming' | 'open' | 'voting' | 'closed' | undefined };
    body: undefined;
    reply: { data: AdminContest[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'GET /admin/community/contests/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: AdminContest;
    details: Record<never, never>;
  };
  'POST /admin/community/contests': {
    params: undefined;
    query: undefined;
    body: ContestDraft;
    reply: AdminContest;
    details: Record<never, never>;
  };
  'PUT /admin/community/contests/{id}': {
    params: { id: number };
    query: undefined;
    body: ContestEdit;
    reply: AdminContest;
    details: { 'conflict.changed': AdminContest };
  };
  'POST /admin/community/contests/{id}/cancel': {
    params: { id: number };
    query: undefined;
    body: { reason: string };
    reply: AdminContest;
    details: Record<never, never>;
  };
  'POST /admin/community/contests/{id}/winners': {
    params: { id: number };
    query: undefined;
    body: { entry_ids: number[] };
    reply: AdminContest;
    details: { 'conflict.changed': AdminContest };
  };
  'GET /admin/community/contests/{id}/entries': {
    params: { id: number };
    query: { page?: number | undefined; per_page?: number | undefined; sort?: 'created_at' | '-created_at' | 'votes' | '-votes' | undefined; status?: 'pending' | 'shown' | 'withdrawn' | 'disqualified' | undefined };
    body: undefined;
    reply: { data: AdminContestEntry[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'PUT /admin/community/contests/{id}/entries/{entryId}/admit': {
    params: { id: number; entryId: number };
    query: undefined;
    body: undefined;
    reply: AdminContestEntry;
    details: Record<never, never>;
  };
  'PUT /admin/community/contests/{id}/entries/{entryId}/disqualify': {
    params: { id: number; entryId: number };
    query: undefined;
    body: { reason: string };
    reply: AdminContestEntry;
    details: Record<never, never>;
  };
  'POST /consents': {
    params: undefined;
    query: undefined;
    body: ConsentBody;
    reply: { id: string };
    details: Record<never, never>;
  };
  'POST /conversions': {
    params: undefined;
    query: undefined;
    body: ConversionBody;
    reply: { done: true };
    details: Record<never, never>;
  };
  'GET /coupons': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: Coupon[];
    details: Record<never, never>;
  };
  'GET /coupons/types': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: CouponTypeInList[];
    details: Record<never, never>;
  };
  'POST /coupons/validate': {
    params: undefined;
    query: undefined;
    body: { code: string; lines: OrderLine[] };
    reply: CouponEffect;
    details: Record<never, never>;
  };
  'POST /coupons/apply': {
    params: undefined;
    query: undefined;
    body: { code: string; lines: OrderLine[] };
    reply: CouponEffect;
    details: Record<never, never>;
  };
  'DELETE /coupons/apply': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: { done: true };
    details: Record<never, never>;
  };
  'GET /admin/custom-pages': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: ListedCustomPage[];
    details: Record<never, never>;
  };
  'GET /admin/custom-pages/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: AdminCustomPage;
    details: Record<never, never>;
  };
  'POST /admin/custom-pages': {
    params: undefined;
    query: undefined;
    body: CustomPageDraft;
    reply: AdminCustomPage;
    details: Record<never, never>;
  };
  'PUT /admin/custom-pages/{id}': {
    params: { id: number };
    query: undefined;
    body: CustomPageEdit;
    reply: AdminCustomPage;
    details: { 'conflict.changed': AdminCustomPage };
  };
  'DELETE /admin/custom-pages/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: { done: true };
    details: Record<never, never>;
  };
  'GET /custom-pages/{slug}': {
    params: { slug: string };
    query: undefined;
    body: undefined;
    reply: CustomPage;
    details: Record<never, never>;
  };
  'GET /admin/customers': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; sort?: '-created_at' | 'created_at' | '-spent' | 'spent' | '-orders' | 'orders' | undefined; q?: string | undefined; registered_from?: string | undefined; registered_to?: string | undefined; has_orders?: boolean | undefined; group_id?: number | undefined; segment_id?: number | undefined };
    body: undefined;
    reply: { data: CustomerInList[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'GET /admin/customers.csv': {
    params: undefined;
    query: { q?: string | undefined; registered_from?: string | undefined; registered_to?: string | undefined; has_orders?: boolean | undefined; group_id?: number | undefined; segment_id?: number | undefined };
    body: undefined;
    reply: FileBytes;
    details: Record<never, never>;
  };
  'GET /admin/customers/{id}': {
    params: { id: string };
    query: undefined;
    body: undefined;
    reply: AdminCustomer;
    details: Record<never, never>;
  };
  'POST /admin/customers/{id}/notes': {
    params: { id: string };
    query: undefined;
    body: { text: string };
    reply: AdminCustomer;
    details: Record<never, never>;
  };
  'DELETE /admin/customers/{id}/notes/{note_id}': {
    params: { id: string; note_id: number };
    query: undefined;
    body: undefined;
    reply: AdminCustomer;
    details: Record<never, never>;
  };
  'POST /admin/customers/{id}/store-credit': {
    params: { id: string };
    query: undefined;
    body: StoreCreditChange;
    reply: AdminCustomer;
    details: Record<never, never>;
  };
  'GET /admin/customer-groups': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: CustomerGroup[];
    details: Record<never, never>;
  };
  'POST /admin/customer-groups': {
    params: undefined;
    query: undefined;
    body: NewCustomerGroup;
    reply: CustomerGroup;
    details: Record<never, never>;
  };
  'PUT /admin/customer-groups/{id}': {
    params: { id: number };
    query: undefined;
    body: CustomerGroupEdit;
    reply: CustomerGroup;
    details: { 'conflict.changed': CustomerGroup };
  };
  'DELETE /admin/customer-groups/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: { done: true };
    details: Record<never, never>;
  };
  'POST /admin/customer-groups/members': {
    params: undefined;
    query: undefined;
    body: GroupMembersChange;
    reply: { changed: number };
    details: Record<never, never>;
  };
  'GET /admin/customer-imports': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; sort?: '-created_at' | 'created_at' | undefined };
    body: undefined;
    reply: { data: ListedCustomerImport[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'POST /admin/customer-imports': {
    params: undefined;
    query: { name?: string | undefined };
    body: undefined;
    reply: CustomerImport;
    details: Record<never, never>;
  };
  'GET /admin/customer-imports/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: CustomerImport;
    details: Record<never, never>;
  };
  'POST /admin/customer-imports/{id}/run': {
    params: { id: number };
    query: undefined;
    body: { version: number };
    reply: CustomerImport;
    details: { 'conflict.changed': CustomerImport };
  };
  'POST /admin/customer-imports/{id}/undo': {
    params: { id: number };
    query: undefined;
    body: { version: number };
    reply: CustomerImport;
    details: { 'conflict.changed': CustomerImport };
  };
  'GET /admin/customer-imports/{id}/rows': {
    params: { id: number };
    query: { page?: number | undefined; per_page?: number | undefined; sort?: 'row_number' | '-row_number' | undefined; outcome?: 'create' | 'update' | 'unchanged' | 'merged' | 'error' | undefined; result?: 'done' | 'undone' | 'kept' | undefined };
    body: undefined;
    reply: { data: CustomerImportRow[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'GET /digital-goods/{id}': {
    params: { id: string };
    query: { view_token?: string | undefined };
    body: undefined;
    reply: OrderDigital;
    details: Record<never, never>;
  };
  'POST /digital-goods/{id}/codes': {
    params: { id: string };
    query: { view_token?: string | undefined };
    body: { item_id: number };
    reply: OrderDigital;
    details: Record<never, never>;
  };
  'POST /digital-goods/{id}/files/{file_id}': {
    params: { id: string; file_id: string };
    query: { view_token?: string | undefined };
    body: { item_id: number };
    reply: { url: string };
    details: Record<never, never>;
  };
  'GET /admin/digital-products/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: DigitalGoods;
    details: Record<never, never>;
  };
  'PATCH /admin/digital-products/{id}': {
    params: { id: number };
    query: undefined;
    body: DigitalTerms;
    reply: DigitalGoods;
    details: { 'conflict.changed': DigitalGoods };
  };
  'POST /admin/digital-products/{id}/codes': {
    params: { id: number };
    query: undefined;
    body: { variant_id?: number | null | undefined; codes: string };
    reply: AddedCodes;
    details: Record<never, never>;
  };
  'POST /admin/digital-products/{id}/codes/removal': {
    params: { id: number };
    query: undefined;
    body: { variant_id?: number | null | undefined };
    reply: DigitalGoods;
    details: Record<never, never>;
  };
  'POST /admin/digital-products/{id}/files': {
    params: { id: number };
    query: { variant_id?: number | undefined; name: string };
    body: undefined;
    reply: DigitalGoods;
    details: Record<never, never>;
  };
  'DELETE /admin/digital-products/{id}/files/{file_id}': {
    params: { id: number; file_id: string };
    query: undefined;
    body: undefined;
    reply: DigitalGoods;
    details: Record<never, never>;
  };
  'GET /admin/digital-waits': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: DigitalWait[];
    details: Record<never, never>;
  };
  'GET /admin/digital-orders/{id}': {
    params: { id: string };
    query: undefined;
    body: undefined;
    reply: { lines: StaffDigitalLine[] };
    details: Record<never, never>;
  };
  'POST /admin/digital-orders/{id}/links': {
    params: { id: string };
    query: undefined;
    body: { item_id: number };
    reply: { lines: StaffDigitalLine[] };
    details: Record<never, never>;
  };
  'POST /admin/digital-orders/{id}/replacement': {
    params: { id: string };
    query: undefined;
    body: { code_id: number };
    reply: { lines: StaffDigitalLine[] };
    details: Record<never, never>;
  };
  'GET /community/stats': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: CommunityStats;
    details: Record<never, never>;
  };
  'GET /community/reviews': {
    params: undefined;
    query: { cursor?: string | undefined; per_page?: number | undefined; author?: string | undefined; photos?: 'true' | undefined };
    body: undefined;
    reply: { data: MemberReview[]; next_cursor: string | null };
    details: Record<never, never>;
  };
  'GET /community/search': {
    params: undefined;
    query: { q: string };
    body: undefined;
    reply: CommunitySearchResults;
    details: Record<never, never>;
  };
  'GET /community/suggestions': {
    params: undefined;
    query: { q: string };
    body: undefined;
    reply: { members: MemberRef[]; tags: CountedTag[] };
    details: Record<never, never>;
  };
  'GET /admin/e-invoicing': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: EInvoicing;
    details: Record<never, never>;
  };
  'POST /admin/e-invoicing/units': {
    params: undefined;
    query: undefined;
    body: TaxUnitDraft;
    reply: TaxUnit;
    details: Record<never, never>;
  };
  'POST /admin/e-invoicing/units/{id}/enrol': {
    params: { id: string };
    query: undefined;
    body: { code: string; version: number };
    reply: TaxUnit;
    details: { 'conflict.changed': TaxUnit };
  };
  'POST /admin/e-invoicing/units/{id}/checks/{check}': {
    params: { id: string; check: string };
    query: undefined;
    body: undefined;
    reply: TaxUnit;
    details: Record<never, never>;
  };
  'POST /admin/e-invoicing/units/{id}/activate': {
    params: { id: string };
    query: undefined;
    body: { version: number };
    reply: TaxUnit;
    details: { 'conflict.changed': TaxUnit };
  };
  'POST /admin/e-invoicing/units/{id}/renew': {
    params: { id: string };
    query: undefined;
    body: { code: string; version: number };
    reply: TaxUnit;
    details: { 'conflict.changed': TaxUnit };
  };
  'POST /admin/e-invoicing/units/{id}/close': {
    params: { id: string };
    query: undefined;
    body: undefined;
    reply: TaxUnit;
    details: Record<never, never>;
  };
  'POST /admin/e-invoicing/units/{id}/report': {
    params: { id: string };
    query: undefined;
    body: undefined;
    reply: TaxUnit;
    details: Record<never, never>;
  };
  'GET /admin/e-invoicing/documents': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; sort?: '-created_at' | 'created_at' | undefined; state?: 'queued' | 'accepted' | 'warned' | 'rejected' | undefined; unit_id?: string | undefined; q?: string | undefined };
    body: undefined;
    reply: { data: TaxDocumentSummary[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'GET /admin/e-invoicing/archive': {
    params: undefined;
    query: { from: string; to: string };
    body: undefined;
    reply: FileBytes;
    details: Record<never, never>;
  };
  'GET /admin/e-invoicing/documents/{id}/xml': {
    params: { id: string };
    query: undefined;
    body: undefined;
    reply: FileBytes;
    details: Record<never, never>;
  };
  'GET /admin/extensions': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: { data: Extension[] };
    details: Record<never, never>;
  };
  'PUT /admin/extensions/{name}': {
    params: { name: string };
    query: undefined;
    body: { values: { name: string; value: string | null }[]; version: number };
    reply: Extension;
    details: { 'conflict.changed': Extension };
  };
  'POST /admin/extensions/{name}/try': {
    params: { name: string };
    query: undefined;
    body: undefined;
    reply: { is_good: boolean; text: string };
    details: Record<never, never>;
  };
  'GET /admin/marketing/flows': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: Flow[];
    details: Record<never, never>;
  };
  'GET /admin/marketing/flows/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: Flow;
    details: Record<never, never>;
  };
  'POST /admin/marketing/flows': {
    params: undefined;
    query: undefined;
    body: NewFlow;
    reply: Flow;
    details: Record<never, never>;
  };
  'PUT /admin/marketing/flows/{id}': {
    params: { id: number };
    query: undefined;
    body: FlowEdit;
    reply: Flow;
    details: { 'conflict.changed': Flow };
  };
  'DELETE /admin/marketing/flows/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: { done: true };
    details: Record<never, never>;
  };
  'POST /admin/marketing/flows/{id}/switch': {
    params: { id: number };
    query: undefined;
    body: { version: number; is_on: boolean };
    reply: Flow;
    details: { 'conflict.changed': Flow };
  };
  'POST /admin/marketing/flows/{id}/test': {
    params: { id: number };
    query: undefined;
    body: FlowTest;
    reply: { done: true };
    details: Record<never, never>;
  };
  'GET /admin/marketing/limits': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: MarketingLimits;
    details: Record<never, never>;
  };
  'PUT /admin/marketing/limits': {
    params: undefined;
    query: undefined;
    body: { version: number; per_day: number; per_week: number; ceiling?: number | undefined; whatsapp_price?: number | undefined };
    reply: MarketingLimits;
    details: { 'conflict.changed': MarketingLimits };
  };
  'GET /admin/orders': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; sort?: '-placed_at' | 'placed_at' | '-total' | 'total' | undefined; status?: 'pending_payment' | 'confirmed' | 'processing' | 'shipped' | 'delivered' | 'cancelled' | 'expired' | 'return_requested' | 'returned' | 'refunded' | undefined; payment_state?: 'awaiting' | 'on_delivery' | 'paid' | 'partly_refunded' | 'refunded' | 'void' | undefined; payment_method?: string | undefined; payment_kind?: 'cash' | 'transfer' | 'online' | undefined; waits_for?: 'payment' | 'to_pack' | 'to_ship' | 'own_parcel' | undefined; from?: string | undefined; to?: string | undefined; q?: string | undefined };
    body: undefined;
    reply: { data: AdminOrderSummary[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'GET /admin/orders.csv': {
    params: undefined;
    query: { status?: 'pending_payment' | 'confirmed' | 'processing' | 'shipped' | 'delivered' | 'cancelled' | 'expired' | 'return_requested' | 'returned' | 'refunded' | undefined; payment_state?: 'awaiting' | 'on_delivery' | 'paid' | 'partly_refunded' | 'refunded' | 'void' | undefined; payment_method?: string | undefined; payment_kind?: 'cash' | 'transfer' | 'online' | undefined; waits_for?: 'payment' | 'to_pack' | 'to_ship' | 'own_parcel' | undefined; from?: string | undefined; to?: string | undefined; q?: string | undefined };
    body: undefined;
    reply: FileBytes;
    details: Record<never, never>;
  };
  'GET /admin/orders/{id}': {
    params: { id: string };
    query: undefined;
    body: undefined;
    reply: AdminOrder;
    details: Record<never, never>;
  };
  'GET /admin/packing': {
    params: undefined;
    query: { ids: string };
    body: undefined;
    reply: Packing;
    details: Record<never, never>;
  };
  'POST /admin/orders/pack': {
    params: undefined;
    query: undefined;
    body: { ids: string[] };
    reply: { results: OrderOutcome[] };
    details: Record<never, never>;
  };
  'POST /admin/orders/shipments': {
    params: undefined;
    query: undefined;
    body: ManyShipments;
    reply: { results: OrderOutcome[] };
    details: Record<never, never>;
  };
  'POST /admin/orders/{id}/shipments': {
    params: { id: string };
    query: undefined;
    body: ShipmentDraft;
    reply: AdminOrder;
    details: Record<never, never>;
  };
  'POST /admin/orders/{id}/shipments/{shipment}/delivered': {
    params: { id: string; shipment: string };
    query: undefined;
    body: undefined;
    reply: AdminOrder;
    details: Record<never, never>;
  };
  'PUT /admin/orders/{id}/address': {
    params: { id: string };
    query: undefined;
    body: { address: OrderAddressDraft; version: number };
    reply: AdminOrder;
    details: { 'conflict.changed': AdminOrder };
  };
  'PUT /admin/orders/{id}/company': {
    params: { id: string };
    query: undefined;
    body: { company: CompanyDraft | null; version: number };
    reply: AdminOrder;
    details: { 'conflict.changed': AdminOrder };
  };
  'POST /admin/orders/{id}/notes': {
    params: { id: string };
    query: undefined;
    body: { body: string };
    reply: AdminOrder;
    details: Record<never, never>;
  };
  'POST /admin/orders/{id}/items/preview': {
    params: { id: string };
    query: undefined;
    body: ItemsWish;
    reply: ItemsPreview;
    details: { 'orders.total_changed': Quote; 'orders.product_unknown': ShortLine; 'orders.variant_unknown': ShortLine; 'orders.variant_required': ShortLine; 'orders.bundle_unknown': ShortLine; 'orders.promotion_ended': ShortLine; 'orders.out_of_stock': ShortLine; 'orders.ships_later': ShortLine; 'orders.answers_missing': ShortLine; 'orders.answers_changed': ShortLine };
  };
  'POST /admin/orders/{id}/items': {
    params: { id: string };
    query: undefined;
    body: ItemsEdit;
    reply: AdminOrder;
    details: { 'conflict.changed': AdminOrder };
  };
  'POST /admin/orders': {
    params: undefined;
    query: undefined;
    body: AdminOrderRequest;
    reply: AdminOrder;
    details: { 'orders.total_changed': Quote; 'orders.product_unknown': ShortLine; 'orders.variant_unknown': ShortLine; 'orders.variant_required': ShortLine; 'orders.bundle_unknown': ShortLine; 'orders.promotion_ended': ShortLine; 'orders.out_of_stock': ShortLine; 'orders.ships_later': ShortLine; 'orders.answers_missing': ShortLine; 'orders.answers_changed': ShortLine };
  };
  'POST /admin/orders/{id}/confirm-phone': {
    params: { id: string };
    query: undefined;
    body: undefined;
    reply: AdminOrder;
    details: Record<never, never>;
  };
  'POST /admin/orders/{id}/payment-link': {
    params: { id: string };
    query: undefined;
    body: { send: boolean };
    reply: PaymentLink;
    details: Record<never, never>;
  };
  'POST /gift-cards/balance': {
    params: undefined;
    query: undefined;
    body: { code: string };
    reply: GiftCardBalance;
    details: Record<never, never>;
  };
  'GET /admin/gift-cards': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; sort?: '-created_at' | 'created_at' | undefined; q?: string | undefined; state?: 'usable' | 'empty' | 'ended' | 'voided' | undefined };
    body: undefined;
    reply: { data: GiftCardInList[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'GET /admin/gift-cards/{id}': {
    params: { id: string };
    query: undefined;
    body: undefined;
    reply: AdminGiftCard;
    details: Record<never, never>;
  };
  'POST /admin/gift-cards': {
    params: undefined;
    query: undefined;
    body: GiftCardDraft;
    reply: IssuedGiftCard;
    details: Record<never, never>;
  };
  'POST /admin/gift-cards/{id}/void': {
    params: { id: string };
    query: undefined;
    body: { version: number };
    reply: AdminGiftCard;
    details: { 'conflict.changed': AdminGiftCard };
  };
  'POST /admin/gift-cards/{id}/mails': {
    params: { id: string };
    query: undefined;
    body: { version: number };
    reply: AdminGiftCard;
    details: { 'conflict.changed': AdminGiftCard };
  };
  'GET /home': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: HomeParts;
    details: Record<never, never>;
  };
  'GET /admin/home': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: AdminHome;
    details: Record<never, never>;
  };
  'PUT /admin/home': {
    params: undefined;
    query: undefined;
    body: { parts: HomePartDraft[]; version: number };
    reply: AdminHome;
    details: { 'conflict.changed': AdminHome };
  };
  'POST /auth/register': {
    params: undefined;
    query: undefined;
    body: RegisterRequest;
    reply: SignedIn;
    details: Record<never, never>;
  };
  'POST /auth/login': {
    params: undefined;
    query: undefined;
    body: LoginRequest;
    reply: SignedIn;
    details: Record<never, never>;
  };
  'POST /auth/login-code': {
    params: undefined;
    query: undefined;
    body: LoginCodeRequest;
    reply: { done: true };
    details: Record<never, never>;
  };
  'POST /auth/login-by-code': {
    params: undefined;
    query: undefined;
    body: LoginByCodeRequest;
    reply: SignedInByCode;
    details: Record<never, never>;
  };
  'POST /auth/logout': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: { done: true };
    details: Record<never, never>;
  };
  'GET /auth/me': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: { user: User };
    details: Record<never, never>;
  };
  'POST /auth/refresh': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: Session;
    details: Record<never, never>;
  };
  'POST /auth/forgot-password': {
    params: undefined;
    query: undefined;
    body: { email: string; by?: 'phone' | undefined };
    reply: { done: true };
    details: Record<never, never>;
  };
  'POST /auth/reset-password': {
    params: undefined;
    query: undefined;
    body: PasswordReset;
    reply: { done: true; device_mark: string };
    details: Record<never, never>;
  };
  'POST /auth/undo-change': {
    params: undefined;
    query: undefined;
    body: { token: string };
    reply: { reset_token: string | null };
    details: Record<never, never>;
  };
  'POST /auth/verify-email': {
    params: undefined;
    query: undefined;
    body: { token: string };
    reply: { done: true };
    details: Record<never, never>;
  };
  'GET /user/profile': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: { profile: Profile };
    details: Record<never, never>;
  };
  'PUT /user/profile': {
    params: undefined;
    query: undefined;
    body: ProfileEdit;
    reply: { profile: Profile };
    details: Record<never, never>;
  };
  'DELETE /user/profile': {
    params: undefined;
    query: undefined;
    body: { password: string };
    reply: { done: true };
    details: Record<never, never>;
  };
  'POST /user/change-password': {
    params: undefined;
    query: undefined;
    body: PasswordChange;
    reply: { done: true };
    details: Record<never, never>;
  };
  'POST /user/verification': {
    params: undefined;
    query: undefined;
    body: { channel: 'email' | 'phone' };
    reply: { done: true };
    details: Record<never, never>;
  };
  'POST /user/verify-phone': {
    params: undefined;
    query: undefined;
    body: { code: string };
    reply: { profile: Profile };
    details: Record<never, never>;
  };
  'GET /user/sessions': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: SessionInList[];
    details: Record<never, never>;
  };
  'DELETE /user/sessions': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: { done: true };
    details: Record<never, never>;
  };
  'DELETE /user/sessions/{id}': {
    params: { id: string };
    query: undefined;
    body: undefined;
    reply: { done: true };
    details: Record<never, never>;
  };
  'GET /user/export': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: FileBytes;
    details: Record<never, never>;
  };
  'GET /orders/{id}/invoice': {
    params: { id: string };
    query: { view_token?: string | undefined };
    body: undefined;
    reply: Invoice;
    details: Record<never, never>;
  };
  'GET /orders/{id}/invoice.pdf': {
    params: { id: string };
    query: { view_token?: string | undefined };
    body: undefined;
    reply: FileBytes;
    details: Record<never, never>;
  };
  'GET /admin/orders/{id}/invoice': {
    params: { id: string };
    query: undefined;
    body: undefined;
    reply: Invoice;
    details: Record<never, never>;
  };
  'GET /admin/orders/{id}/invoice.pdf': {
    params: { id: string };
    query: undefined;
    body: undefined;
    reply: FileBytes;
    details: Record<never, never>;
  };
  'POST /admin/invoices/stamp': {
    params: undefined;
    query: undefined;
    body: { order_id: string };
    reply: Invoice;
    details: Record<never, never>;
  };
  'GET /community/leaderboard': {
    params: undefined;
    query: { period?: '7d' | '30d' | 'all' | undefined };
    body: undefined;
    reply: Leaderboard;
    details: Record<never, never>;
  };
  'POST /user/agents/request': {
    params: undefined;
    query: undefined;
    body: AgentRequest;
    reply: AgentConsent;
    details: Record<never, never>;
  };
  'POST /user/agents/decision': {
    params: undefined;
    query: undefined;
    body: AgentDecision;
    reply: { redirect_to: string };
    details: Record<never, never>;
  };
  'GET /user/agents': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: LinkedAgent[];
    details: Record<never, never>;
  };
  'DELETE /user/agents/{id}': {
    params: { id: string };
    query: undefined;
    body: undefined;
    reply: { done: true };
    details: Record<never, never>;
  };
  'GET /locations/countries': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: Country[];
    details: Record<never, never>;
  };
  'GET /locations/cities': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; country_id?: number | undefined; region_id?: number | undefined; is_served?: boolean | undefined };
    body: undefined;
    reply: { data: City[]; current_page: number; last_page: number; per_page: number; total: number };
    details: Record<never, never>;
  };
  'GET /locations/cities/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: CityDetail;
    details: Record<never, never>;
  };
  'GET /locations/cities-search': {
    params: undefined;
    query: { query: string };
    body: undefined;
    reply: City[];
    details: Record<never, never>;
  };
  'GET /locations/neighborhoods': {
    params: undefined;
    query: { city_id: number };
    body: undefined;
    reply: Neighborhood[];
    details: Record<never, never>;
  };
  'GET /locations/neighborhoods-search': {
    params: undefined;
    query: { query: string; city_id?: number | undefined };
    body: undefined;
    reply: FoundNeighborhood[];
    details: Record<never, never>;
  };
  'GET /locations/full-structure': {
    params: undefined;
    query: { country_id?: number | undefined };
    body: undefined;
    reply: { country: Country; regions: { id: number; country_id: number; code: string; name: string; cities: City[] }[] };
    details: Record<never, never>;
  };
  'GET /admin/lotto/campaigns': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; sort?: '-id' | 'id' | 'starts_at' | '-starts_at' | undefined; state?: 'draft' | 'published' | 'stopped' | undefined };
    body: undefined;
    reply: { data: AdminLottoCampaign[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'GET /admin/lotto/campaigns/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: AdminLottoCampaign;
    details: Record<never, never>;
  };
  'POST /admin/lotto/campaigns': {
    params: undefined;
    query: undefined;
    body: LottoCampaignDraft;
    reply: AdminLottoCampaign;
    details: Record<never, never>;
  };
  'PUT /admin/lotto/campaigns/{id}': {
    params: { id: number };
    query: undefined;
    body: LottoCampaignEdit;
    reply: AdminLottoCampaign;
    details: { 'conflict.changed': AdminLottoCampaign };
  };
  'POST /admin/lotto/campaigns/{id}/publish': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: AdminLottoCampaign;
    details: Record<never, never>;
  };
  'POST /admin/lotto/campaigns/{id}/stop': {
    params: { id: number };
    query: undefined;
    body: { reason: string };
    reply: AdminLottoCampaign;
    details: Record<never, never>;
  };
  'GET /admin/lotto/campaigns/{id}/deck': {
    params: { id: number };
    query: { cursor?: number | undefined };
    body: undefined;
    reply: AdminLottoDeck;
    details: Record<never, never>;
  };
  'GET /admin/lotto/campaigns/{id}/audit.csv': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: FileBytes;
    details: Record<never, never>;
  };
  'GET /lotto/campaign': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: { campaign: LottoCampaign | null; past: { id: number; name: string; ended_at: string; root: string; deck_size: number }[] };
    details: Record<never, never>;
  };
  'GET /lotto/odds': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: LottoOdds | null;
    details: Record<never, never>;
  };
  'GET /lotto/campaigns/{id}/deck': {
    params: { id: number };
    query: { cursor?: number | undefined };
    body: undefined;
    reply: LottoDeck;
    details: Record<never, never>;
  };
  'GET /lotto/winners': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: { winners: LottoWinner[] };
    details: Record<never, never>;
  };
  'GET /lotto/tickets': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: LottoTickets;
    details: Record<never, never>;
  };
  'POST /lotto/tickets': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: LottoTickets;
    details: Record<never, never>;
  };
  'POST /lotto/scratch': {
    params: undefined;
    query: undefined;
    body: { ticket_id: string };
    reply: ScratchedCard;
    details: Record<never, never>;
  };
  'GET /lotto/history': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; won?: boolean | undefined };
    body: undefined;
    reply: { data: LottoHistoryItem[]; current_page: number; last_page: number; per_page: number; total: number };
    details: Record<never, never>;
  };
  'GET /lotto/stats': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: LottoStats;
    details: Record<never, never>;
  };
  'POST /lotto/use-reward': {
    params: undefined;
    query: undefined;
    body: RewardUse;
    reply: LottoReward;
    details: Record<never, never>;
  };
  'GET /orders/{id}/points': {
    params: { id: string };
    query: { view_token?: string | undefined };
    body: undefined;
    reply: OrderPoints;
    details: Record<never, never>;
  };
  'GET /admin/machine-tokens': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: MachineToken[];
    details: Record<never, never>;
  };
  'POST /admin/machine-tokens': {
    params: undefined;
    query: undefined;
    body: MachineTokenDraft;
    reply: { machine_token: MachineToken; token: string };
    details: Record<never, never>;
  };
  'POST /admin/machine-tokens/{id}/revoke': {
    params: { id: string };
    query: undefined;
    body: undefined;
    reply: MachineToken;
    details: Record<never, never>;
  };
  'GET /admin/marketing/campaigns': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; sort?: '-updated_at' | 'updated_at' | undefined; status?: 'draft' | 'sending' | 'stopped' | 'sent' | undefined };
    body: undefined;
    reply: { data: ListedCampaign[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'GET /admin/marketing/campaigns/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: MarketingCampaign;
    details: Record<never, never>;
  };
  'POST /admin/marketing/campaigns': {
    params: undefined;
    query: undefined;
    body: NewMarketingCampaign;
    reply: MarketingCampaign;
    details: Record<never, never>;
  };
  'PUT /admin/marketing/campaigns/{id}': {
    params: { id: number };
    query: undefined;
    body: CampaignEdit;
    reply: MarketingCampaign;
    details: { 'conflict.changed': MarketingCampaign };
  };
  'DELETE /admin/marketing/campaigns/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: { done: true };
    details: Record<never, never>;
  };
  'POST /admin/marketing/campaigns/{id}/test': {
    params: { id: number };
    query: undefined;
    body: { language: 'ar' | 'en' };
    reply: { done: true };
    details: Record<never, never>;
  };
  'POST /admin/marketing/campaigns/{id}/send': {
    params: { id: number };
    query: undefined;
    body: { version: number };
    reply: MarketingCampaign;
    details: { 'conflict.changed': MarketingCampaign };
  };
  'POST /admin/marketing/campaigns/{id}/stop': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: MarketingCampaign;
    details: Record<never, never>;
  };
  'POST /community/join-by-invoice': {
    params: undefined;
    query: undefined;
    body: { invoice_number: string };
    reply: Membership;
    details: Record<never, never>;
  };
  'POST /community/join-request': {
    params: undefined;
    query: undefined;
    body: { message: string; links?: string[] | undefined };
    reply: Membership;
    details: Record<never, never>;
  };
  'GET /community/membership-status': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: Membership;
    details: Record<never, never>;
  };
  'GET /community/join-requests': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; sort?: 'created_at' | '-created_at' | undefined; status?: 'pending' | 'approved' | 'rejected' | undefined };
    body: undefined;
    reply: { data: SeenJoinRequest[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'PUT /community/join-requests/{id}/approve': {
    params: { id: string };
    query: undefined;
    body: undefined;
    reply: SeenJoinRequest;
    details: Record<never, never>;
  };
  'PUT /community/join-requests/{id}/reject': {
    params: { id: string };
    query: undefined;
    body: { reason: string };
    reply: SeenJoinRequest;
    details: Record<never, never>;
  };
  'GET /community/join-requests/{id}/messages': {
    params: { id: string };
    query: undefined;
    body: undefined;
    reply: { data: JoinMessage[] };
    details: Record<never, never>;
  };
  'POST /community/join-requests/{id}/messages': {
    params: { id: string };
    query: undefined;
    body: { message: string };
    reply: JoinMessage;
    details: Record<never, never>;
  };
  'GET /community/members/{handle}': {
    params: { handle: string };
    query: undefined;
    body: undefined;
    reply: MemberProfile;
    details: Record<never, never>;
  };
  'GET /community/profile': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: MemberProfile;
    details: Record<never, never>;
  };
  'PUT /community/profile': {
    params: undefined;
    query: undefined;
    body: MemberProfileEdit;
    reply: MemberProfile;
    details: Record<never, never>;
  };
  'GET /community/blocks': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: { data: { kind: 'block' | 'mute'; member: MemberRef; created_at: string }[] };
    details: Record<never, never>;
  };
  'PUT /community/blocks/{handle}': {
    params: { handle: string };
    query: undefined;
    body: { kind: 'block' | 'mute' };
    reply: MemberProfile;
    details: Record<never, never>;
  };
  'DELETE /community/blocks/{handle}': {
    params: { handle: string };
    query: undefined;
    body: undefined;
    reply: MemberProfile;
    details: Record<never, never>;
  };
  'GET /community/follows': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: { data: { member: MemberRef; created_at: string }[] };
    details: Record<never, never>;
  };
  'PUT /community/follows/{handle}': {
    params: { handle: string };
    query: undefined;
    body: undefined;
    reply: MemberProfile;
    details: Record<never, never>;
  };
  'DELETE /community/follows/{handle}': {
    params: { handle: string };
    query: undefined;
    body: undefined;
    reply: MemberProfile;
    details: Record<never, never>;
  };
  'GET /community/notifications': {
    params: undefined;
    query: { cursor?: string | undefined; per_page?: number | undefined };
    body: undefined;
    reply: { data: MemberNotification[]; next_cursor: string | null };
    details: Record<never, never>;
  };
  'GET /community/notifications/unread': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: { count: number };
    details: Record<never, never>;
  };
  'POST /community/notifications/read': {
    params: undefined;
    query: undefined;
    body: { ids?: number[] | undefined } | undefined;
    reply: { count: number };
    details: Record<never, never>;
  };
  'GET /community/notifications/settings': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: MemberNotificationSettings;
    details: Record<never, never>;
  };
  'PUT /community/notifications/settings': {
    params: undefined;
    query: undefined;
    body: { kinds: { like: boolean; comment: boolean; reply: boolean; mention: boolean; follow?: boolean | undefined; decision: boolean; contest: boolean; rank: boolean; reward: boolean; sale: boolean }; daily_mail: boolean };
    reply: MemberNotificationSettings;
    details: Record<never, never>;
  };
  'POST /community/reports': {
    params: undefined;
    query: undefined;
    body: ReportDraft;
    reply: { done: true };
    details: Record<never, never>;
  };
  'GET /admin/community/queue': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; sort?: 'created_at' | '-created_at' | undefined; kind?: 'post' | 'comment' | undefined };
    body: undefined;
    reply: { data: QueuedWriting[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'PUT /admin/community/queue/{kind}/{id}/release': {
    params: { kind: 'post' | 'comment'; id: number };
    query: undefined;
    body: undefined;
    reply: QueuedWriting;
    details: Record<never, never>;
  };
  'PUT /admin/community/queue/{kind}/{id}/hide': {
    params: { kind: 'post' | 'comment'; id: number };
    query: undefined;
    body: { reason: string };
    reply: QueuedWriting;
    details: Record<never, never>;
  };
  'GET /admin/community/members': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; sort?: '-joined_at' | 'joined_at' | undefined; status?: 'active' | 'suspended' | 'left' | undefined; reported?: 'true' | undefined; q?: string | undefined };
    body: undefined;
    reply: { data: WatchedMember[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'PUT /admin/community/members/{id}/suspend': {
    params: { id: number };
    query: undefined;
    body: { reason: string };
    reply: WatchedMember;
    details: Record<never, never>;
  };
  'PUT /admin/community/members/{id}/restore': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: WatchedMember;
    details: Record<never, never>;
  };
  'PUT /admin/community/members/{id}/settle': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: WatchedMember;
    details: Record<never, never>;
  };
  'GET /admin/community/posts/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: QueuedPost;
    details: Record<never, never>;
  };
  'PUT /admin/community/posts/{id}/pin': {
    params: { id: number };
    query: undefined;
    body: { pinned: boolean };
    reply: QueuedPost;
    details: Record<never, never>;
  };
  'GET /admin/community/words': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; sort?: 'word' | '-word' | undefined; q?: string | undefined };
    body: undefined;
    reply: { data: HeldWord[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'POST /admin/community/words': {
    params: undefined;
    query: undefined;
    body: { word: string };
    reply: HeldWord;
    details: Record<never, never>;
  };
  'DELETE /admin/community/words/{word}': {
    params: { word: string };
    query: undefined;
    body: undefined;
    reply: HeldWord;
    details: Record<never, never>;
  };
  'GET /admin/newsletter/subscribers': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; sort?: '-requested_at' | 'requested_at' | 'email' | '-email' | undefined; q?: string | undefined; status?: 'pending' | 'subscribed' | 'unsubscribed' | undefined; language?: 'ar' | 'en' | undefined };
    body: undefined;
    reply: { data: AdminSubscriber[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'GET /admin/newsletter/subscribers.csv': {
    params: undefined;
    query: { q?: string | undefined; status?: 'pending' | 'subscribed' | 'unsubscribed' | undefined; language?: 'ar' | 'en' | undefined };
    body: undefined;
    reply: FileBytes;
    details: Record<never, never>;
  };
  'GET /admin/newsletter/counts': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: SubscriberCounts;
    details: Record<never, never>;
  };
  'GET /admin/newsletter/letters': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; sort?: '-updated_at' | 'updated_at' | undefined; status?: 'draft' | 'sending' | 'stopped' | 'sent' | undefined };
    body: undefined;
    reply: { data: AdminLetterRow[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'GET /admin/newsletter/letters/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: AdminLetter;
    details: Record<never, never>;
  };
  'POST /admin/newsletter/letters': {
    params: undefined;
    query: undefined;
    body: LetterDraft;
    reply: AdminLetter;
    details: Record<never, never>;
  };
  'PUT /admin/newsletter/letters/{id}': {
    params: { id: number };
    query: undefined;
    body: LetterEdit;
    reply: AdminLetter;
    details: { 'conflict.changed': AdminLetter };
  };
  'DELETE /admin/newsletter/letters/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: { done: true };
    details: Record<never, never>;
  };
  'POST /admin/newsletter/letters/{id}/test': {
    params: { id: number };
    query: undefined;
    body: { email: string; language: 'ar' | 'en' };
    reply: AdminLetter;
    details: Record<never, never>;
  };
  'POST /admin/newsletter/letters/{id}/send': {
    params: { id: number };
    query: undefined;
    body: { version: number };
    reply: AdminLetter;
    details: { 'conflict.changed': AdminLetter };
  };
  'POST /admin/newsletter/letters/{id}/stop': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: AdminLetter;
    details: Record<never, never>;
  };
  'POST /newsletter': {
    params: undefined;
    query: undefined;
    body: { email: string; source?: 'page' | 'checkout' | 'account' | undefined };
    reply: { requested: true };
    details: Record<never, never>;
  };
  'POST /newsletter/confirm': {
    params: undefined;
    query: undefined;
    body: { token: string };
    reply: { subscribed: true };
    details: Record<never, never>;
  };
  'POST /newsletter/unsubscribe': {
    params: undefined;
    query: undefined;
    body: { token: string };
    reply: { subscribed: false };
    details: Record<never, never>;
  };
  'GET /admin/phone-messages': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: PhoneMessageOverview;
    details: Record<never, never>;
  };
  'POST /admin/phone-messages/{template}/test': {
    params: { template: string };
    query: undefined;
    body: PhoneTrial;
    reply: PhoneTrialOutcome;
    details: Record<never, never>;
  };
  'GET /admin/phone-messages/approvals': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: TemplateApproval[];
    details: Record<never, never>;
  };
  'POST /admin/phone-messages/{template}/submit': {
    params: { template: string };
    query: undefined;
    body: { language: 'ar' | 'en' };
    reply: { template: string; language: 'ar' | 'en' };
    details: Record<never, never>;
  };
  'GET /admin/mails': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: MailInList[];
    details: Record<never, never>;
  };
  'GET /admin/mails/{key}': {
    params: { key: string };
    query: undefined;
    body: undefined;
    reply: AdminMail;
    details: Record<never, never>;
  };
  'PUT /admin/mails/{key}': {
    params: { key: string };
    query: undefined;
    body: MailEdit;
    reply: AdminMail;
    details: { 'conflict.changed': AdminMail };
  };
  'POST /admin/mails/{key}/reset': {
    params: { key: string };
    query: undefined;
    body: { version: number };
    reply: AdminMail;
    details: { 'conflict.changed': AdminMail };
  };
  'POST /admin/mails/{key}/preview': {
    params: { key: string };
    query: undefined;
    body: MailTrial;
    reply: MailPreview;
    details: Record<never, never>;
  };
  'POST /admin/mails/{key}/test': {
    params: { key: string };
    query: undefined;
    body: MailTrial;
    reply: { to: string };
    details: Record<never, never>;
  };
  'GET /admin/failed-jobs': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: FailedJobs;
    details: Record<never, never>;
  };
  'GET /admin/backups': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: Backups;
    details: Record<never, never>;
  };
  'POST /admin/failed-jobs/{id}/retry': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: FailedJob;
    details: Record<never, never>;
  };
  'GET /social-proof': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: RecentPurchase[];
    details: Record<never, never>;
  };
  'POST /orders/quote': {
    params: undefined;
    query: undefined;
    body: QuoteRequest;
    reply: Quote;
    details: Record<never, never>;
  };
  'POST /orders': {
    params: undefined;
    query: undefined;
    body: PlaceOrderRequest;
    reply: PlacedOrder;
    details: { 'orders.total_changed': Quote; 'orders.product_unknown': ShortLine; 'orders.variant_unknown': ShortLine; 'orders.variant_required': ShortLine; 'orders.bundle_unknown': ShortLine; 'orders.promotion_ended': ShortLine; 'orders.out_of_stock': ShortLine; 'orders.ships_later': ShortLine; 'orders.answers_missing': ShortLine; 'orders.answers_changed': ShortLine };
  };
  'GET /orders': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; status?: 'pending_payment' | 'confirmed' | 'processing' | 'shipped' | 'delivered' | 'cancelled' | 'expired' | 'return_requested' | 'returned' | 'refunded' | undefined };
    body: undefined;
    reply: { data: OrderSummary[]; current_page: number; last_page: number; per_page: number; total: number };
    details: Record<never, never>;
  };
  'GET /orders/{id}': {
    params: { id: string };
    query: { view_token?: string | undefined };
    body: undefined;
    reply: Order;
    details: Record<never, never>;
  };
  'POST /orders/{id}/account': {
    params: { id: string };
    query: { view_token?: string | undefined };
    body: { password: string };
    reply: SignedIn;
    details: Record<never, never>;
  };
  'POST /orders/{id}/phone-code': {
    params: { id: string };
    query: { view_token?: string | undefined };
    body: undefined;
    reply: { done: true };
    details: Record<never, never>;
  };
  'POST /orders/{id}/verify-phone': {
    params: { id: string };
    query: { view_token?: string | undefined };
    body: { code: string };
    reply: Order;
    details: Record<never, never>;
  };
  'PATCH /orders/{id}/status': {
    params: { id: string };
    query: { view_token?: string | undefined };
    body: OrderStatusChange;
    reply: Order;
    details: Record<never, never>;
  };
  'GET /tracking': {
    params: undefined;
    query: { number: string; phone: string };
    body: undefined;
    reply: Tracking;
    details: Record<never, never>;
  };
  'GET /user/past-orders': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: PastOrder[];
    details: Record<never, never>;
  };
  'GET /admin/past-orders': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; sort?: '-placed_at' | 'placed_at' | undefined; q?: string | undefined; customer_id?: string | undefined };
    body: undefined;
    reply: { data: AdminPastOrder[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'POST /orders/{id}/payment': {
    params: { id: string };
    query: { view_token?: string | undefined };
    body: undefined;
    reply: CardPayment;
    details: Record<never, never>;
  };
  'POST /orders/{id}/payment/refresh': {
    params: { id: string };
    query: { view_token?: string | undefined };
    body: undefined;
    reply: CardPayment;
    details: Record<never, never>;
  };
  'POST /payments/wallets/{kind}/sheet': {
    params: { kind: 'apple-pay' };
    query: undefined;
    body: { gateway: string };
    reply: { session: Record<string, unknown> };
    details: Record<never, never>;
  };
  'POST /orders/{id}/payment/wallet': {
    params: { id: string };
    query: { view_token?: string | undefined };
    body: { kind: 'apple-pay'; token: Record<string, unknown> };
    reply: CardPayment;
    details: Record<never, never>;
  };
  'POST /orders/{id}/payment/card': {
    params: { id: string };
    query: undefined;
    body: { card_id: string | null };
    reply: CardPayment;
    details: Record<never, never>;
  };
  'GET /payments/demo/{id}': {
    params: { id: string };
    query: undefined;
    body: undefined;
    reply: DemoPayment;
    details: Record<never, never>;
  };
  'POST /payments/demo/{id}': {
    params: { id: string };
    query: undefined;
    body: { outcome: 'paid' | 'failed' };
    reply: DemoPayment;
    details: Record<never, never>;
  };
  'GET /admin/payment-trials': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: { data: TriedMethod[] };
    details: Record<never, never>;
  };
  'POST /admin/payment-trials': {
    params: undefined;
    query: undefined;
    body: { method: string };
    reply: PaymentTrial;
    details: Record<never, never>;
  };
  'POST /admin/payment-trials/{id}/refresh': {
    params: { id: string };
    query: undefined;
    body: undefined;
    reply: PaymentTrial;
    details: Record<never, never>;
  };
  'POST /admin/payment-trials/{id}/cancel': {
    params: { id: string };
    query: undefined;
    body: undefined;
    reply: PaymentTrial;
    details: Record<never, never>;
  };
  'POST /admin/payment-trials/{id}/settled': {
    params: { id: string };
    query: undefined;
    body: undefined;
    reply: PaymentTrial;
    details: Record<never, never>;
  };
  'GET /community/affiliate/points-value': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: PointsValue;
    details: Record<never, never>;
  };
  'GET /community/affiliate/stats': {
    params: undefined;
    query: { from?: string | undefined; to?: string | undefined };
    body: undefined;
    reply: AffiliateStats;
    details: Record<never, never>;
  };
  'GET /community/affiliate/transactions': {
    params: undefined;
    query: { cursor?: number | undefined; per_page?: number | undefined };
    body: undefined;
    reply: { data: AffiliateTransaction[]; next_cursor: number | null };
    details: Record<never, never>;
  };
  'POST /community/affiliate/convert-points': {
    params: undefined;
    query: undefined;
    body: { points: number; to: 'cash' | 'store_credit' };
    reply: PointConversion;
    details: Record<never, never>;
  };
  'POST /community/affiliate/withdraw': {
    params: undefined;
    query: undefined;
    body: WithdrawalRequest;
    reply: AffiliateWithdrawal;
    details: Record<never, never>;
  };
  'GET /community/affiliate/withdrawals': {
    params: undefined;
    query: { cursor?: number | undefined; per_page?: number | undefined };
    body: undefined;
    reply: { data: AffiliateWithdrawal[]; next_cursor: number | null };
    details: Record<never, never>;
  };
  'PUT /community/affiliate/withdrawals/{id}/cancel': {
    params: { id: string };
    query: undefined;
    body: undefined;
    reply: AffiliateWithdrawal;
    details: Record<never, never>;
  };
  'GET /community/affiliate/statement.csv': {
    params: undefined;
    query: { from?: string | undefined; to?: string | undefined };
    body: undefined;
    reply: FileBytes;
    details: Record<never, never>;
  };
  'GET /community/affiliate/statement.pdf': {
    params: undefined;
    query: { from?: string | undefined; to?: string | undefined };
    body: undefined;
    reply: FileBytes;
    details: Record<never, never>;
  };
  'GET /community/affiliate/admin/withdrawals': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; sort?: '-asked_at' | 'asked_at' | '-amount' | 'amount' | undefined; status?: 'pending' | 'approved' | 'paid' | 'rejected' | 'cancelled' | undefined; way?: 'iban' | 'stc_pay' | undefined; affiliate_id?: number | undefined };
    body: undefined;
    reply: { data: AdminWithdrawal[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'PUT /community/affiliate/admin/withdrawals/{id}/approve': {
    params: { id: string };
    query: undefined;
    body: { version?: number | undefined };
    reply: AdminWithdrawal;
    details: { 'conflict.changed': AdminWithdrawal };
  };
  'PUT /community/affiliate/admin/withdrawals/{id}/reject': {
    params: { id: string };
    query: undefined;
    body: { reason?: string | undefined; version?: number | undefined };
    reply: AdminWithdrawal;
    details: { 'conflict.changed': AdminWithdrawal };
  };
  'PUT /community/affiliate/admin/withdrawals/{id}/paid': {
    params: { id: string };
    query: undefined;
    body: { reference: string; version: number };
    reply: AdminWithdrawal;
    details: { 'conflict.changed': AdminWithdrawal };
  };
  'GET /community/affiliate/admin/payouts.csv': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: FileBytes;
    details: Record<never, never>;
  };
  'GET /admin/marketing/phone': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: PhoneAdvertising;
    details: Record<never, never>;
  };
  'GET /admin/marketing/approvals': {
    params: undefined;
    query: { campaign_id?: number | undefined; flow_id?: number | undefined; step?: number | undefined };
    body: undefined;
    reply: MessageApproval[];
    details: Record<never, never>;
  };
  'POST /admin/marketing/approvals': {
    params: undefined;
    query: undefined;
    body: ApprovalOf;
    reply: MessageApproval[];
    details: Record<never, never>;
  };
  'GET /community/ranks': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: { data: Rank[] };
    details: Record<never, never>;
  };
  'GET /community/my-rank': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: RankStanding;
    details: Record<never, never>;
  };
  'GET /admin/community/ranks': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: { data: AdminRank[] };
    details: Record<never, never>;
  };
  'PUT /admin/community/ranks/{key}': {
    params: { key: string };
    query: undefined;
    body: RankEdit;
    reply: AdminRank;
    details: { 'conflict.changed': AdminRank };
  };
  'GET /admin/community/point-rules': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: { data: PointRule[] };
    details: Record<never, never>;
  };
  'PUT /admin/community/point-rules/{kind}': {
    params: { kind: string };
    query: undefined;
    body: PointRuleEdit;
    reply: PointRule;
    details: { 'conflict.changed': PointRule };
  };
  'GET /admin/community/point-settings': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: PointSettings;
    details: Record<never, never>;
  };
  'PUT /admin/community/point-settings': {
    params: undefined;
    query: undefined;
    body: PointSettings;
    reply: PointSettings;
    details: { 'conflict.changed': PointSettings };
  };
  'GET /user/points': {
    params: undefined;
    query: { cursor?: number | undefined; per_page?: number | undefined };
    body: undefined;
    reply: MyPoints;
    details: Record<never, never>;
  };
  'GET /community/saved': {
    params: undefined;
    query: { cursor?: string | undefined; per_page?: number | undefined; collection?: number | undefined };
    body: undefined;
    reply: { data: SavedPost[]; next_cursor: string | null };
    details: Record<never, never>;
  };
  'GET /community/collections': {
    params: undefined;
    query: { post?: number | undefined };
    body: undefined;
    reply: { data: Collection[] };
    details: Record<never, never>;
  };
  'POST /community/collections': {
    params: undefined;
    query: undefined;
    body: { name: string; post_id?: number | undefined };
    reply: Collection;
    details: Record<never, never>;
  };
  'PUT /community/collections/{id}': {
    params: { id: number };
    query: undefined;
    body: { name: string };
    reply: Collection;
    details: Record<never, never>;
  };
  'DELETE /community/collections/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: { done: true };
    details: Record<never, never>;
  };
  'PUT /community/collections/{id}/posts/{postId}': {
    params: { id: number; postId: number };
    query: undefined;
    body: undefined;
    reply: { done: true };
    details: Record<never, never>;
  };
  'DELETE /community/collections/{id}/posts/{postId}': {
    params: { id: number; postId: number };
    query: undefined;
    body: undefined;
    reply: { done: true };
    details: Record<never, never>;
  };
  'GET /community/posts': {
    params: undefined;
    query: { cursor?: string | undefined; per_page?: number | undefined; sort?: 'newest' | 'top' | undefined; author?: string | undefined; tag?: string | undefined; saved?: 'true' | undefined; followed?: 'true' | undefined; waiting?: 'true' | undefined };
    body: undefined;
    reply: PostFeed;
    details: Record<never, never>;
  };
  'GET /community/posts/news': {
    params: undefined;
    query: { since: string };
    body: undefined;
    reply: { count: number };
    details: Record<never, never>;
  };
  'POST /community/posts': {
    params: undefined;
    query: undefined;
    body: PostDraft;
    reply: Post;
    details: Record<never, never>;
  };
  'GET /community/posts/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: Post;
    details: Record<never, never>;
  };
  'PUT /community/posts/{id}': {
    params: { id: number };
    query: undefined;
    body: PostDraft;
    reply: Post;
    details: Record<never, never>;
  };
  'DELETE /community/posts/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: { done: true };
    details: Record<never, never>;
  };
  'POST /community/posts/{id}/like': {
    params: { id: number };
    query: undefined;
    body: { like?: boolean | undefined } | undefined;
    reply: { is_liked: boolean; like_count: number };
    details: Record<never, never>;
  };
  'POST /community/posts/{id}/save': {
    params: { id: number };
    query: undefined;
    body: { save?: boolean | undefined } | undefined;
    reply: { is_saved: boolean };
    details: Record<never, never>;
  };
  'POST /community/posts/{id}/share': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: { url: string; share_count: number };
    details: Record<never, never>;
  };
  'POST /community/posts/{id}/vote': {
    params: { id: number };
    query: undefined;
    body: { option_id: number };
    reply: Poll;
    details: Record<never, never>;
  };
  'GET /community/posts/{id}/comments': {
    params: { id: number };
    query: { cursor?: string | undefined; per_page?: number | undefined };
    body: undefined;
    reply: { data: PostComment[]; next_cursor: string | null };
    details: Record<never, never>;
  };
  'POST /community/posts/{id}/comments': {
    params: { id: number };
    query: undefined;
    body: { text: string; parent_id?: number | null | undefined };
    reply: PostComment;
    details: Record<never, never>;
  };
  'DELETE /community/posts/{id}/comments/{commentId}': {
    params: { id: number; commentId: number };
    query: undefined;
    body: undefined;
    reply: { done: true };
    details: Record<never, never>;
  };
  'GET /admin/privacy/register': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: { read_at: string; activities: ProcessingActivity[] };
    details: Record<never, never>;
  };
  'GET /admin/privacy/register.csv': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: FileBytes;
    details: Record<never, never>;
  };
  'GET /admin/privacy/processors': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: Processor[];
    details: Record<never, never>;
  };
  'POST /admin/privacy/processors': {
    params: undefined;
    query: undefined;
    body: ProcessorDraft;
    reply: Processor;
    details: Record<never, never>;
  };
  'PUT /admin/privacy/processors/{key}': {
    params: { key: string };
    query: undefined;
    body: ProcessorChange;
    reply: Processor;
    details: { 'conflict.changed': Processor };
  };
  'DELETE /admin/privacy/processors/{key}': {
    params: { key: string };
    query: undefined;
    body: undefined;
    reply: { done: true };
    details: Record<never, never>;
  };
  'POST /data-requests': {
    params: undefined;
    query: undefined;
    body: DataRequestForm;
    reply: { id: string };
    details: Record<never, never>;
  };
  'POST /data-requests/proof': {
    params: undefined;
    query: undefined;
    body: { id: string; code: string };
    reply: { reference: string; due_at: string };
    details: Record<never, never>;
  };
  'GET /data-requests/copy': {
    params: undefined;
    query: { token: string };
    body: undefined;
    reply: FileBytes;
    details: Record<never, never>;
  };
  'GET /user/data-requests': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: OwnDataRequest[];
    details: Record<never, never>;
  };
  'POST /user/data-requests': {
    params: undefined;
    query: undefined;
    body: { kind: 'access' | 'copy' | 'correction' | 'erasure' | 'objection'; details?: string | undefined };
    reply: OwnDataRequest;
    details: Record<never, never>;
  };
  'GET /admin/privacy/requests': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; sort?: 'due_at' | '-due_at' | 'received_at' | '-received_at' | undefined; open?: 'true' | 'false' | undefined; due?: 'soon' | undefined; kind?: 'access' | 'copy' | 'correction' | 'erasure' | 'objection' | undefined; q?: string | undefined };
    body: undefined;
    reply: { data: ListedDataRequest[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'GET /admin/privacy/requests/{id}': {
    params: { id: string };
    query: undefined;
    body: undefined;
    reply: DataRequest;
    details: Record<never, never>;
  };
  'POST /admin/privacy/requests': {
    params: undefined;
    query: undefined;
    body: DataRequestLetter;
    reply: DataRequest;
    details: Record<never, never>;
  };
  'POST /admin/privacy/requests/{id}/steps': {
    params: { id: string };
    query: undefined;
    body: DataRequestStepBody;
    reply: DataRequest;
    details: { 'conflict.changed': DataRequest };
  };
  'POST /admin/privacy/requests/{id}/copy': {
    params: { id: string };
    query: undefined;
    body: { version: number };
    reply: DataRequest;
    details: { 'conflict.changed': DataRequest };
  };
  'POST /admin/privacy/requests/{id}/code': {
    params: { id: string };
    query: undefined;
    body: { version: number };
    reply: DataRequest;
    details: { 'conflict.changed': DataRequest };
  };
  'POST /admin/privacy/requests/{id}/erase': {
    params: { id: string };
    query: undefined;
    body: { version: number; code?: string | undefined };
    reply: DataRequest;
    details: { 'conflict.changed': DataRequest };
  };
  'GET /admin/privacy/breaches': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: ListedBreach[];
    details: Record<never, never>;
  };
  'POST /admin/privacy/breaches': {
    params: undefined;
    query: undefined;
    body: BreachDraft;
    reply: Breach;
    details: Record<never, never>;
  };
  'GET /admin/privacy/breaches/{id}': {
    params: { id: string };
    query: undefined;
    body: undefined;
    reply: Breach;
    details: Record<never, never>;
  };
  'PUT /admin/privacy/breaches/{id}': {
    params: { id: string };
    query: undefined;
    body: BreachChange;
    reply: Breach;
    details: { 'conflict.changed': Breach };
  };
  'POST /admin/privacy/breaches/{id}/told': {
    params: { id: string };
    query: undefined;
    body: { how: string; version: number };
    reply: Breach;
    details: { 'conflict.changed': Breach };
  };
  'PUT /admin/privacy/breaches/{id}/persons': {
    params: { id: string };
    query: undefined;
    body: BreachPersons;
    reply: BreachWithPersons;
    details: { 'conflict.changed': BreachWithPersons };
  };
  'POST /admin/privacy/breaches/{id}/letters': {
    params: { id: string };
    query: undefined;
    body: BreachLetter;
    reply: Breach;
    details: { 'conflict.changed': Breach };
  };
  'POST /admin/privacy/breaches/{id}/letters/again': {
    params: { id: string };
    query: undefined;
    body: { version: number };
    reply: Breach;
    details: { 'conflict.changed': Breach };
  };
  'POST /admin/privacy/breaches/{id}/close': {
    params: { id: string };
    query: undefined;
    body: { lessons: string; version: number };
    reply: Breach;
    details: { 'conflict.changed': Breach };
  };
  'GET /user/consents': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: ConsentEvent[];
    details: Record<never, never>;
  };
  'DELETE /user/newsletter': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: { done: true };
    details: Record<never, never>;
  };
  'GET /admin/privacy/consents': {
    params: undefined;
    query: { customer_id?: string | undefined; email?: string | undefined };
    body: undefined;
    reply: ConsentEvent[];
    details: Record<never, never>;
  };
  'GET /admin/product-imports': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; sort?: '-created_at' | 'created_at' | undefined };
    body: undefined;
    reply: { data: ProductImportInList[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'POST /admin/product-imports': {
    params: undefined;
    query: { name?: string | undefined };
    body: undefined;
    reply: ProductImport;
    details: Record<never, never>;
  };
  'POST /admin/product-imports/bulk-change': {
    params: undefined;
    query: undefined;
    body: NewBulkChange;
    reply: ProductImport;
    details: Record<never, never>;
  };
  'GET /admin/product-imports/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: ProductImport;
    details: Record<never, never>;
  };
  'PUT /admin/product-imports/{id}': {
    params: { id: number };
    query: undefined;
    body: ImportChoicesEdit;
    reply: ProductImport;
    details: { 'conflict.changed': ProductImport };
  };
  'POST /admin/product-imports/{id}/run': {
    params: { id: number };
    query: undefined;
    body: { version: number };
    reply: ProductImport;
    details: { 'conflict.changed': ProductImport };
  };
  'POST /admin/product-imports/{id}/cancel': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: ProductImport;
    details: Record<never, never>;
  };
  'POST /admin/product-imports/{id}/undo': {
    params: { id: number };
    query: undefined;
    body: { version: number };
    reply: ProductImport;
    details: { 'conflict.changed': ProductImport };
  };
  'GET /admin/product-imports/{id}/items': {
    params: { id: number };
    query: { page?: number | undefined; per_page?: number | undefined; sort?: 'number' | '-number' | undefined; outcome?: 'create' | 'update' | 'unchanged' | 'error' | undefined; result?: 'done' | 'refused' | 'undone' | 'kept' | 'archived' | undefined; notes?: 'warned' | undefined; pictures?: 'failed' | undefined; q?: string | undefined };
    body: undefined;
    reply: { data: ImportItem[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'GET /admin/product-imports/{id}/categories': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: ImportCategory[];
    details: Record<never, never>;
  };
  'GET /admin/product-imports/{id}/bad-rows.csv': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: FileBytes;
    details: Record<never, never>;
  };
  'GET /promotions': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: Promotion[];
    details: Record<never, never>;
  };
  'GET /promotions/flash': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: Promotion[];
    details: Record<never, never>;
  };
  'GET /promotions/type/{type}': {
    params: { type: 'percentage' | 'fixed_price' | 'flash' | 'buy_x_get_y' };
    query: undefined;
    body: undefined;
    reply: Promotion[];
    details: Record<never, never>;
  };
  'GET /promotions/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: Promotion;
    details: Record<never, never>;
  };
  'GET /push/state': {
    params: undefined;
    query: { device?: string | undefined; order_id?: string | undefined };
    body: undefined;
    reply: PushState;
    details: Record<never, never>;
  };
  'POST /push/devices': {
    params: undefined;
    query: undefined;
    body: PushDeviceDraft;
    reply: { done: true };
    details: Record<never, never>;
  };
  'POST /push/devices/renew': {
    params: undefined;
    query: undefined;
    body: PushRenewal;
    reply: { done: true };
    details: Record<never, never>;
  };
  'POST /push/devices/end': {
    params: undefined;
    query: undefined;
    body: { endpoint: string };
    reply: { done: true };
    details: Record<never, never>;
  };
  'GET /user/push-devices': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: PushDevice[];
    details: Record<never, never>;
  };
  'DELETE /user/push-devices/{id}': {
    params: { id: string };
    query: undefined;
    body: undefined;
    reply: { done: true };
    details: Record<never, never>;
  };
  'GET /admin/push': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: { key: string; devices: PushDevice[] };
    details: Record<never, never>;
  };
  'POST /admin/push/devices': {
    params: undefined;
    query: undefined;
    body: PushSubscriptionBody;
    reply: { done: true };
    details: Record<never, never>;
  };
  'DELETE /admin/push/devices/{id}': {
    params: { id: string };
    query: undefined;
    body: undefined;
    reply: { done: true };
    details: Record<never, never>;
  };
  'GET /admin/questions': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; sort?: 'created_at' | '-created_at' | undefined; status?: 'pending' | 'published' | 'rejected' | 'hidden' | undefined; reported?: 'true' | undefined; product_id?: number | undefined };
    body: undefined;
    reply: { data: ModeratedQuestion[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'PUT /admin/questions/{id}/publish': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: ModeratedQuestion;
    details: Record<never, never>;
  };
  'PUT /admin/questions/{id}/reject': {
    params: { id: number };
    query: undefined;
    body: { reason: string };
    reply: ModeratedQuestion;
    details: Record<never, never>;
  };
  'PUT /admin/questions/{id}/hide': {
    params: { id: number };
    query: undefined;
    body: { reason: string };
    reply: ModeratedQuestion;
    details: Record<never, never>;
  };
  'PUT /admin/questions/{id}/answer': {
    params: { id: number };
    query: undefined;
    body: { version: number; text: string };
    reply: ModeratedQuestion;
    details: { 'conflict.changed': ModeratedQuestion };
  };
  'GET /questions': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; product_id: number };
    body: undefined;
    reply: QuestionPage;
    details: Record<never, never>;
  };
  'GET /user/questions': {
    params: undefined;
    query: { product_id?: number | undefined };
    body: undefined;
    reply: OwnQuestions;
    details: Record<never, never>;
  };
  'POST /questions': {
    params: undefined;
    query: undefined;
    body: { product_id: number; text: string };
    reply: OwnQuestion;
    details: Record<never, never>;
  };
  'POST /questions/{id}/answers': {
    params: { id: number };
    query: undefined;
    body: { text: string };
    reply: OwnQuestion;
    details: Record<never, never>;
  };
  'DELETE /questions/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: { done: true };
    details: Record<never, never>;
  };
  'POST /questions/{id}/report': {
    params: { id: number };
    query: undefined;
    body: { reason: 'spam' | 'insult' | 'untrue' | 'private' | 'other' };
    reply: { done: true };
    details: Record<never, never>;
  };
  'GET /admin/record-imports': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; sort?: '-created_at' | 'created_at' | undefined; kind?: 'coupons' | 'reviews' | 'orders' | 'pages' | 'redirects' | undefined };
    body: undefined;
    reply: { data: ListedRecordImport[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'POST /admin/record-imports': {
    params: undefined;
    query: { kind: 'coupons' | 'reviews' | 'orders' | 'pages' | 'redirects'; name?: string | undefined };
    body: undefined;
    reply: RecordImport;
    details: Record<never, never>;
  };
  'GET /admin/record-imports/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: RecordImport;
    details: Record<never, never>;
  };
  'PUT /admin/record-imports/{id}': {
    params: { id: number };
    query: undefined;
    body: { version: number; fields: (string | null)[] };
    reply: RecordImport;
    details: { 'conflict.changed': RecordImport };
  };
  'POST /admin/record-imports/{id}/run': {
    params: { id: number };
    query: undefined;
    body: { version: number };
    reply: RecordImport;
    details: { 'conflict.changed': RecordImport };
  };
  'POST /admin/record-imports/{id}/undo': {
    params: { id: number };
    query: undefined;
    body: { version: number };
    reply: RecordImport;
    details: { 'conflict.changed': RecordImport };
  };
  'GET /admin/record-imports/{id}/items': {
    params: { id: number };
    query: { page?: number | undefined; per_page?: number | undefined; sort?: 'item_number' | '-item_number' | undefined; outcome?: 'create' | 'known' | 'error' | undefined; result?: 'done' | 'undone' | 'kept' | undefined };
    body: undefined;
    reply: { data: RecordImportItem[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'GET /admin/redirects': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; sort?: '-created_at' | 'created_at' | 'from' | '-from' | undefined; q?: string | undefined };
    body: undefined;
    reply: { data: Redirect[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'POST /admin/redirects': {
    params: undefined;
    query: undefined;
    body: RedirectDraft;
    reply: Redirect;
    details: Record<never, never>;
  };
  'DELETE /admin/redirects/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: { done: true };
    details: Record<never, never>;
  };
  'GET /community/reels': {
    params: undefined;
    query: { cursor?: string | undefined; per_page?: number | undefined; sort?: 'newest' | 'top' | undefined; author?: string | undefined; tag?: string | undefined; saved?: 'true' | undefined; followed?: 'true' | undefined; waiting?: 'true' | undefined };
    body: undefined;
    reply: { data: Reel[]; next_cursor: string | null };
    details: Record<never, never>;
  };
  'POST /community/reels': {
    params: undefined;
    query: undefined;
    body: ReelDraft;
    reply: Reel;
    details: Record<never, never>;
  };
  'GET /community/reels/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: Reel;
    details: Record<never, never>;
  };
  'PUT /community/reels/{id}': {
    params: { id: number };
    query: undefined;
    body: ReelDraft;
    reply: Reel;
    details: Record<never, never>;
  };
  'DELETE /community/reels/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: { done: true };
    details: Record<never, never>;
  };
  'POST /community/reels/{id}/view': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: { view_count: number };
    details: Record<never, never>;
  };
  'POST /community/reels/{id}/like': {
    params: { id: number };
    query: undefined;
    body: { like?: boolean | undefined } | undefined;
    reply: { is_liked: boolean; like_count: number };
    details: Record<never, never>;
  };
  'POST /community/reels/{id}/save': {
    params: { id: number };
    query: undefined;
    body: { save?: boolean | undefined } | undefined;
    reply: { is_saved: boolean };
    details: Record<never, never>;
  };
  'POST /community/reels/{id}/share': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: { url: string; share_count: number };
    details: Record<never, never>;
  };
  'GET /community/reels/{id}/comments': {
    params: { id: number };
    query: { cursor?: string | undefined; per_page?: number | undefined };
    body: undefined;
    reply: { data: PostComment[]; next_cursor: string | null };
    details: Record<never, never>;
  };
  'POST /community/reels/{id}/comments': {
    params: { id: number };
    query: undefined;
    body: { text: string; parent_id?: number | null | undefined };
    reply: PostComment;
    details: Record<never, never>;
  };
  'DELETE /community/reels/{id}/comments/{commentId}': {
    params: { id: number; commentId: number };
    query: undefined;
    body: undefined;
    reply: { done: true };
    details: Record<never, never>;
  };
  'POST /products/{id}/notify': {
    params: { id: number };
    query: undefined;
    body: RestockRequest;
    reply: { requested: true; message: string };
    details: Record<never, never>;
  };
  'GET /admin/returns': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; sort?: '-created_at' | 'created_at' | undefined; status?: 'requested' | 'approved' | 'received' | 'refunded' | 'exchanged' | 'rejected' | 'cancelled' | undefined; kind?: 'return' | 'refund' | undefined; refund_to?: 'original' | 'store_credit' | 'exchange' | undefined; q?: string | undefined };
    body: undefined;
    reply: { data: AdminReturnSummary[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'GET /admin/returns/{id}': {
    params: { id: string };
    query: undefined;
    body: undefined;
    reply: AdminReturn;
    details: Record<never, never>;
  };
  'POST /admin/returns/{id}/approve': {
    params: { id: string };
    query: undefined;
    body: { note?: string | null | undefined };
    reply: AdminReturn;
    details: Record<never, never>;
  };
  'POST /admin/returns/{id}/reject': {
    params: { id: string };
    query: undefined;
    body: { note: string };
    reply: AdminReturn;
    details: Record<never, never>;
  };
  'POST /admin/returns/{id}/receive': {
    params: { id: string };
    query: undefined;
    body: { lines: { id: number; resaleable: number }[]; note?: string | null | undefined };
    reply: AdminReturn;
    details: Record<never, never>;
  };
  'POST /admin/returns/{id}/refund': {
    params: { id: string };
    query: undefined;
    body: { bank_reference?: string | null | undefined; note?: string | null | undefined };
    reply: AdminReturn;
    details: Record<never, never>;
  };
  'POST /admin/returns/{id}/exchange': {
    params: { id: string };
    query: undefined;
    body: ExchangeShipment;
    reply: AdminReturn;
    details: Record<never, never>;
  };
  'POST /admin/orders/{id}/refunds': {
    params: { id: string };
    query: undefined;
    body: StaffRefund;
    reply: AdminReturn;
    details: Record<never, never>;
  };
  'GET /admin/returns/{id}/messages': {
    params: { id: string };
    query: undefined;
    body: undefined;
    reply: { data: ReturnMessage[] };
    details: Record<never, never>;
  };
  'POST /admin/returns/{id}/messages': {
    params: { id: string };
    query: undefined;
    body: { message: string };
    reply: ReturnMessage;
    details: Record<never, never>;
  };
  'GET /orders/{id}/returnable': {
    params: { id: string };
    query: { view_token?: string | undefined };
    body: undefined;
    reply: Returnable;
    details: Record<never, never>;
  };
  'POST /returns/quote': {
    params: undefined;
    query: { view_token?: string | undefined };
    body: { order_id: string; lines: { id: number; quantity: number }[] };
    reply: ReturnQuote;
    details: Record<never, never>;
  };
  'POST /returns': {
    params: undefined;
    query: { view_token?: string | undefined };
    body: ReturnRequest;
    reply: OrderReturn;
    details: Record<never, never>;
  };
  'GET /returns': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; status?: 'requested' | 'approved' | 'received' | 'refunded' | 'exchanged' | 'rejected' | 'cancelled' | undefined };
    body: undefined;
    reply: { data: ReturnSummary[]; current_page: number; last_page: number; per_page: number; total: number };
    details: Record<never, never>;
  };
  'GET /returns/{id}': {
    params: { id: string };
    query: { view_token?: string | undefined };
    body: undefined;
    reply: OrderReturn;
    details: Record<never, never>;
  };
  'POST /returns/{id}/withdraw': {
    params: { id: string };
    query: { view_token?: string | undefined };
    body: { note?: string | null | undefined };
    reply: OrderReturn;
    details: Record<never, never>;
  };
  'GET /returns/{id}/messages': {
    params: { id: string };
    query: { view_token?: string | undefined };
    body: undefined;
    reply: { data: ReturnMessage[] };
    details: Record<never, never>;
  };
  'POST /returns/{id}/messages': {
    params: { id: string };
    query: { view_token?: string | undefined };
    body: { message: string };
    reply: ReturnMessage;
    details: Record<never, never>;
  };
  'GET /admin/reviews': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; sort?: 'waiting_since' | '-waiting_since' | 'rating' | '-rating' | undefined; status?: 'pending' | 'published' | 'rejected' | 'hidden' | undefined; product_id?: number | undefined };
    body: undefined;
    reply: { data: ModeratedReview[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'PUT /admin/reviews/{id}/publish': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: ModeratedReview;
    details: Record<never, never>;
  };
  'PUT /admin/reviews/{id}/reject': {
    params: { id: number };
    query: undefined;
    body: { reason: string };
    reply: ModeratedReview;
    details: Record<never, never>;
  };
  'PUT /admin/reviews/{id}/hide': {
    params: { id: number };
    query: undefined;
    body: { reason: string };
    reply: ModeratedReview;
    details: Record<never, never>;
  };
  'GET /reviews': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; product_id: number; sort?: 'newest' | 'highest' | 'lowest' | 'helpful' | undefined; rating?: number | undefined };
    body: undefined;
    reply: ReviewPage;
    details: Record<never, never>;
  };
  'GET /user/reviews': {
    params: undefined;
    query: { product_id?: number | undefined };
    body: undefined;
    reply: OwnReviews;
    details: Record<never, never>;
  };
  'POST /reviews': {
    params: undefined;
    query: undefined;
    body: NewReview;
    reply: OwnReview;
    details: Record<never, never>;
  };
  'PUT /reviews/{id}': {
    params: { id: number };
    query: undefined;
    body: ReviewDraftBody;
    reply: OwnReview;
    details: Record<never, never>;
  };
  'DELETE /reviews/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: { done: true };
    details: Record<never, never>;
  };
  'POST /reviews/{id}/helpful': {
    params: { id: number };
    query: { visitor_id?: string | undefined };
    body: undefined;
    reply: { is_helpful: boolean; helpful_count: number };
    details: Record<never, never>;
  };
  'DELETE /reviews/{id}/helpful': {
    params: { id: number };
    query: { visitor_id?: string | undefined };
    body: undefined;
    reply: { is_helpful: boolean; helpful_count: number };
    details: Record<never, never>;
  };
  'GET /community/rewards': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: { data: CommunityReward[]; points: number };
    details: Record<never, never>;
  };
  'GET /community/rewards/mine': {
    params: undefined;
    query: { cursor?: string | undefined; per_page?: number | undefined };
    body: undefined;
    reply: { data: RewardRedemption[]; next_cursor: string | null };
    details: Record<never, never>;
  };
  'POST /community/rewards/{id}/redeem': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: RewardRedemption;
    details: Record<never, never>;
  };
  'GET /admin/community/rewards': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; sort?: 'points' | '-points' | '-redeemed' | 'redeemed' | undefined; is_active?: 'true' | 'false' | undefined };
    body: undefined;
    reply: { data: AdminReward[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'POST /admin/community/rewards': {
    params: undefined;
    query: undefined;
    body: RewardDraft;
    reply: AdminReward;
    details: Record<never, never>;
  };
  'PUT /admin/community/rewards/{id}': {
    params: { id: number };
    query: undefined;
    body: RewardEdit;
    reply: AdminReward;
    details: { 'conflict.changed': AdminReward };
  };
  'GET /admin/sales/vat': {
    params: undefined;
    query: { from?: string | undefined; to?: string | undefined };
    body: undefined;
    reply: VatReturn;
    details: Record<never, never>;
  };
  'GET /admin/sales/vat.csv': {
    params: undefined;
    query: { from?: string | undefined; to?: string | undefined };
    body: undefined;
    reply: FileBytes;
    details: Record<never, never>;
  };
  'GET /admin/sales': {
    params: undefined;
    query: { from?: string | undefined; to?: string | undefined };
    body: undefined;
    reply: SalesReport;
    details: Record<never, never>;
  };
  'GET /user/cards': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: { cards: SavedCard[]; is_full: boolean };
    details: Record<never, never>;
  };
  'DELETE /user/cards/{id}': {
    params: { id: string };
    query: undefined;
    body: undefined;
    reply: { done: true };
    details: Record<never, never>;
  };
  'GET /admin/searches': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; sort?: '-times' | 'times' | '-last_on' | 'last_on' | 'words' | '-words' | undefined; hidden?: boolean | undefined; q?: string | undefined };
    body: undefined;
    reply: { data: EmptySearch[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'PUT /admin/searches/hidden': {
    params: undefined;
    query: undefined;
    body: { words: string; is_hidden: boolean };
    reply: EmptySearch;
    details: Record<never, never>;
  };
  'GET /admin/synonyms': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; sort?: '-changed_at' | 'changed_at' | undefined; q?: string | undefined };
    body: undefined;
    reply: { data: SynonymGroup[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'GET /admin/synonyms/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: SynonymGroup;
    details: Record<never, never>;
  };
  'POST /admin/synonyms': {
    params: undefined;
    query: undefined;
    body: { words: string[] };
    reply: SynonymGroup;
    details: Record<never, never>;
  };
  'PUT /admin/synonyms/{id}': {
    params: { id: number };
    query: undefined;
    body: { words: string[]; version: number };
    reply: SynonymGroup;
    details: { 'conflict.changed': SynonymGroup };
  };
  'DELETE /admin/synonyms/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: { done: true };
    details: Record<never, never>;
  };
  'GET /admin/segments': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: Segment[];
    details: Record<never, never>;
  };
  'GET /admin/segments/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: Segment;
    details: Record<never, never>;
  };
  'POST /admin/segments': {
    params: undefined;
    query: undefined;
    body: NewSegment;
    reply: Segment;
    details: Record<never, never>;
  };
  'PUT /admin/segments/{id}': {
    params: { id: number };
    query: undefined;
    body: SegmentEdit;
    reply: Segment;
    details: { 'conflict.changed': Segment };
  };
  'DELETE /admin/segments/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: { done: true };
    details: Record<never, never>;
  };
  'POST /admin/segments/{id}/count': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: Segment;
    details: Record<never, never>;
  };
  'GET /user/birthday': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: Birthday;
    details: Record<never, never>;
  };
  'PUT /user/birthday': {
    params: undefined;
    query: undefined;
    body: NewBirthday;
    reply: Birthday;
    details: Record<never, never>;
  };
  'DELETE /user/birthday': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: Birthday;
    details: Record<never, never>;
  };
  'GET /admin/shipping': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: { methods: AdminShippingMethod[]; zones: AdminShippingZone[] };
    details: Record<never, never>;
  };
  'PUT /admin/shipping/methods/{code}': {
    params: { code: 'standard' | 'express' | 'pickup' | 'point' };
    query: undefined;
    body: ShippingMethodEdit;
    reply: AdminShippingMethod;
    details: { 'conflict.changed': AdminShippingMethod };
  };
  'POST /admin/shipping/zones': {
    params: undefined;
    query: undefined;
    body: ShippingZoneDraft;
    reply: AdminShippingZone;
    details: Record<never, never>;
  };
  'PUT /admin/shipping/zones/{id}': {
    params: { id: number };
    query: undefined;
    body: ShippingZoneEdit;
    reply: AdminShippingZone;
    details: { 'conflict.changed': AdminShippingZone };
  };
  'DELETE /admin/shipping/zones/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: { done: true };
    details: Record<never, never>;
  };
  'GET /shipping': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: ShippingMethodInList[];
    details: Record<never, never>;
  };
  'GET /shipping/costs': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: ShippingZone[];
    details: Record<never, never>;
  };
  'GET /shipping/arrival': {
    params: undefined;
    query: { city_id: number };
    body: undefined;
    reply: { method: 'standard' | 'express' | 'pickup' | 'point'; max_days: number };
    details: Record<never, never>;
  };
  'GET /shipping/points': {
    params: undefined;
    query: { city_id: number; method: CollectedMethod };
    body: undefined;
    reply: { points: PickupPoint[] };
    details: Record<never, never>;
  };
  'POST /shipping/calculate': {
    params: undefined;
    query: undefined;
    body: ShippingCalculation;
    reply: { city: string; options: ShippingOption[] };
    details: Record<never, never>;
  };
  'GET /admin/settings/domain': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: DomainSettings;
    details: Record<never, never>;
  };
  'PUT /admin/settings/domain': {
    params: undefined;
    query: undefined;
    body: { wanted: string | null; version: number };
    reply: DomainSettings;
    details: { 'conflict.changed': DomainSettings };
  };
  'POST /admin/settings/domain/check': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: DomainCheck;
    details: Record<never, never>;
  };
  'POST /admin/settings/domain/use': {
    params: undefined;
    query: undefined;
    body: { version: number };
    reply: DomainSettings;
    details: { 'conflict.changed': DomainSettings };
  };
  'GET /admin/settings/opening': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: { is_open: boolean; version: number };
    details: Record<never, never>;
  };
  'PUT /admin/settings/opening': {
    params: undefined;
    query: undefined;
    body: { is_open: boolean; version: number };
    reply: { is_open: boolean; version: number };
    details: { 'conflict.changed': { is_open: boolean; version: number } };
  };
  'GET /admin/settings/languages': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: { languages: 'both' | 'ar'; version: number };
    details: Record<never, never>;
  };
  'PUT /admin/settings/languages': {
    params: undefined;
    query: undefined;
    body: { languages: 'both' | 'ar'; version: number };
    reply: { languages: 'both' | 'ar'; version: number };
    details: { 'conflict.changed': { languages: 'both' | 'ar'; version: number } };
  };
  'GET /admin/setup': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: Setup;
    details: Record<never, never>;
  };
  'GET /admin/settings/store': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: AdminStoreIdentity;
    details: Record<never, never>;
  };
  'PUT /admin/settings/store': {
    params: undefined;
    query: undefined;
    body: StoreIdentityEdit;
    reply: AdminStoreIdentity;
    details: { 'conflict.changed': AdminStoreIdentity };
  };
  'GET /admin/settings/logo': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: AdminLogo;
    details: Record<never, never>;
  };
  'POST /admin/settings/logo': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: AdminLogo;
    details: Record<never, never>;
  };
  'DELETE /admin/settings/logo': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: AdminLogo;
    details: Record<never, never>;
  };
  'GET /admin/settings/pictures': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: AdminBrandPictures;
    details: Record<never, never>;
  };
  'POST /admin/settings/pictures/{kind}': {
    params: { kind: 'logo_dark' | 'icon' | 'share' };
    query: undefined;
    body: undefined;
    reply: AdminBrandPicture;
    details: Record<never, never>;
  };
  'DELETE /admin/settings/pictures/{kind}': {
    params: { kind: 'logo_dark' | 'icon' | 'share' };
    query: undefined;
    body: undefined;
    reply: AdminBrandPicture;
    details: Record<never, never>;
  };
  'GET /admin/settings/appearance': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: AdminAppearanceSettings;
    details: Record<never, never>;
  };
  'PUT /admin/settings/appearance': {
    params: undefined;
    query: undefined;
    body: AdminAppearanceSettings;
    reply: AdminAppearanceSettings;
    details: { 'conflict.changed': AdminAppearanceSettings; 'shop_settings.colours_faint': { primary: string; accent: string } };
  };
  'GET /admin/settings/frame': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: AdminFrameSettings;
    details: Record<never, never>;
  };
  'PUT /admin/settings/frame': {
    params: undefined;
    query: undefined;
    body: AdminFrameSettings;
    reply: AdminFrameSettings;
    details: { 'conflict.changed': AdminFrameSettings };
  };
  'GET /admin/settings/payments': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: AdminPaymentSettings;
    details: Record<never, never>;
  };
  'PUT /admin/settings/payments': {
    params: undefined;
    query: undefined;
    body: PaymentSettingsBody;
    reply: AdminPaymentSettings;
    details: { 'conflict.changed': AdminPaymentSettings };
  };
  'GET /admin/settings/refunds': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: AdminRefundSettings;
    details: Record<never, never>;
  };
  'PUT /admin/settings/refunds': {
    params: undefined;
    query: undefined;
    body: AdminRefundSettings;
    reply: AdminRefundSettings;
    details: { 'conflict.changed': AdminRefundSettings };
  };
  'GET /admin/settings/holds': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: AdminHoldSettings;
    details: Record<never, never>;
  };
  'PUT /admin/settings/holds': {
    params: undefined;
    query: undefined;
    body: AdminHoldSettings;
    reply: AdminHoldSettings;
    details: { 'conflict.changed': AdminHoldSettings };
  };
  'GET /admin/settings/rules': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: AdminSalesRules;
    details: Record<never, never>;
  };
  'PUT /admin/settings/rules': {
    params: undefined;
    query: undefined;
    body: AdminSalesRules;
    reply: AdminSalesRules;
    details: { 'conflict.changed': AdminSalesRules };
  };
  'GET /admin/settings/sms': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: AdminSmsSettings;
    details: Record<never, never>;
  };
  'PUT /admin/settings/sms': {
    params: undefined;
    query: undefined;
    body: AdminSmsSettings;
    reply: AdminSmsSettings;
    details: { 'conflict.changed': AdminSmsSettings };
  };
  'GET /admin/settings/phone-messages': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: AdminPhoneMessageSettings;
    details: Record<never, never>;
  };
  'PUT /admin/settings/phone-messages': {
    params: undefined;
    query: undefined;
    body: AdminPhoneMessageSettings;
    reply: AdminPhoneMessageSettings;
    details: { 'conflict.changed': AdminPhoneMessageSettings };
  };
  'GET /admin/settings/carriers': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: AdminCarrierSettings;
    details: Record<never, never>;
  };
  'PUT /admin/settings/carriers': {
    params: undefined;
    query: undefined;
    body: AdminCarrierSettings;
    reply: AdminCarrierSettings;
    details: { 'conflict.changed': AdminCarrierSettings };
  };
  'GET /admin/settings/taxes': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: AdminTaxSettings;
    details: Record<never, never>;
  };
  'PUT /admin/settings/taxes': {
    params: undefined;
    query: undefined;
    body: AdminTaxSettings;
    reply: AdminTaxSettings;
    details: { 'conflict.changed': AdminTaxSettings };
  };
  'GET /admin/settings/cart-reminders': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: AdminCartReminderSettings;
    details: Record<never, never>;
  };
  'PUT /admin/settings/cart-reminders': {
    params: undefined;
    query: undefined;
    body: AdminCartReminderSettings;
    reply: AdminCartReminderSettings;
    details: { 'conflict.changed': AdminCartReminderSettings };
  };
  'GET /admin/settings/storefront': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: { social_proof: boolean; version: number };
    details: Record<never, never>;
  };
  'PUT /admin/settings/storefront': {
    params: undefined;
    query: undefined;
    body: { social_proof: boolean; version: number };
    reply: { social_proof: boolean; version: number };
    details: { 'conflict.changed': { social_proof: boolean; version: number } };
  };
  'GET /admin/size-advice': {
    params: undefined;
    query: { product_id: number };
    body: undefined;
    reply: CountedFits;
    details: Record<never, never>;
  };
  'GET /size-guide': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: SizeGuide;
    details: Record<never, never>;
  };
  'GET /admin/sms': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: SmsState;
    details: Record<never, never>;
  };
  'GET /admin/sms/orders/{id}': {
    params: { id: string };
    query: undefined;
    body: undefined;
    reply: OrderMessage[];
    details: Record<never, never>;
  };
  'POST /admin/setup/owner': {
    params: undefined;
    query: undefined;
    body: FirstOwnerRequest;
    reply: StaffEnrolment;
    details: Record<never, never>;
  };
  'POST /admin/setup/key': {
    params: undefined;
    query: undefined;
    body: SetupKeyRequest;
    reply: SetupKeyState;
    details: Record<never, never>;
  };
  'POST /admin/auth/login': {
    params: undefined;
    query: undefined;
    body: StaffLoginRequest;
    reply: { needs: 'totp'; challenge: string; expires_at: string; needs_password: boolean } | StaffEnrolment;
    details: Record<never, never>;
  };
  'POST /admin/auth/totp': {
    params: undefined;
    query: undefined;
    body: StaffTotpRequest;
    reply: StaffSignedIn;
    details: Record<never, never>;
  };
  'POST /admin/auth/logout': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: { done: true };
    details: Record<never, never>;
  };
  'GET /admin/auth/me': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: { staff: StaffMember };
    details: Record<never, never>;
  };
  'GET /admin/auth/sessions': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: StaffSessionInList[];
    details: Record<never, never>;
  };
  'DELETE /admin/auth/sessions/{id}': {
    params: { id: string };
    query: undefined;
    body: undefined;
    reply: { done: true };
    details: Record<never, never>;
  };
  'POST /admin/auth/shop-pass': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: { pass: string };
    details: Record<never, never>;
  };
  'POST /admin/auth/password': {
    params: undefined;
    query: undefined;
    body: StaffPasswordChange;
    reply: { done: true };
    details: Record<never, never>;
  };
  'GET /admin/staff': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: StaffMember[];
    details: Record<never, never>;
  };
  'POST /admin/staff': {
    params: undefined;
    query: undefined;
    body: NewStaffMember;
    reply: { staff: StaffMember; one_time_password: string };
    details: Record<never, never>;
  };
  'PATCH /admin/staff/{id}': {
    params: { id: string };
    query: undefined;
    body: StaffMemberEdit;
    reply: { staff: StaffMember };
    details: Record<never, never>;
  };
  'POST /admin/staff/{id}/reset': {
    params: { id: string };
    query: undefined;
    body: undefined;
    reply: { staff: StaffMember; one_time_password: string };
    details: Record<never, never>;
  };
  'GET /admin/audit': {
    params: undefined;
    query: { cursor?: number | undefined; per_page?: number | undefined; actor_id?: string | undefined; action?: string | undefined; subject_id?: string | undefined };
    body: undefined;
    reply: { data: AuditEntry[]; next_cursor: number | null };
    details: Record<never, never>;
  };
  'GET /user/store-credit': {
    params: undefined;
    query: { cursor?: number | undefined; per_page?: number | undefined };
    body: undefined;
    reply: StoreCredit;
    details: Record<never, never>;
  };
  'GET /settings': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: StoreSettings;
    details: Record<never, never>;
  };
  'GET /tags': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: ProductTag[];
    details: Record<never, never>;
  };
  'GET /tags/{key}': {
    params: { key: string };
    query: undefined;
    body: undefined;
    reply: ProductTagDetail;
    details: Record<never, never>;
  };
  'GET /admin/tags': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; sort?: 'name' | '-name' | '-products_count' | 'products_count' | undefined; q?: string | undefined };
    body: undefined;
    reply: { data: ListedProductTag[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'GET /admin/tags/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: AdminProductTag;
    details: Record<never, never>;
  };
  'PUT /admin/tags/{id}': {
    params: { id: number };
    query: undefined;
    body: ProductTagEdit;
    reply: AdminProductTag;
    details: { 'conflict.changed': AdminProductTag };
  };
  'POST /admin/tags/{id}/merge': {
    params: { id: number };
    query: undefined;
    body: ProductTagMerge;
    reply: AdminProductTag;
    details: { 'conflict.changed': AdminProductTag };
  };
  'DELETE /admin/tags/{id}': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: { done: true };
    details: Record<never, never>;
  };
  'GET /orders/{id}/receipts': {
    params: { id: string };
    query: { view_token?: string | undefined };
    body: undefined;
    reply: TransferReceipts;
    details: Record<never, never>;
  };
  'POST /orders/{id}/receipts': {
    params: { id: string };
    query: { view_token?: string | undefined };
    body: { upload_id: string };
    reply: TransferReceipts;
    details: Record<never, never>;
  };
  'GET /admin/receipts': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; sort?: 'hold_expires_at' | '-hold_expires_at' | 'amount_due' | '-amount_due' | undefined };
    body: undefined;
    reply: { data: OrderWithReceipts[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'POST /admin/orders/{id}/confirm-payment': {
    params: { id: string };
    query: undefined;
    body: { amount: number; reference: string };
    reply: { transfer: Transfer; order_status: 'pending_payment' | 'confirmed' | 'processing' | 'shipped' | 'delivered' | 'cancelled' | 'expired' | 'return_requested' | 'returned' | 'refunded' };
    details: Record<never, never>;
  };
  'GET /admin/transfers': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined; sort?: '-created_at' | 'created_at' | 'amount' | '-amount' | undefined; owed?: 'true' | 'false' | undefined; q?: string | undefined };
    body: undefined;
    reply: { data: Transfer[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'POST /admin/transfers/{id}/return': {
    params: { id: string };
    query: undefined;
    body: { reference: string };
    reply: Transfer;
    details: Record<never, never>;
  };
  'POST /uploads': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: Upload;
    details: Record<never, never>;
  };
  'GET /uploads/{id}': {
    params: { id: string };
    query: { width?: number | undefined; view_token?: string | undefined };
    body: undefined;
    reply: FileBytes;
    details: Record<never, never>;
  };
  'GET /uploads/videos/{id}': {
    params: { id: string };
    query: undefined;
    body: undefined;
    reply: VideoUpload;
    details: Record<never, never>;
  };
  'GET /uploads/videos/{id}/content': {
    params: { id: string };
    query: undefined;
    body: undefined;
    reply: FileBytes;
    details: Record<never, never>;
  };
  'POST /visits': {
    params: undefined;
    query: undefined;
    body: Beacon;
    reply: { done: true };
    details: Record<never, never>;
  };
  'GET /admin/visits': {
    params: undefined;
    query: { from?: string | undefined; to?: string | undefined };
    body: undefined;
    reply: VisitReport;
    details: Record<never, never>;
  };
  'GET /admin/visits.csv': {
    params: undefined;
    query: { from?: string | undefined; to?: string | undefined };
    body: undefined;
    reply: FileBytes;
    details: Record<never, never>;
  };
  'GET /admin/webhooks': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: Webhook[];
    details: Record<never, never>;
  };
  'GET /admin/webhooks/events': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: WebhookEvent[];
    details: Record<never, never>;
  };
  'POST /admin/webhooks': {
    params: undefined;
    query: undefined;
    body: WebhookDraft;
    reply: WebhookWithSecret;
    details: Record<never, never>;
  };
  'PUT /admin/webhooks/{id}': {
    params: { id: string };
    query: undefined;
    body: WebhookChange;
    reply: Webhook;
    details: { 'conflict.changed': Webhook };
  };
  'DELETE /admin/webhooks/{id}': {
    params: { id: string };
    query: undefined;
    body: undefined;
    reply: { done: true };
    details: Record<never, never>;
  };
  'POST /admin/webhooks/{id}/rotate': {
    params: { id: string };
    query: undefined;
    body: undefined;
    reply: WebhookWithSecret;
    details: Record<never, never>;
  };
  'POST /admin/webhooks/{id}/test': {
    params: { id: string };
    query: undefined;
    body: undefined;
    reply: WebhookDelivery;
    details: Record<never, never>;
  };
  'GET /admin/webhooks/{id}/deliveries': {
    params: { id: string };
    query: { page?: number | undefined; per_page?: number | undefined; sort?: '-id' | 'id' | undefined; state?: 'pending' | 'delivered' | 'failed' | undefined; event?: 'webhook.test' | 'stock.shown' | 'customer.registered' | 'order.placed' | 'order.confirmed' | 'order.processing' | 'order.given' | 'order.part_shipped' | 'order.shipped' | 'order.delivered' | 'order.cancelled' | 'order.expired' | 'order.items_changed' | 'order.refunded' | 'return.requested' | 'return.approved' | 'return.received' | 'return.refunded' | 'return.exchanged' | 'return.rejected' | 'return.cancelled' | 'review.changed' | undefined };
    body: undefined;
    reply: { data: WebhookDelivery[]; current_page: number; last_page: number; per_page: number; total: number; is_total_exact: boolean };
    details: Record<never, never>;
  };
  'POST /admin/webhooks/deliveries/{id}/resend': {
    params: { id: number };
    query: undefined;
    body: undefined;
    reply: WebhookDelivery;
    details: Record<never, never>;
  };
  'GET /wishlist': {
    params: undefined;
    query: { page?: number | undefined; per_page?: number | undefined };
    body: undefined;
    reply: { data: WishlistItem[]; current_page: number; last_page: number; per_page: number; total: number };
    details: Record<never, never>;
  };
  'POST /wishlist': {
    params: undefined;
    query: undefined;
    body: { product_id: number };
    reply: { count: number };
    details: Record<never, never>;
  };
  'DELETE /wishlist': {
    params: undefined;
    query: undefined;
    body: { product_id: number };
    reply: { count: number };
    details: Record<never, never>;
  };
  'DELETE /wishlist/clear': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: { count: number };
    details: Record<never, never>;
  };
  'GET /wishlist/check': {
    params: undefined;
    query: { product_id: number };
    body: undefined;
    reply: { is_in_wishlist: boolean };
    details: Record<never, never>;
  };
  'GET /wishlist/count': {
    params: undefined;
    query: undefined;
    body: undefined;
    reply: { count: number };
    details: Record<never, never>;
  };
}

/** The calls that programs may make: the scope that opens each, or null where it is open to everybody. None has files. */
export interface CallScopes {
  'GET /admin/bundles': 'products:read';
  'GET /admin/bundles/{id}': 'products:read';
  'GET /admin/categories': 'products:read';
  'GET /admin/categories/{id}': 'products:read';
  'GET /admin/products': 'products:read';
  'GET /admin/products/brands': 'products:read';
  'GET /admin/products/{id}': 'products:read';
  'POST /admin/products': 'products:write';
  'PUT /admin/products/{id}': 'products:write';
  'PUT /admin/products/{id}/status': 'products:write';
  'GET /admin/products/{id}/stock': 'stock:read';
  'POST /admin/products/{id}/stock': 'stock:write';
  'GET /admin/promotions': 'promotions:read';
  'GET /admin/promotions/{id}': 'promotions:read';
  'GET /community/affiliate/programme': null;
  'GET /blog': null;
  'GET /blog/featured': null;
  'GET /blog/categories': null;
  'GET /blog/{id}': null;
  'GET /bought-together': null;
  'GET /brands': null;
  'GET /brands/{key}': null;
  'POST /admin/bookings': 'shipments:write';
  'GET /products': null;
  'GET /products/featured': null;
  'GET /products/new-arrivals': null;
  'GET /products/best-sellers': null;
  'GET /products/compared': null;
  'GET /products/{id}': null;
  'GET /products/{id}/variants': null;
  'GET /categories': null;
  'GET /categories/featured': null;
  'GET /categories/root': null;
  'GET /categories/{id}': null;
  'GET /categories/{id}/children': null;
  'GET /categories/{id}/products': null;
  'GET /bundles': null;
  'GET /bundles/{id}': null;
  'GET /bundles/slug/{slug}': null;
  'GET /pages/{slug}': null;
  'GET /faq': null;
  'GET /coupons': null;
  'GET /coupons/types': null;
  'GET /custom-pages/{slug}': null;
  'GET /admin/customers': 'customers:read';
  'GET /admin/customers/{id}': 'customers:read';
  'GET /community/stats': null;
  'GET /admin/orders': 'orders:read';
  'GET /admin/orders/{id}': 'orders:read';
  'GET /admin/packing': 'orders:read';
  'POST /admin/orders/pack': 'orders:write';
  'POST /admin/orders/shipments': 'shipments:write';
  'POST /admin/orders/{id}/shipments': 'shipments:write';
  'POST /admin/orders/{id}/shipments/{shipment}/delivered': 'shipments:write';
  'GET /home': null;
  'GET /admin/orders/{id}/invoice': 'invoices:read';
  'GET /locations/countries': null;
  'GET /locations/cities': null;
  'GET /locations/cities/{id}': null;
  'GET /locations/cities-search': null;
  'GET /locations/neighborhoods': null;
  'GET /locations/neighborhoods-search': null;
  'GET /locations/full-structure': null;
  'GET /lotto/campaign': null;
  'GET /lotto/odds': null;
  'GET /lotto/campaigns/{id}/deck': null;
  'GET /lotto/winners': null;
  'GET /social-proof': null;
  'GET /community/ranks': null;
  'GET /promotions': null;
  'GET /promotions/flash': null;
  'GET /promotions/type/{type}': null;
  'GET /promotions/{id}': null;
  'GET /questions': null;
  'GET /admin/returns': 'returns:read';
  'GET /admin/returns/{id}': 'returns:read';
  'GET /reviews': null;
  'GET /shipping': null;
  'GET /shipping/costs': null;
  'GET /shipping/arrival': null;
  'POST /shipping/calculate': null;
  'GET /size-guide': null;
  'GET /settings': null;
  'GET /tags': null;
  'GET /tags/{key}': null;
}

/** The payloads of the events that outsiders may hear, by name. */
export interface PublicEvents {
  /** The availability of products changed. */
  'stock.shown': { productIds: number[] };
  /** A customer registered. */
  'customer.registered': { customerId: string };
  /** An order was placed. */
  'order.placed': { orderId: string; channel?: string | undefined };
  /** An order was confirmed. */
  'order.confirmed': { orderId: string };
  /** An order is being packed. */
  'order.processing': { orderId: string };
  /** Digital goods were given. */
  'order.given': { orderId: string };
  /** A part of an order was shipped. */
  'order.part_shipped': { orderId: string; shipmentId: string };
  /** An order was shipped. */
  'order.shipped': { orderId: string };
  /** An order was delivered. */
  'order.delivered': { orderId: string };
  /** An order was cancelled. */
  'order.cancelled': { orderId: string };
  /** An order was not paid in time. */
  'order.expired': { orderId: string };
  /** Items of an order were edited. */
  'order.items_changed': { orderId: string };
  /** An order was refunded. */
  'order.refunded': { orderId: string };
  /** A return was requested. */
  'return.requested': { returnId: string };
  /** A return was approved. */
  'return.approved': { returnId: string };
  /** Returned goods arrived. */
  'return.received': { returnId: string };
  /** A return was refunded. */
  'return.refunded': { returnId: string };
  /** A return was exchanged. */
  'return.exchanged': { returnId: string };
  /** A return was rejected. */
  'return.rejected': { returnId: string };
  /** A return was cancelled. */
  'return.cancelled': { returnId: string };
  /** A review was published, changed or hidden. */
  'review.changed': { reviewId: number };
}
