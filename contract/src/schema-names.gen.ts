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
import * as m24 from './customer-groups/endpoints.ts';
import * as m25 from './customers/endpoints.ts';
import * as m26 from './discovery/endpoints.ts';
import * as m27 from './e-invoicing/endpoints.ts';
import * as m28 from './extensions/endpoints.ts';
import * as m29 from './fulfilment/endpoints.ts';
import * as m30 from './fulfilment/shapes.ts';
import * as m31 from './home/shapes.ts';
import * as m32 from './identity/account.ts';
import * as m33 from './identity/endpoints.ts';
import * as m34 from './invoices/endpoints.ts';
import * as m35 from './leaderboard/endpoints.ts';
import * as m36 from './ledger/endpoints.ts';
import * as m37 from './locations/endpoints.ts';
import * as m38 from './lotto/admin.ts';
import * as m39 from './lotto/endpoints.ts';
import * as m40 from './lotto/shapes.ts';
import * as m41 from './loyalty/endpoints.ts';
import * as m42 from './machine-tokens/endpoints.ts';
import * as m43 from './member-notifications/endpoints.ts';
import * as m44 from './members/endpoints.ts';
import * as m45 from './members/shapes.ts';
import * as m46 from './moderation/endpoints.ts';
import * as m47 from './newsletter/admin.ts';
import * as m48 from './notifications/endpoints.ts';
import * as m49 from './operations/endpoints.ts';
import * as m50 from './orders/endpoints.ts';
import * as m51 from './orders/lines.ts';
import * as m52 from './orders/quote.ts';
import * as m53 from './orders/shipment.ts';
import * as m54 from './orders/social-proof.ts';
import * as m55 from './orders/unpaid.ts';
import * as m56 from './payouts/shapes.ts';
import * as m57 from './platform/shapes.ts';
import * as m58 from './points/endpoints.ts';
import * as m59 from './posts/endpoints.ts';
import * as m60 from './posts/shapes.ts';
import * as m61 from './product-import/bulk-change.ts';
import * as m62 from './product-import/endpoints.ts';
import * as m63 from './product-import/shapes.ts';
import * as m64 from './promotions/admin.ts';
import * as m65 from './questions/endpoints.ts';
import * as m66 from './questions/moderation.ts';
import * as m67 from './reels/shapes.ts';
import * as m68 from './restock/endpoints.ts';
import * as m69 from './returns/admin.ts';
import * as m70 from './returns/endpoints.ts';
import * as m71 from './returns/shapes.ts';
import * as m72 from './reviews/endpoints.ts';
import * as m73 from './reviews/moderation.ts';
import * as m74 from './rewards/endpoints.ts';
import * as m75 from './sales/endpoints.ts';
import * as m76 from './search/endpoints.ts';
import * as m77 from './settings/endpoints.ts';
import * as m78 from './shipping/admin.ts';
import * as m79 from './shipping/endpoints.ts';
import * as m80 from './shop-settings/endpoints.ts';
import * as m81 from './shop-settings/frame.ts';
import * as m82 from './shop-settings/shapes.ts';
import * as m83 from './sizing/endpoints.ts';
import * as m84 from './sms/endpoints.ts';
import * as m85 from './staff/endpoints.ts';
import * as m86 from './transfers/endpoints.ts';
import * as m87 from './uploads/endpoints.ts';
import * as m88 from './webhooks/endpoints.ts';
import * as m89 from './wishlist/endpoints.ts';

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
  CustomerGroup: { schema: m24.customerGroup, side: 'output' },
  NewCustomerGroup: { schema: m24.newCustomerGroup, side: 'input' },
  CustomerGroupEdit: { schema: m24.customerGroupEdit, side: 'input' },
  GroupMembersChange: { schema: m24.groupMembersChange, side: 'input' },
  CustomerInList: { schema: m25.inList, side: 'output' },
  CustomerNote: { schema: m25.note, side: 'output' },
  AdminCustomer: { schema: m25.adminCustomer, side: 'output' },
  StoreCreditChange: { schema: m25.storeCreditChange, side: 'input' },
  MemberReview: { schema: m26.memberReview, side: 'output' },
  CountedTag: { schema: m26.tag, side: 'output' },
  CommunityStats: { schema: m26.stats, side: 'output' },
  CommunitySearchResults: { schema: m26.communitySearchResults, side: 'output' },
  TaxIdentityDraft: { schema: m27.taxIdentityDraft, side: 'output' },
  TaxUnitDraft: { schema: m27.taxUnitDraft, side: 'output' },
  TaxNotice: { schema: m27.taxNotice, side: 'output' },
  TaxUnitCheck: { schema: m27.taxUnitCheck, side: 'output' },
  TaxUnit: { schema: m27.taxUnit, side: 'output' },
  EInvoicing: { schema: m27.eInvoicing, side: 'output' },
  TaxDocumentSummary: { schema: m27.taxDocumentSummary, side: 'output' },
  Extension: { schema: m28.extension, side: 'output' },
  ShipmentDraft: { schema: m29.shipmentDraft, side: 'input' },
  ManyShipments: { schema: m29.manyShipments, side: 'input' },
  OrderOutcome: { schema: m29.orderOutcome, side: 'output' },
  AdminOrderRequest: { schema: m29.adminOrderRequest, side: 'input' },
  PaymentLink: { schema: m29.paymentLink, side: 'output' },
  AdminOrderSummary: { schema: m30.adminOrderSummary, side: 'output' },
  OrderNote: { schema: m30.orderNote, side: 'output' },
  TimelineEntry: { schema: m30.timelineEntry, side: 'output' },
  AdminOrder: { schema: m30.adminOrder, side: 'output' },
  PackingSlip: { schema: m30.packingSlip, side: 'output' },
  Packing: { schema: m30.packing, side: 'output' },
  HomePartDraft: { schema: m31.draftPart, side: 'output' },
  HomeChoice: { schema: m31.named, side: 'output' },
  AdminHomePart: { schema: m31.adminPart, side: 'output' },
  AdminHome: { schema: m31.adminHome, side: 'output' },
  HomeParts: { schema: m31.homeParts, side: 'output' },
  ConsentsDraft: { schema: m32.consentsDraft, side: 'input' },
  ConsentsSince: { schema: m32.consentsSince, side: 'output' },
  User: { schema: m32.user, side: 'output' },
  Profile: { schema: m32.profile, side: 'output' },
  Session: { schema: m32.session, side: 'output' },
  SignedIn: { schema: m32.signedIn, side: 'output' },
  SessionInList: { schema: m32.sessionInList, side: 'output' },
  RegisterRequest: { schema: m33.registerRequest, side: 'input' },
  LoginRequest: { schema: m33.loginRequest, side: 'input' },
  LoginCodeRequest: { schema: m33.loginCodeRequest, side: 'input' },
  LoginByCodeRequest: { schema: m33.loginByCodeRequest, side: 'input' },
  SignedInByCode: { schema: m33.signedInByCode, side: 'output' },
  PasswordReset: { schema: m33.passwordReset, side: 'input' },
  ProfileEdit: { schema: m33.profileEdit, side: 'input' },
  PasswordChange: { schema: m33.passwordChange, side: 'input' },
  Invoice: { schema: m34.invoice, side: 'output' },
  Leaderboard: { schema: m35.leaderboard, side: 'output' },
  LeaderboardStanding: { schema: m35.standing, side: 'output' },
  StoreCredit: { schema: m36.storeCredit, side: 'output' },
  Country: { schema: m37.country, side: 'output' },
  CityDetail: { schema: m37.cityDetail, side: 'output' },
  FoundNeighborhood: { schema: m37.foundNeighborhood, side: 'output' },
  City: { schema: m37.city, side: 'output' },
  Neighborhood: { schema: m37.neighborhood, side: 'output' },
  LottoPrizeDraft: { schema: m38.prizeDraft, side: 'input' },
  LottoCampaignDraft: { schema: m38.campaignDraft, side: 'output' },
  AdminLottoCampaign: { schema: m38.adminCampaign, side: 'output' },
  LottoCampaignEdit: { schema: m38.lottoCampaignEdit, side: 'input' },
  AdminLottoDeck: { schema: m38.adminLottoDeck, side: 'output' },
  LottoTickets: { schema: m39.tickets, side: 'output' },
  LottoHistoryItem: { schema: m39.historyItem, side: 'output' },
  LottoOdds: { schema: m39.odds, side: 'output' },
  LottoDeck: { schema: m39.deckPage, side: 'output' },
  LottoWinner: { schema: m39.winner, side: 'output' },
  LottoStats: { schema: m39.lottoStats, side: 'output' },
  RewardUse: { schema: m39.rewardUse, side: 'input' },
  LottoCampaign: { schema: m40.lottoCampaign, side: 'output' },
  LottoReward: { schema: m40.reward, side: 'output' },
  LottoTicket: { schema: m40.ticket, side: 'output' },
  LottoProof: { schema: m40.proof, side: 'output' },
  ScratchedCard: { schema: m40.scratched, side: 'output' },
  OrderPoints: { schema: m41.orderPoints, side: 'output' },
  MachineTokenDraft: { schema: m42.machineTokenDraft, side: 'output' },
  MachineToken: { schema: m42.machineToken, side: 'output' },
  MemberNotification: { schema: m43.notification, side: 'output' },
  MemberNotificationSettings: { schema: m43.settings, side: 'output' },
  MemberProfileEdit: { schema: m44.memberProfileEdit, side: 'input' },
  Membership: { schema: m44.membership, side: 'output' },
  MemberProfile: { schema: m44.profile, side: 'output' },
  SeenJoinRequest: { schema: m44.seenRequest, side: 'output' },
  MemberRef: { schema: m45.memberRef, side: 'output' },
  JoinRequest: { schema: m45.joinRequest, side: 'output' },
  JoinMessage: { schema: m45.joinMessage, side: 'output' },
  WrittenReport: { schema: m46.report, side: 'output' },
  QueuedAuthor: { schema: m46.queuedAuthor, side: 'output' },
  HeldWord: { schema: m46.heldWord, side: 'output' },
  QueuedWriting: { schema: m46.queued, side: 'output' },
  WatchedMember: { schema: m46.watched, side: 'output' },
  QueuedPost: { schema: m46.queuedPost, side: 'output' },
  ReportDraft: { schema: m46.reportDraft, side: 'input' },
  AdminSubscriber: { schema: m47.subscriber, side: 'output' },
  LetterDraft: { schema: m47.draft, side: 'output' },
  AdminLetterRow: { schema: m47.listed, side: 'output' },
  AdminLetter: { schema: m47.letter, side: 'output' },
  SubscriberCounts: { schema: m47.subscriberCounts, side: 'output' },
  LetterEdit: { schema: m47.letterEdit, side: 'input' },
  MailInList: { schema: m48.inList, side: 'output' },
  AdminMail: { schema: m48.mail, side: 'output' },
  MailPreview: { schema: m48.drawn, side: 'output' },
  MailTrial: { schema: m48.mailTrial, side: 'input' },
  MailEdit: { schema: m48.mailEdit, side: 'input' },
  FailedJob: { schema: m49.failedJob, side: 'output' },
  FailedJobs: { schema: m49.failedJobs, side: 'output' },
  Backup: { schema: m49.backup, side: 'output' },
  Backups: { schema: m49.backups, side: 'output' },
  OrderContactDraft: { schema: m50.contact, side: 'input' },
  OrderedPieces: { schema: m50.orderedPieces, side: 'output' },
  OrderedPart: { schema: m50.orderedPart, side: 'output' },
  OrderItem: { schema: m50.orderItem, side: 'output' },
  BankTransferDetails: { schema: m50.bankDetails, side: 'output' },
  OrderContact: { schema: m50.orderContact, side: 'output' },
  ShortLine: { schema: m50.shortLine, side: 'output' },
  OrderStatusChange: { schema: m50.orderStatusChange, side: 'input' },
  PlacedOrder: { schema: m50.placedOrder, side: 'output' },
  Order: { schema: m50.order, side: 'output' },
  OrderEvent: { schema: m50.orderEvent, side: 'output' },
  PlaceOrderRequest: { schema: m50.placeOrderRequest, side: 'input' },
  OrderSummary: { schema: m50.orderSummary, side: 'output' },
  Tracking: { schema: m50.tracking, side: 'output' },
  OrderLine: { schema: m51.orderLine, side: 'output' },
  Quote: { schema: m52.quote, side: 'output' },
  QuoteLine: { schema: m52.quoteLine, side: 'output' },
  QuoteRequest: { schema: m52.quoteRequest, side: 'input' },
  OrderShipment: { schema: m53.shipment, side: 'output' },
  RecentPurchase: { schema: m54.purchase, side: 'output' },
  HeldOrder: { schema: m55.heldOrder, side: 'output' },
  PointsValue: { schema: m56.pointsValue, side: 'output' },
  PointConversion: { schema: m56.conversion, side: 'output' },
  WithdrawalRequest: { schema: m56.withdrawBody, side: 'input' },
  AffiliateWithdrawal: { schema: m56.affiliateWithdrawal, side: 'output' },
  AdminWithdrawal: { schema: m56.adminWithdrawal, side: 'output' },
  AffiliateTransaction: { schema: m56.affiliateTransaction, side: 'output' },
  AffiliateStats: { schema: m56.affiliateStats, side: 'output' },
  Riyals: { schema: m57.riyals, side: 'output' },
  Image: { schema: m57.image, side: 'output' },
  Rank: { schema: m58.rank, side: 'output' },
  RankStanding: { schema: m58.standing, side: 'output' },
  AdminRank: { schema: m58.adminRank, side: 'output' },
  PointRule: { schema: m58.pointRule, side: 'output' },
  PointSettings: { schema: m58.pointSettings, side: 'output' },
  PointLine: { schema: m58.pointLine, side: 'output' },
  MyPoints: { schema: m58.myPoints, side: 'output' },
  RankEdit: { schema: m58.rankEdit, side: 'input' },
  PointRuleEdit: { schema: m58.pointRuleEdit, side: 'input' },
  PostFeed: { schema: m59.postFeed, side: 'output' },
  Post: { schema: m60.post, side: 'output' },
  PostComment: { schema: m60.comment, side: 'output' },
  PostDraft: { schema: m60.postDraft, side: 'output' },
  BulkChangeRule: { schema: m61.bulkChangeRule, side: 'output' },
  NewBulkChange: { schema: m61.newBulkChange, side: 'input' },
  ImportDifference: { schema: m61.importDifference, side: 'output' },
  ImportChoicesEdit: { schema: m62.importChoicesEdit, side: 'input' },
  ImportColumn: { schema: m63.importColumn, side: 'output' },
  ImportOutcomeCounts: { schema: m63.outcomeCounts, side: 'output' },
  ImportResultCounts: { schema: m63.resultCounts, side: 'output' },
  ImportPictureCounts: { schema: m63.pictureCounts, side: 'output' },
  ProductImport: { schema: m63.productImport, side: 'output' },
  ProductImportInList: { schema: m63.listedImport, side: 'output' },
  ImportItem: { schema: m63.importItem, side: 'output' },
  AdminPromotionDraft: { schema: m64.draft, side: 'output' },
  AdminPromotion: { schema: m64.adminPromotion, side: 'output' },
  PromotionPreview: { schema: m64.previewed, side: 'output' },
  AdminPromotionInList: { schema: m64.adminPromotionInList, side: 'output' },
  AdminPromotionEdit: { schema: m64.adminPromotionEdit, side: 'input' },
  Question: { schema: m65.question, side: 'output' },
  QuestionPage: { schema: m65.questionPage, side: 'output' },
  OwnQuestion: { schema: m65.ownQuestion, side: 'output' },
  OwnQuestions: { schema: m65.ownQuestions, side: 'output' },
  ModeratedQuestion: { schema: m66.moderatedQuestion, side: 'output' },
  Reel: { schema: m67.reel, side: 'output' },
  ReelVideo: { schema: m67.video, side: 'output' },
  ReelDraft: { schema: m67.reelDraft, side: 'output' },
  RestockRequest: { schema: m68.restockRequest, side: 'input' },
  AdminReturn: { schema: m69.adminReturn, side: 'output' },
  AdminReturnSummary: { schema: m69.adminSummary, side: 'output' },
  StaffRefund: { schema: m69.staffRefund, side: 'input' },
  ExchangeShipment: { schema: m69.exchangeShipment, side: 'input' },
  ReturnRequest: { schema: m70.returnRequest, side: 'input' },
  ReturnEvent: { schema: m71.returnEvent, side: 'output' },
  ReturnRefund: { schema: m71.refund, side: 'output' },
  OrderReturn: { schema: m71.orderReturn, side: 'output' },
  ReturnSummary: { schema: m71.returnSummary, side: 'output' },
  Returnable: { schema: m71.returnable, side: 'output' },
  ReturnQuote: { schema: m71.returnQuote, side: 'output' },
  ReturnMessage: { schema: m71.returnMessage, side: 'output' },
  NewReview: { schema: m72.newReview, side: 'input' },
  OwnReview: { schema: m72.ownReview, side: 'output' },
  OwnReviews: { schema: m72.ownReviews, side: 'output' },
  ReviewDraftBody: { schema: m72.draft, side: 'output' },
  Review: { schema: m72.review, side: 'output' },
  ReviewPage: { schema: m72.reviewPage, side: 'output' },
  ModeratedReview: { schema: m73.moderatedReview, side: 'output' },
  CommunityReward: { schema: m74.reward, side: 'output' },
  RewardRedemption: { schema: m74.redemption, side: 'output' },
  RewardDraft: { schema: m74.draft, side: 'output' },
  AdminReward: { schema: m74.adminReward, side: 'output' },
  RewardEdit: { schema: m74.rewardEdit, side: 'input' },
  SalesReport: { schema: m75.report, side: 'output' },
  EmptySearch: { schema: m76.emptySearch, side: 'output' },
  SynonymGroup: { schema: m76.group, side: 'output' },
  BrandImage: { schema: m77.brandImage, side: 'output' },
  StoreSettings: { schema: m77.storeSettings, side: 'output' },
  AdminShippingMethod: { schema: m78.method, side: 'output' },
  ShippingRateDraft: { schema: m78.rate, side: 'input' },
  ShippingZoneDraft: { schema: m78.zoneBody, side: 'output' },
  AdminShippingZone: { schema: m78.zone, side: 'output' },
  ShippingZoneEdit: { schema: m78.shippingZoneEdit, side: 'input' },
  ShippingMethodEdit: { schema: m78.shippingMethodEdit, side: 'input' },
  ShippingMethodInList: { schema: m79.method, side: 'output' },
  ShippingZone: { schema: m79.zone, side: 'output' },
  ShippingCalculation: { schema: m79.shippingCalculation, side: 'input' },
  ShippingOption: { schema: m79.shippingOption, side: 'output' },
  AdminStoreIdentity: { schema: m80.identity, side: 'output' },
  AdminRefundSettings: { schema: m80.refunds, side: 'output' },
  AdminHoldSettings: { schema: m80.holds, side: 'output' },
  AdminSalesRules: { schema: m80.rules, side: 'output' },
  AdminSmsSettings: { schema: m80.sms, side: 'output' },
  AdminLogo: { schema: m80.logo, side: 'output' },
  AdminBrandPicture: { schema: m80.brandPicture, side: 'output' },
  AdminBrandPictures: { schema: m80.shownBrandPictures, side: 'output' },
  AdminAppearanceSettings: { schema: m80.appearance, side: 'output' },
  AdminFrameSettings: { schema: m80.frame, side: 'output' },
  AdminCarrierSettings: { schema: m80.carriers, side: 'output' },
  StoreIdentityEdit: { schema: m80.storeIdentityEdit, side: 'input' },
  FrameSettings: { schema: m81.frameSettings, side: 'output' },
  ShownFrame: { schema: m81.shownFrame, side: 'output' },
  StoreIdentityBody: { schema: m82.storeIdentity, side: 'output' },
  PaymentSettingsBody: { schema: m82.paymentSettings, side: 'output' },
  AdminPaymentSettings: { schema: m82.shownPayments, side: 'output' },
  Setup: { schema: m82.setup, side: 'output' },
  OpeningSettings: { schema: m82.openingSettings, side: 'output' },
  RefundSettings: { schema: m82.refundSettings, side: 'output' },
  HoldSettings: { schema: m82.holdSettings, side: 'output' },
  AppearanceSettings: { schema: m82.appearanceSettings, side: 'output' },
  CarrierSettings: { schema: m82.carrierSettings, side: 'output' },
  StorefrontSettings: { schema: m82.storefrontSettings, side: 'output' },
  SalesRules: { schema: m82.salesRules, side: 'output' },
  SmsSettings: { schema: m82.smsSettings, side: 'output' },
  SizeGuide: { schema: m83.sizeGuide, side: 'output' },
  SizeTable: { schema: m83.sizeTable, side: 'output' },
  SmsState: { schema: m84.smsState, side: 'output' },
  StaffSessionInList: { schema: m85.ownSession, side: 'output' },
  StaffLoginRequest: { schema: m85.staffLoginRequest, side: 'input' },
  StaffTotpRequest: { schema: m85.staffTotpRequest, side: 'input' },
  StaffSignedIn: { schema: m85.staffSignedIn, side: 'output' },
  StaffPasswordChange: { schema: m85.staffPasswordChange, side: 'input' },
  FirstOwnerRequest: { schema: m85.firstOwnerRequest, side: 'input' },
  StaffEnrolment: { schema: m85.staffEnrolment, side: 'output' },
  NewStaffMember: { schema: m85.newStaffMember, side: 'input' },
  StaffMemberEdit: { schema: m85.staffMemberEdit, side: 'input' },
  StaffMember: { schema: m85.staffMember, side: 'output' },
  AuditEntry: { schema: m85.auditEntry, side: 'output' },
  TransferReceipt: { schema: m86.receipt, side: 'output' },
  TransferReceipts: { schema: m86.receiptList, side: 'output' },
  OrderWithReceipts: { schema: m86.waiting, side: 'output' },
  Transfer: { schema: m86.transfer, side: 'output' },
  Upload: { schema: m87.upload, side: 'output' },
  VideoUpload: { schema: m87.video, side: 'output' },
  Webhook: { schema: m88.webhook, side: 'output' },
  WebhookDraft: { schema: m88.webhookDraft, side: 'output' },
  WebhookChange: { schema: m88.webhookChange, side: 'output' },
  WebhookEvent: { schema: m88.webhookEvent, side: 'output' },
  WebhookWithSecret: { schema: m88.webhookWithSecret, side: 'output' },
  WebhookDelivery: { schema: m88.webhookDelivery, side: 'output' },
  WishlistItem: { schema: m89.wishlistItem, side: 'output' },
};
