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

/** What the next hashes cost. For tests of everything else: a shop never calls this (a border holds that). */
export function hashAt(cost: Cost): void {
  newCost = cost;
}

/**
 * Each class of callers has a guaranteed share of the hashing (docs/decisions/0096): neither floods of strangers nor loops of
 * correct sign-ins on one's own device keep the others out. Places to wait are the seconds of waiting that people bear.
 */
export const hashingClasses = {
  /** Sign-in of a customer from a device the account knows. */
  knownDevice: { weight: 4, maxQueued: 64 },
  /** Sign-in of a customer from any other device. */
  newDevice: { weight: 3, maxQueued: 64 },
  registration: { weight: 2, maxQueued: 48 },
  /** A password is changed, reset or confirmed: by a session, a link or a code. */
  account: { weight: 3, maxQueued: 48 },
  /** Staff on a device the account knows or with a code of their app, and all they do when signed in. */
  staff: { weight: 3, maxQueued: 32 },
  staffNewDevice: { weight: 2, maxQueued: 32 },
} as const;

export type HashingClass = keyof typeof hashingClasses;
/** Whom a password is hashed for. Keys: the visitor, and the account or device where one is known. */
export type HashingCaller = Caller<HashingClass>;

const TAG_BYTES = 32;
const SALT_BYTES = 16;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Hashing takes a core for its time: half of them at most, so that a flood of logins leaves the shop its own. */
const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));
/** One visitor's flood waits in places of its own, whatever the class. */
const MAX_QUEUED_PER_KEY = 24;
/** The shop itself: the demo's accounts, and passwords that stand for nobody's. */
const SHOP: HashingCaller = { class: 'staff', keys: [] };

const derive = promisify(argon2);
const limiter = createClassedConcurrencyLimit<HashingClass>(
  { concurrency: AT_ONCE, classes: hashingClasses, maxQueuedPerKey: MAX_QUEUED_PER_KEY, retryAfterSeconds: 2 },
  SHOP,
);

/** Refuses with 503 when too many of the caller's class wait, or too many of the caller's. Asked first, it sheds load before that costs the database anything. */
export const refuseWhenBusy: (caller: HashingCaller) => void = limiter.refuseWhenFull;

/** How many passwords are being hashed, and how many wait for that. */
export const hashingState: Readonly<ConcurrencyState> = limiter.state;

function hashWith(password: string, nonce: Buffer, cost: Cost, caller: HashingCaller): Promise<Buffer> {
  // The same word typed on two keyboards may differ in code points (NIST SP 800-63B §3.1.1.2).
  const message = Buffer.from(password.normalize('NFKC'));
  const hash = () => derive('argon2id', { message, nonce, tagLength: TAG_BYTES, ...cost });
  return limiter.run(hash, caller);
}

/** A password as it is kept: argon2id in PHC string format. Refuses with 503 when too many of the caller's class wait. */
export async function hashPassword(password: string, caller: HashingCaller = SHOP): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const cost = newCost;
  const tag = await hashWith(password, salt, cost, caller);
  const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(tag)}`;
}

/** A hash nobody knows the password of: an account that is not there takes as long to refuse as one that is. */
let nobodysHash: Promise<string> | undefined;

function hashOfNobody(): Promise<string> {
  // Made once; one that was refused all the same is made by the next caller.
  nobodysHash ??= hashPassword(randomBytes(24).toString('base64')).catch((error) => {
    nobodysHash = undefined;
    throw error;
  });
  return nobodysHash;
}

/** Whether the password is the one that was hashed. Without a hash it is not, in the same time. Refuses as `hashPassword` does. */
export async function verifyPassword(
  password: string,
  kept: string | undefined,
  caller: HashingCaller = SHOP,
): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = PHC.exec(kept ?? (await hashOfNobody())) ?? [];
  const expected = Buffer.from(tag, 'base64');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const found = await hashWith(password, Buffer.from(salt, 'base64'), cost, caller);
  return kept !== undefined && found.length === expected.length && timingSafeEqual(found, expected);
}
