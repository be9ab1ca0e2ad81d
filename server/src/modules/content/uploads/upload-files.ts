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

/** The storage folder of private pictures, which only the API serves, to permitted readers. */
export const KEPT = 'uploads';

/** The local folder for incoming files. */
export function incomingFolder(dataDir: string): string {
  return join(dataDir, 'uploads', 'incoming');
}

/** The smallest stored size of at least this width, else the largest. Undefined when the file does not exist. */
export function readSize(storage: FileStorage, image: StoredImage, atLeast: number | undefined) {
  const fit = atLeast === undefined ? -1 : image.widths.findIndex((width) => width >= atLeast);
  const key = pictureKeys(KEPT, image).at(fit);
  return key === undefined ? undefined : storage.read(key);
}

/**
 * Publishes a picture at unguessable addresses. Idempotent. Call it before the transaction that makes the picture
 * visible: if that fails, no reader has the addresses.
 */
export function showPicture(storage: FileStorage, image: PictureFiles): Promise<void> {
  return copyToShown(storage, KEPT, image);
}

/** Stops serving a picture publicly; its owner still has it. */
export function hidePicture(storage: FileStorage, image: PictureFiles): Promise<void> {
  return removePicture(storage, SHOWN, image);
}

/** Deletes every file of a picture, public or private. */
export async function removeEverywhere(storage: FileStorage, image: PictureFiles): Promise<void> {
  await hidePicture(storage, image);
  await removePicture(storage, KEPT, image);
}
