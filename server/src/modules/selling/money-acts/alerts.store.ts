import { type MoneyAlertKind, moneyAlertKinds } from '@waha/contract';
import { type Database, defineList, type Row, type Sql, sql, type Tx } from '../../../platform/database/index.ts';

const alertRow = {
  id: sql.uuid,
  kind: sql.text.oneOf(...moneyAlertKinds),
  staff_id: sql.uuid,
  staff_name: sql.text,
  customer_id: sql.uuid.orNull,
  customer_name: sql.text.orNull,
  halalas: sql.int8,
  at: sql.timestamptz,
};
export type MoneyAlertRow = Row<typeof alertRow>;

const columns = sql`a.id, a.kind, a.staff_id, s.name as staff_name, a.customer_id,
  c.first_name || ' ' || c.last_name as customer_name, a.halalas, a.at`;
const tables = (alerts: Sql<unknown>) =>
  sql`${alerts} a join staff s on s.id = a.staff_id left join customers c on c.id = a.customer_id`;

/** Alerts no owner has marked as seen. */
export const listMoneyAlerts = defineList({
  columns: alertRow,
  select: columns,
  from: tables(sql`(select * from money_alerts where seen_at is null)`),
  sorts: { at: sql`a.at` },
  neverNull: ['at'],
  sort: '-at',
  tie: sql`a.id`,
  filters: {},
});

export async function readMoneyAlert(db: Database | Tx, id: string): Promise<MoneyAlertRow | undefined> {
  const { rows } = await sql.rows(
    alertRow,
  )`select ${columns} from ${tables(sql`money_alerts`)} where a.id = ${id}`.execute(db);
  return rows[0];
}

export interface NewAlert {
  id: string;
  kind: MoneyAlertKind;
  staffId: string;
  customerId: string | null;
  halalas: number;
}

/** Stores an alert; if the same alert of today is unseen, updates its sum and returns false. */
export async function insertAlert(tx: Tx, alert: NewAlert): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    insert into money_alerts as a (id, kind, staff_id, customer_id, halalas, day)
    values (${alert.id}, ${alert.kind}, ${alert.staffId}, ${alert.customerId}, ${alert.halalas},
      (now() at time zone 'Asia/Riyadh')::date)
    on conflict (staff_id, day, kind, coalesce(customer_id, '00000000-0000-0000-0000-000000000000')) where seen_at is null
    do update set halalas = excluded.halalas
    returning id
  `.execute(tx);
  return rows[0]?.id === alert.id;
}

/** Marks an alert as seen; false if it was, or does not exist. */
export async function markAlertSeen(tx: Tx, id: string, by: { staffId: string; at: Date }): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    update money_alerts set seen_by = ${by.staffId}, seen_at = ${by.at} where id = ${id} and seen_at is null returning id
  `.execute(tx);
  return rows.length > 0;
}
