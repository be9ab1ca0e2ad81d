/**
 * Every closed list of values on the wire, once. Plain constants without zod, so browsers may import this file
 * (`@waha/contract/vocabulary`); the schemas beside it build their enums from these lists.
 */

/** Languages of texts. Arabic is the shop's first. */
export const languages = ['ar', 'en'] as const;
export type Language = (typeof languages)[number];

// Staff

/** Roles of staff. An endpoint names every role that may call it. */
export const staffRoles = ['owner', 'manager', 'support', 'moderator', 'fulfilment'] as const;
export type StaffRole = (typeof staffRoles)[number];

export const staffStatuses = ['active', 'suspended'] as const;
export type StaffStatus = (typeof staffStatuses)[number];

/** Authors of a message: the customer or the shop's staff. */
export const authors = ['customer', 'staff'] as const;
export type Author = (typeof authors)[number];

/** Actors in an order's history; `system` is a job or a payment provider. */
export const orderActors = [...authors, 'system'] as const;
export type OrderActor = (typeof orderActors)[number];

// Catalogue

export const productTypes = ['simple', 'variable'] as const;
export type ProductType = (typeof productTypes)[number];

/** `scheduled` is published automatically at its time; `archived` is withdrawn from the shop. */
export const productStatuses = ['draft', 'published', 'scheduled', 'archived'] as const;
export type ProductStatus = (typeof productStatuses)[number];

/** Statuses that staff set by hand, of products and articles alike; `scheduled` follows from a date. */
export const settableStatuses = ['draft', 'published', 'archived'] as const;
export type SettableStatus = (typeof settableStatuses)[number];

export const productSorts = ['relevance', 'newest', 'price_asc', 'price_desc', 'best_selling', 'rating'] as const;
export type ProductSort = (typeof productSorts)[number];

export const badgeTypes = ['new', 'sale', 'low_stock', 'promotion'] as const;
export type BadgeType = (typeof badgeTypes)[number];

/** Background colours of a category. */
export const categoryBackdrops = ['sand', 'sage', 'dusk', 'rose', 'lavender', 'stone'] as const;
export type CategoryBackdrop = (typeof categoryBackdrops)[number];

/** Stock filters of the staff's product list. */
export const stockFilters = ['out', 'low'] as const;
export type StockFilter = (typeof stockFilters)[number];

/** Reasons for which staff change a stock level. */
export const stockChangeReasons = ['received', 'counted', 'damaged', 'lost', 'adjustment'] as const;
export type StockChangeReason = (typeof stockChangeReasons)[number];

/** Reasons of all stock movements: those of orders and returns, and those of staff. */
export const stockReasons = [
  'initial',
  'order',
  'order_cancelled',
  'order_expired',
  'return',
  'exchange',
  'exchange_return',
  ...stockChangeReasons,
] as const;
export type StockReason = (typeof stockReasons)[number];

// Product import

/**
 * `mapping`: waits for its columns to be assigned; `checking`: dry run; `checked`: waits to be run or cancelled;
 * `running`: writing; `undoing`: reverting.
 */
export const importStatuses = [
  'mapping',
  'checking',
  'checked',
  'running',
  'done',
  'cancelled',
  'undoing',
  'undone',
] as const;
export type ImportStatus = (typeof importStatuses)[number];

/** Systems whose column names are recognised; `other` for all else. */
export const importFormats = ['waha', 'shopify', 'salla', 'woocommerce', 'other'] as const;
export type ImportFormat = (typeof importFormats)[number];

