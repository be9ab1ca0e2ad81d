import type { DemoColor, DemoProduct, DemoVariant, Text } from '../shop-types.ts';

/** Fields written shorter than in the shop, by the shop's names. */
type Shortened =
  | 'key'
  | 'shortDescription'
  | 'description'
  | 'type'
  | 'priceHalalas'
  | 'salePriceHalalas'
  | 'weightGrams'
  | 'isReturnable'
  | 'featured'
  | 'soldCount'
  | 'createdDaysAgo';

type ProductDraft = Omit<DemoProduct, Shortened> & {
  readonly short: Text;
  /** Paragraphs of the description, one list for each language. */
  readonly ar: readonly string[];
  readonly en: readonly string[];
  /** Riyals. */
  readonly price: number;
  readonly sale?: number;
  readonly grams: number;
  /** True for goods that cannot be returned: opened perfume, food, and items that touch the skin. */
  readonly finalSale?: true;
  readonly featured?: true;
  readonly sold: number;
  readonly daysAgo: number;
};

const halalas = (riyals: number): number => Math.round(riyals * 100);

/** Turns the short form in which the catalogue is written into a product of the shop. */
export function defineProduct(draft: ProductDraft): DemoProduct {
  const { short, ar, en, price, sale, grams, finalSale, featured, sold, daysAgo, ...same } = draft;
  return {
    ...same,
    key: draft.slug,
    shortDescription: short,
    description: { ar: ar.join('\n\n'), en: en.join('\n\n') },
    type: draft.variants ? 'variable' : 'simple',
    priceHalalas: halalas(price),
    ...(sale !== undefined && { salePriceHalalas: halalas(sale) }),
    ...(!draft.variants && { stock: draft.stock ?? 0 }),
    weightGrams: grams,
    isReturnable: !finalSale,
    featured: featured ?? false,
    soldCount: sold,
    createdDaysAgo: daysAgo,
  };
}

type SizeOffer = {
  readonly size: string;
  readonly stock: number;
  /** Riyals; absent: the product's own price. */
  readonly price?: number;
  readonly sale?: number;
};

const skuPart = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]+/g, '');

function offerPrices(offer: SizeOffer): Pick<DemoVariant, 'priceHalalas' | 'salePriceHalalas'> {
  return {
    ...(offer.price !== undefined && { priceHalalas: halalas(offer.price) }),
    ...(offer.sale !== undefined && { salePriceHalalas: halalas(offer.sale) }),
  };
}

export function inSizes(sku: string, offers: readonly SizeOffer[]): DemoVariant[] {
  return offers.map((offer) => ({
    sku: `${sku}-${skuPart(offer.size)}`,
    size: offer.size,
    ...offerPrices(offer),
    stock: offer.stock,
  }));
}

export function inColors(sku: string, offers: readonly (readonly [DemoColor, number])[]): DemoVariant[] {
  return offers.map(([color, stock]) => ({ sku: `${sku}-${skuPart(color.en)}`, color, stock }));
}

/** Every colour in every size; `stocks` holds one row for each colour. */
export function inColorsAndSizes(
  sku: string,
  sizes: readonly string[],
  stocks: readonly (readonly [DemoColor, readonly number[]])[],
): DemoVariant[] {
  return stocks.flatMap(([color, row]) =>
    sizes.map((size, index) => ({
      sku: `${sku}-${skuPart(color.en)}-${skuPart(size)}`,
      size,
      color,
      stock: row[index] ?? 0,
    })),
  );
}
