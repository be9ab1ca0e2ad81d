import { availableParallelism } from 'node:os';
import type { DemoArticle, DemoBundle, DemoCategory } from '@waha/demo';
import {
  backdropColors,
  backdropOf,
  type DemoProduct,
  drawBundle,
  drawCategory,
  drawCover,
  drawProduct,
} from '@waha/demo';
import type { ProductImage } from '../modules/catalog/index.ts';
import { storeImage } from '../platform/media/index.ts';
import type { FileStorage } from '../platform/storage/index.ts';

/** WebP only: AVIF takes ten times as long, and a first start should be short. */
const FORMATS: ['webp'] = ['webp'];

interface Words {
  ar: string;
  en: string;
}

export interface ProductPictures {
  images: ProductImage[];
  /** The straight picture in each colour of the variants, by the colour's hex. */
  byColor: Map<string, ProductImage>;
}

/** Draws demo pictures into the storage, as many at once as there are cores. */
export function createPainter(storage: FileStorage) {
  async function keep(drawing: Promise<Buffer>, alt: Words, placeholder: string): Promise<ProductImage> {
    const stored = await storeImage(storage, await drawing, { formats: FORMATS, placeholder });
    return { ...stored, alt_ar: alt.ar, alt_en: alt.en };
  }

  async function paintProduct(product: DemoProduct): Promise<ProductPictures> {
    const placeholder = backdropColors[backdropOf(product)];
    const colors = [
      ...new Map(product.variants?.flatMap((one) => (one.color ? [[one.color.hex, one.color]] : []))).values(),
    ];
    const [first] = colors;
    const images: ProductImage[] = [];
    for (const view of [0, 1, 2] as const) {
      const drawing = drawProduct(product, { view, ...(first && { color: first.hex }) });
      images.push(await keep(drawing, product.name, placeholder));
    }
    const byColor = new Map<string, ProductImage>();
    for (const color of colors) {
      const alt = { ar: `${product.name.ar} – ${color.ar}`, en: `${product.name.en} – ${color.en}` };
      byColor.set(color.hex, await keep(drawProduct(product, { view: 0, color: color.hex }), alt, placeholder));
    }
    return { images, byColor };
  }

  return {
    paintProduct,
    paintCategory: (category: DemoCategory) =>
      keep(drawCategory(category), category.name, backdropColors[category.backdrop]),
    paintBundle: (bundle: DemoBundle, products: readonly DemoProduct[]) =>
      keep(drawBundle(bundle, products), bundle.name, backdropColors.sand),
    paintCover: (article: DemoArticle) =>
      keep(drawCover(article.cover), article.title, backdropColors[article.cover.backdrop]),
  };
}

/** Does `work` for every item, several at a time, and hears of each one done. */
export async function forEachAtOnce<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  onDone: () => void,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index];
      if (item === undefined) return;
      results[index] = await work(item);
      onDone();
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, worker));
  return results;
}
