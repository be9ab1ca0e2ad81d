import type { ErrorCode } from './types.gen.ts';

/** The body of every refusal. */
export interface ErrorBody {
  success: false;
  message: string;
  code: ErrorCode;
  errors?: Record<string, string[]>;
  request_id: string;
  /** Details a client can act on, e.g. the new quote after `orders.total_changed`. */
  details?: unknown;
}
