export { shippingRefusalTexts } from './refusals.ts';
export { type RateDraft, saveMissingMethods, saveShipping, type ZoneDraft } from './save-shipping.store.ts';
export {
  listMethods,
  listRateSteps,
  listRates,
  listZones,
  type MethodRow,
  type RateRow,
  ratesFor,
  slowestRate,
  type ZoneRow,
} from './shipping.store.ts';
export { presentShippingOption, shippingCost } from './shipping-option.ts';
