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
import * as m25 from './e-invoicing/endpoints.ts';
import * as m26 from './extensions/endpoints.ts';
import * as m27 from './fulfilment/endpoints.ts';
import * as m28 from './fulfilment/shapes.ts';
import * as m29 from './home/shapes.ts';
import * as m30 from './identity/account.ts';
import * as m31 from './identity/endpoints.ts';
import * as m32 from './invoices/endpoints.ts';
import * as m33 from './leaderboard/endpoints.ts';
import * as m34 from './ledger/endpoints.ts';
import * as m35 from './locations/endpoints.ts';
import * as m36 from './lotto/admin.ts';
import * as m37 from './lotto/endpoints.ts';
import * as m38 from './lotto/shapes.ts';
import * as m39 from './loyalty/endpoints.ts';
import * as m40 from './machine-tokens/endpoints.ts';
import * as m41 from './member-notifications/endpoints.ts';
import * as m42 from './members/endpoints.ts';
import * as m43 from './members/shapes.ts';
import * as m44 from './moderation/endpoints.ts';
import * as m45 from './newsletter/admin.ts';
import * as m46 from './notifications/endpoints.ts';
import * as m47 from './operations/endpoints.ts';
import * as m48 from './orders/endpoints.ts';
import * as m49 from './orders/lines.ts';
import * as m50 from './orders/quote.ts';
import * as m51 from './orders/social-proof.ts';
import * as m52 from './orders/unpaid.ts';
import * as m53 from './payouts/shapes.ts';
import * as m54 from './platform/shapes.ts';
import * as m55 from './points/endpoints.ts';
import * as m56 from './posts/endpoints.ts';
import * as m57 from './posts/shapes.ts';
import * as m58 from './product-import/endpoints.ts';
import * as m59 from './product-import/shapes.ts';
import * as m60 from './promotions/admin.ts';
import * as m61 from './questions/endpoints.ts';
import * as m62 from './questions/moderation.ts';
import * as m63 from './reels/shapes.ts';
import * as m64 from './restock/endpoints.ts';
import * as m65 from './returns/admin.ts';
import * as m66 from './returns/endpoints.ts';
import * as m67 from './returns/shapes.ts';
import * as m68 from './reviews/endpoints.ts';
import * as m69 from './reviews/moderation.ts';
import * as m70 from './rewards/endpoints.ts';
import * as m71 from './sales/endpoints.ts';
import * as m72 from './search/endpoints.ts';
import * as m73 from './settings/endpoints.ts';
import * as m74 from './shipping/admin.ts';
import * as m75 from './shipping/endpoints.ts';
import * as m76 from './shop-settings/endpoints.ts';
import * as m77 from './shop-settings/shapes.ts';
import * as m78 from './sizing/endpoints.ts';
import * as m79 from './sms/endpoints.ts';
import * as m80 from './staff/endpoints.ts';
import * as m81 from './transfers/endpoints.ts';
import * as m82 from './uploads/endpoints.ts';
import * as m83 from './webhooks/endpoints.ts';
import * as m84 from './wishlist/endpoints.ts';

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
  TaxIdentityDraft: { schema: m25.taxIdentityDraft, side: 'output' },
  TaxUnitDraft: { schema: m25.taxUnitDraft, side: 'output' },
  TaxNotice: { schema: m25.taxNotice, side: 'output' },
  TaxUnitCheck: { schema: m25.taxUnitCheck, side: 'output' },
  TaxUnit: { schema: m25.taxUnit, side: 'output' },
  EInvoicing: { schema: m25.eInvoicing, side: 'output' },
  TaxDocumentSummary: { schema: m25.taxDocumentSummary, side: 'output' },
  Extension: { schema: m26.extension, side: 'output' },
  ShipmentDraft: { schema: m27.shipmentDraft, side: 'input' },
  AdminOrderRequest: { schema: m27.adminOrderRequest, side: 'input' },
  PaymentLink: { schema: m27.paymentLink, side: 'output' },
  AdminOrderSummary: { schema: m28.adminOrderSummary, side: 'output' },
  OrderNote: { schema: m28.orderNote, side: 'output' },
  TimelineEntry: { schema: m28.timelineEntry, side: 'output' },
  AdminOrder: { schema: m28.adminOrder, side: 'output' },
  PackingSlip: { schema: m28.packingSlip, side: 'output' },
  Packing: { schema: m28.packing, side: 'output' },
  HomePartDraft: { schema: m29.draftPart, side: 'output' },
  HomeChoice: { schema: m29.named, side: 'output' },
  AdminHomePart: { schema: m29.adminPart, side: 'output' },
  AdminHome: { schema: m29.adminHome, side: 'output' },
  HomeParts: { schema: m29.homeParts, side: 'output' },
  ConsentsDraft: { schema: m30.consentsDraft, side: 'input' },
  ConsentsSince: { schema: m30.consentsSince, side: 'output' },
  User: { schema: m30.user, side: 'output' },
  Profile: { schema: m30.profile, side: 'output' },
  Session: { schema: m30.session, side: 'output' },
  SignedIn: { schema: m30.signedIn, side: 'output' },
  SessionInList: { schema: m30.sessionInList, side: 'output' },
  RegisterRequest: { schema: m31.registerRequest, side: 'input' },
  LoginRequest: { schema: m31.loginRequest, side: 'input' },
  LoginCodeRequest: { schema: m31.loginCodeRequest, side: 'input' },
  LoginByCodeRequest: { schema: m31.loginByCodeRequest, side: 'input' },
  SignedInByCode: { schema: m31.signedInByCode, side: 'output' },
  PasswordReset: { schema: m31.passwordReset, side: 'input' },
  ProfileEdit: { schema: m31.profileEdit, side: 'input' },
  PasswordChange: { schema: m31.passwordChange, side: 'input' },
  Invoice: { schema: m32.invoice, side: 'output' },
  Leaderboard: { schema: m33.leaderboard, side: 'output' },
  LeaderboardStanding: { schema: m33.standing, side: 'output' },
  StoreCredit: { schema: m34.storeCredit, side: 'output' },
  Country: { schema: m35.country, side: 'output' },
  CityDetail: { schema: m35.cityDetail, side: 'output' },
  FoundNeighborhood: { schema: m35.foundNeighborhood, side: 'output' },
  City: { schema: m35.city, side: 'output' },
  Neighborhood: { schema: m35.neighborhood, side: 'output' },
  LottoPrizeDraft: { schema: m36.prizeDraft, side: 'input' },
  LottoCampaignDraft: { schema: m36.campaignDraft, side: 'output' },
  AdminLottoCampaign: { schema: m36.adminCampaign, side: 'output' },
  LottoCampaignEdit: { schema: m36.lottoCampaignEdit, side: 'input' },
  AdminLottoDeck: { schema: m36.adminLottoDeck, side: 'output' },
  LottoTickets: { schema: m37.tickets, side: 'output' },
  LottoHistoryItem: { schema: m37.historyItem, side: 'output' },
  LottoOdds: { schema: m37.odds, side: 'output' },
  LottoDeck: { schema: m37.deckPage, side: 'output' },
  LottoWinner: { schema: m37.winner, side: 'output' },
  LottoStats: { schema: m37.lottoStats, side: 'output' },
  RewardUse: { schema: m37.rewardUse, side: 'input' },
  LottoCampaign: { schema: m38.lottoCampaign, side: 'output' },
  LottoReward: { schema: m38.reward, side: 'output' },
  LottoTicket: { schema: m38.ticket, side: 'output' },
  LottoProof: { schema: m38.proof, side: 'output' },
  ScratchedCard: { schema: m38.scratched, side: 'output' },
  OrderPoints: { schema: m39.orderPoints, side: 'output' },
  MachineTokenDraft: { schema: m40.machineTokenDraft, side: 'output' },
  MachineToken: { schema: m40.machineToken, side: 'output' },
  MemberNotification: { schema: m41.notification, side: 'output' },
  MemberNotificationSettings: { schema: m41.settings, side: 'output' },
  MemberProfileEdit: { schema: m42.memberProfileEdit, side: 'input' },
  Membership: { schema: m42.membership, side: 'output' },
  MemberProfile: { schema: m42.profile, side: 'output' },
  SeenJoinRequest: { schema: m42.seenRequest, side: 'output' },
  MemberRef: { schema: m43.memberRef, side: 'output' },
  JoinRequest: { schema: m43.joinRequest, side: 'output' },
  JoinMessage: { schema: m43.joinMessage, side: 'output' },
  WrittenReport: { schema: m44.report, side: 'output' },
  QueuedAuthor: { schema: m44.queuedAuthor, side: 'output' },
  HeldWord: { schema: m44.heldWord, side: 'output' },
  QueuedWriting: { schema: m44.queued, side: 'output' },
  WatchedMember: { schema: m44.watched, side: 'output' },
  QueuedPost: { schema: m44.queuedPost, side: 'output' },
  ReportDraft: { schema: m44.reportDraft, side: 'input' },
  AdminSubscriber: { schema: m45.subscriber, side: 'output' },
  LetterDraft: { schema: m45.draft, side: 'output' },
  AdminLetterRow: { schema: m45.listed, side: 'output' },
  AdminLetter: { schema: m45.letter, side: 'output' },
  SubscriberCounts: { schema: m45.subscriberCounts, side: 'output' },
  LetterEdit: { schema: m45.letterEdit, side: 'input' },
  MailInList: { schema: m46.inList, side: 'output' },
  AdminMail: { schema: m46.mail, side: 'output' },
  MailPreview: { schema: m46.drawn, side: 'output' },
  MailTrial: { schema: m46.mailTrial, side: 'input' },
  MailEdit: { schema: m46.mailEdit, side: 'input' },
  FailedJob: { schema: m47.failedJob, side: 'output' },
  FailedJobs: { schema: m47.failedJobs, side: 'output' },
  Backup: { schema: m47.backup, side: 'output' },
  Backups: { schema: m47.backups, side: 'output' },
  OrderContactDraft: { schema: m48.contact, side: 'input' },
  OrderedPieces: { schema: m48.orderedPieces, side: 'output' },
  OrderedPart: { schema: m48.orderedPart, side: 'output' },
  OrderItem: { schema: m48.orderItem, side: 'output' },
  BankTransferDetails: { schema: m48.bankDetails, side: 'output' },
  OrderContact: { schema: m48.orderContact, side: 'output' },
  ShortLine: { schema: m48.shortLine, side: 'output' },
  OrderStatusChange: { schema: m48.orderStatusChange, side: 'input' },
  PlacedOrder: { schema: m48.placedOrder, side: 'output' },
  Order: { schema: m48.order, side: 'output' },
  OrderShipment: { schema: m48.shipment, side: 'output' },
  OrderEvent: { schema: m48.orderEvent, side: 'output' },
  PlaceOrderRequest: { schema: m48.placeOrderRequest, side: 'input' },
  OrderSummary: { schema: m48.orderSummary, side: 'output' },
  Tracking: { schema: m48.tracking, side: 'output' },
  OrderLine: { schema: m49.orderLine, side: 'output' },
  Quote: { schema: m50.quote, side: 'output' },
  QuoteLine: { schema: m50.quoteLine, side: 'output' },
  QuoteRequest: { schema: m50.quoteRequest, side: 'input' },
  RecentPurchase: { schema: m51.purchase, side: 'output' },
  HeldOrder: { schema: m52.heldOrder, side: 'output' },
  PointsValue: { schema: m53.pointsValue, side: 'output' },
  PointConversion: { schema: m53.conversion, side: 'output' },
  WithdrawalRequest: { schema: m53.withdrawBody, side: 'input' },
  AffiliateWithdrawal: { schema: m53.affiliateWithdrawal, side: 'output' },
  AdminWithdrawal: { schema: m53.adminWithdrawal, side: 'output' },
  AffiliateTransaction: { schema: m53.affiliateTransaction, side: 'output' },
  AffiliateStats: { schema: m53.affiliateStats, side: 'output' },
  Riyals: { schema: m54.riyals, side: 'output' },
  Image: { schema: m54.image, side: 'output' },
  Rank: { schema: m55.rank, side: 'output' },
  RankStanding: { schema: m55.standing, side: 'output' },
  AdminRank: { schema: m55.adminRank, side: 'output' },
  PointRule: { schema: m55.pointRule, side: 'output' },
  PointSettings: { schema: m55.pointSettings, side: 'output' },
  PointLine: { schema: m55.pointLine, side: 'output' },
  MyPoints: { schema: m55.myPoints, side: 'output' },
  RankEdit: { schema: m55.rankEdit, side: 'input' },
  PointRuleEdit: { schema: m55.pointRuleEdit, side: 'input' },
  PostFeed: { schema: m56.postFeed, side: 'output' },
  Post: { schema: m57.post, side: 'output' },
  PostComment: { schema: m57.comment, side: 'output' },
  PostDraft: { schema: m57.postDraft, side: 'output' },
  ImportChoicesEdit: { schema: m58.importChoicesEdit, side: 'input' },
  ImportColumn: { schema: m59.importColumn, side: 'output' },
  ImportOutcomeCounts: { schema: m59.outcomeCounts, side: 'output' },
  ImportResultCounts: { schema: m59.resultCounts, side: 'output' },
  ImportPictureCounts: { schema: m59.pictureCounts, side: 'output' },
  ProductImport: { schema: m59.productImport, side: 'output' },
  ProductImportInList: { schema: m59.listedImport, side: 'output' },
  ImportItem: { schema: m59.importItem, side: 'output' },
  AdminPromotionDraft: { schema: m60.draft, side: 'output' },
  AdminPromotion: { schema: m60.adminPromotion, side: 'output' },
  PromotionPreview: { schema: m60.previewed, side: 'output' },
  AdminPromotionInList: { schema: m60.adminPromotionInList, side: 'output' },
  AdminPromotionEdit: { schema: m60.adminPromotionEdit, side: 'input' },
  Question: { schema: m61.question, side: 'output' },
  QuestionPage: { schema: m61.questionPage, side: 'output' },
  OwnQuestion: { schema: m61.ownQuestion, side: 'output' },
  OwnQuestions: { schema: m61.ownQuestions, side: 'output' },
  ModeratedQuestion: { schema: m62.moderatedQuestion, side: 'output' },
  Reel: { schema: m63.reel, side: 'output' },
  ReelVideo: { schema: m63.video, side: 'output' },
  ReelDraft: { schema: m63.reelDraft, side: 'output' },
  RestockRequest: { schema: m64.restockRequest, side: 'input' },
  AdminReturn: { schema: m65.adminReturn, side: 'output' },
  AdminReturnSummary: { schema: m65.adminSummary, side: 'output' },
  StaffRefund: { schema: m65.staffRefund, side: 'input' },
  ExchangeShipment: { schema: m65.exchangeShipment, side: 'input' },
  ReturnRequest: { schema: m66.returnRequest, side: 'input' },
  ReturnEvent: { schema: m67.returnEvent, side: 'output' },
  ReturnRefund: { schema: m67.refund, side: 'output' },
  OrderReturn: { schema: m67.orderReturn, side: 'output' },
  ReturnSummary: { schema: m67.returnSummary, side: 'output' },
  Returnable: { schema: m67.returnable, side: 'output' },
  ReturnQuote: { schema: m67.returnQuote, side: 'output' },
  ReturnMessage: { schema: m67.returnMessage, side: 'output' },
  NewReview: { schema: m68.newReview, side: 'input' },
  OwnReview: { schema: m68.ownReview, side: 'output' },
  OwnReviews: { schema: m68.ownReviews, side: 'output' },
  ReviewDraftBody: { schema: m68.draft, side: 'output' },
  Review: { schema: m68.review, side: 'output' },
  ReviewPage: { schema: m68.reviewPage, side: 'output' },
  ModeratedReview: { schema: m69.moderatedReview, side: 'output' },
  CommunityReward: { schema: m70.reward, side: 'output' },
  RewardRedemption: { schema: m70.redemption, side: 'output' },
  RewardDraft: { schema: m70.draft, side: 'output' },
  AdminReward: { schema: m70.adminReward, side: 'output' },
  RewardEdit: { schema: m70.rewardEdit, side: 'input' },
  SalesReport: { schema: m71.report, side: 'output' },
  EmptySearch: { schema: m72.emptySearch, side: 'output' },
  SynonymGroup: { schema: m72.group, side: 'output' },
  StoreSettings: { schema: m73.storeSettings, side: 'output' },
  AdminShippingMethod: { schema: m74.method, side: 'output' },
  ShippingRateDraft: { schema: m74.rate, side: 'input' },
  ShippingZoneDraft: { schema: m74.zoneBody, side: 'output' },
  AdminShippingZone: { schema: m74.zone, side: 'output' },
  ShippingZoneEdit: { schema: m74.shippingZoneEdit, side: 'input' },
  ShippingMethodEdit: { schema: m74.shippingMethodEdit, side: 'input' },
  ShippingMethodInList: { schema: m75.method, side: 'output' },
  ShippingZone: { schema: m75.zone, side: 'output' },
  ShippingCalculation: { schema: m75.shippingCalculation, side: 'input' },
  ShippingOption: { schema: m75.shippingOption, side: 'output' },
  AdminStoreIdentity: { schema: m76.identity, side: 'output' },
  AdminRefundSettings: { schema: m76.refunds, side: 'output' },
  AdminHoldSettings: { schema: m76.holds, side: 'output' },
  AdminSalesRules: { schema: m76.rules, side: 'output' },
  AdminSmsSettings: { schema: m76.sms, side: 'output' },
  StoreIdentityEdit: { schema: m76.storeIdentityEdit, side: 'input' },
  StoreIdentityBody: { schema: m77.storeIdentity, side: 'output' },
  PaymentSettingsBody: { schema: m77.paymentSettings, side: 'output' },
  AdminPaymentSettings: { schema: m77.shownPayments, side: 'output' },
  Setup: { schema: m77.setup, side: 'output' },
  RefundSettings: { schema: m77.refundSettings, side: 'output' },
  HoldSettings: { schema: m77.holdSettings, side: 'output' },
  StorefrontSettings: { schema: m77.storefrontSettings, side: 'output' },
  SalesRules: { schema: m77.salesRules, side: 'output' },
  SmsSettings: { schema: m77.smsSettings, side: 'output' },
  SizeGuide: { schema: m78.sizeGuide, side: 'output' },
  SizeTable: { schema: m78.sizeTable, side: 'output' },
  SmsState: { schema: m79.smsState, side: 'output' },
  StaffSessionInList: { schema: m80.ownSession, side: 'output' },
  StaffLoginRequest: { schema: m80.staffLoginRequest, side: 'input' },
  StaffTotpRequest: { schema: m80.staffTotpRequest, side: 'input' },
  StaffSignedIn: { schema: m80.staffSignedIn, side: 'output' },
  StaffPasswordChange: { schema: m80.staffPasswordChange, side: 'input' },
  NewStaffMember: { schema: m80.newStaffMember, side: 'input' },
  StaffMemberEdit: { schema: m80.staffMemberEdit, side: 'input' },
  StaffMember: { schema: m80.staffMember, side: 'output' },
  AuditEntry: { schema: m80.auditEntry, side: 'output' },
  TransferReceipt: { schema: m81.receipt, side: 'output' },
  TransferReceipts: { schema: m81.receiptList, side: 'output' },
  OrderWithReceipts: { schema: m81.waiting, side: 'output' },
  Transfer: { schema: m81.transfer, side: 'output' },
  Upload: { schema: m82.upload, side: 'output' },
  VideoUpload: { schema: m82.video, side: 'output' },
  Webhook: { schema: m83.webhook, side: 'output' },
  WebhookDraft: { schema: m83.webhookDraft, side: 'output' },
  WebhookChange: { schema: m83.webhookChange, side: 'output' },
  WebhookEvent: { schema: m83.webhookEvent, side: 'output' },
  WebhookWithSecret: { schema: m83.webhookWithSecret, side: 'output' },
  WebhookDelivery: { schema: m83.webhookDelivery, side: 'output' },
  WishlistItem: { schema: m84.wishlistItem, side: 'output' },
};
