export { type EndpointKey, type Endpoints, endpoints } from './endpoints.ts';
export type { ErrorBody } from './error-body.ts';
export { type ErrorCode, errorCatalogue, isErrorCode } from './errors.ts';
export {
  type EventName,
  type EventPayload,
  type Events,
  eventNames,
  events,
  findEvent,
  publicEventNames,
} from './events.ts';
export { normaliseIban } from './iban.ts';
export * from './modules.ts';
export { HALALAS_PER_RIYAL, toHalalas, toRiyals, VAT_PERCENT, vatContained } from './money.ts';
export { latinDigits, phoneSigns, withoutInvisible } from './phone.ts';
export {
  type Access,
  detailShapes,
  type EndpointBody,
  type EndpointDefinition,
  type EndpointInput,
  type EndpointParams,
  type EndpointQuery,
  type EndpointReply,
  type EndpointResult,
  endpoint,
  isRefusedWhileClosed,
} from './platform/endpoint.ts';
export { type EventDefinition, event } from './platform/event.ts';
export { platformRefusals } from './platform/refusals.ts';
export { anySlug, fileBytes, type Image } from './platform/shapes.ts';
export * from './vocabulary/index.ts';
