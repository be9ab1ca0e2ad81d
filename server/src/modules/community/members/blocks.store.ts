import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';

export type BlockKind = 'block' | 'mute';

const blockRow = {
  member_id: sql.int4,
  other_id: sql.int4,
  kind: sql.text.oneOf('block', 'mute'),
  created_at: sql.timestamptz,
};
export type BlockRow = Row<typeof blockRow>;

export async function listBlocks(db: Database, memberId: number, most: number): Promise<BlockRow[]> {
  const { rows } = await sql.rows(blockRow)`
    select member_id, other_id, kind, created_at from member_blocks where member_id = ${memberId}
    order by created_at desc, other_id limit ${most}
  `.execute(db);
  return rows;
}

/** Blocks and mutes between two members, in either direction. */
export async function readBlocksBetween(db: Database | Tx, memberId: number, otherId: number): Promise<BlockRow[]> {
  const { rows } = await sql.rows(blockRow)`
    select member_id, other_id, kind, created_at from member_blocks
    where (member_id = ${memberId} and other_id = ${otherId}) or (member_id = ${otherId} and other_id = ${memberId})
  `.execute(db);
  return rows;
}

/** Blocks or mutes a member, or changes one kind to the other; false when `most` are blocked already. */
export async function putBlock(
  tx: Tx,
  block: { memberId: number; otherId: number; kind: BlockKind },
  most: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into member_blocks (member_id, other_id, kind)
    select ${block.memberId}, ${block.otherId}, ${block.kind}
    where (select count(*) from member_blocks where member_id = ${block.memberId} and other_id <> ${block.otherId}) < ${most}
    on conflict (member_id, other_id) do update set kind = excluded.kind
    returning member_id
  `.execute(tx);
  return rows.length > 0;
}

export async function deleteBlock(tx: Tx, memberId: number, otherId: number): Promise<void> {
  await sql`delete from member_blocks where member_id = ${memberId} and other_id = ${otherId}`.execute(tx);
}

/** Deletes a member's blocks in both directions. */
export async function deleteBlocksOf(tx: Tx, memberId: number): Promise<void> {
  await sql`delete from member_blocks where member_id = ${memberId} or other_id = ${memberId}`.execute(tx);
}

/**
 * SQL that is true where content of `author` (a column of member numbers) is visible to a member: neither blocked the
 * other, the reader did not mute the author, and the author is not suspended, unless both are the same.
 */
export const isShownTo = (author: string, readerId: number) => sql`not exists (
  select from member_blocks b
  where (b.member_id = ${readerId} and b.other_id = ${sql.ref(author)})
    or (b.member_id = ${sql.ref(author)} and b.other_id = ${readerId} and b.kind = 'block'))
  and not exists (
    select from members a where a.id = ${sql.ref(author)} and a.status = 'suspended' and a.id <> ${readerId})`;

/**
 * SQL that is true where content of `author` (a column of member numbers) counts for all: the author is not suspended.
 */
export const isInGoodStanding = (author: string) => sql`not exists (
  select from members a where a.id = ${sql.ref(author)} and a.status = 'suspended')`;

/** The members in `memberIds` that blocked a member. */
export async function listBlockers(
  db: Database | Tx,
  memberIds: readonly number[],
  memberId: number,
): Promise<number[]> {
  const { rows } = await sql.rows({ member_id: sql.int4 })`
    select member_id from member_blocks
    where member_id = any(${[...memberIds]}::int[]) and other_id = ${memberId} and kind = 'block'
  `.execute(db);
  return rows.map((row) => row.member_id);
}

/** The members among these that a reader may see: in good standing, without a block or mute between the two. */
export async function listShown(db: Database, memberIds: readonly number[], readerId: number): Promise<Set<number>> {
  if (memberIds.length === 0) return new Set();
  const { rows } = await sql.rows({ id: sql.int4 })`
    select m.id from members m
    where m.id = any(${[...new Set(memberIds)]}::int[]) and m.status = 'active' and ${isShownTo('m.id', readerId)}
  `.execute(db);
  return new Set(rows.map((row) => row.id));
}
