export { type ApiProcess, callOver, type Guard, startApiProcess } from './api-process.ts';
export { cloneDatabase } from './clone-database.ts';
export { makePage, makeQuestion } from './content-factories.ts';
export { createTestApp, TEST_STORE_KEY, type TestAnswer } from './create-test-app.ts';
export { factories, type MadeProduct, type ProductSpec } from './factories.ts';
export { MIGRATIONS_DIRECTORY, prepareTemplate } from './prepare-template.ts';
export { type CouponSpec, makeCoupon, makePromotion, makeSellable, orderBody, RIYADH } from './selling-factories.ts';
export { startTestCluster, type TestCluster } from './test-cluster.ts';
export { createTestDatabase, type TestDatabase } from './test-database.ts';
