export {
  type FetchPolicy,
  type FetchRefusalReason,
  FetchRefused,
  PUBLIC_RECEIVERS,
  PUBLIC_WEB,
  requireAddress,
} from './fetch-policy.ts';
export { safeFetch } from './safe-fetch.ts';
export { boundedResponse, type SafeRequest, safeRequest } from './safe-request.ts';
