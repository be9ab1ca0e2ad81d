import { publishPost } from '../modules/posts/index.ts';
import { type Database, inTransaction, sql } from '../platform/database/index.ts';

export interface PostSpec {
  memberId: number;
  text?: string;
  /** Shown unless said otherwise. */
  isPublished?: boolean;
}

/** A post of a member's, as it stands after staff have looked at it. */
export async function makePost(
  db: Database,
  { memberId, text = 'قهوة الصباح', isPublished = true }: PostSpec,
): Promise<number> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into posts (member_id, body, status, held_for)
    values (${memberId}, ${text}, 'pending', '{first}') returning id
  `.execute(db);
  const id = rows[0]?.id ?? 0;
  if (isPublished) await inTransaction(db, (tx) => publishPost(tx, id));
  return id;
}
