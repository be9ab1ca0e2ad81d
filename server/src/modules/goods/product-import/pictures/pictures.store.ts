import { type Database, type Row, sql, type Tx } from '../../../../platform/database/index.ts';
import { type Fault, fault } from '../reading/faults.ts';

/** A picture that the dry run found to be made. */
export interface NewPicture {
  number: number;
  position: number;
  source: string;
  row: number;
  header: string | null;
}

export async function insertPictures(tx: Tx, importId: number, pictures: readonly NewPicture[]): Promise<void> {
  if (pictures.length === 0) return;
  await sql`
    insert into product_import_pictures (import_id, number, position, source, row_number, header)
    select ${importId}::int, kept.* from unnest(${pictures.map(({ number }) => number)}::int[],
      ${pictures.map(({ position }) => position)}::int[], ${pictures.map(({ source }) => source)}::text[],
      ${pictures.map(({ row }) => row)}::int[], ${pictures.map(({ header }) => header)}::text[]) as kept
  `.execute(tx);
}

const claimed = {
  import_id: sql.int4,
  number: sql.int4,
  position: sql.int4,
  source: sql.text,
  row_number: sql.int4,
  header: sql.text.orNull,
};
export type ClaimedPicture = Row<typeof claimed>;

/** Claims the next pictures of the running import until a deadline: other processes do not get them before. */
export async function claimPictures(
  tx: Tx,
  { at, until, limit }: { at: Date; until: Date; limit: number },
): Promise<ClaimedPicture[]> {
  const { rows } = await sql.rows(claimed)`
    update product_import_pictures p set claimed_until = ${until} from (
      select w.import_id, w.number, w.position from product_imports i
      join product_import_pictures w on w.import_id = i.id and w.key is null and w.fault is null
        and (w.claimed_until is null or w.claimed_until < ${at})
      join product_import_items t on t.import_id = w.import_id and t.number = w.number and t.result is null
      where i.status = 'running' order by w.import_id, w.number, w.position limit ${limit} for update of w skip locked
    ) next
    where p.import_id = next.import_id and p.number = next.number and p.position = next.position
    returning p.import_id, p.number, p.position, p.source, p.row_number, p.header
  `.execute(tx);
  return rows;
}

type Place = Pick<ClaimedPicture, 'import_id' | 'number' | 'position'>;

/** Stores the outcome of a picture unless another process stored one; returns whether it was stored. */
export async function saveAttempt(
  tx: Tx,
  { import_id, number, position }: Place,
  triedPicture: { key: string } | { fault: Fault },
): Promise<boolean> {
  const [key, wrong] = 'key' in triedPicture ? [triedPicture.key, null] : [null, JSON.stringify(triedPicture.fault)];
  const { rows } = await sql.rows({ position: sql.int4 })`
    update product_import_pictures set key = ${key}, fault = ${wrong}::jsonb
    where import_id = ${import_id} and number = ${number} and position = ${position} and key is null and fault is null
    returning position
  `.execute(tx);
  return rows.length > 0;
}

/** Releases the claim immediately. */
export async function giveBack(db: Database, { import_id, number, position }: Place): Promise<void> {
  await sql`
    update product_import_pictures set claimed_until = null
    where import_id = ${import_id} and number = ${number} and position = ${position} and key is null and fault is null
  `.execute(db);
}

const triedPicture = { number: sql.int4, source: sql.text, key: sql.text.orNull, fault: sql.jsonb.of(fault).orNull };
export type TriedPicture = Row<typeof triedPicture>;

/** Pictures of some products that were made or that failed. */
export async function listTried(tx: Tx, importId: number, numbers: readonly number[]): Promise<TriedPicture[]> {
  const { rows } = await sql.rows(triedPicture)`
    select number, source, key, fault from product_import_pictures
    where import_id = ${importId} and number = any(${[...numbers]}::int[]) and (key is not null or fault is not null)
    order by number, position
  `.execute(tx);
  return rows;
}

/** Source names of these pictures at the time of import. */
export async function readSources(tx: Tx, keys: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql.rows({ key: sql.text, source: sql.text })`
    select key, source from product_import_sources where key = any(${[...keys]}::text[])
  `.execute(tx);
  return new Map(rows.map(({ key, source }) => [key, source]));
}

/** Marks pictures as used by their products, and stores their source names. */
export async function saveTakenPictures(tx: Tx, importId: number, numbers: readonly number[]): Promise<void> {
  await sql`
    with taken as (
      update product_import_pictures set used_at = now()
      where import_id = ${importId} and number = any(${[...numbers]}::int[]) and key is not null returning key, source
    ) insert into product_import_sources (key, source) select key, source from taken
  `.execute(tx);
}

/** The pictures that a product took, and when. */
export async function readTaken(
  tx: Tx,
  importId: number,
  number: number,
): Promise<{ keys: string[]; usedAt: Date | undefined }> {
  const { rows } = await sql.rows({ key: sql.text.neverNull, used_at: sql.timestamptz.neverNull })`
    select key, used_at from product_import_pictures
    where import_id = ${importId} and number = ${number} and key is not null and used_at is not null
  `.execute(tx);
  return { keys: rows.map(({ key }) => key), usedAt: rows[0]?.used_at };
}
