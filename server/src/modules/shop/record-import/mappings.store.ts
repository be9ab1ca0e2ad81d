import { createHash } from 'node:crypto';
import type { RecordKindName } from '@waha/contract/vocabulary';
import { z } from 'zod';
import { type Database, sql, type Tx } from '../../../platform/database/index.ts';
import { headerKey } from '../../../platform/sheet/index.ts';

const digestOf = (headers: readonly string[]) =>
  createHash('sha256')
    .update(JSON.stringify(headers.map(headerKey)))
    .digest('hex');

/** A sheet: the kind of its records, and its headers in their order. */
export interface Sheet {
  kind: RecordKindName;
  headers: readonly string[];
}

/** The fields that staff gave to the columns of a sheet like this. */
export async function readMapping(tx: Tx, { kind, headers }: Sheet): Promise<(string | null)[] | undefined> {
  const { rows } = await sql.rows({ fields: sql.jsonb.of(z.array(z.string().nullable())) })`
    select fields from record_import_mappings where kind = ${kind} and headers_digest = ${digestOf(headers)}
  `.execute(tx);
  return rows[0]?.fields;
}

export async function keepMapping(
  tx: Tx,
  { kind, headers }: Sheet,
  { fields, at }: { fields: readonly (string | null)[]; at: Date },
): Promise<void> {
  await sql`
    insert into record_import_mappings (kind, headers_digest, fields, used_at)
    values (${kind}, ${digestOf(headers)}, ${JSON.stringify(fields)}::jsonb, ${at})
    on conflict (kind, headers_digest) do update set fields = excluded.fields, used_at = excluded.used_at
  `.execute(tx);
}

/** Forgets sheets that nobody has mapped since a time. */
export async function deleteMappings(db: Database, before: Date): Promise<void> {
  await sql`delete from record_import_mappings where used_at < ${before}`.execute(db);
}
