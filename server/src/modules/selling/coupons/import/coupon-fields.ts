import type { RecordField } from '../../../../manifest/index.ts';

const field = (name: string, ar: string, en: string, words: RegExp, more: Partial<RecordField> = {}): RecordField => ({
  name,
  label: { ar, en },
  words,
  ...more,
});
const several = { isRepeated: true, longest: 2_000 } as const;

/** Columns of coupons: exports of WooCommerce and Shopify, Salla’s and Zid’s words, and sheets of one's own. The more particular first. */
export const couponFields: readonly RecordField[] = [
  {
    ...field(
      'code',
      'الكود',
      'Code',
      /^(?:(?:coupon|discount|promo)?[ _]?code|post_title|name|title|(?:كود|رمز)(?: الخصم| الكوبون)?|الكود|الكوبون|القسيمة)$/,
    ),
    isRequired: true,
  },
  field(
    'first_order',
    'لأول طلب',
    'First order only',
    /first[ _](?:order|purchase)|new[ _]customers?|أول طلب|العملاء الجدد/,
  ),
  field('currency', 'العملة', 'Currency', /^(?:currency|العملة)$/),
  field(
    'pieces',
    'بعدد القطع',
    'By number of pieces',
    /x[ _]items|(?:min|max)(?:imum)?[ _](?:quantity|qty|items)|requirement[ _]type|عدد القطع/,
    several,
  ),
  field('free_shipping', 'شحن مجاني', 'Free shipping', /free[ _]shipping|شحن مجاني|توصيل مجاني/),
  field(
    'maximum',
    'أعلى خصم',
    'Most taken off',
    /max(?:imum)?[ _]discount|discount[ _]max|الحد الأعلى للخصم|أعلى خصم|أقصى خصم/,
  ),
  field(
    'most_spent',
    'أعلى قيمة للطلب',
    'Most an order may come to',
    /max(?:imum)?[ _](?:amount|spend|order|purchase)|أعلى قيمة للطلب/,
  ),
  field(
    'minimum',
    'أقل قيمة للطلب',
    'Least an order comes to',
    /min(?:imum)?[ _](?:amount|spend|order|purchase|requirement)|الحد الأدنى|أقل (?:قيمة|مبلغ|طلب)/,
  ),
  field(
    'per_customer',
    'مرات لكل عميل',
    'Times for each customer',
    /per[ _](?:user|customer)|once per|لكل عميل|للعميل/,
  ),
  field(
    'used',
    'مرات الاستعمال',
    'Times used',
    /^(?:usage[ _]count|times[ _]used|used(?:[ _]count)?|async[ _]usage.*|مرات الاستخدام|استخدم|عدد مرات الاستعمال)$/,
  ),
  field(
    'limit',
    'حد الاستعمال',
    'Times in all',
    /usage[ _]limit|^limit$|total[ _]limit|^max[ _]uses$|حد الاستخدام|عدد مرات الاستخدام|الكمية/,
  ),
  field('type', 'النوع', 'Kind', /(?:discount[ _]|value[ _])?type|^النوع$|نوع (?:الخصم|الكوبون)/),
  field(
    'value',
    'القيمة',
    'Value',
    /^(?:coupon[ _]amount|discount[ _](?:amount|value)|amount|value|percent(?:age)?|(?:قيمة|مبلغ|نسبة) الخصم|القيمة|المبلغ|النسبة)$/,
  ),
  field(
    'starts',
    'يبدأ',
    'Begins',
    /^(?:start.*|valid[ _]from|from|active[ _]from|تاريخ البد(?:ء|اية)|يبدأ.*|من تاريخ)$/,
  ),
  field(
    'ends',
    'ينتهي',
    'Ends',
    /^(?:end.*|expir.*|date[ _]expires|valid[ _](?:to|until)|to|active[ _]to|تاريخ (?:الانتهاء|النهاية)|ينتهي.*|إلى تاريخ)$/,
  ),
  field('status', 'الحالة', 'State', /^(?:(?:post_)?status|active|enabled|is_active|الحالة|مفعل)$/),
  field(
    'skus',
    'لمنتجات (SKU)',
    'For products (SKU)',
    /^(?:product[ _](?:skus?|ids?)|products?|applies[ _]to.*products?|المنتجات(?: المشمولة)?)$/,
    { longest: 5_000 },
  ),
  field(
    'categories',
    'لأقسام',
    'For categories',
    /^(?:product[ _]categories|categor(?:y|ies)|collections?|(?:الأقسام|التصنيفات)(?: المشمولة)?)$/,
    { longest: 5_000 },
  ),
  field('not_for', 'ما لا يشمله', 'Not for', /exclude|except|المستثنا|استثناء|غير المشمولة/, several),
  field('for_people', 'لعملاء بعينهم', 'For some customers', /email|customers?$|segments?|العملاء|مجموعة/, several),
  field('description', 'الوصف', 'Description', /description|post_excerpt|الوصف|ملاحظ/),
];
