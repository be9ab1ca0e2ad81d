import { z } from 'zod';
import { publishInvalidation } from '../../../platform/cache/index.ts';
import { type Database, sql, type Tx } from '../../../platform/database/index.ts';

const both = z.strictObject({ ar: z.string(), en: z.string() });
const links = z.array(z.strictObject({ to: z.string(), label: both }));

/** Menus, the line above the header and the points of trust. Topic `frame` of the settings; empty lists are the usual ones. */
const frame = z.strictObject({
  topLine: both,
  header: links,
  mobile: links,
  footer: z.array(z.strictObject({ title: both, links })),
  trust: z.array(z.strictObject({ title: both, text: both })),
});
export type Frame = z.infer<typeof frame>;

const usual: Frame = { topLine: { ar: '', en: '' }, header: [], mobile: [], footer: [], trust: [] };

export async function readFrame(db: Database | Tx): Promise<Frame> {
  const { rows } = await sql.rows({ value: sql.jsonb.partOf(frame) })`
    select value from store_settings where topic = 'frame'
  `.execute(db);
  return { ...usual, ...rows[0]?.value };
}

/** The frame is in every document, so all pages are made anew. */
export async function saveFrame(tx: Tx, saved: Frame): Promise<void> {
  await sql`
    insert into store_settings (topic, value) values ('frame', ${JSON.stringify(saved)}::jsonb)
    on conflict (topic) do update set value = excluded.value, updated_at = now()
  `.execute(tx);
  await publishInvalidation(tx, ['settings']);
}
