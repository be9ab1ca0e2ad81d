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
import * as m25 from './fulfilment/endpoints.ts';
import * as m26 from './fulfilment/shapes.ts';
import * as m27 from './home/shapes.ts';
import * as m28 from './identity/account.ts';
import * as m29 from './identity/endpoints.ts';
import * as m30 from './invoices/endpoints.ts';
import * as m31 from './leaderboard/endpoints.ts';
import * as m32 from './ledger/endpoints.ts';
import * as m33 from './locations/endpoints.ts';
import * as m34 from './lotto/admin.ts';
import * as m35 from './lotto/endpoints.ts';
import * as m36 from './lotto/shapes.ts';
import * as m37 from './loyalty/endpoints.ts';
import * as m38 from './member-notifications/endpoints.ts';
import * as m39 from './members/endpoints.ts';
import * as m40 from './members/shapes.ts';
import * as m41 from './moderation/endpoints.ts';
import * as m42 from './newsletter/admin.ts';
import * as m43 from './notifications/endpoints.ts';
import * as m44 from './operations/endpoints.ts';
import * as m45 from './orders/endpoints.ts';
import * as m46 from './orders/lines.ts';
import * as m47 from './orders/quote.ts';
import * as m48 from './orders/social-proof.ts';
import * as m49 from './orders/unpaid.ts';
import * as m50 from './payouts/shapes.ts';
import * as m51 from './platform/shapes.ts';
import * as m52 from './points/endpoints.ts';
import * as m53 from './posts/endpoints.ts';
import * as m54 from './posts/shapes.ts';
import * as m55 from './product-import/endpoints.ts';
import * as m56 from './product-import/shapes.ts';
import * as m57 from './promotions/admin.ts';
import * as m58 from './questions/endpoints.ts';
import * as m59 from './questions/moderation.ts';
import * as m60 from './reels/shapes.ts';
import * as m61 from './restock/endpoints.ts';
import * as m62 from './returns/admin.ts';
import * as m63 from './returns/endpoints.ts';
import * as m64 from './returns/shapes.ts';
import * as m65 from './reviews/endpoints.ts';
import * as m66 from './reviews/moderation.ts';
import * as m67 from './rewards/endpoints.ts';
import * as m68 from './sales/endpoints.ts';
import * as m69 from './search/endpoints.ts';
import * as m70 from './settings/endpoints.ts';
import * as m71 from './shipping/admin.ts';
import * as m72 from './shipping/endpoints.ts';
import * as m73 from './shop-settings/endpoints.ts';
import * as m74 from './shop-settings/shapes.ts';
import * as m75 from './sizing/endpoints.ts';
import * as m76 from './sms/endpoints.ts';
import * as m77 from './staff/endpoints.ts';
import * as m78 from './transfers/endpoints.ts';
import * as m79 from './uploads/endpoints.ts';
import * as m80 from './wishlist/endpoints.ts';

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
  ShipmentDraft: { schema: m25.shipmentDraft, side: 'input' },
  AdminOrderRequest: { schema: m25.adminOrderRequest, side: 'input' },
  PaymentLink: { schema: m25.paymentLink, side: 'output' },
  AdminOrderSummary: { schema: m26.adminOrderSummary, side: 'output' },
  OrderNote: { schema: m26.orderNote, side: 'output' },
  TimelineEntry: { schema: m26.timelineEntry, side: 'output' },
  AdminOrder: { schema: m26.adminOrder, side: 'output' },
  PackingSlip: { schema: m26.packingSlip, side: 'output' },
  Packing: { schema: m26.packing, side: 'output' },
  HomePartDraft: { schema: m27.draftPart, side: 'output' },
  HomeChoice: { schema: m27.named, side: 'output' },
  AdminHomePart: { schema: m27.adminPart, side: 'output' },
  AdminHome: { schema: m27.adminHome, side: 'output' },
  HomeParts: { schema: m27.homeParts, side: 'output' },
  ConsentsDraft: { schema: m28.consentsDraft, side: 'input' },
  ConsentsSince: { schema: m28.consentsSince, side: 'output' },
  User: { schema: m28.user, side: 'output' },
  Profile: { schema: m28.profile, side: 'output' },
  Session: { schema: m28.session, side: 'output' },
  SignedIn: { schema: m28.signedIn, side: 'output' },
  SessionInList: { schema: m28.sessionInList, side: 'output' },
  RegisterRequest: { schema: m29.registerRequest, side: 'input' },
  LoginRequest: { schema: m29.loginRequest, side: 'input' },
  LoginCodeRequest: { schema: m29.loginCodeRequest, side: 'input' },
  LoginByCodeRequest: { schema: m29.loginByCodeRequest, side: 'input' },
  SignedInByCode: { schema: m29.signedInByCode, side: 'output' },
  PasswordReset: { schema: m29.passwordReset, side: 'input' },
  ProfileEdit: { schema: m29.profileEdit, side: 'input' },
  PasswordChange: { schema: m29.passwordChange, side: 'input' },
  Invoice: { schema: m30.invoice, side: 'output' },
  Leaderboard: { schema: m31.leaderboard, side: 'output' },
  LeaderboardStanding: { schema: m31.standing, side: 'output' },
  StoreCredit: { schema: m32.storeCredit, side: 'output' },
  Country: { schema: m33.country, side: 'output' },
  CityDetail: { schema: m33.cityDetail, side: 'output' },
  FoundNeighborhood: { schema: m33.foundNeighborhood, side: 'output' },
  City: { schema: m33.city, side: 'output' },
  Neighborhood: { schema: m33.neighborhood, side: 'output' },
  LottoPrizeDraft: { schema: m34.prizeDraft, side: 'input' },
  LottoCampaignDraft: { schema: m34.campaignDraft, side: 'output' },
  AdminLottoCampaign: { schema: m34.adminCampaign, side: 'output' },
  LottoCampaignEdit: { schema: m34.lottoCampaignEdit, side: 'input' },
  AdminLottoDeck: { schema: m34.adminLottoDeck, side: 'output' },
  LottoTickets: { schema: m35.tickets, side: 'output' },
  LottoHistoryItem: { schema: m35.historyItem, side: 'output' },
  LottoOdds: { schema: m35.odds, side: 'output' },
  LottoDeck: { schema: m35.deckPage, side: 'output' },
  LottoWinner: { schema: m35.winner, side: 'output' },
  LottoStats: { schema: m35.lottoStats, side: 'output' },
  RewardUse: { schema: m35.rewardUse, side: 'input' },
  LottoCampaign: { schema: m36.lottoCampaign, side: 'output' },
  LottoReward: { schema: m36.reward, side: 'output' },
  LottoTicket: { schema: m36.ticket, side: 'output' },
  LottoProof: { schema: m36.proof, side: 'output' },
  ScratchedCard: { schema: m36.scratched, side: 'output' },
  OrderPoints: { schema: m37.orderPoints, side: 'output' },
  MemberNotification: { schema: m38.notification, side: 'output' },
  MemberNotificationSettings: { schema: m38.settings, side: 'output' },
  MemberProfileEdit: { schema: m39.memberProfileEdit, side: 'input' },
  Membership: { schema: m39.membership, side: 'output' },
  MemberProfile: { schema: m39.profile, side: 'output' },
  SeenJoinRequest: { schema: m39.seenRequest, side: 'output' },
  MemberRef: { schema: m40.memberRef, side: 'output' },
  JoinRequest: { schema: m40.joinRequest, side: 'output' },
  JoinMessage: { schema: m40.joinMessage, side: 'output' },
  WrittenReport: { schema: m41.report, side: 'output' },
  QueuedAuthor: { schema: m41.queuedAuthor, side: 'output' },
  HeldWord: { schema: m41.heldWord, side: 'output' },
  QueuedWriting: { schema: m41.queued, side: 'output' },
  WatchedMember: { schema: m41.watched, side: 'output' },
  QueuedPost: { schema: m41.queuedPost, side: 'output' },
  ReportDraft: { schema: m41.reportDraft, side: 'input' },
  AdminSubscriber: { schema: m42.subscriber, side: 'output' },
  LetterDraft: { schema: m42.draft, side: 'output' },
  AdminLetterRow: { schema: m42.listed, side: 'output' },
  AdminLetter: { schema: m42.letter, side: 'output' },
  SubscriberCounts: { schema: m42.subscriberCounts, side: 'output' },
  LetterEdit: { schema: m42.letterEdit, side: 'input' },
  MailInList: { schema: m43.inList, side: 'output' },
  AdminMail: { schema: m43.mail, side: 'output' },
  MailPreview: { schema: m43.drawn, side: 'output' },
  MailTrial: { schema: m43.mailTrial, side: 'input' },
  MailEdit: { schema: m43.mailEdit, side: 'input' },
  FailedJob: { schema: m44.failedJob, side: 'output' },
  FailedJobs: { schema: m44.failedJobs, side: 'output' },
  OrderContactDraft: { schema: m45.contact, side: 'input' },
  OrderedPieces: { schema: m45.orderedPieces, side: 'output' },
  OrderedPart: { schema: m45.orderedPart, side: 'output' },
  OrderItem: { schema: m45.orderItem, side: 'output' },
  BankTransferDetails: { schema: m45.bankDetails, side: 'output' },
  OrderContact: { schema: m45.orderContact, side: 'output' },
  ShortLine: { schema: m45.shortLine, side: 'output' },
  OrderStatusChange: { schema: m45.orderStatusChange, side: 'input' },
  PlacedOrder: { schema: m45.placedOrder, side: 'output' },
  Order: { schema: m45.order, side: 'output' },
  OrderShipment: { schema: m45.shipment, side: 'output' },
  OrderEvent: { schema: m45.orderEvent, side: 'output' },
  PlaceOrderRequest: { schema: m45.placeOrderRequest, side: 'input' },
  OrderSummary: { schema: m45.orderSummary, side: 'output' },
  Tracking: { schema: m45.tracking, side: 'output' },
  OrderLine: { schema: m46.orderLine, side: 'output' },
  Quote: { schema: m47.quote, side: 'output' },
  QuoteLine: { schema: m47.quoteLine, side: 'output' },
  QuoteRequest: { schema: m47.quoteRequest, side: 'input' },
  RecentPurchase: { schema: m48.purchase, side: 'output' },
  HeldOrder: { schema: m49.heldOrder, side: 'output' },
  PointsValue: { schema: m50.pointsValue, side: 'output' },
  PointConversion: { schema: m50.conversion, side: 'output' },
  WithdrawalRequest: { schema: m50.withdrawBody, side: 'input' },
  AffiliateWithdrawal: { schema: m50.affiliateWithdrawal, side: 'output' },
  AdminWithdrawal: { schema: m50.adminWithdrawal, side: 'output' },
  AffiliateTransaction: { schema: m50.affiliateTransaction, side: 'output' },
  AffiliateStats: { schema: m50.affiliateStats, side: 'output' },
  Riyals: { schema: m51.riyals, side: 'output' },
  Image: { schema: m51.image, side: 'output' },
  Rank: { schema: m52.rank, side: 'output' },
  RankStanding: { schema: m52.standing, side: 'output' },
  AdminRank: { schema: m52.adminRank, side: 'output' },
  PointRule: { schema: m52.pointRule, side: 'output' },
  PointSettings: { schema: m52.pointSettings, side: 'output' },
  PointLine: { schema: m52.pointLine, side: 'output' },
  MyPoints: { schema: m52.myPoints, side: 'output' },
  RankEdit: { schema: m52.rankEdit, side: 'input' },
  PointRuleEdit: { schema: m52.pointRuleEdit, side: 'input' },
  PostFeed: { schema: m53.postFeed, side: 'output' },
  Post: { schema: m54.post, side: 'output' },
  PostComment: { schema: m54.comment, side: 'output' },
  PostDraft: { schema: m54.postDraft, side: 'output' },
  ImportChoicesEdit: { schema: m55.importChoicesEdit, side: 'input' },
  ImportColumn: { schema: m56.importColumn, side: 'output' },
  ImportOutcomeCounts: { schema: m56.outcomeCounts, side: 'output' },
  ImportResultCounts: { schema: m56.resultCounts, side: 'output' },
  ImportPictureCounts: { schema: m56.pictureCounts, side: 'output' },
  ProductImport: { schema: m56.productImport, side: 'output' },
  ProductImportInList: { schema: m56.listedImport, side: 'output' },
  ImportItem: { schema: m56.importItem, side: 'output' },
  AdminPromotionDraft: { schema: m57.draft, side: 'output' },
  AdminPromotion: { schema: m57.adminPromotion, side: 'output' },
  PromotionPreview: { schema: m57.previewed, side: 'output' },
  AdminPromotionInList: { schema: m57.adminPromotionInList, side: 'output' },
  AdminPromotionEdit: { schema: m57.adminPromotionEdit, side: 'input' },
  Question: { schema: m58.question, side: 'output' },
  QuestionPage: { schema: m58.questionPage, side: 'output' },
  OwnQuestion: { schema: m58.ownQuestion, side: 'output' },
  OwnQuestions: { schema: m58.ownQuestions, side: 'output' },
  ModeratedQuestion: { schema: m59.moderatedQuestion, side: 'output' },
  Reel: { schema: m60.reel, side: 'output' },
  ReelVideo: { schema: m60.video, side: 'output' },
  ReelDraft: { schema: m60.reelDraft, side: 'output' },
  RestockRequest: { schema: m61.restockRequest, side: 'input' },
  AdminReturn: { schema: m62.adminReturn, side: 'output' },
  AdminReturnSummary: { schema: m62.adminSummary, side: 'output' },
  StaffRefund: { schema: m62.staffRefund, side: 'input' },
  ExchangeShipment: { schema: m62.exchangeShipment, side: 'input' },
  ReturnRequest: { schema: m63.returnRequest, side: 'input' },
  ReturnEvent: { schema: m64.returnEvent, side: 'output' },
  ReturnRefund: { schema: m64.refund, side: 'output' },
  OrderReturn: { schema: m64.orderReturn, side: 'output' },
  ReturnSummary: { schema: m64.returnSummary, side: 'output' },
  Returnable: { schema: m64.returnable, side: 'output' },
  ReturnQuote: { schema: m64.returnQuote, side: 'output' },
  ReturnMessage: { schema: m64.returnMessage, side: 'output' },
  NewReview: { schema: m65.newReview, side: 'input' },
  OwnReview: { schema: m65.ownReview, side: 'output' },
  OwnReviews: { schema: m65.ownReviews, side: 'output' },
  ReviewDraftBody: { schema: m65.draft, side: 'output' },
  Review: { schema: m65.review, side: 'output' },
  ReviewPage: { schema: m65.reviewPage, side: 'output' },
  ModeratedReview: { schema: m66.moderatedReview, side: 'output' },
  CommunityReward: { schema: m67.reward, side: 'output' },
  RewardRedemption: { schema: m67.redemption, side: 'output' },
  RewardDraft: { schema: m67.draft, side: 'output' },
  AdminReward: { schema: m67.adminReward, side: 'output' },
  RewardEdit: { schema: m67.rewardEdit, side: 'input' },
  SalesReport: { schema: m68.report, side: 'output' },
  EmptySearch: { schema: m69.emptySearch, side: 'output' },
  SynonymGroup: { schema: m69.group, side: 'output' },
  StoreSettings: { schema: m70.storeSettings, side: 'output' },
  AdminShippingMethod: { schema: m71.method, side: 'output' },
  ShippingRateDraft: { schema: m71.rate, side: 'input' },
  ShippingZoneDraft: { schema: m71.zoneBody, side: 'output' },
  AdminShippingZone: { schema: m71.zone, side: 'output' },
  ShippingZoneEdit: { schema: m71.shippingZoneEdit, side: 'input' },
  ShippingMethodEdit: { schema: m71.shippingMethodEdit, side: 'input' },
  ShippingMethodInList: { schema: m72.method, side: 'output' },
  ShippingZone: { schema: m72.zone, side: 'output' },
  ShippingCalculation: { schema: m72.shippingCalculation, side: 'input' },
  ShippingOption: { schema: m72.shippingOption, side: 'output' },
  AdminStoreIdentity: { schema: m73.identity, side: 'output' },
  AdminRefundSettings: { schema: m73.refunds, side: 'output' },
  AdminHoldSettings: { schema: m73.holds, side: 'output' },
  AdminSalesRules: { schema: m73.rules, side: 'output' },
  AdminSmsSettings: { schema: m73.sms, side: 'output' },
  StoreIdentityEdit: { schema: m73.storeIdentityEdit, side: 'input' },
  StoreIdentityBody: { schema: m74.storeIdentity, side: 'output' },
  PaymentSettingsBody: { schema: m74.paymentSettings, side: 'output' },
  AdminPaymentSettings: { schema: m74.shownPayments, side: 'output' },
  Setup: { schema: m74.setup, side: 'output' },
  RefundSettings: { schema: m74.refundSettings, side: 'output' },
  HoldSettings: { schema: m74.holdSettings, side: 'output' },
  StorefrontSettings: { schema: m74.storefrontSettings, side: 'output' },
  SalesRules: { schema: m74.salesRules, side: 'output' },
  SmsSettings: { schema: m74.smsSettings, side: 'output' },
  SizeGuide: { schema: m75.sizeGuide, side: 'output' },
  SizeTable: { schema: m75.sizeTable, side: 'output' },
  SmsState: { schema: m76.smsState, side: 'output' },
  StaffSessionInList: { schema: m77.ownSession, side: 'output' },
  StaffLoginRequest: { schema: m77.staffLoginRequest, side: 'input' },
  StaffTotpRequest: { schema: m77.staffTotpRequest, side: 'input' },
  StaffSignedIn: { schema: m77.staffSignedIn, side: 'output' },
  StaffPasswordChange: { schema: m77.staffPasswordChange, side: 'input' },
  NewStaffMember: { schema: m77.newStaffMember, side: 'input' },
  StaffMemberEdit: { schema: m77.staffMemberEdit, side: 'input' },
  StaffMember: { schema: m77.staffMember, side: 'output' },
  AuditEntry: { schema: m77.auditEntry, side: 'output' },
  TransferReceipt: { schema: m78.receipt, side: 'output' },
  TransferReceipts: { schema: m78.receiptList, side: 'output' },
  OrderWithReceipts: { schema: m78.waiting, side: 'output' },
  Transfer: { schema: m78.transfer, side: 'output' },
  Upload: { schema: m79.upload, side: 'output' },
  VideoUpload: { schema: m79.video, side: 'output' },
  WishlistItem: { schema: m80.wishlistItem, side: 'output' },
};