/** Result of the dry run for a product. */
export const importOutcomes = ['create', 'update', 'unchanged', 'error'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/**
 * Result of the run, or of its undo, for a product. `kept`: not undone, because it was edited later; `archived`:
 * instead of deleted, because it was sold.
 */
export const importResults = ['done', 'refused', 'undone', 'kept', 'archived'] as const;
export type ImportResult = (typeof importResults)[number];

/** Meanings of a column. A field without a language is filed under the language of its letters. */
export const importFields = [
  'product_sku',
  'slug',
  'status',
  'published',
  'title',
  'name_ar',
  'name_en',
  'summary',
  'short_description_ar',
  'short_description_en',
  'body',
  'description_ar',
  'description_en',
  'brand',
  'brand_ar',
  'brand_en',
  'category',
  'price',
  'sale_price',
  'compare_price',
  'weight_grams',
  'weight',
  'weight_unit',
  'is_returnable',
  'is_featured',
  'pictures',
  'picture_alt',
  'variant_picture',
  'row_type',
  'row_id',
  'parent',
  'sku',
  'barcode',
  'size',
  'color',
  'color_ar',
  'color_en',
  'color_hex',
  'variant_price',
  'variant_sale_price',
  'stock',
  'option1_name',
  'option1_value',
  'option2_name',
  'option2_value',
  'option3_name',
  'option3_value',
] as const;
export type ImportField = (typeof importFields)[number];

// Promotions and coupons

export const promotionTypes = ['percentage', 'fixed_price', 'flash', 'buy_x_get_y'] as const;
export type PromotionType = (typeof promotionTypes)[number];

/** States by the clock; `sold_out` when the cap is reached, `off` when staff switched it off. */
export const promotionStates = ['running', 'upcoming', 'ended', 'sold_out', 'off'] as const;
export type PromotionState = (typeof promotionStates)[number];

/** Warnings of a promotion that may be saved all the same. */
export const promotionWarnings = ['licence_missing', 'reaches_nothing', 'reaches_archived'] as const;
export type PromotionWarning = (typeof promotionWarnings)[number];

export const couponTypes = ['percentage', 'fixed', 'free_shipping', 'buy_x_get_y'] as const;
export type CouponType = (typeof couponTypes)[number];

/** States by the clock; `used_up` when the number of uses is reached, `off` when staff switched it off. */
export const couponStates = ['running', 'upcoming', 'ended', 'used_up', 'off'] as const;
export type CouponState = (typeof couponStates)[number];

/** Origins of a discount in a quote. */
export const discountSources = ['promotion', 'coupon', 'rank'] as const;
export type DiscountSource = (typeof discountSources)[number];

// Orders

export const orderStatuses = [
  'pending_payment',
  'confirmed',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
  'expired',
  'return_requested',
  'returned',
  'refunded',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Problems of a quote's line. */
export const quoteProblems = [
  'product_gone',
  'variant_gone',
  'variant_required',
  'bundle_gone',
  'out_of_stock',
  'only_left',
  'promotion_ended',
  'offer_left',
] as const;
export type QuoteProblem = (typeof quoteProblems)[number];

/**
 * Payment state of an order: `on_delivery` is paid in cash on delivery; `void` is cancelled or expired, and any
 * payment is refunded.
 */
export const paymentStates = ['awaiting', 'on_delivery', 'paid', 'partly_refunded', 'refunded', 'void'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** The next step an order waits for in the shop. */
export const waitsFor = ['payment', 'to_pack', 'to_ship'] as const;
export type WaitsFor = (typeof waitsFor)[number];

/** Kinds of entries in an order's timeline. */
export const timelineKinds = [
  'status',
  'sent',
  'arrived',
  'return',
  'payment',
  'transfer',
  'receipt',
  'document',
  'note',
  'edit',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

export const shippingMethods = ['standard', 'express', 'pickup'] as const;
export type ShippingMethod = (typeof shippingMethods)[number];

export const taxDocumentKinds = ['invoice', 'credit_note'] as const;
export type TaxDocumentKind = (typeof taxDocumentKinds)[number];

// Payments

export const paymentMethodCodes = ['cash_on_delivery', 'bank_transfer', 'moyasar', 'demo'] as const;
export type PaymentMethodCode = (typeof paymentMethodCodes)[number];

/** State of an order's card payment as its buyer sees it; `none`: not paid by card. */
export const cardPaymentStatuses = ['none', 'open', 'paid', 'failed', 'expired', 'returned'] as const;
export type CardPaymentStatus = (typeof cardPaymentStatuses)[number];

/** State of one attempt on the demo provider's page. */
export const demoPaymentStatuses = ['open', 'paid', 'failed', 'cancelled', 'expired'] as const;
export type DemoPaymentStatus = (typeof demoPaymentStatuses)[number];

/** Outcomes that can be chosen on the demo provider's page. */
export const demoPaymentOutcomes = ['paid', 'failed'] as const;
export type DemoPaymentOutcome = (typeof demoPaymentOutcomes)[number];

/** Status of a bank transfer; `unwanted` and `mismatched` ones are to be returned. */
export const transferStatuses = ['paid', 'unwanted', 'mismatched'] as const;
export type TransferStatus = (typeof transferStatuses)[number];

// Returns

export const returnStatuses = [
  'requested',
  'approved',
  'received',
  'refunded',
  'exchanged',
  'rejected',
  'cancelled',
] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

/** `refund`: staff paid money back without a return of goods. */
export const returnKinds = ['return', 'refund'] as const;
export type ReturnKind = (typeof returnKinds)[number];

export const returnReasons = [
  'changed_mind',
  'wrong_size',
  'damaged',
  'wrong_item',
  'not_as_described',
  'other',
] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** Refund methods: as it was paid, or all of it to the account. */
export const refundWays = ['original', 'store_credit'] as const;
export type RefundWay = (typeof refundWays)[number];

/** Outcomes a return may ask for: a refund by one of two methods, or another variant of the same product. */
export const returnOutcomes = [...refundWays, 'exchange'] as const;
export type ReturnOutcome = (typeof returnOutcomes)[number];

/** Reasons why a refund is less than the price of its pieces. */
export const refundDeductions = ['offer', 'delivery', 'made_up'] as const;
export type RefundDeduction = (typeof refundDeductions)[number];

// Money acts of staff

/** Acts of staff that pay out money or store credit. */
export const moneyActKinds = ['store_credit', 'order_refund', 'return_refund', 'order_cancel'] as const;
export type MoneyActKind = (typeof moneyActKinds)[number];

/**
 * Alerts to owners: a daily sum near its ceiling, many acts for one customer in a day, an act on the actor's own
 * account.
 */
export const moneyAlertKinds = ['day_sum', 'many_acts', 'own_account'] as const;
export type MoneyAlertKind = (typeof moneyAlertKinds)[number];

export const approvalStatuses = ['pending', 'approved', 'rejected', 'expired'] as const;
export type ApprovalStatus = (typeof approvalStatuses)[number];

/** Direction of a change of store credit. */
export const creditDirections = ['give', 'take'] as const;
export type CreditDirection = (typeof creditDirections)[number];

// Customers and messages

/** Channels of a customer's proof of identity. */
export const proofChannels = ['email', 'phone'] as const;
export type ProofChannel = (typeof proofChannels)[number];

export const contactTopics = ['order', 'product', 'return', 'payment', 'partnership', 'other'] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** `held`: contains links; `spam`: the hidden field was filled in. Neither is mailed to the shop. */
export const messageStatuses = ['new', 'held', 'spam', 'answered', 'closed'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** Statuses that staff set by hand. */
export const settableMessageStatuses = ['new', 'closed', 'spam'] as const;
export type SettableMessageStatus = (typeof settableMessageStatuses)[number];

/** `note`: for staff alone. */
export const messageReplyKinds = ['answer', 'note'] as const;
export type MessageReplyKind = (typeof messageReplyKinds)[number];

/** Texts of a mail that staff may change. */
export const mailFields = ['subject', 'body', 'button'] as const;
export type MailField = (typeof mailFields)[number];

/** State of a daily budget of text messages. */
export const smsBudgetStates = ['ok', 'near', 'spent', 'off'] as const;
export type SmsBudgetState = (typeof smsBudgetStates)[number];

export const subscriberStatuses = ['pending', 'subscribed', 'unsubscribed'] as const;
export type SubscriberStatus = (typeof subscriberStatuses)[number];

/** Sources of a newsletter subscription. */
export const subscriptionSources = ['page', 'checkout', 'account'] as const;
export type SubscriptionSource = (typeof subscriptionSources)[number];

/** Status of a newsletter issue: `stopped` before every subscriber had it. */
export const letterStatuses = ['draft', 'sending', 'stopped', 'sent'] as const;
export type LetterStatus = (typeof letterStatuses)[number];

// Reviews and questions

export const reviewStatuses = ['pending', 'published', 'rejected', 'hidden'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** Reasons why a review waits for staff: a link or number, a listed word, photos, or a change after publication. */
export const holdReasons = ['links', 'words', 'photos', 'changed'] as const;
export type HoldReason = (typeof holdReasons)[number];

export const reviewSorts = ['newest', 'highest', 'lowest', 'helpful'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

export const questionKinds = ['question', 'answer'] as const;
export type QuestionKind = (typeof questionKinds)[number];

export const questionStatuses = ['pending', 'published', 'rejected', 'hidden'] as const;
export type QuestionStatus = (typeof questionStatuses)[number];

/** Flags for staff: a link or number, a listed word, several reports. */
export const questionFlags = ['links', 'words', 'reports'] as const;
export type QuestionFlag = (typeof questionFlags)[number];

export const questionReportReasons = ['spam', 'insult', 'untrue', 'private', 'other'] as const;
export type QuestionReportReason = (typeof questionReportReasons)[number];

/** Authors of answers. */
export const answerers = ['shop', 'buyer'] as const;
export type Answerer = (typeof answerers)[number];

// Community

export const joinRequestStatuses = ['pending', 'approved', 'rejected'] as const;
export type JoinRequestStatus = (typeof joinRequestStatuses)[number];

/** `none`: never requested, or withdrawn. */
export const membershipStatuses = ['none', ...joinRequestStatuses, 'suspended'] as const;
export type MembershipStatus = (typeof membershipStatuses)[number];

/** Status of a member as moderators see it. */
export const memberStatuses = ['active', 'suspended', 'left'] as const;
export type MemberStatus = (typeof memberStatuses)[number];

/** Limits one member sets on another. */
export const memberLimitKinds = ['block', 'mute'] as const;
export type MemberLimitKind = (typeof memberLimitKinds)[number];

export const feedSorts = ['newest', 'top'] as const;
export type FeedSort = (typeof feedSorts)[number];

export const postStatuses = ['pending', 'published', 'hidden', 'removed'] as const;
export type PostStatus = (typeof postStatuses)[number];

/**
 * Reasons why a post or comment waits for staff: among a member's first, a listed word, reports by several members, or a
 * change after publication.
 */
export const postHoldReasons = ['first', 'words', 'reports', 'changed'] as const;
export type PostHoldReason = (typeof postHoldReasons)[number];

export const writtenKinds = ['post', 'comment'] as const;
export type WrittenKind = (typeof writtenKinds)[number];

export const reportedKinds = [...writtenKinds, 'member'] as const;
export type ReportedKind = (typeof reportedKinds)[number];

export const reportReasons = ['spam', 'insult', 'untrue', 'private', 'illegal', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const memberNotificationKinds = [
  'like',
  'comment',
  'reply',
  'mention',
  'decision',
  'contest',
  'rank',
  'reward',
  'sale',
] as const;
export type MemberNotificationKind = (typeof memberNotificationKinds)[number];

export const rankKeys = ['bronze', 'silver', 'gold', 'platinum', 'diamond'] as const;
export type RankKey = (typeof rankKeys)[number];

export const pointLineStates = ['pending', 'posted', 'spent', 'expired', 'taken_back'] as const;
export type PointLineState = (typeof pointLineStates)[number];

/** State of the points that an order earns. */
export const accrualStates = ['none', 'expected', 'pending', 'posted'] as const;
export type AccrualState = (typeof accrualStates)[number];

export const communityRewardKinds = ['percentage', 'fixed', 'free_shipping', 'product'] as const;
export type CommunityRewardKind = (typeof communityRewardKinds)[number];

/** States by the clock alone. */
export const contestStates = ['upcoming', 'open', 'voting', 'closed'] as const;
export type ContestState = (typeof contestStates)[number];

export const contestPrizeKinds = ['honour', 'points', 'coupon', 'thing'] as const;
export type ContestPrizeKind = (typeof contestPrizeKinds)[number];

export const contestEntryStatuses = ['pending', 'shown', 'withdrawn', 'disqualified'] as const;
export type ContestEntryStatus = (typeof contestEntryStatuses)[number];

export const leaderboardPeriods = ['7d', '30d', 'all'] as const;
export type LeaderboardPeriod = (typeof leaderboardPeriods)[number];

// Scratch cards

/** Status of a campaign as staff set it. */
export const campaignStatuses = ['draft', 'published', 'stopped'] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];

/** State of a published campaign by the clock and its cards. */
export const campaignStates = ['upcoming', 'running', 'closing', 'ended', 'stopped'] as const;
export type CampaignState = (typeof campaignStates)[number];

export const prizeKinds = [
  'nothing',
  'percentage_coupon',
  'fixed_coupon',
  'free_shipping',
  'store_credit',
  'points',
  'product',
] as const;
export type PrizeKind = (typeof prizeKinds)[number];

/** Reasons for which a ticket is given. */
export const ticketReasons = ['welcome', 'daily', 'activity', 'purchase'] as const;
export type TicketReason = (typeof ticketReasons)[number];

export const rewardStatuses = ['available', 'used', 'expired'] as const;
export type RewardStatus = (typeof rewardStatuses)[number];

// Affiliates

/** Status of an application as staff see it; its author also sees `none`. */
export const affiliateStatuses = ['pending', 'approved', 'rejected', 'suspended'] as const;
export type AffiliateStatus = (typeof affiliateStatuses)[number];

/** Status of an application as its author sees it. */
export const ownAffiliateStatuses = ['none', ...affiliateStatuses] as const;
export type OwnAffiliateStatus = (typeof ownAffiliateStatuses)[number];

/** Channels on which an affiliate publishes. */
export const affiliateChannelKinds = [
  'website',
  'instagram',
  'tiktok',
  'snapchat',
  'youtube',
  'x',
  'telegram',
  'other',
] as const;
export type AffiliateChannelKind = (typeof affiliateChannelKinds)[number];

/** Evidence that attributed an order to an affiliate. */
export const attributionMeans = ['coupon', 'link', 'code'] as const;
export type AttributionMeans = (typeof attributionMeans)[number];

/** `waiting`: ordered; `pending`: delivered; `posted`: its points can be used; `void`: no commission, for a reason. */
export const commissionStates = ['waiting', 'pending', 'posted', 'void'] as const;
export type CommissionState = (typeof commissionStates)[number];

/** Reasons for a void commission. */
export const commissionReasons = [
  'own_account',
  'own_contact',
  'own_address',
  'own_card',
  'cancelled',
  'expired',
  'returned',
  'too_small',
  'staff',
  'left',
] as const;
export type CommissionReason = (typeof commissionReasons)[number];

/** Signs of abuse that staff look into. */
export const affiliateFlagKinds = [
  'one_address',
  'own_orders',
  'own_street',
  'many_returns',
  'clicks_without_orders',
  'click_flood',
] as const;
export type AffiliateFlagKind = (typeof affiliateFlagKinds)[number];

/** Targets of a conversion of points. */
export const conversionTargets = ['cash', 'store_credit'] as const;
export type ConversionTarget = (typeof conversionTargets)[number];

export const payoutWays = ['iban', 'stc_pay'] as const;
export type PayoutWay = (typeof payoutWays)[number];

export const withdrawalStatuses = ['pending', 'approved', 'paid', 'rejected', 'cancelled'] as const;
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];

/** Kinds of lines in an affiliate's statement. */
export const statementKinds = ['commission', 'reversal', 'conversion', 'withdrawal'] as const;
export type StatementKind = (typeof statementKinds)[number];

/** States of lines in an affiliate's statement; `done` for lines without a state of their own. */
export const statementStates = [...commissionStates, ...withdrawalStatuses, 'done'] as const;
export type StatementState = (typeof statementStates)[number];

// Content and uploads

/** `scheduled` is published automatically at its time; `archived` is withdrawn from the shop. */
export const articleStatuses = ['draft', 'scheduled', 'published', 'archived'] as const;
export type ArticleStatus = (typeof articleStatuses)[number];

/** Information pages; each has an address of its own on the storefront, so there are exactly these. */
export const informationPages = ['about', 'help', 'shipping', 'returns', 'privacy', 'terms', 'cookies'] as const;
export type InformationPageSlug = (typeof informationPages)[number];

/** Home parts with content of the shop; their texts belong to the storefront. */
export const plainHomeParts = [
  'flash',
  'featured',
  'newest',
  'bundle',
  'best',
  'community',
  'blog',
  'newsletter',
  'trust',
] as const;
export type PlainHomePart = (typeof plainHomeParts)[number];

/** Status of a film: it is transcoded before it is public. */
export const videoStatuses = ['processing', 'ready', 'failed'] as const;
export type VideoStatus = (typeof videoStatuses)[number];

export const videoFailureCodes = [
  'damaged',
  'no_video',
  'codec',
  'hevc',
  'sound',
  'too_long',
  'too_large',
  'too_many_frames',
  'landscape',
  'too_slow',
  'failed',
] as const;
export type VideoFailureCode = (typeof videoFailureCodes)[number];

// Running the shop

/** Steps before a new shop can sell, in the recommended order. */
export const setupSteps = ['store', 'payments', 'delivery', 'category', 'product', 'page', 'order'] as const;
export type SetupStep = (typeof setupSteps)[number];

/** State of a failed job: it will run again, it ran for the last time, or staff queued it again. */
export const failedJobStates = ['retrying', 'dead', 'requeued'] as const;
export type FailedJobState = (typeof failedJobStates)[number];
