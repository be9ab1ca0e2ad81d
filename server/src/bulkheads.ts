import { type EndpointDefinition, type EndpointKey, endpoints } from '@waha/contract';
import type { BulkheadLimits } from './platform/bulkheads/index.ts';
import type { ConnectionQuotas } from './platform/database/index.ts';

/** Longer than the end of one of several slow calls takes; when none ends for so long, none may end for longer. */
const QUEUE_TIMEOUT_MS = 300;
/** Staff wait longer: they have no other shop to turn to, and few of them wait. */
const STAFF_QUEUE_TIMEOUT_MS = 1_000;

/**
 * Bulkheads of one process: the concurrency limit of each work class, so that none can exhaust the capacity of another
 * (docs/decisions/0063).
 */
export const workClasses = {
  /** Drawing a page is CPU time of the process: more at once would only slow each other down. */
  pages: { concurrency: 4, maxQueued: 16, queueTimeoutMs: QUEUE_TIMEOUT_MS },
  reads: { concurrency: 8, maxQueued: 64, queueTimeoutMs: QUEUE_TIMEOUT_MS },
  orders: { concurrency: 16, maxQueued: 64, queueTimeoutMs: QUEUE_TIMEOUT_MS },
  /** Calls of customers and visitors on their own data: accounts, the community, returns. */
  own: { concurrency: 8, maxQueued: 64, queueTimeoutMs: QUEUE_TIMEOUT_MS },
  admin: { concurrency: 8, maxQueued: 64, queueTimeoutMs: STAFF_QUEUE_TIMEOUT_MS },
  /** Programs with machine tokens: they ask by the thousand, and take nothing from staff or buyers. */
  machines: { concurrency: 4, maxQueued: 32, queueTimeoutMs: STAFF_QUEUE_TIMEOUT_MS },
  /** Machines that buy for people, by the protocols of extensions: their flood takes nothing from people who buy. */
  agents: { concurrency: 4, maxQueued: 32, queueTimeoutMs: QUEUE_TIMEOUT_MS },
  /** Feeds of products are made one after the other; those who ask wait elsewhere. */
  feeds: { concurrency: 1, maxQueued: 8, queueTimeoutMs: QUEUE_TIMEOUT_MS },
  /** Pictures for sharing are drawn one at a time: each takes a core for a fifth of a second. No visitor fills the queue. */
  drawings: { concurrency: 1, maxQueued: 16, maxPerKey: 6, queueTimeoutMs: 5_000 },
  /** Beacons: the first to be refused under load, because nobody waits for a count. */
  counting: { concurrency: 4, maxQueued: 0, queueTimeoutMs: QUEUE_TIMEOUT_MS },
  /** Logins wait in the queue of password hashing, by visitor and device; this limit is above what can wait there. */
  logins: { concurrency: 320, maxQueued: 0, maxPerKey: 40, queueTimeoutMs: QUEUE_TIMEOUT_MS },
  /** As slow as the phone that sends them; the work on a received file has concurrency limits of its own. */
  uploads: { concurrency: 64, maxQueued: 0, maxPerKey: 16, queueTimeoutMs: QUEUE_TIMEOUT_MS },
  /** Pictures and files of products: uploads of visitors take none of these slots. */
  staffUploads: { concurrency: 16, maxQueued: 0, queueTimeoutMs: STAFF_QUEUE_TIMEOUT_MS },
} as const satisfies Record<string, BulkheadLimits>;

export type WorkClass = keyof typeof workClasses;

/** The size of the connection pool that `poolQuotas` divides. */
export const POOL_SIZE = 20;

/** Database connections reserved for each work class. Work without a class (invalidations, `/ready`) is `rest`. */
export const poolQuotas = {
  pages: { reserved: 2 },
  reads: { reserved: 2 },
  orders: { reserved: 3 },
  own: { reserved: 2 },
  admin: { reserved: 1 },
  machines: { reserved: 1, max: 4 },
  agents: { reserved: 1, max: 4 },
  feeds: { reserved: 1, max: 2 },
  drawings: { reserved: 0, max: 2 },
  /** One process writes its counts at a time, and later does as well. */
  counting: { reserved: 0, max: 1, waitMs: 30_000 },
  logins: { reserved: 1 },
  uploads: { reserved: 1 },
  staffUploads: { reserved: 1 },
  /** Many start at the same minute, and nobody waits for their answers. */
  jobs: { reserved: 1, max: 4, waitMs: 30_000 },
  rest: { reserved: 1 },
} as const satisfies ConnectionQuotas;

/** The work class of a call: the one its endpoint declares, else derived from its access. */
export function workClassOf(key: EndpointKey): WorkClass {
  const definition: EndpointDefinition = endpoints[key];
  const { access } = definition;
  if (definition.work) return definition.work;
  const isForStaff = typeof access === 'object' && !access.customer;
  if (definition.takes) return isForStaff ? 'staffUploads' : 'uploads';
  if (isForStaff) return 'admin';
  return access === 'public' ? 'reads' : 'own';
}

/**
 * True for the credentials of a program: its calls run in a class of their own, chosen before the token is looked up.
 * A forged token takes a place of that class alone.
 */
export function isMachine(authorization: string | undefined): boolean {
  return authorization !== undefined && /^Bearer waha_sk_/i.test(authorization);
}
