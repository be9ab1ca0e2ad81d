export { shippingRefusalTexts } from './refusals.ts';
export { type RateDraft, saveShipping, type ZoneDraft } from './save-shipping.store.ts';
export {
  listMethods,
  listRates,
  listZones,
  type MethodCode,
  type MethodRow,
  methodCodes,
  type RateRow,
  type ZoneRow,
} from './shipping.store.ts';
export { presentShippingOption, shippingCost } from './shipping-option.ts';
