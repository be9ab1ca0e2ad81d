import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FetchPolicy } from '../../../platform/safe-fetch/index.ts';
import { openStorage } from '../../../platform/storage/index.ts';
import type { PictureDeps } from './pictures/make-pictures.ts';

/** File storage of a shop under test, and the places its pictures come from. */
export async function openPlaces(
  dataDir: string,
  folder?: string,
  web?: FetchPolicy,
): Promise<Pick<PictureDeps, 'storage' | 'incoming' | 'importPictures'>> {
  const incoming = join(dataDir, 'uploads', 'incoming');
  await mkdir(incoming, { recursive: true });
  return { storage: openStorage({ dataDir, s3: undefined }), incoming, importPictures: { folder, web } };
}
