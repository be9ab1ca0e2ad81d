/** Every refusal the API can give: its stable code and its HTTP status. Texts live on the server, per language. */
export const errorCatalogue = {
  'request.malformed': 400,
  'request.too_large': 413,
  'request.unsupported_media_type': 415,
  'request.invalid': 422,
  'request.not_found': 404,
  'request.method_not_allowed': 405,
  'request.rate_limited': 429,
  'request.idempotency_key_reused': 422,
  'request.idempotency_in_flight': 409,
  'server.failed': 500,
  'server.unavailable': 503,
  'auth.api_key_invalid': 401,
  'auth.token_invalid': 401,
  'auth.required': 401,
  'auth.forbidden': 403,
  'auth.registration_refused': 422,
  'auth.credentials_wrong': 401,
  'auth.password_wrong': 422,
  'auth.too_many_attempts': 429,
  'auth.link_invalid': 422,
  'auth.code_wrong': 422,
  'auth.session_not_found': 404,
  'auth.orders_open': 409,
  'addresses.not_found': 404,
  'addresses.too_many': 422,
  'wishlist.full': 422,
  'catalog.product_not_found': 404,
  'catalog.category_not_found': 404,
  'catalog.bundle_not_found': 404,
  'promotions.not_found': 404,
  'locations.city_not_found': 404,
  'shipping.city_not_served': 422,
  'shipping.method_not_available': 422,
  'coupons.not_found': 422,
  'coupons.not_started': 422,
  'coupons.expired': 422,
  'coupons.used_up': 422,
  'coupons.customer_limit_reached': 422,
  'coupons.minimum_not_reached': 422,
  'coupons.first_order_only': 422,
  'coupons.not_applicable': 422,
  'orders.cart_empty': 422,
  'orders.product_unknown': 422,
  'orders.variant_unknown': 422,
  'orders.variant_required': 422,
  'orders.bundle_unknown': 422,
  'orders.promotion_ended': 422,
  'orders.out_of_stock': 409,
  'orders.total_changed': 409,
  'orders.credit_short': 409,
  'orders.not_found': 404,
  'orders.transition_not_allowed': 409,
  'invoices.not_issued': 409,
  'payments.method_not_available': 422,
  'payments.nothing_to_pay': 409,
  'payments.not_found': 404,
  'payments.unreachable': 503,
  'payments.webhook_refused': 401,
  'content.page_not_found': 404,
  'restock.variant_unknown': 422,
  'restock.in_stock': 409,
  'content.article_not_found': 404,
  'content.blog_category_not_found': 404,
  'newsletter.link_invalid': 422,
  'contact.form_expired': 422,
  'contact.too_fast': 429,
  'contact.too_many': 429,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorCatalogue;

/** The body of every refusal. */
export interface ErrorBody {
  success: false;
  message: string;
  code: ErrorCode;
  errors?: Record<string, string[]>;
  request_id: string;
  /** What the refusal is about where a client can act on it, e.g. the new quote after `orders.total_changed`. */
  details?: unknown;
}
