export {
  type AffiliateSpec,
  bindClick,
  letApply,
  letTakePart,
  type MadeAffiliate,
  makeAffiliate,
  makeClick,
} from './affiliate-factories.ts';
export { type AffiliateShop, openAffiliateShop, type Purchase } from './affiliate-shop.ts';
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
export { withoutGuardOf } from './changed-statements.ts';
export { cloneDatabase } from './clone-database.ts';
export {
  contestDraft,
  givePoints,
  makeContest,
  makeEntry,
  makeReward,
  moveContest,
  rewardDraft,
} from './community-factories.ts';
export {
  makeArticle,
  makeContactForm,
  makeNewsletterToken,
  makePage,
  makeQuestion,
  makeSubscribers,
} from './content-factories.ts';
export { createTestApp, TEST_STORE_KEY, type TestAnswer } from './create-test-app.ts';
export { type CustomerSpec, type MadeCustomer, makeCustomer, PASSWORD, signInAgain } from './customer-factories.ts';
export {
  couponBody,
  productBody,
  productDraft,
  promotionBody,
  promotionDraft,
  variantBody,
  variantDraft,
} from './drafts.ts';
export { askForPayout, endPayouts, giveAffiliatePoints, giveEarnings, PAYEE } from './earning-factories.ts';
export { factories, type MadeProduct, type ProductSpec } from './factories.ts';
export { type FakeInvoice, SECRET_KEY, startFakeMoyasar, WEBHOOK_SECRET } from './fake-moyasar.ts';
export { type FakeS3, s3Settings, startFakeS3 } from './fake-s3.ts';
export { fillTill, withoutTriggers } from './fill-till.ts';
export { finishLeaving } from './finish-leaving.ts';
export { makeDeadJob } from './job-factories.ts';
export { type CampaignSpec, campaignDraft, makeCampaign, makeRunningCampaign, makeTicket } from './lotto-factories.ts';
export { letIn, type MadeMember, type MemberSpec, makeMember } from './member-factories.ts';
export { deliverOrder, deliverWithInvoice, lineIdsOf } from './order-factories.ts';
export { type FormFile, formWith, makePicture } from './picture-factories.ts';
export { analyse, plansOf } from './plans-of.ts';
export { makePost, type PostSpec } from './post-factories.ts';
export { MIGRATIONS_DIRECTORY, prepareTemplate } from './prepare-template.ts';
export { makePurchase } from './purchase-factories.ts';
export { purgesOf } from './purges-of.ts';
export { makeProductQuestion } from './question-factories.ts';
export { makeFilm, makeReel, type ReelSpec, storedFilm } from './reel-factories.ts';
export { makeReview } from './review-factories.ts';
export { type CouponSpec, makeCoupon, makePromotion, makeSellable, orderBody, RIYADH } from './selling-factories.ts';
export { type MadeStaff, makeStaff, staffHeaders } from './staff-factories.ts';
export { startTestCluster, type TestCluster } from './test-cluster.ts';
export { createTestDatabase, type TestDatabase } from './test-database.ts';
export { makeVideo, type VideoSpec } from './video-factories.ts';
