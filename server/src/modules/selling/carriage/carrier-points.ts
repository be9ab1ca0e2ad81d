import { setTimeout as sleep } from 'node:timers/promises';
import { ExtensionError } from '../../../extensions/index.ts';
import { Refusal } from '../../../platform/errors/index.ts';
import { readCity } from '../../people/locations/index.ts';
import {
  type CarrierRates,
  claimPoints,
  FRESH_POINTS_MS,
  spendRateCall,
  storePoints,
  storeRateFailure,
} from '../shipping/index.ts';
import { LEFT_ALONE_MS, MOST_FAILURES, MOST_MISSING_CALLS, type RateDeps, WAIT_MS } from './carrier-rates.ts';
import type { HostedCarrier } from './hosted-carrier.ts';

const MINUTE_MS = 60_000;
/** One carrier is asked for the points of one city once in this time by all processes. */
const PAUSE_MS = MINUTE_MS;
/** Cities of which this process knows that their points hold: no statement is spent on them. */
const MOST_KNOWN = 5_000;
const KNOWN_MS = 10 * MINUTE_MS;
/** Cities whose missing points one visitor has asked for in a minute. */
const MOST_OF_VISITOR = 6;
/** Calls under way in this process. */
const MOST_FLIGHTS = 20;

interface CarrierPoints {
  /** Codes of the carriers that have points, as they are set up now. */
  carriers: CarrierRates['pointCarriers'];
  want: CarrierRates['wantPoints'];
  settled(): Promise<void>;
}

/**
 * Asks carriers for their points in a city, and stores them. Shoppers of one city share one call; a quote waits a short time for points
 * where it knows none, and never for some that only got old.
 */
export function createCarrierPoints({ waitMs = WAIT_MS, ...deps }: RateDeps): CarrierPoints {
  const flights = new Map<number, Promise<boolean>>();
  const knownUntil = new Map<number, number>();

  function fly(cityId: number, able: readonly HostedCarrier[], visitor: string): Promise<boolean> {
    const flight = askAll(deps, { cityId, able, visitor }, () => knownUntil.delete(cityId))
      .catch((error: unknown) => {
        deps.log.error({ error, cityId }, 'points of carriers were not had');
        return false;
      })
      .finally(() => flights.delete(cityId));
    flights.set(cityId, flight);
    return flight;
  }

  const listAble = () => [...deps.carriers.values()].filter(({ points }) => points);

  return {
    carriers: () => listAble().map(({ code }) => code),
    async want(cityId, isMissing, visitor) {
      const able = listAble();
      const under = flights.get(cityId);
      const isKnown = (knownUntil.get(cityId) ?? 0) > deps.now();
      if (able.length === 0 || (!under && (isKnown || flights.size >= MOST_FLIGHTS))) return false;
      if (!under && knownUntil.size >= MOST_KNOWN) knownUntil.clear();
      if (!under) knownUntil.set(cityId, deps.now() + (isMissing ? PAUSE_MS : KNOWN_MS));
      const flight = under ?? fly(cityId, able, visitor);
      return isMissing ? Promise.race([flight, sleep(waitMs, false, { ref: false })]) : false;
    },
    async settled() {
      await Promise.all(flights.values());
    },
  };
}

type AskDeps = Omit<RateDeps, 'waitMs'>;

/** True where points were had and stored. */
async function askAll(
  deps: AskDeps,
  { cityId, able, visitor }: { cityId: number; able: readonly HostedCarrier[]; visitor: string },
  forget: () => void,
): Promise<boolean> {
  const city = await readCity(deps.db, cityId);
  if (!city) return false;
  if (!(await maySpend(deps, visitor))) {
    // Another visitor may ask at once.
    forget();
    return false;
  }
  const names = { city: city.name_ar, cityEn: city.name_en };
  const had = await Promise.all(able.map((carrier) => askOne(deps, cityId, carrier, names)));
  return had.includes(true);
}

async function askOne(
  { db, now }: AskDeps,
  cityId: number,
  carrier: HostedCarrier,
  names: { city: string; cityEn: string },
): Promise<boolean> {
  const key = { carrier: carrier.code, cityId };
  const at = new Date(now());
  const since = { before: new Date(at.getTime() - PAUSE_MS), fresh: new Date(at.getTime() - FRESH_POINTS_MS) };
  if (!(await claimPoints(db, key, { at, ...since }))) return false;
  if (!(await spendRateCall(db, carrier.code, at, MOST_MISSING_CALLS))) return false;
  try {
    const told = (await carrier.points?.(names)) ?? [];
    const points = told.map(({ takesCash, ...point }) => ({ ...point, takes_cash: takesCash && carrier.collectsCash }));
    await storePoints(db, key, { name: carrier.name, points }, new Date(now()));
    return points.length > 0;
  } catch (error) {
    if (!(error instanceof ExtensionError)) throw error;
    const until = new Date(now() + LEFT_ALONE_MS);
    await storeRateFailure(db, carrier.code, { at, until, most: MOST_FAILURES });
    return false;
  }
}

/** Counts a city of a visitor; false where they have had their part. */
async function maySpend({ attemptLimits }: AskDeps, visitor: string): Promise<boolean> {
  const rules = [{ most: MOST_OF_VISITOR, minutes: 1 }];
  try {
    await attemptLimits.spend([{ kind: 'carrier-points', of: [visitor], rules }]);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
