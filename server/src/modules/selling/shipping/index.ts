export {
  type CarriedRate,
  type CarrierRates,
  USABLE_MS,
  type WantedRate,
  weightClass,
  withCarrierPrices,
} from './carrier-price.ts';
export {
  claimRate,
  type HadRate,
  listTroubledRates,
  type RateKey,
  spendRateCall,
  storeRate,
  storeRateFailure,
  storeRatesRanOut,
  type TroubledRates,
} from './carrier-rates.store.ts';
export { listRates, readCarriedRates } from './list-rates.ts';
export { claimPoints, deleteOldPoints, type StoredPoint, storePoints } from './pickup-points.store.ts';
export {
  type BilingualPoint,
  FRESH_POINTS_MS,
  hasCarrierPoints,
  listPickupPoints,
  presentPickupPoint,
} from './pickup-points.ts';
export { shippingRefusalTexts } from './refusals.ts';
export { type RateDraft, saveMissingMethods, saveShipping, type ZoneDraft } from './save-shipping.store.ts';
export {
  isBrought,
  listMethods,
  listRateSteps,
  listZones,
  type MethodRow,
  type RateRow,
  type RateStep,
  ratesFor,
  slowestRate,
  type ZoneRow,
} from './shipping.store.ts';
export { presentShippingOption, shippingCost } from './shipping-option.ts';
