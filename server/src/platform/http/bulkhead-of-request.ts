import type { IncomingHttpHeaders } from 'node:http';
import type { EndpointDefinition } from '@waha/contract';
import type { Bulkhead } from '../bulkheads/index.ts';

export interface BulkheadChoice {
  /** The bulkhead of callers with these credentials; undefined where the call decides. */
  credentialBulkhead: (authorization: string | undefined) => Bulkhead | undefined;
}

/**
 * The bulkhead of a request: that of its credentials, else the usual one of the call. Uploads keep the usual one, which
 * has room for slow senders. So do public calls: an answer that one caller loads is waited for by all others.
 */
export function bulkheadOfRequest(
  { access, takes }: EndpointDefinition,
  usual: Bulkhead,
  { authorization }: IncomingHttpHeaders,
  { credentialBulkhead }: BulkheadChoice,
): Bulkhead {
  return (takes || access === 'public' ? undefined : credentialBulkhead(authorization)) ?? usual;
}
