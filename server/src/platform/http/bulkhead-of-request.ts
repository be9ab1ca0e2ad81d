import type { IncomingHttpHeaders } from 'node:http';
import type { EndpointDefinition } from '@waha/contract';
import type { Bulkhead } from '../bulkheads/index.ts';

export interface BulkheadChoice {
  /** The bulkhead of callers with these credentials, whatever they call; undefined where the call decides. */
  credentialBulkhead: (authorization: string | undefined) => Bulkhead | undefined;
}

/**
 * The bulkhead of a request: that of its credentials, else the usual one of the call. Uploads keep the usual one, which
 * has room for slow senders.
 */
export function bulkheadOfRequest(
  { takes }: EndpointDefinition,
  usual: Bulkhead,
  { authorization }: IncomingHttpHeaders,
  { credentialBulkhead }: BulkheadChoice,
): Bulkhead {
  return (takes ? undefined : credentialBulkhead(authorization)) ?? usual;
}
