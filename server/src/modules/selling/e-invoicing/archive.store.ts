import { taxDocumentStates, taxReportModes } from '@waha/contract/vocabulary';
import { z } from 'zod';
import { type Database, type Row, type Sql, sql } from '../../../platform/database/index.ts';
import { messageShape } from './shapes.ts';

const archivedRow = {
  id: sql.uuid,
  number: sql.text,
  order_number: sql.text,
  environment: sql.text,
  serial: sql.text,
  counter: sql.int8,
  mode: sql.text.oneOf(...taxReportModes),
  state: sql.text.oneOf(...taxDocumentStates),
  previous_hash: sql.text,
  hash: sql.text,
  xml: sql.text,
  cleared_xml: sql.text.orNull,
  messages: sql.jsonb.of(z.array(messageShape)),
  created_at: sql.timestamptz,
  answered_at: sql.timestamptz.orNull,
};
/** A stamped document with all that is kept of it. */
export type ArchivedDocument = Row<typeof archivedRow>;

/** Documents are read whole, so few at once: one of a thousand lines has more than a megabyte. */
const AT_ONCE = 20;

/** The documents of a period, both of its days in Riyadh, the oldest first. */
export async function* listArchived(
  db: Database,
  { from, to }: { from: string; to: string },
): AsyncGenerator<ArchivedDocument[]> {
  let after: Sql<unknown> = sql`true`;
  for (;;) {
    const { rows } = await sql.rows(archivedRow)`
      select d.id, d.number, d.order_number, u.environment, u.serial, d.counter, d.mode, d.state, d.previous_hash, d.hash, d.xml,
        d.cleared_xml, d.messages, d.created_at, d.answered_at
      from tax_documents d join tax_units u on u.id = d.unit_id
      where d.created_at >= ${from}::date::timestamp at time zone 'Asia/Riyadh'
        and d.created_at < (${to}::date + 1)::timestamp at time zone 'Asia/Riyadh' and ${after}
      order by d.created_at, d.id desc limit ${AT_ONCE}
    `.execute(db);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    // The order of the index, read from its end.
    const { created_at: at, id } = last;
    after = sql`d.created_at >= ${at} and (d.created_at > ${at} or d.id < ${id})`;
  }
}
