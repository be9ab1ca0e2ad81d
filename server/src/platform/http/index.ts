export { type ApiRoutesOptions, mountApi } from './api-routes.ts';
export { type FindActor, visitorOf } from './caller.ts';
export { handleErrors, toRefusal } from './error-handler.ts';
export {
  API_PREFIX,
  choseEnglish,
  createFront,
  pageLanguage,
  type ResponseCache,
  responseKey,
  sendStored,
} from './front.ts';
export { pageSecurityHeaders, plainSecurityHeaders, transportHeaders } from './security-headers.ts';
export { createHttpServer } from './server.ts';
export { createVisitorBudget, noBudget, type VisitorBudget } from './visitor-budget.ts';
