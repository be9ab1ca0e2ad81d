import { emptyVariant, type VariantValue } from './product-values.ts';

export interface Colour {
  ar: string;
  en: string;
  hex: string;
}

/** Sizes as they are typed: with commas between them, Arabic ones too. */
export function readSizes(typed: string): string[] {
  const sizes = typed.split(/[,،\n]/).map((size) => size.trim());
  return [...new Set(sizes.filter((size) => size !== ''))];
}

/** Colours as they are typed: a line for each, its parts in any order that has two names and a shade last. */
export function readColours(typed: string): Colour[] {
  return typed.split('\n').flatMap((line) => {
    const [ar = '', en = '', hex = ''] = line.split(/[,،]/).map((part) => part.trim());
    return ar === '' ? [] : [{ ar, en, hex }];
  });
}

/** A variant for each size in each colour; existing ones stay as they are, with their stock. */
export function makeVariants(
  { sizes, colours }: { sizes: readonly string[]; colours: readonly Colour[] },
  there: readonly VariantValue[],
  sku: string,
): VariantValue[] {
  const wanted = (sizes.length > 0 ? sizes : ['']).flatMap((size) =>
    (colours.length > 0 ? colours : [{ ar: '', en: '', hex: '' }]).map((colour) => ({ size, colour })),
  );
  const isOf = (variant: VariantValue, { size, colour }: (typeof wanted)[number]) =>
    variant.size === size && variant.color_en === colour.en && variant.color_ar === colour.ar;
  const missing = wanted.filter((one) => (one.size || one.colour.ar) && !there.some((variant) => isOf(variant, one)));
  return [
    ...there,
    ...missing.map(({ size, colour }) => ({
      ...emptyVariant,
      sku: skuOf(sku, size, colour.en),
      size,
      color_ar: colour.ar,
      color_en: colour.en,
      color_hex: colour.hex,
    })),
  ];
}

function skuOf(...parts: string[]): string {
  const words = parts.map((part) => part.trim().replace(/[^\p{L}\p{N}]+/gu, '-'));
  return words
    .filter((word) => word !== '')
    .join('-')
    .toUpperCase()
    .slice(0, 64);
}
