import type { DemoArt, DemoColor, DemoProduct, DemoSpecification, DemoVariant, Text } from '../shop-types.ts';

type ProductDraft = {
  readonly slug: string;
  readonly sku: string;
  readonly category: string;
  readonly extraCategories?: readonly string[];
  readonly brand: Text;
  readonly name: Text;
  readonly short: Text;
  /** Paragraphs of the description, one list for each language. */
  readonly ar: readonly string[];
  readonly en: readonly string[];
  /** Riyals. */
  readonly price: number;
  readonly sale?: number;
  readonly stock?: number;
  readonly variants?: readonly DemoVariant[];
  readonly grams: number;
  /** Perfume once opened, food, and what touches the skin do not come back. */
  readonly finalSale?: true;
  readonly featured?: true;
  readonly sold: number;
  readonly daysAgo: number;
  readonly keywords?: DemoProduct['keywords'];
  readonly specifications: readonly DemoSpecification[];
  readonly art: DemoArt;
};

const halalas = (riyals: number): number => Math.round(riyals * 100);

/** Turns the short form in which the catalogue is written into a product of the shop. */
export function defineProduct(draft: ProductDraft): DemoProduct {
  return {
    key: draft.slug,
    sku: draft.sku,
    slug: draft.slug,
    category: draft.category,
    ...(draft.extraCategories && { extraCategories: draft.extraCategories }),
    brand: draft.brand,
    name: draft.name,
    shortDescription: draft.short,
    description: { ar: draft.ar.join('\n\n'), en: draft.en.join('\n\n') },
    type: draft.variants ? 'variable' : 'simple',
    priceHalalas: halalas(draft.price),
    ...(draft.sale !== undefined && { salePriceHalalas: halalas(draft.sale) }),
    ...(draft.variants ? { variants: draft.variants } : { stock: draft.stock ?? 0 }),
    weightGrams: draft.grams,
    isReturnable: !draft.finalSale,
    featured: draft.featured ?? false,
    soldCount: draft.sold,
    createdDaysAgo: draft.daysAgo,
    ...(draft.keywords && { keywords: draft.keywords }),
    specifications: draft.specifications,
    art: draft.art,
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
