import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShopDeps } from '../../../../manifest/index.ts';
import { inTransaction } from '../../../../platform/database/index.ts';
import { Refusal } from '../../../../platform/errors/index.ts';
import { sendShopPicture } from '../../catalog/index.ts';
import { asPictureFault, fetchPicture, PictureRefused } from './picture-sources.ts';
import { type ClaimedPicture, claimPictures, giveBack, saveAttempt } from './pictures.store.ts';

export type PictureDeps = Pick<ShopDeps, 'db' | 'now' | 'storage' | 'incoming' | 'importPictures'>;

/** Number of concurrent fetches; the shop's own limit applies to drawing. */
const AT_ONCE = 4;
/** Above the time of fetching and resizing; the claims of a dead process expire after it. */
const CLAIM_MS = 120_000;

class MadeByAnother extends Error {}

/**
 * Makes the next pictures of the running import, outside any transaction, because it takes seconds. Each outcome is
 * stored once, as a key or a fault; if two processes made the same one, the loser's files are deleted. False if none
 * is due.
 */
export async function makePictures(deps: PictureDeps): Promise<boolean> {
  const now = deps.now();
  const claim = { at: new Date(now), until: new Date(now + CLAIM_MS), limit: AT_ONCE };
  const pictures = await inTransaction(deps.db, (tx) => claimPictures(tx, claim));
  await Promise.all(pictures.map((picture) => makeOne(deps, picture)));
  return pictures.length > 0;
}

async function makeOne(deps: PictureDeps, picture: ClaimedPicture): Promise<void> {
  const { db, storage, importPictures } = deps;
  const path = join(deps.incoming, `import-${randomUUID()}.part`);
  try {
    await fetchPicture(picture.source, path, importPictures);
    await asPictureFault(() =>
      sendShopPicture(storage, path, (insert) =>
        inTransaction(db, async (tx) => {
          if (!(await saveAttempt(tx, picture, { key: await insert(tx) }))) throw new MadeByAnother();
        }),
      ),
    );
  } catch (error) {
    await settle(deps, picture, error);
  } finally {
    await rm(path, { force: true });
  }
}

async function settle({ db }: PictureDeps, picture: ClaimedPicture, error: unknown): Promise<void> {
  if (error instanceof MadeByAnother) return;
  if (error instanceof PictureRefused) {
    const { row_number: row, header: column, source } = picture;
    const fault = { row, column, key: error.key, params: { picture: source.slice(0, 120) } };
    await inTransaction(db, (tx) => saveAttempt(tx, picture, { fault }));
    return;
  }
  await giveBack(db, picture);
  // Too many processes draw pictures now: the picture is tried again later.
  if (!(error instanceof Refusal)) throw error;
}
