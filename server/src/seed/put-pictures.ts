import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { DemoArticle, DemoBundle, DemoCategory } from '@waha/demo';
import {
  backdropColors,
  backdropOf,
  type DemoProduct,
  type Drawing,
  demoArticles,
  demoBundles,
  demoCategories,
  demoProducts,
  drawBundle,
  drawCategory,
  drawCover,
  drawHomeScene,
  drawPortrait,
  drawProduct,
  type HomeSceneName,
  homeScenes,
  keyOfDrawing,
  picturesFolder,
  portraits,
  renderPng,
  reviewScenes,
} from '@waha/demo';
import type { ProductImage } from '../modules/goods/catalog/index.ts';
import { makeSizes, type StoredImage, storeSizes, widthsOf } from '../platform/media/index.ts';
import type { FileStorage } from '../platform/storage/index.ts';

interface Words {
  ar: string;
  en: string;
}

export interface ProductPictures {
  images: ProductImage[];
  /** The front picture in each colour of the variants, by the colour's hex code. */
  byColor: Map<string, ProductImage>;
}

/** Drawings have no grain to lose, and everybody who clones the shop has all of them. */
const QUALITY = 74;

/** The file of a prepared picture. */
export const readyFile = (key: string, width: number) => join(picturesFolder, `${key}-${width}.webp`);

/** The prepared sizes of a drawing; undefined where one of them is missing. */
async function readySizes(drawing: Drawing): Promise<Buffer[] | undefined> {
  const key = keyOfDrawing(drawing);
  const reading = widthsOf(drawing.width).map((width) => readFile(readyFile(key, width)));
  return Promise.all(reading).catch(() => undefined);
}

/** Stores demo pictures; draws those that are not prepared, as many concurrently as there are cores. */
export function createPainter(storage: Pick<FileStorage, 'put'>) {
  /** `key` names a copy of its own, for a picture that can be deleted by itself. */
  async function store(drawing: Drawing, placeholder: string, key = keyOfDrawing(drawing)): Promise<StoredImage> {
    const { width, height } = drawing;
    const sizes = (await readySizes(drawing)) ?? (await makeSizes(await renderPng(drawing), QUALITY));
    return storeSizes(storage, { key, width, height, placeholder }, sizes);
  }

  async function keep(drawn: Promise<Drawing>, alt: Words, placeholder: string): Promise<ProductImage> {
    return { ...(await store(await drawn, placeholder)), alt_ar: alt.ar, alt_en: alt.en };
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
    async paintScene(name: HomeSceneName, key?: string): Promise<StoredImage> {
      const scene = homeScenes[name];
      return store(await drawHomeScene(scene), backdropColors[scene.backdrop], key);
    },
    /** Undefined for a member without a picture. */
    async paintPortrait(handle: string, key?: string): Promise<StoredImage | undefined> {
      const person = portraits[handle];
      return person && store(drawPortrait(person), backdropColors[person.backdrop], key);
    },
  };
}

export type Painter = ReturnType<typeof createPainter>;

/** Stores what members show: their faces, and what they photographed at home. */
export async function putMemberPictures(storage: Pick<FileStorage, 'put'>): Promise<void> {
  const painter = createPainter(storage);
  const names = Object.keys(homeScenes) as HomeSceneName[];
  await forEachAtOnce(
    names,
    (name) => painter.paintScene(name),
    () => undefined,
  );
  await forEachAtOnce(
    Object.keys(portraits),
    (handle) => painter.paintPortrait(handle),
    () => undefined,
  );
}

export type DemoPictures = Awaited<ReturnType<typeof putPictures>>;

/** Stores every picture of the demo shop. */
export async function putPictures(storage: Pick<FileStorage, 'put'>, onProgress: (line: string) => void) {
  const painter = createPainter(storage);
  const total = demoProducts.length + demoCategories.length + demoBundles.length + demoArticles.length;
  const eachQuarter = Math.ceil(total / 4);
  let done = 0;
  const onDone = () => {
    done += 1;
    if (done % eachQuarter === 0 || done === total) onProgress(`Pictures of the demo shop: ${done} of ${total}`);
  };
  return {
    products: await forEachAtOnce(demoProducts, painter.paintProduct, onDone),
    categories: await forEachAtOnce(demoCategories, painter.paintCategory, onDone),
    bundles: await forEachAtOnce(demoBundles, (bundle) => painter.paintBundle(bundle, demoProducts), onDone),
    covers: await forEachAtOnce(demoArticles, painter.paintCover, onDone),
    /** Photographs in reviews, by the product's key. */
    inReviews: new Map(
      await forEachAtOnce(
        Object.entries(reviewScenes),
        async ([product, name]) => [product, await painter.paintScene(name)] as const,
        () => undefined,
      ),
    ),
  };
}

/** Runs `work` for every item, several at a time, and reports each one done. */
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
