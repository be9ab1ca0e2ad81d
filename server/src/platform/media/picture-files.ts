import type { FileStorage } from '../storage/index.ts';
import type { StoredImage } from './stored-image.ts';

/** The folder of files that are public under `/media`. */
export const SHOWN = 'media';
/** The cache policy of public files, whose names are permanent: derived from the content, or random. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** The cache policy of files that only the shop reads. */
export const PRIVATE = 'private, no-store';

export type PictureFiles = Pick<StoredImage, 'key' | 'widths'> & Partial<Pick<StoredImage, 'formats'>>;

/** The files of a picture, smallest first, one format after the other; WebP alone unless set. */
export function pictureKeys(folder: string, image: PictureFiles): string[] {
  const { formats = ['webp'] } = image;
  return formats.flatMap((format) => image.widths.map((width) => `${folder}/${image.key}-${width}.${format}`));
}

export async function removePicture(storage: FileStorage, folder: string, image: PictureFiles): Promise<void> {
  for (const key of pictureKeys(folder, image)) await storage.remove(key);
}

/** Copies a picture of `folder` to the public folder, under the same names. Idempotent. */
export async function copyToShown(storage: FileStorage, folder: string, image: PictureFiles): Promise<void> {
  const shown = pictureKeys(SHOWN, image);
  for (const [at, key] of pictureKeys(folder, image).entries())
    await storage.copy(key, shown[at] ?? key, { cacheControl: IMMUTABLE });
}
