import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { hasIcon } from './artwork/icon-bodies.ts';
import {
  type DemoArticle,
  type DemoProduct,
  demoArticles,
  demoBankAccount,
  demoBlogCategories,
  demoBrand,
  demoBundles,
  demoCategories,
  demoCoupons,
  demoCustomPages,
  demoFaq,
  demoPages,
  demoProducts,
  demoPromotions,
  demoReviews,
  demoSizeGuide,
  drawBundle,
  drawProduct,
  keyOfDrawing,
  renderPng,
  type Text,
} from './index.ts';

const slugForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const arabicLetter = /\p{Script=Arabic}/u;
const latinLetter = /[A-Za-z]/;

const categoryByKey = new Map(demoCategories.map((category) => [category.key, category]));
const productByKey = new Map(demoProducts.map((product) => [product.key, product]));

const duplicates = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

const rootOf = (key: string): string => {
  const parent = categoryByKey.get(key)?.parent;
  return parent === undefined ? key : rootOf(parent);
};

const lowestPrice = (product: DemoProduct, variantSku: string | undefined): number => {
  const variant = product.variants?.find(({ sku }) => sku === variantSku);
  if (variant?.salePriceHalalas !== undefined) return variant.salePriceHalalas;
  if (variant?.priceHalalas !== undefined) return variant.priceHalalas;
  return product.salePriceHalalas ?? product.priceHalalas;
};

describe('the demo catalogue', () => {
  it('has at least sixty products, five or more in each of at least ten root categories', () => {
    const counts = new Map<string, number>();
    for (const product of demoProducts) {
      const root = rootOf(product.category);
      counts.set(root, (counts.get(root) ?? 0) + 1);
    }
    expect(demoProducts.length).toBeGreaterThanOrEqual(60);
    expect(counts.size).toBeGreaterThanOrEqual(10);
    expect([...counts].filter(([, count]) => count < 5)).toEqual([]);
  });

  it('uses every key, slug and SKU once, with slugs fit for an address', () => {
    const skus = demoProducts.flatMap((product) => [product.sku, ...(product.variants ?? []).map(({ sku }) => sku)]);
    expect(duplicates(skus)).toEqual([]);
    for (const list of [demoCategories, demoProducts, demoBundles]) {
      expect(duplicates(list.map(({ key }) => key))).toEqual([]);
      expect(duplicates(list.map(({ slug }) => slug))).toEqual([]);
      expect(list.filter(({ slug }) => !slugForm.test(slug))).toEqual([]);
    }
  });

  it('refers only to categories that exist', () => {
    const referred = [
      ...demoProducts.flatMap((product) => [product.category, ...(product.extraCategories ?? [])]),
      ...demoCategories.flatMap(({ parent }) => (parent === undefined ? [] : [parent])),
      ...demoPromotions.flatMap(({ categories = [] }) => categories),
      ...demoCoupons.flatMap(({ categories = [] }) => categories),
    ];
    expect(referred.filter((key) => !categoryByKey.has(key))).toEqual([]);
  });

  it('refers only to pictures that exist', () => {
    const icons = [...demoProducts.flatMap(({ art }) => art.icons), ...demoCategories.flatMap(({ art }) => art)];
    expect(icons.filter((icon) => !hasIcon(icon))).toEqual([]);
    expect(demoProducts.filter(({ art }) => art.icons.length === 0)).toEqual([]);
  });

  it('says everything in both languages', () => {
    const texts: Text[] = [
      ...demoCategories.flatMap(({ name, description }) => [name, description]),
      ...demoProducts.flatMap(({ name, shortDescription, description, brand }) => [
        name,
        shortDescription,
        description,
        brand,
      ]),
      ...[...demoBundles, ...demoPromotions].flatMap(({ name, description }) => [name, description]),
      ...demoCoupons.map(({ description }) => description),
    ];
    expect(texts.filter(({ ar }) => !arabicLetter.test(ar))).toEqual([]);
    expect(texts.filter(({ en }) => !latinLetter.test(en) || arabicLetter.test(en))).toEqual([]);
  });

  it('has reviews of many products, by masked names, none said twice', () => {
    const reviewed = new Set(demoReviews.map(({ product }) => product));
    expect(reviewed.size).toBeGreaterThanOrEqual(40);
    expect([...reviewed].filter((key) => !productByKey.has(key))).toEqual([]);
    // A first name (of one word or two) and an initial with its full stop.
    expect(demoReviews.filter(({ author }) => !/^[\p{L}\p{M}]+(?: [\p{L}\p{M}]{2,})? \p{L}\.$/u.test(author))).toEqual(
      [],
    );
    expect(duplicates(demoReviews.map(({ text }) => text))).toEqual([]);
    expect(new Set(demoReviews.map(({ rating }) => rating)).size).toBeGreaterThanOrEqual(4);
  });

  it('sizes only by tables whose rows fill their columns', () => {
    const keys = new Set(demoSizeGuide.measures.map(({ key }) => key));
    for (const { slug, measures, equivalents, rows } of demoSizeGuide.tables) {
      expect(
        measures.filter((key) => !keys.has(key)),
        slug,
      ).toEqual([]);
      const wrong = rows.filter(
        (row) => row.mm.length !== measures.length || row.equivalents.length !== equivalents.length,
      );
      expect(wrong, slug).toEqual([]);
      const reversed = rows.flatMap(({ mm }) => mm).filter((range) => range !== null && range[0] > range[1]);
      expect(reversed, slug).toEqual([]);
    }
  });

  it('asks less in a sale than before it', () => {
    const offers = demoProducts.flatMap((product) => [
      { sku: product.sku, price: product.priceHalalas, sale: product.salePriceHalalas },
      ...(product.variants ?? []).map((variant) => ({
        sku: variant.sku,
        price: variant.priceHalalas ?? product.priceHalalas,
        sale: variant.salePriceHalalas,
      })),
    ]);
    expect(offers.filter(({ price, sale }) => price <= 0 || (sale !== undefined && sale >= price))).toEqual([]);
  });

  it('gives stock to simple products and variants to variable ones', () => {
    const wrong = demoProducts.filter((product) =>
      product.type === 'simple'
        ? product.stock === undefined || product.variants !== undefined
        : product.stock !== undefined || (product.variants?.length ?? 0) < 2,
    );
    expect(wrong.map(({ key }) => key)).toEqual([]);
    expect(demoProducts.filter(({ stock }) => stock === 0).length).toBeGreaterThanOrEqual(5);
    expect(demoProducts.filter(({ stock = 0 }) => stock > 0 && stock <= 5).length).toBeGreaterThanOrEqual(5);
  });

  it('holds the names that searches are tried with', () => {
    const names = demoProducts.map(({ name }) => name.ar);
    for (const [word, least] of [
      ['سماعة', 2],
      ['سماعات', 2],
      ['عطر', 3],
      ['عطور', 1],
      ['هدية', 1],
      ['الهدية', 1],
      ['آيفون', 1],
      ['أحذية', 1],
    ] as const) {
      const found = names.filter((name) => name.split(/\s+/).includes(word));
      expect(found.length, word).toBeGreaterThanOrEqual(least);
    }
  });
});

