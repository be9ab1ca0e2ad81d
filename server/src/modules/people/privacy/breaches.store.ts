import { breachStatuses } from '@waha/contract';
import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';

const breachRow = {
  id: sql.uuid,
  reference: sql.text,
  status: sql.text.oneOf(...breachStatuses),
  known_at: sql.timestamptz,
  happened: sql.text,
  cause: sql.text,
  data: sql.textArray,
  persons: sql.text,
  persons_count: sql.int4,
  effects: sql.text,
  measures: sql.text,
  notice_ar: sql.text.orNull,
  notice_en: sql.text.orNull,
  told_at: sql.timestamptz.orNull,
  told_by: sql.uuid.orNull,
  told_name: sql.text.orNull,
  told_how: sql.text,
  lessons: sql.text,
  closed_at: sql.timestamptz.orNull,
  letter_subject: sql.text,
  letter_text: sql.text,
  letters_at: sql.timestamptz.orNull,
  is_listing: sql.bool,
  version: sql.int4,
};
export type BreachRow = Row<typeof breachRow>;

const columns = sql`b.id, b.reference, b.status, b.known_at, b.happened, b.cause, b.data, b.persons, b.persons_count, b.effects,
  b.measures, b.notice_ar, b.notice_en, b.told_at, b.told_by, s.name as told_name, b.told_how, b.lessons, b.closed_at,
  b.letter_subject, b.letter_text, b.letters_at, b.listing_before is not null as is_listing, b.version`;
const from = sql`breaches b left join staff s on s.id = b.told_by`;

export async function listBreaches(db: Database, most: number): Promise<BreachRow[]> {
  const { rows } = await sql.rows(breachRow)`
    select ${columns} from ${from} order by b.status = 'closed', b.known_at desc, b.id limit ${most}
  `.execute(db);
  return rows;
}

export async function readBreach(where: Database | Tx, id: string): Promise<BreachRow | undefined> {
  const { rows } = await sql.rows(breachRow)`select ${columns} from ${from} where b.id = ${id}`.execute(where);
  return rows[0];
}

export async function lockBreach(tx: Tx, id: string): Promise<BreachRow | undefined> {
  const { rows } = await sql.rows(breachRow)`
    select ${columns} from ${from} where b.id = ${id} for update of b
  `.execute(tx);
  return rows[0];
}

export type BreachFacts = Pick<
  BreachRow,
  'known_at' | 'happened' | 'cause' | 'data' | 'persons' | 'persons_count' | 'effects' | 'measures'
>;

export async function countBreaches(tx: Tx): Promise<number> {
  const { rows } = await sql.rows({ count: sql.int4 })`select count(*)::int as count from breaches`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Inserts a breach and returns its id; undefined if the reference is taken. */
export async function insertBreach(
  tx: Tx,
  breach: BreachFacts & { id: string; reference: string; at: Date },
): Promise<string | undefined> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    insert into breaches (id, reference, known_at, happened, cause, data, persons, persons_count, effects, measures, created_at)
    values (${breach.id}, ${breach.reference}, ${breach.known_at}, ${breach.happened}, ${breach.cause}, ${breach.data},
      ${breach.persons}, ${breach.persons_count}, ${breach.effects}, ${breach.measures}, ${breach.at})
    on conflict (reference) do nothing returning id
  `.execute(tx);
  return rows[0]?.id;
}

/** Writes an entry that is locked. */
export async function updateBreach(tx: Tx, row: BreachRow): Promise<void> {
  await sql`
    update breaches set status = ${row.status}, known_at = ${row.known_at}, happened = ${row.happened}, cause = ${row.cause},
      data = ${row.data}::text[], persons = ${row.persons}, persons_count = ${row.persons_count}, effects = ${row.effects},
      measures = ${row.measures}, notice_ar = ${row.notice_ar}, notice_en = ${row.notice_en}, told_at = ${row.told_at},
      told_by = ${row.told_by}, told_how = ${row.told_how}, lessons = ${row.lessons}, closed_at = ${row.closed_at},
      letter_subject = ${row.letter_subject}, letter_text = ${row.letter_text}, letters_at = ${row.letters_at},
      version = version + 1
    where id = ${row.id}
  `.execute(tx);
}

const historyRow = { act: sql.text, staff_name: sql.text, at: sql.timestamptz };

export async function listHistory(where: Database | Tx, breachId: string, most: number) {
  const { rows } = await sql.rows(historyRow)`
    select l.act, s.name as staff_name, l.at from breach_log l join staff s on s.id = l.staff_id
    where l.breach_id = ${breachId} order by l.id limit ${most}
  `.execute(where);
  return rows;
}

/** Adds an act, with the entry as it is after it, while there are fewer than `most`; false otherwise. */
export async function insertHistory(
  tx: Tx,
  { breachId, act, staffId, entry, at }: { breachId: string; act: string; staffId: string; entry: unknown; at: Date },
  most: number,
): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into breach_log (breach_id, act, staff_id, entry, at)
    select ${breachId}::uuid, ${act}::text, ${staffId}::uuid, ${JSON.stringify(entry)}::jsonb, ${at}::timestamptz
    where (select count(*) from breach_log where breach_id = ${breachId}) < ${most} returning id
  `.execute(tx);
  return rows.length > 0;
}
