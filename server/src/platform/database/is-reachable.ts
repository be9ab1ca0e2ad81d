import { type Recipient, sql } from './sql.ts';

/** Whether the database answers at this moment. */
export async function isReachable(db: Recipient): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
}
