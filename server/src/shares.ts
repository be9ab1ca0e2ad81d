import { type EndpointDefinition, type EndpointKey, endpoints } from '@waha/contract';
import type { Share } from './platform/admission/index.ts';
import type { ConnectionShares } from './platform/database/index.ts';

/** More than what is slow takes to end one of several; where nothing ends for so long, nothing may for longer. */
const PATIENCE_MS = 300;
/** Where one who waits has nobody else to ask, and few wait. */
const STAFF_PATIENCE_MS = 1_000;

/**
 * What one process does, in kinds of which none may take what another needs (docs/decisions/0063): how much of each goes on
 * and waits at once, and which of the twenty database connections of a process are its own.
 */
export const shares = {
  /** Drawing a page is the process's own time: more at once would only make each wait for the others. */
  pages: { atOnce: 4, mostWaiting: 16, patienceMs: PATIENCE_MS },
  reads: { atOnce: 8, mostWaiting: 64, patienceMs: PATIENCE_MS },
  orders: { atOnce: 16, mostWaiting: 64, patienceMs: PATIENCE_MS },
  /** What customers and visitors read and write of their own: accounts, the community, returns. */
  own: { atOnce: 8, mostWaiting: 64, patienceMs: PATIENCE_MS },
  admin: { atOnce: 8, mostWaiting: 64, patienceMs: STAFF_PATIENCE_MS },
  /** Those wait where passwords are hashed, by visitors and devices; this is only more than can wait there. */
  logins: { atOnce: 320, mostWaiting: 0, mostEach: 40, patienceMs: PATIENCE_MS },
  /** As slow as the phone that sends them; what is done with them takes its turns by itself. */
  uploads: { atOnce: 64, mostWaiting: 0, mostEach: 16, patienceMs: PATIENCE_MS },
  /** Pictures and files of products: strangers' uploads take none of its places. */
  staffUploads: { atOnce: 16, mostWaiting: 0, patienceMs: STAFF_PATIENCE_MS },
} as const satisfies Record<string, Share>;

export type Work = keyof typeof shares;

/** Of a pool of this many. */
export const CONNECTIONS = 20;

/** What nobody let in, as the purges of the cache and `/ready`, is `rest`. */
export const connectionShares = {
  pages: { own: 2 },
  reads: { own: 2 },
  orders: { own: 3 },
  own: { own: 2 },
  admin: { own: 1 },
  logins: { own: 1 },
  uploads: { own: 1 },
  staffUploads: { own: 1 },
  /** Many begin with the same minute, and nobody waits for their answers. */
  jobs: { own: 1, most: 4, waitMs: 30_000 },
  rest: { own: 1 },
} as const satisfies ConnectionShares;

/** Which share a call comes out of: what its endpoint says, or what follows from who may call it. */
export function workOf(key: EndpointKey): Work {
  const definition: EndpointDefinition = endpoints[key];
  const { access } = definition;
  if (definition.work) return definition.work;
  const isForStaff = typeof access === 'object' && !access.customer;
  if (definition.takes) return isForStaff ? 'staffUploads' : 'uploads';
  if (isForStaff) return 'admin';
  return access === 'public' ? 'reads' : 'own';
}
