export {
  type Badge,
  type Bundle,
  type Category,
  type CategoryWithChildren,
  type Product,
  type ProductDetail,
  type ProductPage,
  type ProductSort,
  type Promotion,
  type PromotionRef,
  productSorts,
  productTypes,
  promotionTypes,
  type Variant,
} from './catalog/shapes.ts';
export type { Article, ArticleCard } from './content/blog.ts';
export { type ContactTopic, contactTopics } from './content/contact.ts';
export type { FaqGroup, InformationPage } from './content/endpoints.ts';
export { type EndpointKey, type Endpoints, endpoints } from './endpoints.ts';
export { normaliseIban } from './iban.ts';
export type { Profile, Session, SessionInList, SignedIn, User } from './identity/account.ts';
export type { AddressDraft, SavedAddress } from './identity/addresses.ts';
export type { City, Neighborhood } from './locations/endpoints.ts';
export { type AdminLottoCampaign, LARGEST_DECK, type LottoCampaignDraft } from './lotto/admin.ts';
export type { LottoHistoryItem, LottoOdds, LottoTickets } from './lotto/endpoints.ts';
export type {
  LottoCampaign,
  LottoProof,
  LottoReward,
  LottoTicket,
  PrizeKind,
  ScratchedCard,
} from './lotto/shapes.ts';
export { prizeKinds } from './lotto/shapes.ts';
export { HALALAS_PER_RIYAL, toHalalas, toRiyals, VAT_PERCENT, vatContained } from './money.ts';
export { latinDigits } from './phone.ts';
export {
  type Access,
  type EndpointBody,
  type EndpointDefinition,
  type EndpointInput,
  type EndpointParams,
  type EndpointQuery,
  type EndpointReply,
  type EndpointResult,
  endpoint,
} from './platform/endpoint.ts';
export { type ErrorBody, type ErrorCode, errorCatalogue } from './platform/errors.ts';
export type { Image } from './platform/shapes.ts';
export { type StaffRole, staffRoles } from './platform/staff-roles.ts';
export {
  type OwnReview,
  type OwnReviews,
  type Review,
  type ReviewDraftBody,
  type ReviewPage,
  type ReviewSort,
  reviewSorts,
} from './reviews/endpoints.ts';
export type { ModeratedReview } from './reviews/moderation.ts';
export { type HoldReason, holdReasons, type ReviewStatus } from './reviews/shapes.ts';
export type { ShownAddress } from './selling/address.ts';
export type { AdminReturn, AdminReturnSummary } from './selling/admin-returns.ts';
export { type Coupon, couponTypes } from './selling/coupons.ts';
export type { Invoice } from './selling/invoices.ts';
export type { OrderLine } from './selling/lines.ts';
export {
  MOST_EVENTS,
  type Order,
  type OrderEvent,
  type OrderStatus,
  type OrderSummary,
  orderStatuses,
  type PlaceOrderRequest,
  type Tracking,
} from './selling/orders.ts';
export type { CardPayment, DemoPayment } from './selling/payments.ts';
export type { Quote, QuoteLine, QuoteRequest } from './selling/quote.ts';
export {
  type OrderReturn,
  type RefundWay,
  type Returnable,
  type ReturnMessage,
  type ReturnQuote,
  type ReturnReason,
  type ReturnStatus,
  type ReturnSummary,
  refundWays,
  returnReasons,
  returnStatuses,
} from './selling/returns.ts';
export type { ShippingOption } from './selling/shipping.ts';
export type { Transfer, TransferReceipts } from './selling/transfers.ts';
export type { HeldOrder } from './selling/unpaid.ts';
export type { RecentPurchase, SizeGuide, SizeTable } from './shopping/endpoints.ts';
export type { AuditEntry, StaffMember } from './staff/endpoints.ts';
export type { StoreSettings } from './store.ts';
export type { Upload } from './uploads/endpoints.ts';
