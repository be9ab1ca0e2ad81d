import type { ImportField } from '@waha/contract';
import { readNumber } from '../../../../platform/sheet/index.ts';
import { isHtml } from '../../../../platform/text/index.ts';

/** Words of headers that no map knows, the more particular first. */
const WORDS: readonly (readonly [words: RegExp, field: ImportField])[] = [
  [/(?:sale|discount|offer|special).*price|السعر.*(?:الخصم|المخفض|العرض)|سعر (?:العرض|التخفيض)/, 'sale_price'],
  [/compare.*price|price.*before|old price/, 'compare_price'],
  [/cost|التكلفة|تكلفة/, 'cost_price'],
  [/^(?:unit |retail |base |regular |variant |selling )?price\b|^(?:ال)?سعر(?:\s|$|\()/, 'price'],
  [/\bsku\b|^كود|كود (?:المنتج|الصنف)|رمز (?:المنتج|الصنف)/, 'sku'],
  [/bar ?code|باركود|\bgtin\b|\bean\b|\bupc\b|\bisbn\b/, 'barcode'],
  [/\bqty\b|quantity|\bstock\b|كمية|المخزون/, 'stock'],
  [/short.*desc|وصف.*(?:قصير|مختصر)/, 'summary'],
  [/desc(?:ription)?\b|وصف|تفاصيل|\bbody\b/, 'body'],
  [/image|picture|photo|\bimg\b|صور/, 'pictures'],
  [/categor|\bdepartment\b|قسم|تصنيف|فئة/, 'category'],
  [/brand|vendor|manufacturer|ماركة|علامة تجارية/, 'brand'],
  [/\bhandle\b|\bslug\b/, 'slug'],
  [/^(?:product |item )?(?:name|title)\b|اسم (?:المنتج|الصنف)/, 'title'],
  [/colou?r|لون/, 'color'],
  [/\bsize\b|مقاس/, 'size'],
  [/weight.*\b(?:lbs?|pounds?)\b/, 'weight_lb'],
  [/weight.*\b(?:oz|ounces?)\b/, 'weight_oz'],
  [/weight.*\bkg\b|الوزن.*(?:كجم|كيلو)/, 'weight'],
  [/\bkey ?words?\b|كلمات (?:ال)?(?:مفتاحية|دلالية|بحث)/, 'keywords'],
  [/\btags?\b|وسوم/, 'tags'],
  [/status|حالة/, 'status'],
];

/** A field by the words of a header. */
export function fieldByWords(header: string): ImportField | undefined {
  return WORDS.find(([words]) => words.test(header))?.[1];
}

const PICTURE = /^(?:https?:)?\/\/\S+\.(?:jpe?g|png|webp|avif|gif)\b|^[\w-]+\.(?:jpe?g|png|webp|avif)$/i;
const CODE = /^(?=\S*\d)[\p{L}\d][\p{L}\d._/-]{2,40}$/u;
const KIND = /^(?:simple|variable|variation|grouped|external)(?:, ?(?:virtual|downloadable))*$/i;

/** The share of cells that a test accepts. */
const share = (cells: readonly string[], test: (cell: string) => boolean) =>
  cells.length === 0 ? 0 : cells.filter(test).length / cells.length;

/** A field by the content of a column's first cells, unless another column is it. */
export function fieldByContent(cells: readonly string[], taken: ReadonlySet<ImportField>): ImportField | undefined {
  const isFree = (...fields: ImportField[]) => fields.every((field) => !taken.has(field));
  const most = (test: (cell: string) => boolean) => share(cells, test) > 0.8;
  const isDistinct = new Set(cells).size > cells.length * 0.8;
  const isNumber = (cell: string) => !Number.isNaN(readNumber(cell));
  const length = cells.reduce((sum, cell) => sum + cell.length, 0) / Math.max(1, cells.length);
  if (most((cell) => PICTURE.test(cell))) return isFree('pictures') ? 'pictures' : undefined;
  if (most((cell) => KIND.test(cell))) return isFree('row_type') ? 'row_type' : undefined;
  if (most((cell) => /^\d{8}$|^\d{12,14}$/.test(cell))) return isDistinct && isFree('barcode') ? 'barcode' : undefined;
  if (most(isNumber)) {
    const isPrice = most((cell) => readNumber(cell) > 1) && isFree('price');
    return isPrice && !isSequence(cells) ? 'price' : undefined;
  }
  if (most((cell) => CODE.test(cell)) && isDistinct) return isFree('sku', 'product_sku') ? 'sku' : undefined;
  if (length > 120 || share(cells, isHtml) > 0.5) return isFree('body', 'description_ar') ? 'body' : undefined;
  const isText = most((cell) => /\p{L}{2}/u.test(cell)) && length >= 3;
  return isText && isDistinct && isFree('title', 'name_ar', 'name_en') ? 'title' : undefined;
}

/** True for the numbers of lines. */
function isSequence(cells: readonly string[]): boolean {
  return (
    cells.length > 1 && cells.every((cell, at) => at === 0 || readNumber(cell) === readNumber(cells[at - 1] ?? '') + 1)
  );
}
