import { postDue } from '../../server/src/modules/commissions/index.ts';
import { openDatabase } from '../../server/src/platform/database/index.ts';
import { inDatabase } from './shop-database.ts';
import { shopUnderTest } from './shop-under-test.ts';

/** Lets the days pass after which an affiliate's points of delivered orders can be used, and has the job of the hour run. */
export async function letDaysPass(affiliateId: number): Promise<void> {
  await inDatabase(
    `update commissions set delivered_at = delivered_at - interval '8 days', due_at = due_at - interval '8 days'
     where affiliate_id = $1 and state = 'pending'`,
    [affiliateId],
  );
  const database = openDatabase({ url: shopUnderTest().databaseUrl, poolSize: 1 });
  await postDue(database.db, new Date());
  await database.close();
}

interface Commission {
  id: number;
  order_id: string;
  state: string;
  points: number;
}

/** What orders bring an affiliate, the first one first. */
export const commissionsOf = (affiliateId: number): Promise<Commission[]> =>
  inDatabase<Commission & Record<string, unknown>>(
    'select id::int, order_id, state, points from commissions where affiliate_id = $1 order by id',
    [affiliateId],
  );
