import { setTimeout as sleep } from 'node:timers/promises';
import { ExtensionError } from '../../../extensions/index.ts';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import type { Log } from '../../../platform/log/index.ts';
import { readCity } from '../../people/locations/index.ts';
import {
  type CarrierRates,
  claimRate,
  type HadRate,
  spendRateCall,
  storeRate,
  storeRateFailure,
  USABLE_MS,
  type WantedRate,
} from '../shipping/index.ts';
import type { Carriers } from './hosted-carrier.ts';

/** A quote waits so long for a price that it has none of. */
const WAIT_MS = 800;
const MINUTE_MS = 60_000;
/** One price is asked for once in this time by all processes, whatever came of it; one that still holds more rarely. */
const PAUSE_MS = MINUTE_MS;
const RENEWAL_PAUSE_MS = 60 * MINUTE_MS;
/** Calls of one carrier in a minute, by all processes: strangers choose city and weight. */
const MOST_CALLS = 30;
/** Calls under way in this process. */
const MOST_FLIGHTS = 20;
/** A carrier that failed so often in a row is left alone for a while (a circuit breaker). */
const MOST_FAILURES = 3;
const LEFT_ALONE_MS = 5 * MINUTE_MS;

interface RateDeps {
  db: Database;
  now: () => number;
  log: Log;
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
}: RateDeps): CarrierRates & { settled(): Promise<void> } {
  const flights = new Map<string, Promise<boolean>>();

  function fly(key: WantedRate): Promise<boolean> {
    const name = `${key.carrier} ${key.cityId} ${key.upToGrams}`;
    const known = flights.get(name);
    if (known) return known;
    if (flights.size >= MOST_FLIGHTS) return Promise.resolve(false);
    const flight = fetchRate(deps, key)
      .catch((error: unknown) => {
        deps.log.error({ error, carrier: key.carrier }, 'a price of delivery was not had');
        return false;
      })
      .finally(() => flights.delete(name));
    flights.set(name, flight);
    return flight;
  }

  return {
    async want(wanted) {
      const asked = wanted
        .filter(({ carrier }) => deps.carriers.get(carrier)?.rates)
        .map((one) => ({ isMissing: one.isMissing, flight: fly(one) }));
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

/** True where the price was had and stored. */
async function fetchRate({ db, now, carriers }: Omit<RateDeps, 'waitMs'>, wanted: WantedRate): Promise<boolean> {
  const { isMissing, ...key } = wanted;
  const at = new Date(now());
  const ask = carriers.get(key.carrier)?.rates;
  const before = new Date(at.getTime() - (isMissing ? PAUSE_MS : RENEWAL_PAUSE_MS));
  if (!ask || !(await claimRate(db, key, { at, before }))) return false;
  const city = await readCity(db, key.cityId);
  if (!city || !(await spendRateCall(db, key.carrier, at, MOST_CALLS))) return false;
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
