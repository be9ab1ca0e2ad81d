import type { Config } from './config.ts';
import type { ShopDeps } from './manifest/index.ts';
import { PUBLIC_WEB } from './platform/safe-fetch/index.ts';

/** Where pictures that a file of products names may come from, as the shop is set up. */
export function importPicturesOf({ importPictures: { folder, fromWeb } }: Config): ShopDeps['importPictures'] {
  return { folder, web: fromWeb ? PUBLIC_WEB : undefined };
}
