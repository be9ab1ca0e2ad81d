import { transferGrounds } from '@waha/contract';
import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';

const processorRow = {
  key: sql.text,
  is_extension: sql.bool,
  name: sql.text,
  purpose: sql.text,
  contact: sql.text,
  note: sql.text,
  country: sql.text,
  data: sql.textArray,
  contract_on: sql.date.orNull,
  ground: sql.text.oneOf(...transferGrounds).orNull,
  assessed_on: sql.date.orNull,
  version: sql.int4,
};
export type ProcessorRow = Row<typeof processorRow>;

const columns = sql`key, is_extension, name, purpose, contact, note, country, data, contract_on, ground, assessed_on, version`;

export async function listProcessorRows(db: Database | Tx, most: number): Promise<ProcessorRow[]> {
  const { rows } = await sql.rows(processorRow)`
    select ${columns} from processors order by name, key limit ${most}
  `.execute(db);
  return rows;
}

/** Writes what is known of a processor, where its version is the one that was seen; false otherwise. */
export async function saveProcessor(tx: Tx, row: ProcessorRow): Promise<boolean> {
  const { rows } = await sql.rows({ key: sql.text })`
    insert into processors as p (key, is_extension, name, purpose, contact, note, country, data, contract_on, ground, assessed_on, version)
    values (${row.key}, ${row.is_extension}, ${row.name}, ${row.purpose}, ${row.contact}, ${row.note}, ${row.country},
      ${row.data}::text[], ${row.contract_on}::date, ${row.ground}::text, ${row.assessed_on}::date, ${row.is_extension ? 2 : 1})
    on conflict (key) do update set name = excluded.name, purpose = excluded.purpose, contact = excluded.contact,
      note = excluded.note, country = excluded.country, data = excluded.data, contract_on = excluded.contract_on,
      ground = excluded.ground, assessed_on = excluded.assessed_on, version = p.version + 1
      where p.version = ${row.version}
    returning key
  `.execute(tx);
  return rows.length > 0;
}

export async function deleteProcessor(tx: Tx, key: string): Promise<void> {
  await sql`delete from processors where key = ${key}`.execute(tx);
}
