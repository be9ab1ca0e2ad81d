import { createHash } from 'node:crypto';
import { toHalalas } from '@waha/contract';
import type { Database } from '../../../../platform/database/index.ts';
import { imageUrl } from '../../../../platform/media/index.ts';
import { inLanguage, type Language } from '../../../../platform/text/index.ts';
import type { CategoryTrees } from '../categories/category-tree.ts';
import { presentProduct } from '../products/present-product.ts';
import type { ProductRow } from '../products/product-row.ts';
import { readProducts } from '../products/products.store.ts';

/** A change of the drawing, which makes all addresses new. */
const DRAWING = 1;

/** The facts of a product that its picture for sharing shows. */
export interface ShareCard {
  title: string;
  price: string;
  formerPrice: string | null;
  /** The path of its picture under `/media`; null where it has none. */
  picture: string | null;
  /** Hash of the facts: the address of the drawing, which is another when one of them changes. */
  hash: string;
}

interface Shown {
  price: number;
  sale_price: number | null;
}

/** The card of a product, by the price that its page shows. */
export function shareCard(row: ProductRow, shown: Shown, language: Language): ShareCard {
  const [image] = row.images;
  const facts = {
    title: inLanguage(row, 'name', language),
    price: priceText(shown.sale_price ?? shown.price, language),
    formerPrice: shown.sale_price === null ? null : priceText(shown.price, language),
    picture: image ? imageUrl(image, Math.max(...image.widths), image.formats[0] ?? 'webp') : null,
  };
  const hash = createHash('sha256')
    .update(JSON.stringify([DRAWING, language, facts]))
    .digest('hex')
    .slice(0, 16);
  return { ...facts, hash };
}

/** The address of a product's card. */
export const shareAddress = (id: number, language: Language, { hash }: Pick<ShareCard, 'hash'>) =>
  `/share/product/${id}/${language}/${hash}.jpg`;

function priceText(riyals: number, language: Language): string {
  const halalas = toHalalas(riyals);
  const [whole = '', rest = '00'] = (halalas / 100).toFixed(2).split('.');
  const number = whole.replace(/\B(?=(?:\d{3})+$)/g, ',') + (rest === '00' ? '' : `.${rest}`);
  return language === 'ar' ? `${number} ر.س` : `SAR ${number}`;
}

/** Reads the card of a product on sale; undefined where there is none. */
export async function readShareCard(
  db: Database,
  categories: CategoryTrees,
  { id, language, nowMs }: { id: number; language: Language; nowMs: number },
): Promise<ShareCard | undefined> {
  const [row] = await readProducts(db, [id]);
  if (!row) return undefined;
  return shareCard(row, presentProduct(row, { language, nowMs, categories: await categories.read() }), language);
}
