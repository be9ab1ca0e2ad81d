import type { FileStorage } from '../storage/index.ts';
import type { StoredImage } from './stored-image.ts';

/** The folder of files that are public under `/media`. */
export const SHOWN = 'media';
/** Shown files have a permanent name, from their content or random. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Files that are not public are read by the shop alone. */
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

/** Puts a picture of `folder` where everybody may fetch it, under the same names. Doing it twice is doing it once. */
export async function copyToShown(storage: FileStorage, folder: string, image: PictureFiles): Promise<void> {
  const shown = pictureKeys(SHOWN, image);
  for (const [at, key] of pictureKeys(folder, image).entries())
    await storage.copy(key, shown[at] ?? key, { cacheControl: IMMUTABLE });
}
