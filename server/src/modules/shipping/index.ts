export {
  listMethods,
  listRates,
  listZones,
  type MethodCode,
  type MethodRow,
  type RateRow,
  type ZoneRow,
} from './shipping.store.ts';
export { presentShippingOption, shippingCost } from './shipping-option.ts';
