import type { AdminProductDraft } from '@waha/contract';
import { isArabic } from '../../../../platform/sheet/index.ts';
import type { ProductRead } from './read-product.ts';
import { type LooseText, searchWords, type TextField } from './read-texts.ts';

const PLACES: readonly [LooseText, TextField, TextField][] = [
  ['title', 'name_ar', 'name_en'],
  ['summary', 'short_description_ar', 'short_description_en'],
  ['body', 'description_ar', 'description_en'],
  ['brand', 'brand_ar', 'brand_en'],
  ['keywords', 'keywords_ar', 'keywords_en'],
  ['seo_title', 'seo_title_ar', 'seo_title_en'],
  ['seo_description', 'seo_description_ar', 'seo_description_en'],
];

/**
 * Texts of a product by language. Columns that name a language decide; otherwise the script does. A new product gets
 * the text in both languages until it is translated, because both names are required. Its tags are search words too, unless
 * a column has these: tags that are too long or too many for a product are still found by.
 */
export function writtenTexts(
  { texts, loose }: ProductRead,
  before: AdminProductDraft | undefined,
): Partial<Pick<AdminProductDraft, TextField>> {
  const written: Partial<Record<TextField, string>> = { ...texts };
  const tagged = before || loose.tags === undefined ? {} : { keywords: searchWords(loose.tags) };
  const given = { ...tagged, ...loose };
  for (const [name, ar, en] of PLACES) {
    const text = given[name];
    if (text !== undefined) written[isArabic(text) ? ar : en] ??= text;
  }
  if (before) return written;
  for (const [, ar, en] of PLACES) {
    const [either, other] = [written[ar], written[en]];
    if (!either && other) written[ar] = other;
    if (either && !other) written[en] = either;
  }
  return written;
}
