import type { Database, Tx } from '../../../platform/database/index.ts';
import { withCarrierPrices } from './carrier-price.ts';
import { listCarriedRates } from './carrier-rates.store.ts';
import { listRateSteps, type RateRow, type RateStep, ratesFor } from './shipping.store.ts';

/**
 * Rates for a city and weight: those of its own zone, otherwise of its region's; per method the smallest step for the
 * weight, at its carrier's price where it has one that is known.
 */
export async function listRates(db: Database | Tx, cityId: number, weightGrams: number, at: Date): Promise<RateRow[]> {
  const steps = await listRateSteps(db, cityId);
  const carried = await readCarriedRates(db, cityId, steps);
  return withCarrierPrices(ratesFor(steps, weightGrams), carried, { cityId, weightGrams, at }).rates;
}

/** The known prices of the carriers that these rates name; nothing is read where they name none. */
export function readCarriedRates(db: Database | Tx, cityId: number, steps: readonly RateStep[]) {
  const carriers = new Set(steps.flatMap(({ priced_by: carrier }) => carrier ?? []));
  return listCarriedRates(db, cityId, [...carriers]);
}
