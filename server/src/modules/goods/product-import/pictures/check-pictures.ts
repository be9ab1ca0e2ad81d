import type { ShopDeps } from '../../../../manifest/index.ts';
import type { Fault } from '../reading/faults.ts';
import { inspectPicture, PictureRefused } from './picture-sources.ts';
import { MOST_PICTURES, type PlannedPictures, pictureFault } from './plan-pictures.ts';
import type { PictureRead } from './read-pictures.ts';

/** Splits pictures into acceptable ones, as far as a dry run can know, and faults of the others. */
export async function checkPictures(
  { wanted, beyond }: Pick<PlannedPictures, 'wanted' | 'beyond'>,
  places: ShopDeps['importPictures'],
): Promise<{ found: PictureRead[]; faults: Fault[] }> {
  const found: PictureRead[] = [];
  const faults: Fault[] = [];
  for (const picture of wanted) {
    try {
      await inspectPicture(picture.source, places);
      found.push(picture);
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error;
      faults.push(pictureFault(picture, error.key));
    }
  }
  faults.push(...beyond.map((one) => pictureFault(one, 'import.too_many_pictures', { most: MOST_PICTURES })));
  return { found, faults };
}