describe('the demo offers', () => {
  it('sells each bundle for less than its parts, each part a thing that exists', () => {
    for (const bundle of demoBundles) {
      const parts = bundle.items.map(({ product: key, variantSku, quantity }) => {
        const product = productByKey.get(key);
        expect(product, `${bundle.key}: ${key}`).toBeDefined();
        if (!product) return 0;
        const variantIsKnown = (product.variants ?? []).some(({ sku }) => sku === variantSku);
        expect(product.type === 'simple' ? variantSku === undefined : variantIsKnown, `${bundle.key}: ${key}`).toBe(
          true,
        );
        return lowestPrice(product, variantSku) * quantity;
      });
      expect(bundle.priceHalalas, bundle.key).toBeLessThan(parts.reduce((sum, part) => sum + part, 0));
    }
  });

  it('has one running promotion of each type, one that ended and one to come', () => {
    const running = demoPromotions.filter(({ startsInHours, endsInHours }) => startsInHours <= 0 && endsInHours > 0);
    expect(running.map(({ type }) => type).sort()).toEqual(['buy_x_get_y', 'fixed_price', 'flash', 'percentage']);
    expect(demoPromotions.filter(({ endsInHours }) => endsInHours <= 0)).toHaveLength(1);
    expect(demoPromotions.filter(({ startsInHours }) => startsInHours > 0)).toHaveLength(1);
  });

  it('refers only to products that exist', () => {
    const referred = [...demoPromotions, ...demoCoupons].flatMap(({ products = [] }) => products);
    expect(referred.filter((key) => !productByKey.has(key))).toEqual([]);
    expect(duplicates(demoCoupons.map(({ code }) => code))).toEqual([]);
  });
});

describe('the demo company', () => {
  it('has numbers of the right form', () => {
    expect(demoBrand.vatNumber).toMatch(/^3\d{13}3$/);
    expect(demoBrand.commercialRegistrationNumber).toMatch(/^\d{10}$/);
    expect(demoBankAccount.iban).toMatch(/^SA\d{22}$/);
    const { iban } = demoBankAccount;
    const digits = `${iban.slice(4)}2810${iban.slice(2, 4)}`;
    expect(BigInt(digits) % 97n).toBe(1n);
  });
});

describe('the drawings', () => {
  it('have the promised size, and a variant differs from its sister', async () => {
    const product = demoProducts.find(({ variants }) => variants?.some(({ color }) => color));
    const [first, second] = [...new Set(product?.variants?.flatMap(({ color }) => (color ? [color.hex] : [])))];
    if (!product || !first || !second) throw new Error('No product comes in two colours.');
    const [one, other] = await Promise.all([
      drawProduct(product, { view: 0, color: first }),
      drawProduct(product, { view: 0, color: second }),
    ]);
    const { width, height } = await sharp(await renderPng(one)).metadata();
    expect([width, height]).toEqual([960, 1200]);
    expect(keyOfDrawing(one)).not.toBe(keyOfDrawing(other));
  });

  it('draw every bundle', async () => {
    const sizes = await Promise.all(demoBundles.map(async (bundle) => (await drawBundle(bundle, demoProducts)).height));
    expect(new Set(sizes)).toEqual(new Set([1200]));
  }, 30_000);
});

