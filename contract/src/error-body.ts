import type { ErrorCode } from './types.gen.ts';

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
