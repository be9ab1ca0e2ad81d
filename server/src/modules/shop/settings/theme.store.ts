import { headingFonts, themeRadii } from '@waha/contract';
import { builtInTheme, type Theme } from '@waha/contract/theme';
import { z } from 'zod';
import { publishInvalidation } from '../../../platform/cache/index.ts';
import { type Database, sql, type Tx } from '../../../platform/database/index.ts';

/** The look of the storefront. Topic `appearance` of the settings; a shop without it has the built-in look. */
const theme = z.strictObject({
  primary: z.string(),
  accent: z.string(),
  radius: z.enum(themeRadii),
  headingFont: z.enum(headingFonts),
});

export async function readTheme(db: Database | Tx): Promise<Theme> {
  const { rows } = await sql.rows({ value: sql.jsonb.partOf(theme) })`
    select value from store_settings where topic = 'appearance'
  `.execute(db);
  return { ...builtInTheme, ...rows[0]?.value };
}

/** Every page links the stylesheet of the look, so all pages are made anew. */
export async function saveTheme(tx: Tx, saved: Theme): Promise<void> {
  await sql`
    insert into store_settings (topic, value) values ('appearance', ${JSON.stringify(saved)}::jsonb)
    on conflict (topic) do update set value = excluded.value, updated_at = now()
  `.execute(tx);
  await publishInvalidation(tx, ['settings']);
}
