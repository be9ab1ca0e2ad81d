import { rankKeys } from '@waha/contract';
import { type Database, type Row, sql } from '../../../platform/database/index.ts';
import { storedImage } from '../../../platform/media/index.ts';
import { rankKeyOf } from '../points/index.ts';
import { isShownTo } from './blocks.store.ts';
import { likePrefix } from './like-prefix.ts';

const foundRow = {
  id: sql.int4,
  handle: sql.text.orNull,
  name: sql.text,
  picture: sql.jsonb.of(storedImage).orNull,
  rank: sql.text.oneOf(...rankKeys).orNull,
};
export type FoundMember = Row<typeof foundRow>;

/**
 * Visible members whose handle starts with a prefix from `handleKey`, or, in a search, also whose name does. Ordered by
 * the index of handles, so that an exact handle comes first.
 */
export async function findByBeginning(
  db: Database,
  { handleKey, name, readerId, limit }: { handleKey: string; name: string | null; readerId: number; limit: number },
): Promise<FoundMember[]> {
  const { rows } = await sql.rows(foundRow)`
    select m.id, m.handle, m.name, m.picture, ${rankKeyOf('m.customer_id')} as rank from members m
    where m.status = 'active' and ${isShownTo('m.id', readerId)}
      and ((${handleKey} <> '' and m.handle_key like ${likePrefix(handleKey)})
        or (${name}::text is not null and waha_normalise(m.name) like ${likePrefix(name ?? '')}))
    order by m.handle_key using ~<~ limit ${limit}
  `.execute(db);
  return rows;
}

export async function countActive(db: Database): Promise<number> {
  const { rows } = await sql.rows({ count: sql.int4 })`
    select count(*)::int as count from members where status = 'active'
  `.execute(db);
  return rows[0]?.count ?? 0;
}
