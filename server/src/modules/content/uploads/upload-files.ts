import { join } from 'node:path';
import {
  copyToShown,
  type PictureFiles,
  pictureKeys,
  removePicture,
  SHOWN,
  type StoredImage,
} from '../../../platform/media/index.ts';
import type { FileStorage } from '../../../platform/storage/index.ts';

/** The folder of the storage whose pictures only the API shows, each to those who may see it. */
export const KEPT = 'uploads';

/** The local folder for incoming files. */
export function incomingFolder(dataDir: string): string {
  return join(dataDir, 'uploads', 'incoming');
}

/** The smallest size at least so wide; the largest when none is. Undefined when the file is gone. */
export function readSize(storage: FileStorage, image: StoredImage, atLeast: number | undefined) {
  const fit = atLeast === undefined ? -1 : image.widths.findIndex((width) => width >= atLeast);
  const key = pictureKeys(KEPT, image).at(fit);
  return key === undefined ? undefined : storage.read(key);
}

/**
 * Serves a picture to everybody, at addresses nobody can guess beforehand. Doing it twice is doing it once. Do it before
 * the transaction that lets the pictures be seen: should that fail, nobody has their addresses.
 */
export function showPicture(storage: FileStorage, image: PictureFiles): Promise<void> {
  return copyToShown(storage, KEPT, image);
}

/** Serves a picture no longer; it stays with its owner. */
export function hidePicture(storage: FileStorage, image: PictureFiles): Promise<void> {
  return removePicture(storage, SHOWN, image);
}

/** Removes every file of a picture, shown or kept. */
export async function removeEverywhere(storage: FileStorage, image: PictureFiles): Promise<void> {
  await hidePicture(storage, image);
  await removePicture(storage, KEPT, image);
}
