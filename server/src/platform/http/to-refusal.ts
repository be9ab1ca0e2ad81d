import type { ErrorCode } from '@waha/contract';
import { isLockTimeout, isStatementTimeout, isUnavailable } from '../database/index.ts';
import { Refusal } from '../errors/index.ts';

/** Fastify's own error statuses, as codes of the catalogue. */
const codeOfStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'request.malformed',
  404: 'request.not_found',
  405: 'request.method_not_allowed',
  413: 'request.too_large',
  415: 'request.unsupported_media_type',
  429: 'request.rate_limited',
  503: 'server.unavailable',
};

/**
 * Converts an error to a refusal: a refusal is unchanged, a busy or unavailable database is 503, Fastify's own errors
 * are translated, and all others are bugs.
 */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isUnavailable(error) || isLockTimeout(error) || isStatementTimeout(error)) {
    return new Refusal('server.unavailable', {}, {});
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return new Refusal(codeOfStatus[status] ?? (status < 500 ? 'request.malformed' : 'server.failed'), {}, {});
}