describe('the information pages and questions', () => {
  const texts = [
    ...demoPages.flatMap(({ title, description, keywords, body }) => [title, description, keywords, body]),
    ...demoCustomPages.flatMap(({ title, description, body }) => [title, description, body]),
    ...demoFaq.flatMap(({ name, questions }) => [name, ...questions.flatMap((one) => [one.question, one.answer])]),
  ];

  it('say everything in both languages', () => {
    expect(
      texts.filter(({ ar, en }) => !arabicLetter.test(ar) || !latinLetter.test(en) || arabicLetter.test(en)),
    ).toEqual([]);
  });

  it('have addresses and anchors of their own, and descriptions that a search engine shows whole', () => {
    for (const list of [
      demoPages.map(({ slug }) => slug),
      demoCustomPages.map(({ slug }) => slug),
      demoFaq.flatMap(({ questions }) => questions.map(({ key }) => key)),
    ]) {
      expect(duplicates(list)).toEqual([]);
      expect(list.filter((slug) => !slugForm.test(slug))).toEqual([]);
    }
    const long = [...demoPages, ...demoCustomPages].filter(
      ({ description }) => description.ar.length > 160 || description.en.length > 160,
    );
    expect(long.map(({ slug }) => slug)).toEqual([]);
  });

  it('lead only to pages that exist, each in its own language', () => {
    const places = new Set([
      ...demoPages.map(({ slug }) => slug),
      'faq',
      'track-order',
      'size-guide',
      'orders',
      'account/settings',
    ]);
    const linksOf = (text: string) => [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, address]) => address ?? '');
    for (const { ar, en } of texts) {
      expect(linksOf(ar).filter((address) => !places.has(address.slice(1)))).toEqual([]);
      expect(linksOf(en).filter((address) => !places.has(address.replace(/^\/en\//, '')))).toEqual([]);
    }
  });
});

describe('the demo blog', () => {
  const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  const linksOf = ({ body }: DemoArticle, language: 'ar' | 'en'): string[] =>
    [...body[language].matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => address);

  it('has nine articles or more, long enough to be of use, each in both languages', () => {
    expect(demoArticles.length).toBeGreaterThanOrEqual(9);
    const lengths = demoArticles.map(({ slug, body }) => ({ slug, ar: wordsIn(body.ar), en: wordsIn(body.en) }));
    expect(lengths.filter(({ ar, en }) => ar < 500 || ar > 900 || en < 250)).toEqual([]);
    expect(demoArticles.filter(({ body }) => !arabicLetter.test(body.ar) || arabicLetter.test(body.en))).toEqual([]);
  });

  it('uses every slug once, and only categories, products and pictures that exist', () => {
    const slugs = demoArticles.map(({ slug }) => slug);
    expect(duplicates(slugs)).toEqual([]);
    expect(slugs.filter((slug) => !slugForm.test(slug))).toEqual([]);
    const categories = new Set(demoBlogCategories.map(({ slug }) => slug));
    expect(demoArticles.filter(({ category }) => !categories.has(category))).toEqual([]);
    const products = new Set(demoProducts.map(({ slug }) => slug));
    expect(demoArticles.flatMap((one) => one.products.filter((slug) => !products.has(slug)))).toEqual([]);
    expect(demoArticles.flatMap(({ cover }) => cover.objects.filter((icon) => !hasIcon(icon)))).toEqual([]);
    expect(demoArticles.filter(({ cover }) => cover.objects.length < 4)).toEqual([]);
  });

  it('leads only to what is there, in the language of the words', () => {
    const places = new Set([
      ...demoProducts.map(({ slug }) => `product:${slug}`),
      ...demoCategories.map(({ slug }) => `/categories/${slug}`),
      ...demoArticles.map(({ slug }) => `/blog/${slug}`),
      ...demoPages.map(({ slug }) => `/${slug}`),
      '/size-guide',
    ]);
    const leadsTo = (address: string, prefix: string) =>
      address.startsWith('product:') ? address : address.replace(new RegExp(`^${prefix}(?=/)`), '');
    for (const article of demoArticles) {
      expect(linksOf(article, 'ar').filter((address) => !places.has(address))).toEqual([]);
      const english = linksOf(article, 'en');
      expect(english.filter((address) => !places.has(leadsTo(address, '/en')))).toEqual([]);
      expect(english.filter((address) => address.startsWith('/') && !address.startsWith('/en/'))).toEqual([]);
      expect(english.length).toBeGreaterThan(1);
    }
  });
});
