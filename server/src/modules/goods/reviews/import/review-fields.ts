import type { RecordField } from '../../../../manifest/index.ts';

const field = (name: string, ar: string, en: string, words: RegExp): RecordField => ({
  name,
  label: { ar, en },
  words,
});

/** Columns of reviews: Judge.me’s and Loox’s files, WooCommerce’s comments, Salla’s words, and sheets of one's own. */
export const reviewFields: readonly RecordField[] = [
  field(
    'handle',
    'رابط المنتج أو اسمه في الرابط',
    'Product address or handle',
    /product[ _]?(?:handle|url|link|slug|permalink)|^handle$|رابط المنتج/,
  ),
  field('sku', 'رقم المنتج (SKU)', 'Product SKU', /sku|رقم المنتج|رمز المنتج/),
  field('product', 'اسم المنتج', 'Product name', /^(?:product(?:[ _](?:title|name))?|(?:اسم )?المنتج)$/),
  { ...field('rating', 'النجوم', 'Stars', /rating|stars?$|score|التقييم|النجوم/), isRequired: true },
  field('title', 'العنوان', 'Title', /^(?:review[ _])?(?:title|subject|headline)$|عنوان/),
  {
    ...field(
      'body',
      'النص',
      'Text',
      /^(?:review[ _])?(?:body|text|content|comment|message|review)$|comment_content|النص|التعليق|المراجعة|الرأي/,
    ),
    isRequired: true,
    longest: 20_000,
  },
  field('email', 'البريد', 'E-mail address', /e-?mail|البريد/),
  field(
    'author',
    'الكاتب',
    'Author',
    /(?:reviewer|author|customer|nick|display)[ _]?name|^(?:author|name|reviewer|customer|nickname|comment_author)$|الاسم|الكاتب|العميل/,
  ),
  field('date', 'التاريخ', 'Date', /date|created|التاريخ/),
  field('status', 'الحالة', 'State', /status|curated|published|approved|state|الحالة/),
];
