import type { DigitalGoods } from '@waha/contract';
import { inLanguage, type Language } from '../../../platform/text/index.ts';
import type { Goods } from './goods.store.ts';

/** The goods of a product, as staff see them: counts of codes, never the codes. */
export function presentGoods(goods: Goods, language: Language): DigitalGoods {
  const sold = goods.variants.filter(({ is_default: isDefault }) => !isDefault);
  const variants = sold.length > 0 ? sold : goods.variants;
  return {
    product_id: goods.id,
    version: goods.version ?? 1,
    gives: goods.gives ?? 'codes',
    most_downloads: goods.most_downloads ?? 5,
    link_days: goods.link_days ?? 30,
    variants: variants.map((variant) => ({
      variant_id: variant.variant_id,
      name: variant.is_default ? null : inLanguage(variant, 'label', language),
      codes_left: Math.max(0, variant.free - variant.promised),
      codes_given: variant.given,
      waiting: variant.waiting,
      files: variant.files.map(({ created_at: at, ...file }) => ({ ...file, added_at: new Date(at).toISOString() })),
    })),
  };
}
