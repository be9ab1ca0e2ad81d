import type { AdminPicture } from '@waha/contract';
import { type Database, inTransaction, type Tx } from '../../../../platform/database/index.ts';
import {
  importShownPicture,
  presentImage,
  removePicture,
  SHOWN,
  type StoredImage,
} from '../../../../platform/media/index.ts';
import type { FileStorage } from '../../../../platform/storage/index.ts';
import type { ProductImage } from '../products/product-row.ts';
import { deleteUnusedPictures, insertShopPicture, takeShopPictures } from './shop-pictures.store.ts';

/**
 * Makes a product picture from a file staff sent, in all sizes; `write` runs in the transaction that stores it.
 * Refuses as `importPicture` does. On any failure no file is left.
 */
export async function sendShopPicture<Reply>(
  storage: FileStorage,
  path: string,
  write: (insert: (tx: Tx) => Promise<string>) => Promise<Reply>,
): Promise<Reply> {
  const image = await importShownPicture(path, storage);
  try {
    return await write(async (tx) => {
      await insertShopPicture(tx, image);
      return image.key;
    });
  } catch (error) {
    await removePicture(storage, SHOWN, image);
    throw error;
  }
}

/** Deletes unused pictures that were uploaded before a time. */
export async function removeUnusedPictures(db: Database, storage: FileStorage, before: Date): Promise<void> {
  const images = await inTransaction(db, (tx) => deleteUnusedPictures(tx, before));
  for (const image of images) await removePicture(storage, SHOWN, image);
}

/**
 * The picture with a key, with its alt text: an uploaded one, which is marked as used, or the current one. undefined
 * if there is no such picture.
 */
export async function takeNamedPicture(
  tx: Tx,
  named: Pick<ProductImage, 'key' | 'alt_ar' | 'alt_en'> | null,
  before: ProductImage | null | undefined,
): Promise<ProductImage | null | undefined> {
  if (!named) return null;
  const { key, alt_ar, alt_en } = named;
  const picture = before?.key === key ? before : (await takeShopPictures(tx, [key])).get(key);
  return picture && { ...picture, alt_ar, alt_en };
}

/** A picture as staff edit it: its key and its alt text in both languages. */
export function presentAdminPicture(image: ProductImage): AdminPicture {
  const { alt_ar, alt_en } = image;
  const { alt: _, ...shown } = presentImage(image, '');
  return { key: image.key, alt_ar, alt_en, ...shown };
}

/** A new upload without alt text. */
export const withoutWords = (image: StoredImage): ProductImage => ({ ...image, alt_ar: '', alt_en: '' });
