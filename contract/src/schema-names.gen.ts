// Written by `npm run contract:types`: the schema of each exported type, and the side the type is of.
import type { z } from 'zod';
import * as m0 from './addresses/endpoints.ts';
import * as m1 from './addresses/shapes.ts';
import * as m2 from './affiliates/endpoints.ts';
import * as m3 from './affiliates/shapes.ts';
import * as m4 from './approvals/shapes.ts';
import * as m5 from './blog/admin.ts';
import * as m6 from './blog/endpoints.ts';
import * as m7 from './catalog/admin-bundles.ts';
import * as m8 from './catalog/admin-categories.ts';
import * as m9 from './catalog/admin-product-shapes.ts';
import * as m10 from './catalog/admin-products.ts';
import * as m11 from './catalog/endpoints.ts';
import * as m12 from './catalog/shapes.ts';
import * as m13 from './checkout-payments/endpoints.ts';
import * as m14 from './commissions/shapes.ts';
import * as m15 from './contact/admin.ts';
import * as m16 from './contact/endpoints.ts';
import * as m17 from './content/admin.ts';
import * as m18 from './content/endpoints.ts';
import * as m19 from './contests/endpoints.ts';
import * as m20 from './contests/shapes.ts';
import * as m21 from './coupons/admin.ts';
import * as m22 from './coupons/endpoints.ts';
import * as m23 from './customers/endpoints.ts';
import * as m24 from './discovery/endpoints.ts';
import * as m25 from './extensions/endpoints.ts';
import * as m26 from './fulfilment/endpoints.ts';
import * as m27 from './fulfilment/shapes.ts';
import * as m28 from './home/shapes.ts';
import * as m29 from './identity/account.ts';
import * as m30 from './identity/endpoints.ts';
import * as m31 from './invoices/endpoints.ts';
import * as m32 from './leaderboard/endpoints.ts';
import * as m33 from './ledger/endpoints.ts';
import * as m34 from './locations/endpoints.ts';
import * as m35 from './lotto/admin.ts';
import * as m36 from './lotto/endpoints.ts';
import * as m37 from './lotto/shapes.ts';
import * as m38 from './loyalty/endpoints.ts';
import * as m39 from './machine-tokens/endpoints.ts';
import * as m40 from './member-notifications/endpoints.ts';
import * as m41 from './members/endpoints.ts';
import * as m42 from './members/shapes.ts';
import * as m43 from './moderation/endpoints.ts';
import * as m44 from './newsletter/admin.ts';
import * as m45 from './notifications/endpoints.ts';
import * as m46 from './operations/endpoints.ts';
import * as m47 from './orders/endpoints.ts';
import * as m48 from './orders/lines.ts';
import * as m49 from './orders/quote.ts';
import * as m50 from './orders/social-proof.ts';
import * as m51 from './orders/unpaid.ts';
import * as m52 from './payouts/shapes.ts';
import * as m53 from './platform/shapes.ts';
import * as m54 from './points/endpoints.ts';
import * as m55 from './posts/endpoints.ts';
import * as m56 from './posts/shapes.ts';
import * as m57 from './product-import/endpoints.ts';
import * as m58 from './product-import/shapes.ts';
import * as m59 from './promotions/admin.ts';
import * as m60 from './questions/endpoints.ts';
import * as m61 from './questions/moderation.ts';
import * as m62 from './reels/shapes.ts';
import * as m63 from './restock/endpoints.ts';
import * as m64 from './returns/admin.ts';
import * as m65 from './returns/endpoints.ts';
import * as m66 from './returns/shapes.ts';
import * as m67 from './reviews/endpoints.ts';
import * as m68 from './reviews/moderation.ts';
import * as m69 from './rewards/endpoints.ts';
import * as m70 from './sales/endpoints.ts';
import * as m71 from './search/endpoints.ts';
import * as m72 from './settings/endpoints.ts';
import * as m73 from './shipping/admin.ts';
import * as m74 from './shipping/endpoints.ts';
import * as m75 from './shop-settings/endpoints.ts';
import * as m76 from './shop-settings/shapes.ts';
import * as m77 from './sizing/endpoints.ts';
import * as m78 from './sms/endpoints.ts';
import * as m79 from './staff/endpoints.ts';
import * as m80 from './transfers/endpoints.ts';
import * as m81 from './uploads/endpoints.ts';
import * as m82 from './webhooks/endpoints.ts';
import * as m83 from './wishlist/endpoints.ts';

