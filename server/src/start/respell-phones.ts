import { BACKGROUND_TIMEOUTS, type Database, inTransaction, openDatabase } from '../platform/database/index.ts';
import type { Log } from '../platform/log/index.ts';
import { normalisePhone } from '../platform/phone/index.ts';
import { claimOneTimeTask } from './one-time-tasks.store.ts';
import {
  listOddPhones,
  type Respelling,
  respellCopies,
  respellCustomer,
  respellRequest,
} from './respell-phones.store.ts';

/** The name of the one-time task; another number at the end repeats it, should the canonical form ever change. */
const STEP = 'phones in one spelling 1';

export interface Respelled {
  /** The number of rewritten phone numbers. */
  phones: number;
  /** Accounts that lost their number to another account with the same number. */
  withoutPhone: string[];
}

/**
 * Normalises stored phone numbers, once per database: sign-in, order look-up and coupons find only the normalised form.
 * Runs at the start, after the migrations.
 */
export async function respellPhones(url: string, log: Log): Promise<void> {
  const database = openDatabase({ url, poolSize: 1, applicationName: 'waha-phones', timeouts: BACKGROUND_TIMEOUTS });
  try {
    const done = await respellOnce(database.db);
    if (done && done.phones > 0) log.info({ phones: done.phones }, 'Wrote phone numbers in their one spelling');
    if (done && done.withoutPhone.length > 0) {
      const { withoutPhone: accounts } = done;
      log.warn({ accounts, count: accounts.length }, 'Accounts lost a phone that is the same as another account’s');
    }
  } finally {
    await database.close();
  }
}

/** Runs in one transaction; undefined when it was done before. */
export function respellOnce(db: Database): Promise<Respelled | undefined> {
  return inTransaction(db, async (tx) => {
    if (!(await claimOneTimeTask(tx, STEP))) return undefined;
    const respellings = (await listOddPhones(tx)).flatMap(respellingOf);
    await respellCopies(tx, respellings);
    const withoutPhone: string[] = [];
    for (const respelling of respellings) {
      await respellRequest(tx, respelling);
      const loser = await respellCustomer(tx, respelling);
      if (loser !== undefined) withoutPhone.push(loser);
    }
    return { phones: respellings.length, withoutPhone };
  });
}

function respellingOf(old: string): Respelling[] {
  const now = normalisePhone(old);
  return now === null || now === old ? [] : [{ old, now }];
}
