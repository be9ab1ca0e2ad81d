import { dataRequestSteps } from '@waha/contract';
import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';

const logRow = {
  id: sql.int4,
  step: sql.text.oneOf(...dataRequestSteps),
  staff_name: sql.text.orNull,
  words: sql.text,
  is_told: sql.bool,
  at: sql.timestamptz,
};
export type LogRow = Row<typeof logRow>;

export async function listLog(where: Database | Tx, requestId: string, most: number): Promise<LogRow[]> {
  const { rows } = await sql.rows(logRow)`
    select l.id, l.step, s.name as staff_name, l.words, l.is_told, l.at
    from data_request_log l left join staff s on s.id = l.staff_id
    where l.request_id = ${requestId} order by l.id limit ${most}
  `.execute(where);
  return rows;
}

export interface NewLogEntry {
  requestId: string;
  step: string;
  staffId: string | null;
  words: string;
  isTold: boolean;
  at: Date;
}

/** Adds an entry while there are fewer than `most`; its id. The request is locked. */
export async function insertLog(tx: Tx, entry: NewLogEntry, most: number): Promise<number | undefined> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into data_request_log (request_id, step, staff_id, words, is_told, at)
    select ${entry.requestId}::uuid, ${entry.step}::text, ${entry.staffId}::uuid, ${entry.words}::text, ${entry.isTold}::bool,
      ${entry.at}::timestamptz
    where (select count(*) from data_request_log where request_id = ${entry.requestId}) < ${most}
    returning id
  `.execute(tx);
  return rows[0]?.id;
}

/** The last words to the person of each of these requests. */
export async function listLastWords(where: Database | Tx, requestIds: readonly string[]) {
  const { rows } = await sql.rows({ request_id: sql.uuid, words: sql.text })`
    select distinct on (request_id) request_id, words from data_request_log
    where request_id = any(${requestIds}::uuid[]) and is_told and words <> '' order by request_id, id desc
  `.execute(where);
  return new Map(rows.map((row) => [row.request_id, row.words]));
}

export async function readLogEntry(db: Database, id: number): Promise<LogRow | undefined> {
  const { rows } = await sql.rows(logRow)`
    select l.id, l.step, null::text as staff_name, l.words, l.is_told, l.at from data_request_log l where l.id = ${id}
  `.execute(db);
  return rows[0];
}