export const namedSchemas: Readonly<Record<string, { schema: z.ZodType; side: 'input' | 'output' }>> = {
  SavedAddress: { schema: m0.savedAddress, side: 'output' },
  AddressDraft: { schema: m0.addressDraft, side: 'input' },
  OrderAddressDraft: { schema: m1.addressInput, side: 'input' },
  ShownAddress: { schema: m1.shownAddress, side: 'output' },
  AffiliateReferral: { schema: m2.referral, side: 'output' },
  AffiliateLink: { schema: m2.sharedLink, side: 'output' },
  AffiliateApplicationDraft: { schema: m2.affiliateApplicationDraft, side: 'input' },
  AffiliateClick: { schema: m2.affiliateClick, side: 'input' },
  AffiliateApplication: { schema: m3.application, side: 'output' },
  StaffAffiliateApplication: { schema: m3.staffApplication, side: 'output' },
  AffiliateProgramme: { schema: m3.programme, side: 'output' },
  AffiliateSettingsEdit: { schema: m3.settingsBody, side: 'input' },
  StaffAffiliateSettings: { schema: m3.staffSettings, side: 'output' },
  AffiliateRateDraft: { schema: m3.rate, side: 'output' },
  AffiliateRateEdit: { schema: m3.rateChange, side: 'input' },
  StaffAffiliateRate: { schema: m3.staffRate, side: 'output' },
  AffiliateCouponDraft: { schema: m3.couponBody, side: 'input' },
  StaffAffiliateCoupon: { schema: m3.staffCoupon, side: 'output' },
  Approval: { schema: m4.approval, side: 'output' },
  ApprovalRequest: { schema: m4.approvalRequest, side: 'input' },
  MoneyAlert: { schema: m4.moneyAlert, side: 'output' },
  AdminArticleDraft: { schema: m5.draft, side: 'output' },
  AdminArticleRow: { schema: m5.listed, side: 'output' },
  AdminArticle: { schema: m5.adminArticle, side: 'output' },
  AdminBlogCategory: { schema: m5.category, side: 'output' },
  AdminArticleEdit: { schema: m5.adminArticleEdit, side: 'input' },
  ArticleStatusChange: { schema: m5.articleStatusChange, side: 'input' },
  BlogCategoryEdit: { schema: m5.blogCategoryEdit, side: 'input' },
  BlogCategoryInList: { schema: m6.blogCategoryInList, side: 'output' },
  ArticleCard: { schema: m6.articleCard, side: 'output' },
  Article: { schema: m6.article, side: 'output' },
  AdminBundleDraft: { schema: m7.draft, side: 'output' },
  AdminBundle: { schema: m7.adminBundle, side: 'output' },
  AdminBundleEdit: { schema: m7.adminBundleEdit, side: 'input' },
  AdminCategoryDraft: { schema: m8.draft, side: 'output' },
  ListedCategory: { schema: m8.listedCategory, side: 'output' },
  AdminCategory: { schema: m8.adminCategory, side: 'output' },
  AdminCategoryEdit: { schema: m8.adminCategoryEdit, side: 'input' },
  CategoryPlace: { schema: m8.categoryPlace, side: 'input' },
  PictureDraft: { schema: m9.namedPicture, side: 'input' },
  AdminPicture: { schema: m9.shownPicture, side: 'output' },
  SpecificationDraft: { schema: m9.specification, side: 'input' },
  VariantDraft: { schema: m9.variantDraft, side: 'input' },
  AdminProductDraft: { schema: m9.productDraft, side: 'output' },
  AdminProduct: { schema: m9.adminProduct, side: 'output' },
  AdminProductRow: { schema: m9.listedProduct, side: 'output' },
  StockMovement: { schema: m9.movement, side: 'output' },
  BulkProductRow: { schema: m9.bulkRow, side: 'output' },
  BulkProductOutcome: { schema: m9.bulkOutcome, side: 'output' },
  NewAdminProduct: { schema: m10.newAdminProduct, side: 'input' },
  AdminProductEdit: { schema: m10.adminProductEdit, side: 'input' },
  ProductStatusChange: { schema: m10.productStatusChange, side: 'input' },
  StockAdjustment: { schema: m10.stockAdjustment, side: 'input' },
  AdminBrand: { schema: m10.adminBrand, side: 'output' },
  CategoryDetail: { schema: m11.categoryDetail, side: 'output' },
  ProductRef: { schema: m12.productRef, side: 'output' },
  PicturedProduct: { schema: m12.picturedProduct, side: 'output' },
  NamedProduct: { schema: m12.namedProduct, side: 'output' },
  CategoryRef: { schema: m12.categoryRef, side: 'output' },
  BundleItem: { schema: m12.bundleItem, side: 'output' },
  FacetValue: { schema: m12.facetValue, side: 'output' },
  Facets: { schema: m12.facets, side: 'output' },
  Category: { schema: m12.category, side: 'output' },
  CategoryWithChildren: { schema: m12.categoryWithChildren, side: 'output' },
  Product: { schema: m12.product, side: 'output' },
  ProductDetail: { schema: m12.productDetail, side: 'output' },
  ProductPage: { schema: m12.productPage, side: 'output' },
  Variant: { schema: m12.variant, side: 'output' },
  Bundle: { schema: m12.bundle, side: 'output' },
  Promotion: { schema: m12.promotion, side: 'output' },
  PromotionRef: { schema: m12.promotionRef, side: 'output' },
  Badge: { schema: m12.badge, side: 'output' },
  CardPayment: { schema: m13.cardPayment, side: 'output' },
  DemoPayment: { schema: m13.demoPayment, side: 'output' },
  ReferredOrder: { schema: m14.referredOrder, side: 'output' },
  AdminCommission: { schema: m14.adminCommission, side: 'output' },
  AffiliateFlag: { schema: m14.affiliateFlag, side: 'output' },
  MessageInList: { schema: m15.inList, side: 'output' },
  AdminMessage: { schema: m15.contactMessage, side: 'output' },
  ContactMessage: { schema: m16.contactMessage, side: 'input' },
  PageBody: { schema: m17.pageBody, side: 'output' },
  PageInList: { schema: m17.pageInList, side: 'output' },
  AdminPage: { schema: m17.adminPage, side: 'output' },
  FaqGroupBody: { schema: m17.groupBody, side: 'output' },
  AdminFaqGroup: { schema: m17.adminGroup, side: 'output' },
  PageEdit: { schema: m17.pageEdit, side: 'input' },
  FaqGroupEdit: { schema: m17.faqGroupEdit, side: 'input' },
  InformationPage: { schema: m18.informationPage, side: 'output' },
  FaqGroup: { schema: m18.faqGroup, side: 'output' },
  ContestEntryDraft: { schema: m19.contestEntryDraft, side: 'input' },
  ContestEntry: { schema: m20.contestEntry, side: 'output' },
  ContestPrize: { schema: m20.prize, side: 'output' },
  Contest: { schema: m20.contest, side: 'output' },
  ContestDetail: { schema: m20.contestDetail, side: 'output' },
  ContestDraft: { schema: m20.contestDraft, side: 'output' },
  ContestEdit: { schema: m20.contestChange, side: 'input' },
  AdminContestEntry: { schema: m20.adminContestEntry, side: 'output' },
  AdminContest: { schema: m20.adminContest, side: 'output' },
  AdminCouponDraft: { schema: m21.draft, side: 'output' },
  AdminCoupon: { schema: m21.adminCoupon, side: 'output' },
  CouponInList: { schema: m21.couponInList, side: 'output' },
  AdminCouponEdit: { schema: m21.adminCouponEdit, side: 'input' },
  CouponBatchDraft: { schema: m21.couponBatchDraft, side: 'input' },
  CouponBatch: { schema: m21.couponBatch, side: 'output' },
  CouponEffect: { schema: m22.couponEffect, side: 'output' },
  CouponTypeInList: { schema: m22.couponTypeInList, side: 'output' },
  Coupon: { schema: m22.coupon, side: 'output' },
  CustomerInList: { schema: m23.inList, side: 'output' },
  CustomerNote: { schema: m23.note, side: 'output' },
  AdminCustomer: { schema: m23.adminCustomer, side: 'output' },
  StoreCreditChange: { schema: m23.storeCreditChange, side: 'input' },
  MemberReview: { schema: m24.memberReview, side: 'output' },
  CountedTag: { schema: m24.tag, side: 'output' },
  CommunityStats: { schema: m24.stats, side: 'output' },
  CommunitySearchResults: { schema: m24.communitySearchResults, side: 'output' },
  Extension: { schema: m25.extension, side: 'output' },
  ShipmentDraft: { schema: m26.shipmentDraft, side: 'input' },
  AdminOrderRequest: { schema: m26.adminOrderRequest, side: 'input' },
  PaymentLink: { schema: m26.paymentLink, side: 'output' },
  AdminOrderSummary: { schema: m27.adminOrderSummary, side: 'output' },
  OrderNote: { schema: m27.orderNote, side: 'output' },
  TimelineEntry: { schema: m27.timelineEntry, side: 'output' },
  AdminOrder: { schema: m27.adminOrder, side: 'output' },
  PackingSlip: { schema: m27.packingSlip, side: 'output' },
  Packing: { schema: m27.packing, side: 'output' },
  HomePartDraft: { schema: m28.draftPart, side: 'output' },
  HomeChoice: { schema: m28.named, side: 'output' },
  AdminHomePart: { schema: m28.adminPart, side: 'output' },
  AdminHome: { schema: m28.adminHome, side: 'output' },
  HomeParts: { schema: m28.homeParts, side: 'output' },
  ConsentsDraft: { schema: m29.consentsDraft, side: 'input' },
  ConsentsSince: { schema: m29.consentsSince, side: 'output' },
  User: { schema: m29.user, side: 'output' },
  Profile: { schema: m29.profile, side: 'output' },
  Session: { schema: m29.session, side: 'output' },
  SignedIn: { schema: m29.signedIn, side: 'output' },
  SessionInList: { schema: m29.sessionInList, side: 'output' },
  RegisterRequest: { schema: m30.registerRequest, side: 'input' },
  LoginRequest: { schema: m30.loginRequest, side: 'input' },
  LoginCodeRequest: { schema: m30.loginCodeRequest, side: 'input' },
  LoginByCodeRequest: { schema: m30.loginByCodeRequest, side: 'input' },
  SignedInByCode: { schema: m30.signedInByCode, side: 'output' },
  PasswordReset: { schema: m30.passwordReset, side: 'input' },
  ProfileEdit: { schema: m30.profileEdit, side: 'input' },
  PasswordChange: { schema: m30.passwordChange, side: 'input' },
  Invoice: { schema: m31.invoice, side: 'output' },
  Leaderboard: { schema: m32.leaderboard, side: 'output' },
  LeaderboardStanding: { schema: m32.standing, side: 'output' },
  StoreCredit: { schema: m33.storeCredit, side: 'output' },
  Country: { schema: m34.country, side: 'output' },
  CityDetail: { schema: m34.cityDetail, side: 'output' },
  FoundNeighborhood: { schema: m34.foundNeighborhood, side: 'output' },
  City: { schema: m34.city, side: 'output' },
  Neighborhood: { schema: m34.neighborhood, side: 'output' },
  LottoPrizeDraft: { schema: m35.prizeDraft, side: 'input' },
  LottoCampaignDraft: { schema: m35.campaignDraft, side: 'output' },
  AdminLottoCampaign: { schema: m35.adminCampaign, side: 'output' },
  LottoCampaignEdit: { schema: m35.lottoCampaignEdit, side: 'input' },
  AdminLottoDeck: { schema: m35.adminLottoDeck, side: 'output' },
  LottoTickets: { schema: m36.tickets, side: 'output' },
  LottoHistoryItem: { schema: m36.historyItem, side: 'output' },
  LottoOdds: { schema: m36.odds, side: 'output' },
  LottoDeck: { schema: m36.deckPage, side: 'output' },
  LottoWinner: { schema: m36.winner, side: 'output' },
  LottoStats: { schema: m36.lottoStats, side: 'output' },
  RewardUse: { schema: m36.rewardUse, side: 'input' },
  LottoCampaign: { schema: m37.lottoCampaign, side: 'output' },
  LottoReward: { schema: m37.reward, side: 'output' },
  LottoTicket: { schema: m37.ticket, side: 'output' },
  LottoProof: { schema: m37.proof, side: 'output' },
  ScratchedCard: { schema: m37.scratched, side: 'output' },
  OrderPoints: { schema: m38.orderPoints, side: 'output' },
  MachineTokenDraft: { schema: m39.machineTokenDraft, side: 'output' },
  MachineToken: { schema: m39.machineToken, side: 'output' },
  MemberNotification: { schema: m40.notification, side: 'output' },
  MemberNotificationSettings: { schema: m40.settings, side: 'output' },
  MemberProfileEdit: { schema: m41.memberProfileEdit, side: 'input' },
  Membership: { schema: m41.membership, side: 'output' },
  MemberProfile: { schema: m41.profile, side: 'output' },
  SeenJoinRequest: { schema: m41.seenRequest, side: 'output' },
  MemberRef: { schema: m42.memberRef, side: 'output' },
  JoinRequest: { schema: m42.joinRequest, side: 'output' },
  JoinMessage: { schema: m42.joinMessage, side: 'output' },
  WrittenReport: { schema: m43.report, side: 'output' },
  QueuedAuthor: { schema: m43.queuedAuthor, side: 'output' },
  HeldWord: { schema: m43.heldWord, side: 'output' },
  QueuedWriting: { schema: m43.queued, side: 'output' },
  WatchedMember: { schema: m43.watched, side: 'output' },
  QueuedPost: { schema: m43.queuedPost, side: 'output' },
  ReportDraft: { schema: m43.reportDraft, side: 'input' },
  AdminSubscriber: { schema: m44.subscriber, side: 'output' },
  LetterDraft: { schema: m44.draft, side: 'output' },
  AdminLetterRow: { schema: m44.listed, side: 'output' },
  AdminLetter: { schema: m44.letter, side: 'output' },
  SubscriberCounts: { schema: m44.subscriberCounts, side: 'output' },
  LetterEdit: { schema: m44.letterEdit, side: 'input' },
  MailInList: { schema: m45.inList, side: 'output' },
  AdminMail: { schema: m45.mail, side: 'output' },
  MailPreview: { schema: m45.drawn, side: 'output' },
  MailTrial: { schema: m45.mailTrial, side: 'input' },
  MailEdit: { schema: m45.mailEdit, side: 'input' },
  FailedJob: { schema: m46.failedJob, side: 'output' },
  FailedJobs: { schema: m46.failedJobs, side: 'output' },
  Backup: { schema: m46.backup, side: 'output' },
  Backups: { schema: m46.backups, side: 'output' },
  OrderContactDraft: { schema: m47.contact, side: 'input' },
  OrderedPieces: { schema: m47.orderedPieces, side: 'output' },
  OrderedPart: { schema: m47.orderedPart, side: 'output' },
  OrderItem: { schema: m47.orderItem, side: 'output' },
  BankTransferDetails: { schema: m47.bankDetails, side: 'output' },
  OrderContact: { schema: m47.orderContact, side: 'output' },
  ShortLine: { schema: m47.shortLine, side: 'output' },
  OrderStatusChange: { schema: m47.orderStatusChange, side: 'input' },
  PlacedOrder: { schema: m47.placedOrder, side: 'output' },
  Order: { schema: m47.order, side: 'output' },
  OrderShipment: { schema: m47.shipment, side: 'output' },
  OrderEvent: { schema: m47.orderEvent, side: 'output' },
  PlaceOrderRequest: { schema: m47.placeOrderRequest, side: 'input' },
  OrderSummary: { schema: m47.orderSummary, side: 'output' },
  Tracking: { schema: m47.tracking, side: 'output' },
  OrderLine: { schema: m48.orderLine, side: 'output' },
  Quote: { schema: m49.quote, side: 'output' },
  QuoteLine: { schema: m49.quoteLine, side: 'output' },
  QuoteRequest: { schema: m49.quoteRequest, side: 'input' },
  RecentPurchase: { schema: m50.purchase, side: 'output' },
  HeldOrder: { schema: m51.heldOrder, side: 'output' },
  PointsValue: { schema: m52.pointsValue, side: 'output' },
  PointConversion: { schema: m52.conversion, side: 'output' },
  WithdrawalRequest: { schema: m52.withdrawBody, side: 'input' },
  AffiliateWithdrawal: { schema: m52.affiliateWithdrawal, side: 'output' },
  AdminWithdrawal: { schema: m52.adminWithdrawal, side: 'output' },
  AffiliateTransaction: { schema: m52.affiliateTransaction, side: 'output' },
  AffiliateStats: { schema: m52.affiliateStats, side: 'output' },
  Riyals: { schema: m53.riyals, side: 'output' },
  Image: { schema: m53.image, side: 'output' },
  Rank: { schema: m54.rank, side: 'output' },
  RankStanding: { schema: m54.standing, side: 'output' },
  AdminRank: { schema: m54.adminRank, side: 'output' },
  PointRule: { schema: m54.pointRule, side: 'output' },
  PointSettings: { schema: m54.pointSettings, side: 'output' },
  PointLine: { schema: m54.pointLine, side: 'output' },
  MyPoints: { schema: m54.myPoints, side: 'output' },
  RankEdit: { schema: m54.rankEdit, side: 'input' },
  PointRuleEdit: { schema: m54.pointRuleEdit, side: 'input' },
  PostFeed: { schema: m55.postFeed, side: 'output' },
  Post: { schema: m56.post, side: 'output' },
  PostComment: { schema: m56.comment, side: 'output' },
  PostDraft: { schema: m56.postDraft, side: 'output' },
  ImportChoicesEdit: { schema: m57.importChoicesEdit, side: 'input' },
  ImportColumn: { schema: m58.importColumn, side: 'output' },
  ImportOutcomeCounts: { schema: m58.outcomeCounts, side: 'output' },
  ImportResultCounts: { schema: m58.resultCounts, side: 'output' },
  ImportPictureCounts: { schema: m58.pictureCounts, side: 'output' },
  ProductImport: { schema: m58.productImport, side: 'output' },
  ProductImportInList: { schema: m58.listedImport, side: 'output' },
  ImportItem: { schema: m58.importItem, side: 'output' },
  AdminPromotionDraft: { schema: m59.draft, side: 'output' },
  AdminPromotion: { schema: m59.adminPromotion, side: 'output' },
  PromotionPreview: { schema: m59.previewed, side: 'output' },
  AdminPromotionInList: { schema: m59.adminPromotionInList, side: 'output' },
  AdminPromotionEdit: { schema: m59.adminPromotionEdit, side: 'input' },
  Question: { schema: m60.question, side: 'output' },
  QuestionPage: { schema: m60.questionPage, side: 'output' },
  OwnQuestion: { schema: m60.ownQuestion, side: 'output' },
  OwnQuestions: { schema: m60.ownQuestions, side: 'output' },
  ModeratedQuestion: { schema: m61.moderatedQuestion, side: 'output' },
  Reel: { schema: m62.reel, side: 'output' },
  ReelVideo: { schema: m62.video, side: 'output' },
  ReelDraft: { schema: m62.reelDraft, side: 'output' },
  RestockRequest: { schema: m63.restockRequest, side: 'input' },
  AdminReturn: { schema: m64.adminReturn, side: 'output' },
  AdminReturnSummary: { schema: m64.adminSummary, side: 'output' },
  StaffRefund: { schema: m64.staffRefund, side: 'input' },
  ExchangeShipment: { schema: m64.exchangeShipment, side: 'input' },
  ReturnRequest: { schema: m65.returnRequest, side: 'input' },
  ReturnEvent: { schema: m66.returnEvent, side: 'output' },
  ReturnRefund: { schema: m66.refund, side: 'output' },
  OrderReturn: { schema: m66.orderReturn, side: 'output' },
  ReturnSummary: { schema: m66.returnSummary, side: 'output' },
  Returnable: { schema: m66.returnable, side: 'output' },
  ReturnQuote: { schema: m66.returnQuote, side: 'output' },
  ReturnMessage: { schema: m66.returnMessage, side: 'output' },
  NewReview: { schema: m67.newReview, side: 'input' },
  OwnReview: { schema: m67.ownReview, side: 'output' },
  OwnReviews: { schema: m67.ownReviews, side: 'output' },
  ReviewDraftBody: { schema: m67.draft, side: 'output' },
  Review: { schema: m67.review, side: 'output' },
  ReviewPage: { schema: m67.reviewPage, side: 'output' },
  ModeratedReview: { schema: m68.moderatedReview, side: 'output' },
  CommunityReward: { schema: m69.reward, side: 'output' },
  RewardRedemption: { schema: m69.redemption, side: 'output' },
  RewardDraft: { schema: m69.draft, side: 'output' },
  AdminReward: { schema: m69.adminReward, side: 'output' },
  RewardEdit: { schema: m69.rewardEdit, side: 'input' },
  SalesReport: { schema: m70.report, side: 'output' },
  EmptySearch: { schema: m71.emptySearch, side: 'output' },
  SynonymGroup: { schema: m71.group, side: 'output' },
  StoreSettings: { schema: m72.storeSettings, side: 'output' },
  AdminShippingMethod: { schema: m73.method, side: 'output' },
  ShippingRateDraft: { schema: m73.rate, side: 'input' },
  ShippingZoneDraft: { schema: m73.zoneBody, side: 'output' },
  AdminShippingZone: { schema: m73.zone, side: 'output' },
  ShippingZoneEdit: { schema: m73.shippingZoneEdit, side: 'input' },
  ShippingMethodEdit: { schema: m73.shippingMethodEdit, side: 'input' },
  ShippingMethodInList: { schema: m74.method, side: 'output' },
  ShippingZone: { schema: m74.zone, side: 'output' },
  ShippingCalculation: { schema: m74.shippingCalculation, side: 'input' },
  ShippingOption: { schema: m74.shippingOption, side: 'output' },
  AdminStoreIdentity: { schema: m75.identity, side: 'output' },
  AdminRefundSettings: { schema: m75.refunds, side: 'output' },
  AdminHoldSettings: { schema: m75.holds, side: 'output' },
  AdminSalesRules: { schema: m75.rules, side: 'output' },
  AdminSmsSettings: { schema: m75.sms, side: 'output' },
  StoreIdentityEdit: { schema: m75.storeIdentityEdit, side: 'input' },
  StoreIdentityBody: { schema: m76.storeIdentity, side: 'output' },
  PaymentSettingsBody: { schema: m76.paymentSettings, side: 'output' },
  AdminPaymentSettings: { schema: m76.shownPayments, side: 'output' },
  Setup: { schema: m76.setup, side: 'output' },
  RefundSettings: { schema: m76.refundSettings, side: 'output' },
  HoldSettings: { schema: m76.holdSettings, side: 'output' },
  StorefrontSettings: { schema: m76.storefrontSettings, side: 'output' },
  SalesRules: { schema: m76.salesRules, side: 'output' },
  SmsSettings: { schema: m76.smsSettings, side: 'output' },
  SizeGuide: { schema: m77.sizeGuide, side: 'output' },
  SizeTable: { schema: m77.sizeTable, side: 'output' },
  SmsState: { schema: m78.smsState, side: 'output' },
  StaffSessionInList: { schema: m79.ownSession, side: 'output' },
  StaffLoginRequest: { schema: m79.staffLoginRequest, side: 'input' },
  StaffTotpRequest: { schema: m79.staffTotpRequest, side: 'input' },
  StaffSignedIn: { schema: m79.staffSignedIn, side: 'output' },
  StaffPasswordChange: { schema: m79.staffPasswordChange, side: 'input' },
  NewStaffMember: { schema: m79.newStaffMember, side: 'input' },
  StaffMemberEdit: { schema: m79.staffMemberEdit, side: 'input' },
  StaffMember: { schema: m79.staffMember, side: 'output' },
  AuditEntry: { schema: m79.auditEntry, side: 'output' },
  TransferReceipt: { schema: m80.receipt, side: 'output' },
  TransferReceipts: { schema: m80.receiptList, side: 'output' },
  OrderWithReceipts: { schema: m80.waiting, side: 'output' },
  Transfer: { schema: m80.transfer, side: 'output' },
  Upload: { schema: m81.upload, side: 'output' },
  VideoUpload: { schema: m81.video, side: 'output' },
  Webhook: { schema: m82.webhook, side: 'output' },
  WebhookDraft: { schema: m82.webhookDraft, side: 'output' },
  WebhookChange: { schema: m82.webhookChange, side: 'output' },
  WebhookEvent: { schema: m82.webhookEvent, side: 'output' },
  WebhookWithSecret: { schema: m82.webhookWithSecret, side: 'output' },
  WebhookDelivery: { schema: m82.webhookDelivery, side: 'output' },
  WishlistItem: { schema: m83.wishlistItem, side: 'output' },
};
