import type { RecordField } from '../../../manifest/index.ts';

const field = (name: string, ar: string, en: string, words: RegExp): RecordField => ({
  name,
  label: { ar, en },
  words,
});

/** Columns of orders: Shopify’s export, WooCommerce’s plugins, Salla’s and Zid’s words. The more particular first. */
export const pastOrderFields: readonly RecordField[] = [
  {
    ...field(
      'number',
      'رقم الطلب',
      'Order number',
      /^(?:name|order[ _](?:number|no|id|name)|order|number|id|رقم الطلب|الطلب|مرجع الطلب)$/,
    ),
    isRequired: true,
  },
  {
    ...field(
      'date',
      'تاريخ الطلب',
      'Order date',
      /^(?:created[ _]at|order[ _]date|date(?:[ _]created)?|placed[ _]at|تاريخ (?:الطلب|الإنشاء|الانشاء)|التاريخ)$/,
    ),
    isRequired: true,
  },
  field(
    'item_sku',
    'رقم المنتج (SKU)',
    'SKU of a line',
    /^(?:line[ _]?item[ _]sku|item[ _]sku|product[ _]sku|sku|رمز المنتج)$/,
  ),
  field(
    'item_quantity',
    'كمية السطر',
    'Pieces of a line',
    /^(?:line[ _]?item[ _]quantity|item[ _](?:quantity|qty)|quantity|qty|الكمية|كمية المنتج)$/,
  ),
  field(
    'item_price',
    'سعر القطعة',
    'Price of a piece',
    /^(?:line[ _]?item[ _]price|item[ _](?:price|cost)|سعر (?:المنتج|القطعة))$/,
  ),
  {
    ...field(
      'item_name',
      'المنتجات',
      'Products',
      /^(?:line[ _]?item[ _]name|item[ _]name|product[ _]name|line[ _]items|products?|items|اسم المنتج|المنتجات|أسماء المنتجات.*|اسماء المنتجات.*)$/,
    ),
    longest: 20_000,
  },
  field('cancelled', 'وقت الإلغاء', 'Cancelled at', /^cancell?ed[ _]at$/),
  field('refunded', 'ما أُعيد', 'Refunded', /^(?:refunded[ _]amount|المبلغ المسترجع)$/),
  field('status', 'الحالة', 'State', /^(?:fulfillment[ _]status|order[ _]status|status|حالة الطلب|الحالة)$/),
  field('payment_status', 'حالة الدفع', 'State of payment', /^(?:financial[ _]status|payment[ _]status|حالة الدفع)$/),
  field('currency', 'العملة', 'Currency', /^(?:currency|order[ _]currency|العملة)$/),
  field(
    'total',
    'الإجمالي',
    'Total',
    /^(?:total|order[ _]total|total[ _](?:price|amount)|grand[ _]total|(?:إجمالي|اجمالي|مبلغ|قيمة) الطلب|الإجمالي|الاجمالي|المجموع)$/,
  ),
  field(
    'customer',
    'العميل',
    'Customer',
    /^(?:(?:billing|shipping|customer)[ _](?:full[ _])?name|customer|اسم العميل|العميل)$/,
  ),
  field('first_name', 'الاسم الأول', 'First name', /^(?:billing[ _])?first[ _]name(?: \(billing\))?$/),
  field('last_name', 'اسم العائلة', 'Last name', /^(?:billing[ _])?last[ _]name(?: \(billing\))?$/),
  field(
    'phone',
    'الجوال',
    'Phone',
    /^(?:(?:billing|customer)[ _]phone|phone(?: \(billing\))?|mobile|رقم (?:الجوال|العميل|الهاتف)|الجوال|جوال العميل)$/,
  ),
  field('other_phone', 'جوال آخر', 'Another phone', /^shipping[ _]phone$|^phone[ _]?number$/),
  field('email', 'البريد', 'E-mail address', /e-?mail|البريد|الإيميل|الايميل/),
];
