import { toRiyals } from '@waha/contract';
import { inTransaction } from '../../../../platform/database/index.ts';
import type { CarriageDeps } from '../carriage-deps.ts';
import type { HostedCarrier } from '../hosted-carrier.ts';
import { readRemittancesSince, storeRemittanceFailure, storeRemittancesRead } from './remittances.store.ts';
import { settleRemittance } from './settle-remittance.ts';

const DAY_MS = 24 * 60 * 60_000;
/** The first reading of a carrier looks back so far. */
const FIRST_DAYS = 60;
/** Carriers write cash down days after they paid it out: each reading repeats the last days. */
const REPEATED_DAYS = 7;
/** Lines that are settled in one transaction. */
const AT_ONCE = 200;

/**
 * Reads what each carrier paid out, and settles it as a statement of its own: each parcel once, whoever is first. Throws where a carrier
 * did not answer, after all were asked.
 */
export async function readRemittances(deps: CarriageDeps): Promise<void> {
  const failures: unknown[] = [];
  for (const carrier of deps.carriers.values())
    if (carrier.remittances) await readOf(deps, carrier).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'some carriers did not say what they paid out');
}

async function readOf({ db, now }: CarriageDeps, carrier: HostedCarrier): Promise<void> {
  const at = new Date(now());
  const last = await readRemittancesSince(db, carrier.code);
  const since = last ? last.getTime() - REPEATED_DAYS * DAY_MS : at.getTime() - FIRST_DAYS * DAY_MS;
  try {
    const told = (await carrier.remittances?.(new Date(since))) ?? [];
    const lines = told.map(({ number, amount }) => ({ number, amount: toRiyals(amount) }));
    for (let from = 0; from < lines.length; from += AT_ONCE)
      await inTransaction(db, (tx) => settleRemittance(tx, carrier.code, lines.slice(from, from + AT_ONCE), at));
    await storeRemittancesRead(db, carrier.code, at);
  } catch (error) {
    await storeRemittanceFailure(db, carrier.code, at);
    throw error;
  }
}
