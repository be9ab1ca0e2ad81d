import { type Recipient, sql } from './sql.ts';

/** True where the database answers a query now. */
export async function isReachable(db: Recipient): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
}
