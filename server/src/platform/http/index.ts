export { API_PREFIX } from './api-path.ts';
export { type ApiRoutesOptions, FILE_HANDLER_LIMIT_MS, mountApi } from './api-routes.ts';
export { createAwayCheck } from './away-check.ts';
export { createReadCaller, type FindActor, networkOf, type ReadCaller, type TokenSource, visitorOf } from './caller.ts';
export { preflightHeaders, readableElsewhere } from './cross-origin.ts';
export { callOf, handleErrors } from './error-handler.ts';
export { createFailureLog, type FailureLog } from './failure-log.ts';
export { listenOptions } from './listen-sockets.ts';
export { createLoadShedder } from './load-shedding.ts';
export {
  createOverloadResponses,
  createSendUnavailable,
  overloaded,
  type SendUnavailable,
} from './overload-responses.ts';
export { createPrivateTransport } from './private-transport.ts';
export { readRange } from './read-range.ts';
export {
  adminSecurityHeaders,
  pageSecurityHeaders,
  plainSecurityHeaders,
  transportHeaders,
  workerPolicy,
} from './security-headers.ts';
export {
  choseEnglish,
  createServeFromCache,
  hasSameTag,
  pageLanguage,
  type ResponseCache,
  responseKey,
  sendStored,
} from './serve-from-cache.ts';
export { createHttpServer } from './server.ts';
export { toRefusal } from './to-refusal.ts';
export { createAddressReader, sharedNetwork } from './visitor-address.ts';
