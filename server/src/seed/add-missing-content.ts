import { demoArticles } from '@waha/demo/content';
import type { Config } from '../config.ts';
import { type Database, inTransaction } from '../platform/database/index.ts';
import { openStorage } from '../platform/storage/index.ts';
import { addMissingAccounts } from './add-missing-accounts.ts';
import { missingArticles, writeArticles, writeMissingWords } from './write-content.ts';

/**
 * Adds content that an older demo shop lacks. Existing content stays; deleted texts come back. Only existing products
 * can be linked, so a shop whose products were replaced keeps its own blog.
 */
export async function addMissingContent(
  { config, db }: { config: Config; db: Database },
  onProgress: (line: string) => void,
): Promise<void> {
  await inTransaction(db, writeMissingWords);
  await addMissingAccounts({ config, db }, onProgress);
  const missing = await missingArticles(db, demoArticles);
  if (missing.length === 0) return;
  onProgress(`Drawing the covers of ${missing.length} new articles ...`);
  // The icons are loaded only when a picture has to be drawn.
  const { createPainter, forEachAtOnce } = await import('./put-pictures.ts');
  const painter = createPainter(openStorage(config));
  const covers = await forEachAtOnce(missing, painter.paintCover, () => undefined);
  await inTransaction(db, (tx) => writeArticles(tx, missing, covers, new Date()));
}
