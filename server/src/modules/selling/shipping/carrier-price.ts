import type { RateRow } from './shipping.store.ts';

/** Weights at which prices are asked for; heavier parcels have the price of the shop's own table. */
const CLASSES = [500, 1_000, 2_000, 3_000, 5_000, 7_000, 10_000, 15_000, 20_000, 25_000, 30_000] as const;
/** The class of goods whose weight is not known. */
const USUAL_GRAMS = 1_000;

const HOUR_MS = 60 * 60_000;
/** A price is asked for anew after a day, and holds for a week where its carrier does not answer. */
const FRESH_MS = 24 * HOUR_MS;
export const USABLE_MS = 7 * 24 * HOUR_MS;

/** A price of a carrier for a city and a class of weight. */
export interface CarriedRate {
  carrier: string;
  up_to_grams: number;
  price_halalas: number | null;
  min_days: number | null;
  max_days: number | null;
  read_at: Date | null;
}

/** A price that is to be asked for. */
export interface WantedRate {
  carrier: string;
  cityId: number;
  upToGrams: number;
  /** False where an older price still holds. */
  isMissing: boolean;
}

/** Has carriers asked for prices, outside any transaction. */
export interface CarrierRates {
  /** Codes of the carriers that are set up and have points: only those are sold. */
  pointCarriers(): readonly string[];
  /**
   * Has carriers asked for their points in a city, where nobody did of late. True where some came within a short time, for a quote that
   * knows none. Never throws.
   */
  wantPoints(cityId: number, isMissing: boolean, visitor: string): Promise<boolean>;
  /**
   * True where a price that was missing came within a short time. Never throws. A visitor has few missing prices asked for in a
   * minute.
   */
  want(wanted: readonly WantedRate[], visitor: string): Promise<boolean>;
}

/** The class of a weight; undefined above the heaviest. */
export function weightClass(grams: number): number | undefined {
  const weight = grams > 0 ? grams : USUAL_GRAMS;
  return CLASSES.find((most) => weight <= most);
}

interface Place {
  cityId: number;
  weightGrams: number;
  at: Date;
}

/**
 * Rates of the shop's table, at the prices of carriers where the owner chose that and they are known; and the prices that are
 * to be asked for. The table says where a way to deliver goes, up to which weight, and from when it is free.
 */
export function withCarrierPrices(
  rates: readonly RateRow[],
  carried: readonly CarriedRate[],
  { cityId, weightGrams, at }: Place,
): { rates: RateRow[]; wanted: WantedRate[] } {
  const upToGrams = weightClass(weightGrams);
  const wanted = new Map<string, WantedRate>();
  const priced = rates.map((rate) => {
    const { priced_by: carrier } = rate;
    if (carrier === null || upToGrams === undefined) return rate;
    const known = carried.find((one) => one.carrier === carrier && one.up_to_grams === upToGrams);
    const ageMs = known?.read_at ? at.getTime() - known.read_at.getTime() : Number.POSITIVE_INFINITY;
    if (ageMs > FRESH_MS) wanted.set(carrier, { carrier, cityId, upToGrams, isMissing: ageMs > USABLE_MS });
    return known && ageMs <= USABLE_MS ? atCarrierPrice(rate, known) : rate;
  });
  return { rates: priced, wanted: [...wanted.values()] };
}

function atCarrierPrice(rate: RateRow, { price_halalas: price, min_days, max_days }: CarriedRate): RateRow {
  if (price === null) return rate;
  const { surcharge_halalas: surcharge, round_to_halalas: roundTo } = rate;
  const days = min_days === null || max_days === null ? {} : { min_days, max_days };
  return { ...rate, ...days, cost_halalas: Math.ceil((price + surcharge) / roundTo) * roundTo };
}
