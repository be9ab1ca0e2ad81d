export {
  type ApiProcess,
  callOver,
  type Guard,
  startApiProcess,
  twoProcesses,
  untilLost,
} from './api-process.ts';
export { assertUntilSeen } from './assert-until-seen.ts';
export { backgroundDeps } from './background-deps.ts';
export { createTestApp, TEST_STORE_KEY, type TestAnswer } from './create-test-app.ts';
export { withoutGuardOf } from './database/changed-statements.ts';
export { cloneDatabase } from './database/clone-database.ts';
export { invalidationsOf } from './database/invalidations-of.ts';
export { analyse, plansOf } from './database/plans-of.ts';
export { MIGRATIONS_DIRECTORY, prepareTemplate } from './database/prepare-template.ts';
export { type ReplicatedCluster, startReplicatedCluster } from './database/replicated-cluster.ts';
export { startTestCluster, type TestCluster } from './database/test-cluster.ts';
export { createTestDatabase, type TestDatabase } from './database/test-database.ts';
export { deliverEvents } from './deliver-events.ts';
export { deliverTo } from './deliver-to.ts';
export {
  type AffiliateSpec,
  bindClick,
  letApply,
  letTakePart,
  type MadeAffiliate,
  makeAffiliate,
  makeClick,
} from './factories/affiliate-factories.ts';
export { type AffiliateShop, openAffiliateShop, type Purchase } from './factories/affiliate-shop.ts';
export {
  contestDraft,
  givePoints,
  makeContest,
  makeEntry,
  makeReward,
  moveContest,
  rewardDraft,
} from './factories/community-factories.ts';
export {
  makeArticle,
  makeContactForm,
  makeNewsletterToken,
  makePage,
  makeQuestion,
  makeSubscribers,
} from './factories/content-factories.ts';
export {
  type CustomerSpec,
  type MadeCustomer,
  makeCustomer,
  PASSWORD,
  signInAgain,
} from './factories/customer-factories.ts';
export {
  couponBody,
  productBody,
  productDraft,
  promotionBody,
  promotionDraft,
  variantBody,
  variantDraft,
} from './factories/drafts.ts';
export { askForPayout, endPayouts, giveAffiliatePoints, giveEarnings, PAYEE } from './factories/earning-factories.ts';
export { factories, type MadeProduct, type ProductSpec } from './factories/factories.ts';
export { fillTill, withoutTriggers } from './factories/fill-till.ts';
export { finishLeaving } from './factories/finish-leaving.ts';
export { makeDeadJob } from './factories/job-factories.ts';
export {
  type CampaignSpec,
  campaignDraft,
  makeCampaign,
  makeRunningCampaign,
  makeTicket,
} from './factories/lotto-factories.ts';
export { type MadeMachineToken, makeMachineToken } from './factories/machine-token-factories.ts';
export { letIn, type MadeMember, type MemberSpec, makeMember } from './factories/member-factories.ts';
export { deliverOrder, deliverWithInvoice, lineIdsOf } from './factories/order-factories.ts';
export { openOrdersShop } from './factories/orders-shop.ts';
export { type FormFile, formWith, makePicture } from './factories/picture-factories.ts';
export { makePoll, makePost, type PostSpec } from './factories/post-factories.ts';
export { makeBreach, makeDataRequest, makeProcessor, makeUnprovedRequest } from './factories/privacy-factories.ts';
export { makePurchase } from './factories/purchase-factories.ts';
export { makeProductQuestion } from './factories/question-factories.ts';
export { makeFilm, makeReel, type ReelSpec, storedFilm } from './factories/reel-factories.ts';
export { makeReview } from './factories/review-factories.ts';
export {
  type CouponSpec,
  makeCoupon,
  makePromotion,
  makeSellable,
  orderBody,
  RIYADH,
} from './factories/selling-factories.ts';
export { type MadeStaff, makeStaff, staffHeaders } from './factories/staff-factories.ts';
export { makeRejected, makeTaxUnit } from './factories/tax-factories.ts';
export { makeVideo, type VideoSpec } from './factories/video-factories.ts';
export { makeWebhook } from './factories/webhook-factories.ts';
export { openAgentClient } from './fakes/agent-client.ts';
export { CARRIER_SECRET, type FakeCarrier, startFakeCarrier } from './fakes/fake-carrier.ts';
export { openFakeDomain, readShopToken } from './fakes/fake-domain.ts';
export { type FakeInvoice, startFakePay } from './fakes/fake-pay.ts';
export { type FakeS3, s3Settings, startFakeS3 } from './fakes/fake-s3.ts';
export { openPushBrowser } from './fakes/push-browser.ts';
export { loopbackPolicy, openReceiver, type ReceivedMessage } from './fakes/receiver.ts';
export { testLinking } from './fakes/test-linking.ts';
export { SECRET_KEY, testPay, WEBHOOK_SECRET } from './fakes/test-pay.ts';
export { openPaperAuthority, type PaperAuthority, taxIdentity, testTaxOf } from './fakes/test-tax.ts';
export { takeGuard } from './take-guard.ts';
export { testCarriers, testExtensions, testMethods } from './test-extensions.ts';
export { unstamped } from './unstamped.ts';
