import { type Database, type Row, sql, type Tx } from '../../../../platform/database/index.ts';
import { storedImage } from '../../../../platform/media/index.ts';
import { isPostShownTo } from '../visibility.store.ts';

/** The number up to which the posts of a collection are counted; 100 stands for more too. */
const MOST_COUNTED = 100;

const collectionRow = {
  id: sql.int4,
  name: sql.text,
  count: sql.int4,
  cover: sql.jsonb.of(storedImage).orNull,
  has_post: sql.bool,
};
export type CollectionRow = Row<typeof collectionRow>;

interface Asked {
  memberId: number;
  /** One collection alone; all by default. */
  id?: number;
  /** The post about which `has_post` is said. */
  postId?: number | undefined;
}

/**
 * A member's collections, the newest first. The latest posts of each are read by their index, as many as are counted;
 * posts that are not visible to the member are neither counted nor the cover.
 */
export async function listCollections(
  db: Database | Tx,
  { memberId, id, postId }: Asked,
  most: number,
): Promise<CollectionRow[]> {
  const { rows } = await sql.rows(collectionRow)`
    select c.id, c.name, coalesce(seen.count, 0) as count, seen.cover,
      exists (select from save_collection_posts f where f.collection_id = c.id and f.post_id = ${postId ?? null}) as has_post
    from save_collections c cross join lateral (
      select count(*)::int as count,
        (array_agg(latest.image order by latest.created_at desc, latest.post_id desc) filter (where latest.image is not null))[1]
          as cover
      from (
        select f.post_id, f.created_at,
          (select i.image from post_images i where i.post_id = f.post_id order by i.position limit 1) as image
        from save_collection_posts f join posts p on p.id = f.post_id
        where f.collection_id = c.id and ${isPostShownTo(memberId)}
        order by f.created_at desc, f.post_id desc limit ${MOST_COUNTED}
      ) as latest
    ) as seen
    where c.member_id = ${memberId} and ${id === undefined ? sql`true` : sql`c.id = ${id}`}
    order by c.id desc limit ${most}
  `.execute(db);
  return rows;
}

/** Begins a collection; undefined when the member has `most` already. The member is locked (`lockMember`). */
export async function insertCollection(
  tx: Tx,
  { memberId, name, nameKey }: { memberId: number; name: string; nameKey: string },
  most: number,
): Promise<number | undefined> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into save_collections (member_id, name, name_key)
    select ${memberId}, ${name}, ${nameKey}
    where (select count(*) from save_collections where member_id = ${memberId}) < ${most}
    returning id
  `.execute(tx);
  return rows[0]?.id;
}

interface Named {
  id: number;
  memberId: number;
}

/** False when the member has no such collection. */
export async function renameCollection(
  tx: Tx,
  { id, memberId, name, nameKey }: Named & { name: string; nameKey: string },
): Promise<boolean> {
  const { rows } = await sql`
    update save_collections set name = ${name}, name_key = ${nameKey} where id = ${id} and member_id = ${memberId}
    returning id
  `.execute(tx);
  return rows.length > 0;
}

/** False when the member has no such collection. Its posts stay saved. */
export async function deleteCollection(tx: Tx, { id, memberId }: Named): Promise<boolean> {
  const { rows } = await sql`
    delete from save_collections where id = ${id} and member_id = ${memberId} returning id
  `.execute(tx);
  return rows.length > 0;
}

/** Whether a member has a collection, which is not deleted until the transaction ends. */
export async function holdCollection(tx: Tx, { id, memberId }: Named): Promise<boolean> {
  const { rows } = await sql`
    select from save_collections where id = ${id} and member_id = ${memberId} for key share
  `.execute(tx);
  return rows.length > 0;
}

/** Whether a member has a collection. */
export async function hasCollection(db: Database, { id, memberId }: Named): Promise<boolean> {
  const { rows } = await sql`select from save_collections where id = ${id} and member_id = ${memberId}`.execute(db);
  return rows.length > 0;
}

interface Filed {
  collectionId: number;
  memberId: number;
  postId: number;
}

/** Files a post in a collection that is held; false when the member has not saved it. The save stays until the end. */
export async function putFiled(tx: Tx, { collectionId, memberId, postId }: Filed): Promise<boolean> {
  const { rows } = await sql`
    select from post_saves where member_id = ${memberId} and post_id = ${postId} for key share
  `.execute(tx);
  if (rows.length === 0) return false;
  await sql`
    insert into save_collection_posts (collection_id, member_id, post_id)
    values (${collectionId}, ${memberId}, ${postId}) on conflict do nothing
  `.execute(tx);
  return true;
}

export async function deleteFiled(tx: Tx, { collectionId, memberId, postId }: Filed): Promise<void> {
  await sql`
    delete from save_collection_posts
    where collection_id = ${collectionId} and member_id = ${memberId} and post_id = ${postId}
  `.execute(tx);
}

/** Deletes all collections of a member, with what is filed in them. */
export async function deleteCollectionsOf(tx: Tx, memberId: number): Promise<void> {
  await sql`delete from save_collections where member_id = ${memberId}`.execute(tx);
}

/** A member's collections for the copy of their data, after one of them. */
export async function listCollectionsOf(db: Database, memberId: number, limit: number, after = 0) {
  const { rows } = await sql.rows({ id: sql.int4, name: sql.text, created_at: sql.timestamptz })`
    select id, name, created_at from save_collections where member_id = ${memberId} and id > ${after}
    order by id limit ${limit}
  `.execute(db);
  return rows;
}
