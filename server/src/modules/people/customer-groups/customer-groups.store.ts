import { type Database, type Row, type Sql, sql, type Tx } from '../../../platform/database/index.ts';

const groupRow = {
  id: sql.int4,
  version: sql.int4,
  name_ar: sql.text,
  name_en: sql.text,
  discount_percent: sql.int2,
  members_count: sql.int4,
};
export type GroupRow = Row<typeof groupRow>;

const columns = sql`g.id, g.version, g.name_ar, g.name_en, g.discount_percent,
  (select count(*)::int from customer_group_members m where m.group_id = g.id) as members_count`;

export async function listGroups(db: Database | Tx): Promise<GroupRow[]> {
  const { rows } = await sql.rows(groupRow)`
    select ${columns} from customer_groups g order by g.discount_percent desc, g.id
  `.execute(db);
  return rows;
}

export async function readGroup(where: Database | Tx, id: number): Promise<GroupRow | undefined> {
  const { rows } = await sql.rows(groupRow)`select ${columns} from customer_groups g where g.id = ${id}`.execute(where);
  return rows[0];
}

export type GroupDraft = Pick<GroupRow, 'name_ar' | 'name_en' | 'discount_percent'>;

/** Inserts a group unless there are too many; undefined then. A lock serialises the count. */
export async function insertGroup(tx: Tx, draft: GroupDraft, most: number): Promise<number | undefined> {
  await sql`lock table customer_groups in share row exclusive mode`.execute(tx);
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into customer_groups (name_ar, name_en, discount_percent)
    select ${draft.name_ar}, ${draft.name_en}, ${draft.discount_percent}::smallint
    where (select count(*) from customer_groups) < ${most} returning id
  `.execute(tx);
  return rows[0]?.id;
}

/** Updates the seen version of a group; false if it was changed or removed meanwhile. */
export async function updateGroup(
  tx: Tx,
  { id, version }: Pick<GroupRow, 'id' | 'version'>,
  draft: GroupDraft,
): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    update customer_groups set name_ar = ${draft.name_ar}, name_en = ${draft.name_en},
      discount_percent = ${draft.discount_percent}, version = version + 1
    where id = ${id} and version = ${version} returning id
  `.execute(tx);
  return rows.length > 0;
}

export async function deleteGroup(tx: Tx, id: number): Promise<void> {
  await sql`delete from customer_groups where id = ${id}`.execute(tx);
}

/** Locks a group against removal until the transaction ends; false if there is none. */
export async function holdGroup(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    select id from customer_groups where id = ${id} for key share
  `.execute(tx);
  return rows.length > 0;
}

/** Puts customers into a group. Returns the number of those who were not in it. */
export async function joinGroup(tx: Tx, customerIds: readonly string[], groupId: number): Promise<number> {
  const { rows } = await sql.rows({ customer_id: sql.uuid })`
    insert into customer_group_members (customer_id, group_id)
    select one, ${groupId}::int from unnest(${[...customerIds]}::uuid[]) as one
    on conflict (customer_id) do update set group_id = excluded.group_id
    where customer_group_members.group_id <> excluded.group_id
    returning customer_id
  `.execute(tx);
  return rows.length;
}

/** Takes customers out of their groups. Returns the number of those who were in one. */
export async function leaveGroups(tx: Tx, customerIds: readonly string[]): Promise<number> {
  const { rows } = await sql.rows({ customer_id: sql.uuid })`
    delete from customer_group_members where customer_id = any(${[...customerIds]}::uuid[]) returning customer_id
  `.execute(tx);
  return rows.length;
}

/** Erases the membership of a deleted account. */
export async function leaveGroup(tx: Tx, customerId: string): Promise<void> {
  await leaveGroups(tx, [customerId]);
}

const buyerGroup = { id: sql.int4, name_ar: sql.text, name_en: sql.text, discount_percent: sql.int2 };
export type BuyerGroup = Row<typeof buyerGroup>;

/** The group of a customer, or null. */
export async function readGroupOf(where: Database | Tx, customerId: string): Promise<BuyerGroup | null> {
  const { rows } = await sql.rows(buyerGroup)`
    select g.id, g.name_ar, g.name_en, g.discount_percent
    from customer_group_members m join customer_groups g on g.id = m.group_id where m.customer_id = ${customerId}
  `.execute(where);
  return rows[0] ?? null;
}

/** The members of a group, for conditions of other lists. */
export function membersOf(groupId: number): Sql<unknown> {
  return sql`(select m.customer_id from customer_group_members m where m.group_id = ${groupId})`;
}
