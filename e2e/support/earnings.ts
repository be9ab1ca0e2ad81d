import { postDue } from '../../server/src/modules/community/commissions/index.ts';
import { openDatabase } from '../../server/src/platform/database/index.ts';
import { letTakePart } from '../../server/src/testing/factories/affiliate-factories.ts';
import { signIn } from './customer.ts';
import { inDatabase } from './shop-database.ts';
import { shopUnderTest } from './shop-under-test.ts';
import type { Visitor } from './visitor.ts';

/** Backdates an affiliate's pending commissions by 8 days and posts those that are due, as the hourly job does. */
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

/** Signs the visitor in as a new customer who is an affiliate; returns their code. */
export async function signInAsAffiliate(visitor: Visitor): Promise<string> {
  const { user } = await signIn(visitor);
  const database = openDatabase({ url: shopUnderTest().databaseUrl, poolSize: 1 });
  const { code } = await letTakePart(database.db, user.id);
  await database.close();
  return code;
}

interface Commission {
  id: number;
  order_id: string;
  state: string;
  points: number;
}

/** Commissions of an affiliate, the first one first. */
export const commissionsOf = (affiliateId: number): Promise<Commission[]> =>
  inDatabase<Commission & Record<string, unknown>>(
    'select id::int, order_id, state, points from commissions where affiliate_id = $1 order by id',
    [affiliateId],
  );
