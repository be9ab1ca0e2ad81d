// Written by `npm run contract:types`: the schema of each exported type, and the side the type is of.
import type { z } from 'zod';
import * as m0 from './addresses/company.ts';
import * as m1 from './addresses/endpoints.ts';
import * as m2 from './addresses/shapes.ts';
import * as m3 from './affiliates/endpoints.ts';
import * as m4 from './affiliates/shapes.ts';
import * as m5 from './approvals/shapes.ts';
import * as m6 from './blog/admin.ts';
import * as m7 from './blog/endpoints.ts';
import * as m8 from './catalog/admin-bundles.ts';
import * as m9 from './catalog/admin-categories.ts';
import * as m10 from './catalog/admin-product-shapes.ts';
import * as m11 from './catalog/admin-products.ts';
import * as m12 from './catalog/endpoints.ts';
import * as m13 from './catalog/shapes.ts';
import * as m14 from './checkout-payments/endpoints.ts';
import * as m15 from './commissions/shapes.ts';
import * as m16 from './contact/admin.ts';
import * as m17 from './contact/endpoints.ts';
import * as m18 from './content/admin.ts';
import * as m19 from './content/endpoints.ts';
import * as m20 from './contests/endpoints.ts';
import * as m21 from './contests/shapes.ts';
import * as m22 from './coupons/admin.ts';
import * as m23 from './coupons/endpoints.ts';
import * as m24 from './customers/endpoints.ts';
import * as m25 from './discovery/endpoints.ts';
import * as m26 from './e-invoicing/endpoints.ts';
import * as m27 from './extensions/endpoints.ts';
import * as m28 from './fulfilment/endpoints.ts';
import * as m29 from './fulfilment/shapes.ts';
import * as m30 from './home/shapes.ts';
import * as m31 from './identity/account.ts';
import * as m32 from './identity/endpoints.ts';
import * as m33 from './invoices/endpoints.ts';
import * as m34 from './leaderboard/endpoints.ts';
import * as m35 from './ledger/endpoints.ts';
import * as m36 from './locations/endpoints.ts';
import * as m37 from './lotto/admin.ts';
import * as m38 from './lotto/endpoints.ts';
import * as m39 from './lotto/shapes.ts';
import * as m40 from './loyalty/endpoints.ts';
import * as m41 from './machine-tokens/endpoints.ts';
import * as m42 from './member-notifications/endpoints.ts';
import * as m43 from './members/endpoints.ts';
import * as m44 from './members/shapes.ts';
import * as m45 from './moderation/endpoints.ts';
import * as m46 from './newsletter/admin.ts';
import * as m47 from './notifications/endpoints.ts';
import * as m48 from './operations/endpoints.ts';
import * as m49 from './orders/endpoints.ts';
import * as m50 from './orders/lines.ts';
import * as m51 from './orders/quote.ts';
import * as m52 from './orders/shipment.ts';
import * as m53 from './orders/social-proof.ts';
import * as m54 from './orders/unpaid.ts';
import * as m55 from './payouts/shapes.ts';
import * as m56 from './platform/shapes.ts';
import * as m57 from './points/endpoints.ts';
import * as m58 from './posts/endpoints.ts';
import * as m59 from './posts/shapes.ts';
import * as m60 from './product-import/bulk-change.ts';
import * as m61 from './product-import/endpoints.ts';
import * as m62 from './product-import/shapes.ts';
import * as m63 from './promotions/admin.ts';
import * as m64 from './questions/endpoints.ts';
import * as m65 from './questions/moderation.ts';
import * as m66 from './reels/shapes.ts';
import * as m67 from './restock/endpoints.ts';
import * as m68 from './returns/admin.ts';
import * as m69 from './returns/endpoints.ts';
import * as m70 from './returns/shapes.ts';
import * as m71 from './reviews/endpoints.ts';
import * as m72 from './reviews/moderation.ts';
import * as m73 from './rewards/endpoints.ts';
import * as m74 from './sales/endpoints.ts';
import * as m75 from './search/endpoints.ts';
import * as m76 from './settings/endpoints.ts';
import * as m77 from './shipping/admin.ts';
import * as m78 from './shipping/endpoints.ts';
import * as m79 from './shop-settings/endpoints.ts';
import * as m80 from './shop-settings/frame.ts';
import * as m81 from './shop-settings/shapes.ts';
import * as m82 from './sizing/endpoints.ts';
import * as m83 from './sms/endpoints.ts';
import * as m84 from './staff/endpoints.ts';
import * as m85 from './transfers/endpoints.ts';
import * as m86 from './uploads/endpoints.ts';
import * as m87 from './webhooks/endpoints.ts';
import * as m88 from './wishlist/endpoints.ts';

