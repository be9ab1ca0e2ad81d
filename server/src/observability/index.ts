/* Observability: metrics of the shop, response times, and the nightly check of the ledger. */
export { ledgerJob } from './ledger-job.ts';
export { observeResponses } from './observe-responses.ts';
export { createShopMetrics, type ShopMetrics } from './shop-metrics.ts';
export { openTracing, traceRequests } from './tracing/tracing.ts';
