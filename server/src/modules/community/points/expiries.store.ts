import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';

const settingsRow = { expires_after_months: sql.int4.orNull, warning_days: sql.int4, version: sql.int4 };
export type PointSettingsRow = Row<typeof settingsRow>;

export async function readPointSettings(db: Database | Tx): Promise<PointSettingsRow> {
  const { rows } = await sql.rows(settingsRow)`
    select expires_after_months, warning_days, version from point_settings
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('there are no settings of points');
  return row;
}

/** False where the version is another. */
export async function updatePointSettings(tx: Tx, settings: PointSettingsRow): Promise<boolean> {
  const { rows } = await sql`
    update point_settings set expires_after_months = ${settings.expires_after_months},
      warning_days = ${settings.warning_days}, version = version + 1
    where version = ${settings.version} returning version
  `.execute(tx);
  return rows.length > 0;
}

const expiryRow = {
  id: sql.int8,
  customer_id: sql.uuid,
  earned_before: sql.timestamptz,
  due_at: sql.timestamptz,
  announced: sql.int4,
  expired_at: sql.timestamptz.orNull,
};
export type ExpiryRow = Row<typeof expiryRow>;

const columns = sql`e.id, e.customer_id, e.earned_before, e.due_at, e.announced, e.expired_at`;

export async function readExpiry(db: Database | Tx, id: number): Promise<ExpiryRow | undefined> {
  const { rows } = await sql.rows(expiryRow)`select ${columns} from point_expiries e where e.id = ${id}`.execute(db);
  return rows[0];
}

export interface NewExpiry {
  customerId: string;
  earnedBefore: Date;
  dueAt: Date;
  points: number;
  at: Date;
}

/** Records an announcement; undefined where these points, or later ones, were announced already. */
export async function insertExpiry(tx: Tx, one: NewExpiry): Promise<number | undefined> {
  const { rows } = await sql.rows({ id: sql.int8 })`
    insert into point_expiries (customer_id, earned_before, due_at, announced, announced_at)
    select ${one.customerId}, ${one.earnedBefore}, ${one.dueAt}, ${one.points}, ${one.at}
    where not exists (
      select from point_expiries e where e.customer_id = ${one.customerId} and e.earned_before >= ${one.earnedBefore})
    on conflict on constraint point_expiries_once do nothing returning id
  `.execute(tx);
  return rows[0]?.id;
}

/** The next announced expiry of a customer. */
export async function readNextExpiry(db: Database, customerId: string): Promise<ExpiryRow | undefined> {
  const { rows } = await sql.rows(expiryRow)`
    select ${columns} from point_expiries e
    where e.customer_id = ${customerId} and e.expired_at is null order by e.due_at, e.id limit 1
  `.execute(db);
  return rows[0];
}

/** Due expiries after one of them, the oldest first. */
export async function listDueExpiries(db: Database, at: Date, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql.rows({ id: sql.int8 })`
    select e.id from point_expiries e where e.expired_at is null and e.due_at <= ${at} and e.id > ${after}
    order by e.id limit ${limit}
  `.execute(db);
  return rows.map((row) => row.id);
}

/** Locks an expiry that is not done; undefined where it is. */
export async function lockExpiry(tx: Tx, id: number): Promise<ExpiryRow | undefined> {
  const { rows } = await sql.rows(expiryRow)`
    select ${columns} from point_expiries e where e.id = ${id} and e.expired_at is null for update
  `.execute(tx);
  return rows[0];
}

export async function markExpired(tx: Tx, id: number, points: number, at: Date): Promise<void> {
  await sql`update point_expiries set expired = ${points}, expired_at = ${at} where id = ${id}`.execute(tx);
}

/** Cancels an announced expiry that no longer holds; it is announced again when it does. */
export async function cancelExpiry(tx: Tx, id: number): Promise<void> {
  await sql`delete from point_expiries where id = ${id}`.execute(tx);
}
