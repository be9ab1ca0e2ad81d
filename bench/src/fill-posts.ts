import { type Database, inTransaction, sql } from '../../server/src/platform/database/index.ts';
import type { MadeMember } from '../../server/src/testing/factories/member-factories.ts';

/**
 * Fills the database with published posts of these members, the newest dated now: all contain one common word, every
 * seventh another word and a tag, every third a product.
 */
export function fillPosts(db: Database, members: readonly MadeMember[], count: number): Promise<void> {
  const ids = members.map((member) => member.memberId);
  return inTransaction(db, async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`
      insert into posts (member_id, body, document, status, position, tags, created_at, published_at, like_count)
      select (${ids}::int[])[1 + n % ${ids.length}], 'قهوة الصباح ' || n,
        ((case when n % 7 = 0 then '''قهوه'' ' else '' end) || '''صباح'' ''' || n || '''')::tsvector, 'published', nextval('post_positions'),
        case when n % 7 = 0 then '{قهوه}'::text[] else '{}' end,
        now() - make_interval(secs => (${count} - n) * 60), now() - make_interval(secs => (${count} - n) * 60), n % 50
      from generate_series(1, ${count}::int) as n
    `.execute(tx);
    await sql`
      insert into post_products (post_id, position, product_id) select id, 1, 1 + id % 900 from posts where id % 3 = 0
    `.execute(tx);
    await sql`analyze posts, post_products, post_likes`.execute(tx);
  });
}
