export {
  type AdminShippingMethod,
  type AdminShippingZone,
  type ShippingMethodEdit,
  type ShippingZoneDraft,
  shippingAdminEndpoints,
} from './admin.ts';
export { type ShippingOption, shippingEndpoints } from './endpoints.ts';
export { type CollectedMethod, MOST_POINTS, type OrderPoint, type PickupPoint } from './points.ts';
export { shippingRefusals } from './refusals.ts';
