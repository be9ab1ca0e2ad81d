import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { type Caller, type ConcurrencyState, createClassedConcurrencyLimit } from '../concurrency-limit/index.ts';

interface Cost {
  /** KiB. */
  memory: number;
  passes: number;
  parallelism: number;
}

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane (Password Storage Cheat Sheet). */
export const SHOP_COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
let newCost = SHOP_COST;

/** Sets the cost of the next hashes. For tests only: the shop never calls it (an import border checks that). */
export function hashAt(cost: Cost): void {
  newCost = cost;
}

/**
 * Each class of callers has a guaranteed share of the hashing (docs/decisions/0096): neither a flood of strangers nor a
 * loop of correct sign-ins on one device can starve the others. Queue lengths correspond to the seconds that people
 * accept to wait.
 */
export const hashingClasses = {
  /** Sign-in of a customer from a device the account knows. */
  knownDevice: { weight: 4, maxQueued: 64 },
  /** Sign-in of a customer from any other device. */
  newDevice: { weight: 3, maxQueued: 64 },
  registration: { weight: 2, maxQueued: 48 },
  /** A password change, reset or confirmation: by a session, a link or a code. */
  account: { weight: 3, maxQueued: 48 },
  /** Staff on a known device or with a code of their app, and all hashing for signed-in staff. */
  staff: { weight: 3, maxQueued: 32 },
  staffNewDevice: { weight: 2, maxQueued: 32 },
} as const;

export type HashingClass = keyof typeof hashingClasses;
/** The caller that a password is hashed for. Keys: the visitor, and the account or device where one is known. */
export type HashingCaller = Caller<HashingClass>;

const TAG_BYTES = 32;
const SALT_BYTES = 16;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/**
 * The number of concurrent hash computations. Each takes a whole core: at most half of the cores, so that a flood of
 * logins leaves the rest to the shop.
 */
const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));
/** The most entries of one visitor in the queue, in any class. */
const MAX_QUEUED_PER_KEY = 24;
/** The shop as a caller: demo accounts and dummy hashes. */
const SHOP: HashingCaller = { class: 'staff', keys: [] };

const derive = promisify(argon2);
const limiter = createClassedConcurrencyLimit<HashingClass>(
  { concurrency: AT_ONCE, classes: hashingClasses, maxQueuedPerKey: MAX_QUEUED_PER_KEY, retryAfterSeconds: 2 },
  SHOP,
);

/**
 * Refuses with 503 when the queue of the caller's class, or the caller's own share of it, is full. Call it first, so
 * that load is shed before a query.
 */
export const refuseWhenBusy: (caller: HashingCaller) => void = limiter.refuseWhenFull;

/** The state of the concurrency limit of password hashing. */
export const hashingState: Readonly<ConcurrencyState> = limiter.state;

function hashWith(password: string, nonce: Buffer, cost: Cost, caller: HashingCaller): Promise<Buffer> {
  // Normalised, because the same word typed on two keyboards may differ in code points (NIST SP 800-63B §3.1.1.2).
  const message = Buffer.from(password.normalize('NFKC'));
  const hash = () => derive('argon2id', { message, nonce, tagLength: TAG_BYTES, ...cost });
  return limiter.run(hash, caller);
}

/** The hash of a password to store: argon2id in PHC string format. Refuses with 503 when the queue of the caller's class is full. */
export async function hashPassword(password: string, caller: HashingCaller = SHOP): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const cost = newCost;
  const tag = await hashWith(password, salt, cost, caller);
  const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(tag)}`;
}

/** The hash of a random password, so that refusing an unknown account takes as long as refusing a known one. */
let dummyHash: Promise<string> | undefined;

function hashOfUnknown(): Promise<string> {
  // Computed once; after a refusal the next caller computes it.
  dummyHash ??= hashPassword(randomBytes(24).toString('base64')).catch((error) => {
    dummyHash = undefined;
    throw error;
  });
  return dummyHash;
}

/** True where the password matches the hash. Without a hash it is false, in the same time. Refuses as `hashPassword` does. */
export async function verifyPassword(
  password: string,
  storedHash: string | undefined,
  caller: HashingCaller = SHOP,
): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = PHC.exec(storedHash ?? (await hashOfUnknown())) ?? [];
  const expected = Buffer.from(tag, 'base64');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const found = await hashWith(password, Buffer.from(salt, 'base64'), cost, caller);
  return storedHash !== undefined && found.length === expected.length && timingSafeEqual(found, expected);
}
