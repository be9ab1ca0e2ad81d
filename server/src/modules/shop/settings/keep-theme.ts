import type { Lifecycle } from '../../../manifest/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { readBrandPicture } from './brand-pictures.store.ts';
import { readTheme } from './theme.store.ts';
import { type ThemeSheet, writeThemeSheet } from './theme-sheet.ts';

/** The stylesheet of the shop's look, held in memory until the settings change. */
export function keepTheme(
  db: Database,
  { onInvalidation }: Pick<Lifecycle, 'onInvalidation'>,
): () => Promise<ThemeSheet | null> {
  let held: { sheet: ThemeSheet | null } | undefined;
  let changes = 0;
  onInvalidation((tags) => {
    if (!tags.includes('settings')) return;
    held = undefined;
    changes += 1;
  });
  return async () => {
    if (held) return held.sheet;
    const before = changes;
    const sheet = writeThemeSheet(await readTheme(db), (await readBrandPicture(db, 'logo_dark')) !== null);
    // A reading that a change overlapped may be of the look before it.
    if (before === changes) held = { sheet };
    return sheet;
  };
}
