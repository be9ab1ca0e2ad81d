import { setTimeout as sleep } from 'node:timers/promises';
import { ExtensionError } from '../../../extensions/index.ts';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/errors/index.ts';
import type { Log } from '../../../platform/log/index.ts';
import type { AttemptLimits, SpentAttempt } from '../../../platform/rate-limit/index.ts';
import { readCity } from '../../people/locations/index.ts';
import {
  type CarrierRates,
  claimRate,
  type HadRate,
  spendRateCall,
  storeRate,
  storeRateFailure,
  storeRatesRanOut,
  USABLE_MS,
  type WantedRate,
} from '../shipping/index.ts';
import type { Carriers } from './hosted-carrier.ts';

/** A quote waits so long for a price that it has none of. */
export const WAIT_MS = 800;
const MINUTE_MS = 60_000;
/** One price is asked for once in this time by all processes, whatever came of it; one that still holds more rarely. */
const PAUSE_MS = MINUTE_MS;
const RENEWAL_PAUSE_MS = 60 * MINUTE_MS;
/** Calls of one carrier in a minute, by all processes: strangers choose city and weight. The last are for prices that still hold. */
const MOST_CALLS = 30;
export const MOST_MISSING_CALLS = 20;
/** Missing prices that one visitor has asked for in a minute. */
const MOST_OF_VISITOR = 6;
/** Calls under way in this process. */
const MOST_FLIGHTS = 20;
/** A carrier that failed so often in a row is left alone for a while (a circuit breaker). */
export const MOST_FAILURES = 3;
export const LEFT_ALONE_MS = 5 * MINUTE_MS;

export interface RateDeps {
  db: Database;
  now: () => number;
  log: Log;
  attemptLimits: AttemptLimits;
  carriers: Carriers;
  waitMs?: number;
}

/**
 * Asks carriers for prices that quotes want, and stores them. Many shoppers who want one price share one call; a quote waits a
 * short time for one that is missing, and never for one that only got old.
 */
export function createCarrierRates({
  waitMs = WAIT_MS,
  ...deps
}: RateDeps): Pick<CarrierRates, 'want'> & { settled(): Promise<void> } {
  const flights = new Map<string, Promise<boolean>>();

  function fly(key: WantedRate, visitor: string): Promise<boolean> {
    const name = `${key.carrier} ${key.cityId} ${key.upToGrams}`;
    const known = flights.get(name);
    if (known) return known;
    if (flights.size >= MOST_FLIGHTS) return Promise.resolve(false);
    const flight = fetchRate(deps, key, visitor)
      .catch((error: unknown) => {
        deps.log.error({ error, carrier: key.carrier }, 'a price of delivery was not had');
        return false;
      })
      .finally(() => flights.delete(name));
    flights.set(name, flight);
    return flight;
  }

  return {
    async want(wanted, visitor) {
      const asked = wanted
        .filter(({ carrier }) => deps.carriers.get(carrier)?.rates)
        .map((one) => ({ isMissing: one.isMissing, flight: fly(one, visitor) }));
      const missing = asked.filter(({ isMissing }) => isMissing).map(({ flight }) => flight);
      if (missing.length === 0) return false;
      const had = Promise.all(missing).then((all) => all.includes(true));
      return Promise.race([had, sleep(waitMs, false, { ref: false })]);
    },
    async settled() {
      await Promise.all(flights.values());
    },
  };
}

type FetchDeps = Omit<RateDeps, 'waitMs'>;

/** True where the price was had and stored, or asked for by another a moment ago. */
async function fetchRate(deps: FetchDeps, wanted: WantedRate, visitor: string): Promise<boolean> {
  const { db, now, carriers } = deps;
  const { isMissing: _, ...key } = wanted;
  const at = new Date(now());
  const ask = carriers.get(key.carrier)?.rates;
  const city = ask && (await readCity(db, key.cityId));
  if (!city) return false;
  const leave = await mayAsk(deps, wanted, visitor, at);
  // Another quote had it stored since this one looked, or is about to: there is something to look at again.
  if (leave !== 'yes') return leave === 'asked';
  try {
    const rates = await ask({ city: city.name_ar, cityEn: city.name_en, weightGrams: key.upToGrams });
    const times = { at: new Date(now()), usableSince: new Date(now() - USABLE_MS) };
    await inTransaction(db, (tx) => storeRate(tx, key, cheapest(rates), times));
    return true;
  } catch (error) {
    if (!(error instanceof ExtensionError)) throw error;
    const until = new Date(now() + LEFT_ALONE_MS);
    await storeRateFailure(db, key.carrier, { at, until, most: MOST_FAILURES });
    return false;
  }
}

/**
 * Whether a price may be asked for now: by its visitor, not a moment ago, and within what its carrier is asked in a minute. `asked`: it
 * was asked for a moment ago.
 */
async function mayAsk(
  { db, attemptLimits }: FetchDeps,
  { isMissing, ...key }: WantedRate,
  visitor: string,
  at: Date,
): Promise<'yes' | 'asked' | 'no'> {
  const spent = isMissing ? await spendOf(attemptLimits, visitor) : null;
  if (isMissing && !spent) return 'no';
  const before = new Date(at.getTime() - (isMissing ? PAUSE_MS : RENEWAL_PAUSE_MS));
  if (!(await claimRate(db, key, { at, before }))) {
    await spent?.giveBack();
    return 'asked';
  }
  if (await spendRateCall(db, key.carrier, at, isMissing ? MOST_MISSING_CALLS : MOST_CALLS)) return 'yes';
  await storeRatesRanOut(db, key.carrier, { at, before: new Date(at.getTime() - MINUTE_MS) });
  return 'no';
}

/** Counts a missing price of a visitor; null where it has had its part. */
async function spendOf(attemptLimits: AttemptLimits, visitor: string): Promise<SpentAttempt | null> {
  const rules = [{ most: MOST_OF_VISITOR, minutes: 1 }];
  try {
    return await attemptLimits.spend([{ kind: 'carrier-rate', of: [visitor], rules }]);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

interface Offered {
  price: number;
  minDays: number | null;
  maxDays: number | null;
}

/** The cheapest of a carrier's services; nothing where it brings no parcel there. */
function cheapest(rates: readonly Offered[]): HadRate {
  const [first] = rates.toSorted((a, b) => a.price - b.price);
  return first ?? { price: null, minDays: null, maxDays: null };
}
