/** Refusals any call may give: HTTP statuses by stable code. Modules declare their own beside their endpoints. */
export const platformRefusals = {
  'request.malformed': 400,
  'request.too_large': 413,
  'request.unsupported_media_type': 415,
  'request.invalid': 422,
  'request.not_found': 404,
  'request.method_not_allowed': 405,
  'request.rate_limited': 429,
  'request.insecure': 403,
  'request.idempotency_key_reused': 422,
  'request.idempotency_in_flight': 409,
  'server.failed': 500,
  'server.unavailable': 503,
  // Visitors, while the shop is closed.
  'shop.closed': 403,
  'auth.api_key_invalid': 401,
  'auth.token_invalid': 401,
  'auth.key_invalid': 401,
  'auth.key_expired': 401,
  'auth.key_revoked': 401,
  'auth.required': 401,
  'auth.forbidden': 403,
  'auth.scope_missing': 403,
  // Optimistic locking failed: the resource changed since the version sent. The details hold it as it is now, in the
  // form of the reply.
  'conflict.changed': 409,
} as const;