export const namedSchemas: Readonly<Record<string, { schema: z.ZodType; side: 'input' | 'output' }>> = {
  CompanyDraft: { schema: m0.companyDraft, side: 'input' },
  Company: { schema: m0.company, side: 'output' },
  SavedAddress: { schema: m1.savedAddress, side: 'output' },
  AddressDraft: { schema: m1.addressDraft, side: 'input' },
  OrderAddressDraft: { schema: m2.addressInput, side: 'input' },
  ShownAddress: { schema: m2.shownAddress, side: 'output' },
  AffiliateReferral: { schema: m3.referral, side: 'output' },
  AffiliateLink: { schema: m3.sharedLink, side: 'output' },
  AffiliateApplicationDraft: { schema: m3.affiliateApplicationDraft, side: 'input' },
  AffiliateClick: { schema: m3.affiliateClick, side: 'input' },
  AffiliateApplication: { schema: m4.application, side: 'output' },
  StaffAffiliateApplication: { schema: m4.staffApplication, side: 'output' },
  AffiliateProgramme: { schema: m4.programme, side: 'output' },
  AffiliateSettingsEdit: { schema: m4.settingsBody, side: 'input' },
  StaffAffiliateSettings: { schema: m4.staffSettings, side: 'output' },
  AffiliateRateDraft: { schema: m4.rate, side: 'output' },
  AffiliateRateEdit: { schema: m4.rateChange, side: 'input' },
  StaffAffiliateRate: { schema: m4.staffRate, side: 'output' },
  AffiliateCouponDraft: { schema: m4.couponBody, side: 'input' },
  StaffAffiliateCoupon: { schema: m4.staffCoupon, side: 'output' },
  Approval: { schema: m5.approval, side: 'output' },
  ApprovalRequest: { schema: m5.approvalRequest, side: 'input' },
  MoneyAlert: { schema: m5.moneyAlert, side: 'output' },
  AdminArticleDraft: { schema: m6.draft, side: 'output' },
  AdminArticleRow: { schema: m6.listed, side: 'output' },
  AdminArticle: { schema: m6.adminArticle, side: 'output' },
  AdminBlogCategory: { schema: m6.category, side: 'output' },
  AdminArticleEdit: { schema: m6.adminArticleEdit, side: 'input' },
  ArticleStatusChange: { schema: m6.articleStatusChange, side: 'input' },
  BlogCategoryEdit: { schema: m6.blogCategoryEdit, side: 'input' },
  BlogCategoryInList: { schema: m7.blogCategoryInList, side: 'output' },
  ArticleCard: { schema: m7.articleCard, side: 'output' },
  Article: { schema: m7.article, side: 'output' },
  AdminBundleDraft: { schema: m8.draft, side: 'output' },
  AdminBundle: { schema: m8.adminBundle, side: 'output' },
  AdminBundleEdit: { schema: m8.adminBundleEdit, side: 'input' },
  AdminCategoryDraft: { schema: m9.draft, side: 'output' },
  ListedCategory: { schema: m9.listedCategory, side: 'output' },
  AdminCategory: { schema: m9.adminCategory, side: 'output' },
  AdminCategoryEdit: { schema: m9.adminCategoryEdit, side: 'input' },
  CategoryPlace: { schema: m9.categoryPlace, side: 'input' },
  PictureDraft: { schema: m10.namedPicture, side: 'input' },
  AdminPicture: { schema: m10.shownPicture, side: 'output' },
  SpecificationDraft: { schema: m10.specification, side: 'input' },
  OptionDraft: { schema: m10.optionDraft, side: 'input' },
  ChoiceDraft: { schema: m10.choiceDraft, side: 'input' },
  VariantDraft: { schema: m10.variantDraft, side: 'input' },
  AdminProductDraft: { schema: m10.productDraft, side: 'output' },
  AdminProduct: { schema: m10.adminProduct, side: 'output' },
  AdminProductRow: { schema: m10.listedProduct, side: 'output' },
  StockMovement: { schema: m10.movement, side: 'output' },
  BulkProductRow: { schema: m10.bulkRow, side: 'output' },
  BulkProductOutcome: { schema: m10.bulkOutcome, side: 'output' },
  NewAdminProduct: { schema: m11.newAdminProduct, side: 'input' },
  AdminProductEdit: { schema: m11.adminProductEdit, side: 'input' },
  ProductStatusChange: { schema: m11.productStatusChange, side: 'input' },
  StockAdjustment: { schema: m11.stockAdjustment, side: 'input' },
  AdminBrand: { schema: m11.adminBrand, side: 'output' },
  CategoryDetail: { schema: m12.categoryDetail, side: 'output' },
  ProductRef: { schema: m13.productRef, side: 'output' },
  PicturedProduct: { schema: m13.picturedProduct, side: 'output' },
  NamedProduct: { schema: m13.namedProduct, side: 'output' },
  CategoryRef: { schema: m13.categoryRef, side: 'output' },
  ProductOption: { schema: m13.productOption, side: 'output' },
  BundleItem: { schema: m13.bundleItem, side: 'output' },
  FacetValue: { schema: m13.facetValue, side: 'output' },
  Facets: { schema: m13.facets, side: 'output' },
  Category: { schema: m13.category, side: 'output' },
  CategoryWithChildren: { schema: m13.categoryWithChildren, side: 'output' },
  Product: { schema: m13.product, side: 'output' },
  ProductDetail: { schema: m13.productDetail, side: 'output' },
  ProductPage: { schema: m13.productPage, side: 'output' },
  Variant: { schema: m13.variant, side: 'output' },
  Bundle: { schema: m13.bundle, side: 'output' },
  Promotion: { schema: m13.promotion, side: 'output' },
  PromotionRef: { schema: m13.promotionRef, side: 'output' },
  Badge: { schema: m13.badge, side: 'output' },
  CardPayment: { schema: m14.cardPayment, side: 'output' },
  DemoPayment: { schema: m14.demoPayment, side: 'output' },
  ReferredOrder: { schema: m15.referredOrder, side: 'output' },
  AdminCommission: { schema: m15.adminCommission, side: 'output' },
  AffiliateFlag: { schema: m15.affiliateFlag, side: 'output' },
  MessageInList: { schema: m16.inList, side: 'output' },
  AdminMessage: { schema: m16.contactMessage, side: 'output' },
  ContactMessage: { schema: m17.contactMessage, side: 'input' },
  PageBody: { schema: m18.pageBody, side: 'output' },
  PageInList: { schema: m18.pageInList, side: 'output' },
  AdminPage: { schema: m18.adminPage, side: 'output' },
  FaqGroupBody: { schema: m18.groupBody, side: 'output' },
  AdminFaqGroup: { schema: m18.adminGroup, side: 'output' },
  PageEdit: { schema: m18.pageEdit, side: 'input' },
  FaqGroupEdit: { schema: m18.faqGroupEdit, side: 'input' },
  InformationPage: { schema: m19.informationPage, side: 'output' },
  FaqGroup: { schema: m19.faqGroup, side: 'output' },
  ContestEntryDraft: { schema: m20.contestEntryDraft, side: 'input' },
  ContestEntry: { schema: m21.contestEntry, side: 'output' },
  ContestPrize: { schema: m21.prize, side: 'output' },
  Contest: { schema: m21.contest, side: 'output' },
  ContestDetail: { schema: m21.contestDetail, side: 'output' },
  ContestDraft: { schema: m21.contestDraft, side: 'output' },
  ContestEdit: { schema: m21.contestChange, side: 'input' },
  AdminContestEntry: { schema: m21.adminContestEntry, side: 'output' },
  AdminContest: { schema: m21.adminContest, side: 'output' },
  AdminCouponDraft: { schema: m22.draft, side: 'output' },
  AdminCoupon: { schema: m22.adminCoupon, side: 'output' },
  CouponInList: { schema: m22.couponInList, side: 'output' },
  AdminCouponEdit: { schema: m22.adminCouponEdit, side: 'input' },
  CouponBatchDraft: { schema: m22.couponBatchDraft, side: 'input' },
  CouponBatch: { schema: m22.couponBatch, side: 'output' },
  CouponEffect: { schema: m23.couponEffect, side: 'output' },
  CouponTypeInList: { schema: m23.couponTypeInList, side: 'output' },
  Coupon: { schema: m23.coupon, side: 'output' },
  CustomerInList: { schema: m24.inList, side: 'output' },
  CustomerNote: { schema: m24.note, side: 'output' },
  AdminCustomer: { schema: m24.adminCustomer, side: 'output' },
  StoreCreditChange: { schema: m24.storeCreditChange, side: 'input' },
  MemberReview: { schema: m25.memberReview, side: 'output' },
  CountedTag: { schema: m25.tag, side: 'output' },
  CommunityStats: { schema: m25.stats, side: 'output' },
  CommunitySearchResults: { schema: m25.communitySearchResults, side: 'output' },
  TaxIdentityDraft: { schema: m26.taxIdentityDraft, side: 'output' },
  TaxUnitDraft: { schema: m26.taxUnitDraft, side: 'output' },
  TaxNotice: { schema: m26.taxNotice, side: 'output' },
  TaxUnitCheck: { schema: m26.taxUnitCheck, side: 'output' },
  TaxUnit: { schema: m26.taxUnit, side: 'output' },
  EInvoicing: { schema: m26.eInvoicing, side: 'output' },
  TaxDocumentSummary: { schema: m26.taxDocumentSummary, side: 'output' },
  Extension: { schema: m27.extension, side: 'output' },
  ShipmentDraft: { schema: m28.shipmentDraft, side: 'input' },
  ManyShipments: { schema: m28.manyShipments, side: 'input' },
  OrderOutcome: { schema: m28.orderOutcome, side: 'output' },
  AdminOrderRequest: { schema: m28.adminOrderRequest, side: 'input' },
  PaymentLink: { schema: m28.paymentLink, side: 'output' },
  AdminOrderSummary: { schema: m29.adminOrderSummary, side: 'output' },
  OrderNote: { schema: m29.orderNote, side: 'output' },
  TimelineEntry: { schema: m29.timelineEntry, side: 'output' },
  AdminOrder: { schema: m29.adminOrder, side: 'output' },
  PackingSlip: { schema: m29.packingSlip, side: 'output' },
  Packing: { schema: m29.packing, side: 'output' },
  HomePartDraft: { schema: m30.draftPart, side: 'output' },
  HomeChoice: { schema: m30.named, side: 'output' },
  AdminHomePart: { schema: m30.adminPart, side: 'output' },
  AdminHome: { schema: m30.adminHome, side: 'output' },
  HomeParts: { schema: m30.homeParts, side: 'output' },
  ConsentsDraft: { schema: m31.consentsDraft, side: 'input' },
  ConsentsSince: { schema: m31.consentsSince, side: 'output' },
  User: { schema: m31.user, side: 'output' },
  Profile: { schema: m31.profile, side: 'output' },
  Session: { schema: m31.session, side: 'output' },
  SignedIn: { schema: m31.signedIn, side: 'output' },
  SessionInList: { schema: m31.sessionInList, side: 'output' },
  RegisterRequest: { schema: m32.registerRequest, side: 'input' },
  LoginRequest: { schema: m32.loginRequest, side: 'input' },
  LoginCodeRequest: { schema: m32.loginCodeRequest, side: 'input' },
  LoginByCodeRequest: { schema: m32.loginByCodeRequest, side: 'input' },
  SignedInByCode: { schema: m32.signedInByCode, side: 'output' },
  PasswordReset: { schema: m32.passwordReset, side: 'input' },
  ProfileEdit: { schema: m32.profileEdit, side: 'input' },
  PasswordChange: { schema: m32.passwordChange, side: 'input' },
  Invoice: { schema: m33.invoice, side: 'output' },
  Leaderboard: { schema: m34.leaderboard, side: 'output' },
  LeaderboardStanding: { schema: m34.standing, side: 'output' },
  StoreCredit: { schema: m35.storeCredit, side: 'output' },
  Country: { schema: m36.country, side: 'output' },
  CityDetail: { schema: m36.cityDetail, side: 'output' },
  FoundNeighborhood: { schema: m36.foundNeighborhood, side: 'output' },
  City: { schema: m36.city, side: 'output' },
  Neighborhood: { schema: m36.neighborhood, side: 'output' },
  LottoPrizeDraft: { schema: m37.prizeDraft, side: 'input' },
  LottoCampaignDraft: { schema: m37.campaignDraft, side: 'output' },
  AdminLottoCampaign: { schema: m37.adminCampaign, side: 'output' },
  LottoCampaignEdit: { schema: m37.lottoCampaignEdit, side: 'input' },
  AdminLottoDeck: { schema: m37.adminLottoDeck, side: 'output' },
  LottoTickets: { schema: m38.tickets, side: 'output' },
  LottoHistoryItem: { schema: m38.historyItem, side: 'output' },
  LottoOdds: { schema: m38.odds, side: 'output' },
  LottoDeck: { schema: m38.deckPage, side: 'output' },
  LottoWinner: { schema: m38.winner, side: 'output' },
  LottoStats: { schema: m38.lottoStats, side: 'output' },
  RewardUse: { schema: m38.rewardUse, side: 'input' },
  LottoCampaign: { schema: m39.lottoCampaign, side: 'output' },
  LottoReward: { schema: m39.reward, side: 'output' },
  LottoTicket: { schema: m39.ticket, side: 'output' },
  LottoProof: { schema: m39.proof, side: 'output' },
  ScratchedCard: { schema: m39.scratched, side: 'output' },
  OrderPoints: { schema: m40.orderPoints, side: 'output' },
  MachineTokenDraft: { schema: m41.machineTokenDraft, side: 'output' },
  MachineToken: { schema: m41.machineToken, side: 'output' },
  MemberNotification: { schema: m42.notification, side: 'output' },
  MemberNotificationSettings: { schema: m42.settings, side: 'output' },
  MemberProfileEdit: { schema: m43.memberProfileEdit, side: 'input' },
  Membership: { schema: m43.membership, side: 'output' },
  MemberProfile: { schema: m43.profile, side: 'output' },
  SeenJoinRequest: { schema: m43.seenRequest, side: 'output' },
  MemberRef: { schema: m44.memberRef, side: 'output' },
  JoinRequest: { schema: m44.joinRequest, side: 'output' },
  JoinMessage: { schema: m44.joinMessage, side: 'output' },
  WrittenReport: { schema: m45.report, side: 'output' },
  QueuedAuthor: { schema: m45.queuedAuthor, side: 'output' },
  HeldWord: { schema: m45.heldWord, side: 'output' },
  QueuedWriting: { schema: m45.queued, side: 'output' },
  WatchedMember: { schema: m45.watched, side: 'output' },
  QueuedPost: { schema: m45.queuedPost, side: 'output' },
  ReportDraft: { schema: m45.reportDraft, side: 'input' },
  AdminSubscriber: { schema: m46.subscriber, side: 'output' },
  LetterDraft: { schema: m46.draft, side: 'output' },
  AdminLetterRow: { schema: m46.listed, side: 'output' },
  AdminLetter: { schema: m46.letter, side: 'output' },
  SubscriberCounts: { schema: m46.subscriberCounts, side: 'output' },
  LetterEdit: { schema: m46.letterEdit, side: 'input' },
  MailInList: { schema: m47.inList, side: 'output' },
  AdminMail: { schema: m47.mail, side: 'output' },
  MailPreview: { schema: m47.drawn, side: 'output' },
  MailTrial: { schema: m47.mailTrial, side: 'input' },
  MailEdit: { schema: m47.mailEdit, side: 'input' },
  FailedJob: { schema: m48.failedJob, side: 'output' },
  FailedJobs: { schema: m48.failedJobs, side: 'output' },
  Backup: { schema: m48.backup, side: 'output' },
  Backups: { schema: m48.backups, side: 'output' },
  OrderContactDraft: { schema: m49.contact, side: 'input' },
  OrderedPieces: { schema: m49.orderedPieces, side: 'output' },
  OrderedPart: { schema: m49.orderedPart, side: 'output' },
  OrderItem: { schema: m49.orderItem, side: 'output' },
  BankTransferDetails: { schema: m49.bankDetails, side: 'output' },
  OrderContact: { schema: m49.orderContact, side: 'output' },
  ShortLine: { schema: m49.shortLine, side: 'output' },
  OrderStatusChange: { schema: m49.orderStatusChange, side: 'input' },
  PlacedOrder: { schema: m49.placedOrder, side: 'output' },
  Order: { schema: m49.order, side: 'output' },
  OrderEvent: { schema: m49.orderEvent, side: 'output' },
  PlaceOrderRequest: { schema: m49.placeOrderRequest, side: 'input' },
  OrderSummary: { schema: m49.orderSummary, side: 'output' },
  Tracking: { schema: m49.tracking, side: 'output' },
  OrderLine: { schema: m50.orderLine, side: 'output' },
  Quote: { schema: m51.quote, side: 'output' },
  QuoteLine: { schema: m51.quoteLine, side: 'output' },
  QuoteRequest: { schema: m51.quoteRequest, side: 'input' },
  OrderShipment: { schema: m52.shipment, side: 'output' },
  RecentPurchase: { schema: m53.purchase, side: 'output' },
  HeldOrder: { schema: m54.heldOrder, side: 'output' },
  PointsValue: { schema: m55.pointsValue, side: 'output' },
  PointConversion: { schema: m55.conversion, side: 'output' },
  WithdrawalRequest: { schema: m55.withdrawBody, side: 'input' },
  AffiliateWithdrawal: { schema: m55.affiliateWithdrawal, side: 'output' },
  AdminWithdrawal: { schema: m55.adminWithdrawal, side: 'output' },
  AffiliateTransaction: { schema: m55.affiliateTransaction, side: 'output' },
  AffiliateStats: { schema: m55.affiliateStats, side: 'output' },
  Riyals: { schema: m56.riyals, side: 'output' },
  Image: { schema: m56.image, side: 'output' },
  Rank: { schema: m57.rank, side: 'output' },
  RankStanding: { schema: m57.standing, side: 'output' },
  AdminRank: { schema: m57.adminRank, side: 'output' },
  PointRule: { schema: m57.pointRule, side: 'output' },
  PointSettings: { schema: m57.pointSettings, side: 'output' },
  PointLine: { schema: m57.pointLine, side: 'output' },
  MyPoints: { schema: m57.myPoints, side: 'output' },
  RankEdit: { schema: m57.rankEdit, side: 'input' },
  PointRuleEdit: { schema: m57.pointRuleEdit, side: 'input' },
  PostFeed: { schema: m58.postFeed, side: 'output' },
  Post: { schema: m59.post, side: 'output' },
  PostComment: { schema: m59.comment, side: 'output' },
  PostDraft: { schema: m59.postDraft, side: 'output' },
  BulkChangeRule: { schema: m60.bulkChangeRule, side: 'output' },
  NewBulkChange: { schema: m60.newBulkChange, side: 'input' },
  ImportDifference: { schema: m60.importDifference, side: 'output' },
  ImportChoicesEdit: { schema: m61.importChoicesEdit, side: 'input' },
  ImportColumn: { schema: m62.importColumn, side: 'output' },
  ImportOutcomeCounts: { schema: m62.outcomeCounts, side: 'output' },
  ImportResultCounts: { schema: m62.resultCounts, side: 'output' },
  ImportPictureCounts: { schema: m62.pictureCounts, side: 'output' },
  ProductImport: { schema: m62.productImport, side: 'output' },
  ProductImportInList: { schema: m62.listedImport, side: 'output' },
  ImportItem: { schema: m62.importItem, side: 'output' },
  AdminPromotionDraft: { schema: m63.draft, side: 'output' },
  AdminPromotion: { schema: m63.adminPromotion, side: 'output' },
  PromotionPreview: { schema: m63.previewed, side: 'output' },
  AdminPromotionInList: { schema: m63.adminPromotionInList, side: 'output' },
  AdminPromotionEdit: { schema: m63.adminPromotionEdit, side: 'input' },
  Question: { schema: m64.question, side: 'output' },
  QuestionPage: { schema: m64.questionPage, side: 'output' },
  OwnQuestion: { schema: m64.ownQuestion, side: 'output' },
  OwnQuestions: { schema: m64.ownQuestions, side: 'output' },
  ModeratedQuestion: { schema: m65.moderatedQuestion, side: 'output' },
  Reel: { schema: m66.reel, side: 'output' },
  ReelVideo: { schema: m66.video, side: 'output' },
  ReelDraft: { schema: m66.reelDraft, side: 'output' },
  RestockRequest: { schema: m67.restockRequest, side: 'input' },
  AdminReturn: { schema: m68.adminReturn, side: 'output' },
  AdminReturnSummary: { schema: m68.adminSummary, side: 'output' },
  StaffRefund: { schema: m68.staffRefund, side: 'input' },
  ExchangeShipment: { schema: m68.exchangeShipment, side: 'input' },
  ReturnRequest: { schema: m69.returnRequest, side: 'input' },
  ReturnEvent: { schema: m70.returnEvent, side: 'output' },
  ReturnRefund: { schema: m70.refund, side: 'output' },
  OrderReturn: { schema: m70.orderReturn, side: 'output' },
  ReturnSummary: { schema: m70.returnSummary, side: 'output' },
  Returnable: { schema: m70.returnable, side: 'output' },
  ReturnQuote: { schema: m70.returnQuote, side: 'output' },
  ReturnMessage: { schema: m70.returnMessage, side: 'output' },
  NewReview: { schema: m71.newReview, side: 'input' },
  OwnReview: { schema: m71.ownReview, side: 'output' },
  OwnReviews: { schema: m71.ownReviews, side: 'output' },
  ReviewDraftBody: { schema: m71.draft, side: 'output' },
  Review: { schema: m71.review, side: 'output' },
  ReviewPage: { schema: m71.reviewPage, side: 'output' },
  ModeratedReview: { schema: m72.moderatedReview, side: 'output' },
  CommunityReward: { schema: m73.reward, side: 'output' },
  RewardRedemption: { schema: m73.redemption, side: 'output' },
  RewardDraft: { schema: m73.draft, side: 'output' },
  AdminReward: { schema: m73.adminReward, side: 'output' },
  RewardEdit: { schema: m73.rewardEdit, side: 'input' },
  SalesReport: { schema: m74.report, side: 'output' },
  EmptySearch: { schema: m75.emptySearch, side: 'output' },
  SynonymGroup: { schema: m75.group, side: 'output' },
  BrandImage: { schema: m76.brandImage, side: 'output' },
  StoreSettings: { schema: m76.storeSettings, side: 'output' },
  AdminShippingMethod: { schema: m77.method, side: 'output' },
  ShippingRateDraft: { schema: m77.rate, side: 'input' },
  ShippingZoneDraft: { schema: m77.zoneBody, side: 'output' },
  AdminShippingZone: { schema: m77.zone, side: 'output' },
  ShippingZoneEdit: { schema: m77.shippingZoneEdit, side: 'input' },
  ShippingMethodEdit: { schema: m77.shippingMethodEdit, side: 'input' },
  ShippingMethodInList: { schema: m78.method, side: 'output' },
  ShippingZone: { schema: m78.zone, side: 'output' },
  ShippingCalculation: { schema: m78.shippingCalculation, side: 'input' },
  ShippingOption: { schema: m78.shippingOption, side: 'output' },
  AdminStoreIdentity: { schema: m79.identity, side: 'output' },
  AdminRefundSettings: { schema: m79.refunds, side: 'output' },
  AdminHoldSettings: { schema: m79.holds, side: 'output' },
  AdminSalesRules: { schema: m79.rules, side: 'output' },
  AdminSmsSettings: { schema: m79.sms, side: 'output' },
  AdminLogo: { schema: m79.logo, side: 'output' },
  AdminBrandPicture: { schema: m79.brandPicture, side: 'output' },
  AdminBrandPictures: { schema: m79.shownBrandPictures, side: 'output' },
  AdminAppearanceSettings: { schema: m79.appearance, side: 'output' },
  AdminFrameSettings: { schema: m79.frame, side: 'output' },
  AdminCarrierSettings: { schema: m79.carriers, side: 'output' },
  StoreIdentityEdit: { schema: m79.storeIdentityEdit, side: 'input' },
  FrameSettings: { schema: m80.frameSettings, side: 'output' },
  ShownFrame: { schema: m80.shownFrame, side: 'output' },
  StoreIdentityBody: { schema: m81.storeIdentity, side: 'output' },
  PaymentSettingsBody: { schema: m81.paymentSettings, side: 'output' },
  AdminPaymentSettings: { schema: m81.shownPayments, side: 'output' },
  Setup: { schema: m81.setup, side: 'output' },
  OpeningSettings: { schema: m81.openingSettings, side: 'output' },
  RefundSettings: { schema: m81.refundSettings, side: 'output' },
  HoldSettings: { schema: m81.holdSettings, side: 'output' },
  AppearanceSettings: { schema: m81.appearanceSettings, side: 'output' },
  CarrierSettings: { schema: m81.carrierSettings, side: 'output' },
  StorefrontSettings: { schema: m81.storefrontSettings, side: 'output' },
  SalesRules: { schema: m81.salesRules, side: 'output' },
  SmsSettings: { schema: m81.smsSettings, side: 'output' },
  SizeGuide: { schema: m82.sizeGuide, side: 'output' },
  SizeTable: { schema: m82.sizeTable, side: 'output' },
  SmsState: { schema: m83.smsState, side: 'output' },
  StaffSessionInList: { schema: m84.ownSession, side: 'output' },
  StaffLoginRequest: { schema: m84.staffLoginRequest, side: 'input' },
  StaffTotpRequest: { schema: m84.staffTotpRequest, side: 'input' },
  StaffSignedIn: { schema: m84.staffSignedIn, side: 'output' },
  StaffPasswordChange: { schema: m84.staffPasswordChange, side: 'input' },
  FirstOwnerRequest: { schema: m84.firstOwnerRequest, side: 'input' },
  StaffEnrolment: { schema: m84.staffEnrolment, side: 'output' },
  NewStaffMember: { schema: m84.newStaffMember, side: 'input' },
  StaffMemberEdit: { schema: m84.staffMemberEdit, side: 'input' },
  StaffMember: { schema: m84.staffMember, side: 'output' },
  AuditEntry: { schema: m84.auditEntry, side: 'output' },
  TransferReceipt: { schema: m85.receipt, side: 'output' },
  TransferReceipts: { schema: m85.receiptList, side: 'output' },
  OrderWithReceipts: { schema: m85.waiting, side: 'output' },
  Transfer: { schema: m85.transfer, side: 'output' },
  Upload: { schema: m86.upload, side: 'output' },
  VideoUpload: { schema: m86.video, side: 'output' },
  Webhook: { schema: m87.webhook, side: 'output' },
  WebhookDraft: { schema: m87.webhookDraft, side: 'output' },
  WebhookChange: { schema: m87.webhookChange, side: 'output' },
  WebhookEvent: { schema: m87.webhookEvent, side: 'output' },
  WebhookWithSecret: { schema: m87.webhookWithSecret, side: 'output' },
  WebhookDelivery: { schema: m87.webhookDelivery, side: 'output' },
  WishlistItem: { schema: m88.wishlistItem, side: 'output' },
};
