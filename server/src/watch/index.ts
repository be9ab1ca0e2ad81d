export { ledgerJob } from './ledger-job.ts';
export { createShopMetrics, type ShopMetrics } from './shop-metrics.ts';
export { watchAnswers } from './watch-answers.ts';
