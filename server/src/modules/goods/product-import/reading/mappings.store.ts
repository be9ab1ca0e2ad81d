import { createHash } from 'node:crypto';
import { type ImportField, importFields } from '@waha/contract';
import { z } from 'zod';
import { type Database, sql, type Tx } from '../../../../platform/database/index.ts';
import { headerKey } from '../../../../platform/sheet/index.ts';

const digestOf = (headers: readonly string[]) =>
  createHash('sha256')
    .update(JSON.stringify(headers.map(headerKey)))
    .digest('hex');

/** The fields that staff gave to columns with these headers, in their order. */
export async function readMapping(tx: Tx, headers: readonly string[]): Promise<(ImportField | null)[] | undefined> {
  const { rows } = await sql.rows({ fields: sql.jsonb.of(z.array(z.enum(importFields).nullable())) })`
    select fields from product_import_mappings where headers_digest = ${digestOf(headers)}
  `.execute(tx);
  return rows[0]?.fields;
}

export async function keepMapping(
  tx: Tx,
  headers: readonly string[],
  { fields, at }: { fields: readonly (ImportField | null)[]; at: Date },
): Promise<void> {
  await sql`
    insert into product_import_mappings (headers_digest, fields, used_at)
    values (${digestOf(headers)}, ${JSON.stringify(fields)}::jsonb, ${at})
    on conflict (headers_digest) do update set fields = excluded.fields, used_at = excluded.used_at
  `.execute(tx);
}

/** Forgets sheets that nobody has mapped since a time. */
export async function deleteMappings(db: Database, before: Date): Promise<void> {
  await sql`delete from product_import_mappings where used_at < ${before}`.execute(db);
}
