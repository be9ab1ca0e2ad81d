import { toRiyals } from '@waha/contract';
import { MOST_REMITTED } from '@waha/extend';
import { type Database, inTransaction } from '../../../../platform/database/index.ts';
import type { CarriageDeps } from '../carriage-deps.ts';
import type { HostedCarrier } from '../hosted-carrier.ts';
import {
  readLastReading,
  storeRemittanceFailure,
  storeRemittancesRead,
  storeRemittancesReadUntil,
} from './remittances.store.ts';
import { settleRemittance } from './settle-remittance.ts';

const DAY_MS = 24 * 60 * 60_000;
/** The first reading of a carrier looks back so far. */
const FIRST_DAYS = 60;
/** Carriers write cash down days after they paid it out: each reading repeats the last days. */
const REPEATED_DAYS = 7;
/** Lines that are settled in one transaction. */
const AT_ONCE = 200;
/** Answers of a carrier that are read in a day; a longer statement is read on the day after. */
const MOST_ANSWERS = 20;

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

async function readOf(deps: CarriageDeps, carrier: HostedCarrier): Promise<void> {
  const at = new Date(deps.now());
  try {
    await readStatement(deps, carrier, at);
  } catch (error) {
    await storeRemittanceFailure(deps.db, carrier.code, at);
    throw error;
  }
}

/** Reads a statement answer by answer. Where one is full, the next one begins at its last parcel. */
async function readStatement({ db }: CarriageDeps, carrier: HostedCarrier, at: Date): Promise<void> {
  let since = await beginOf(db, carrier, at);
  for (let answer = 0; answer < MOST_ANSWERS; answer += 1) {
    const told = (await carrier.remittances?.(since)) ?? [];
    const lines = told.map(({ number, amount }) => ({ number, amount: toRiyals(amount) }));
    for (let from = 0; from < lines.length; from += AT_ONCE)
      await inTransaction(db, (tx) => settleRemittance(tx, carrier.code, lines.slice(from, from + AT_ONCE), at));
    const last = told.at(-1)?.at;
    if (!last || told.length < MOST_REMITTED) return storeRemittancesRead(db, carrier.code, at);
    const until = last < at ? last : at;
    // Asked again from there, the carrier would tell of the same parcels for ever.
    if (until <= since) throw new Error(`${carrier.code} tells of ${MOST_REMITTED} parcels and more of one moment`);
    await storeRemittancesReadUntil(db, carrier.code, until);
    since = until;
  }
}

async function beginOf(db: Database, carrier: HostedCarrier, at: Date): Promise<Date> {
  const last = await readLastReading(db, carrier.code);
  if (last?.read_on_from) return last.read_on_from;
  const daysBefore = (moment: Date, days: number) => new Date(moment.getTime() - days * DAY_MS);
  return last?.read_at ? daysBefore(last.read_at, REPEATED_DAYS) : daysBefore(at, FIRST_DAYS);
}
