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
export const discountSources = ['promotion', 'coupon', 'rank', 'group'] as const;
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
  'ships_later',
  'answers_missing',
  'answers_changed',
] as const;
export type QuoteProblem = (typeof quoteProblems)[number];

/**
 * Payment state of an order: `on_delivery` is paid in cash on delivery; `void` is cancelled or expired, and any
 * payment is refunded.
 */
export const paymentStates = ['awaiting', 'on_delivery', 'paid', 'partly_refunded', 'refunded', 'void'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** The next step an order waits for in the shop. */
export const waitsFor = ['payment', 'to_pack', 'to_ship', 'own_parcel'] as const;
export type WaitsFor = (typeof waitsFor)[number];

/** How an addition to a paid order goes to its buyer. */
export const supplementTravels = ['waiting', 'together', 'alone', 'sent', 'over'] as const;
export type SupplementTravel = (typeof supplementTravels)[number];

/** Statuses of a parcel at its carrier. */
export const shipmentStatuses = [
  'booked',
  'picked_up',
  'in_transit',
  'out_for_delivery',
  'ready_for_pickup',
  'delivered',
  'attempt_failed',
  'returned',
  'cancelled',
] as const;
export type ShipmentStatus = (typeof shipmentStatuses)[number];

/**
 * States of a booking at a carrier. `wanted` is asked for until it is `booked` or `refused`; `sent` is a shipment of its order.
 * `unwanted` was booked after its order had changed, and is `cancelled` at the carrier. `dropped`: staff gave it up.
 */
export const bookingStates = ['wanted', 'refused', 'dropped', 'booked', 'sent', 'unwanted', 'cancelled'] as const;
export type BookingState = (typeof bookingStates)[number];

/**
 * States of a label by which a buyer sends things back: `wanted` until it is `booked` or `refused`. `dropped` was given up for one
 * of another carrier; `unwanted` was booked for a return that is over, and is `cancelled` at the carrier.
 */
export const returnLabelStates = ['wanted', 'refused', 'dropped', 'booked', 'unwanted', 'cancelled'] as const;
export type ReturnLabelState = (typeof returnLabelStates)[number];

/** States of a courier's visit: `asked` is known to the carrier; `unwanted` is to be `cancelled` there. */
export const pickupStates = ['wanted', 'refused', 'asked', 'unwanted', 'cancelled'] as const;
export type PickupState = (typeof pickupStates)[number];

/** Outcomes of a line of a carrier's statement: `again` was paid for before, `unknown` is no parcel of the shop. */
export const remittanceOutcomes = ['match', 'differs', 'again', 'unknown'] as const;
export type RemittanceOutcome = (typeof remittanceOutcomes)[number];

/** Kinds of entries in an order's timeline. */
export const timelineKinds = [
  'status',
  'sent',
  'tracked',
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

/** Ways to deliver. The buyer collects at the shop (`pickup`), or at a point of a carrier (`point`). */
export const shippingMethods = ['standard', 'express', 'pickup', 'point'] as const;
export type ShippingMethod = (typeof shippingMethods)[number];

export const taxDocumentKinds = ['invoice', 'credit_note'] as const;
export type TaxDocumentKind = (typeof taxDocumentKinds)[number];

// Payments

/** Codes of the shop's own payment methods; any other code is the name of an extension. */
export const ownPaymentMethods = ['cash_on_delivery', 'bank_transfer'] as const;

/** `cash` at the door, `transfer` by bank, `online` by a method of an extension. */
export const paymentKinds = ['cash', 'transfer', 'online'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** Where an online payment is paid: on the provider's page, or on the shop's own. */
/** Wallets whose sheet opens on the shop's own page. */
export const walletKinds = ['apple-pay'] as const;
export type WalletKind = (typeof walletKinds)[number];

export const paymentFlows = ['redirect', 'embedded'] as const;
export type PaymentFlow = (typeof paymentFlows)[number];

/** State of an order's card payment as its buyer sees it; `none`: not paid by card. */
export const cardPaymentStatuses = ['none', 'open', 'paid', 'failed', 'expired', 'returned'] as const;
export type CardPaymentStatus = (typeof cardPaymentStatuses)[number];

/** State of a payment of one riyal by which a payment method is tried. */
export const paymentTrialStates = ['opening', 'open', 'paid', 'refunded', 'failed'] as const;
/** Why a trial of a payment method ended without money. */
export const paymentTrialFailures = ['unopened', 'refused', 'expired', 'cancelled'] as const;

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

/** On which side a size does not fit; a return of `wrong_size` may say it. */
export const misfits = ['small', 'large'] as const;
export type Misfit = (typeof misfits)[number];

/** Refund methods: as it was paid, or all of it to the account. */
export const refundWays = ['original', 'store_credit'] as const;
export type RefundWay = (typeof refundWays)[number];

/** Outcomes a return may ask for: a refund by one of two methods, or another variant of the same product. */
export const returnOutcomes = [...refundWays, 'exchange'] as const;
export type ReturnOutcome = (typeof returnOutcomes)[number];

/** Reasons why a refund is less than the price of its pieces. */
export const refundDeductions = ['offer', 'delivery', 'made_up'] as const;
export type RefundDeduction = (typeof refundDeductions)[number];

// Gift cards

/** States of a gift card: one that has ended or is empty may get money back from an order. */
export const giftCardStates = ['usable', 'empty', 'ended', 'voided'] as const;
export type GiftCardState = (typeof giftCardStates)[number];

// Money acts of staff

/** Acts of staff that pay out money or store credit. */
export const moneyActKinds = [
  'store_credit',
  'order_refund',
  'return_refund',
  'order_cancel',
  'gift_card',
  'code_replaced',
] as const;
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

// E-invoicing

/**
 * Registers that a company is found in: of commerce, the unified number, of municipalities, of the ministry of human resources, of
 * investment, another.
 */
export const companySchemes = ['CRN', '700', 'MOM', 'MLS', 'SAG', 'OTH'] as const;
export type CompanyScheme = (typeof companySchemes)[number];

/** State of a unit that stamps tax documents: it has keys, a certificate for the checks, a certificate that counts, or it was ended. */
export const taxUnitStates = ['created', 'enrolled', 'active', 'closed'] as const;
export type TaxUnitState = (typeof taxUnitStates)[number];

/** State of a tax document: it waits for the authority, was accepted, accepted with warnings, or rejected. */
export const taxDocumentStates = ['queued', 'accepted', 'warned', 'rejected'] as const;
export type TaxDocumentState = (typeof taxDocumentStates)[number];

/** Reported after the buyer has it, or cleared before. */
export const taxReportModes = ['report', 'clear'] as const;
export type TaxReportMode = (typeof taxReportModes)[number];
