import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { createLimiter, type LimiterState } from '../limiter/index.ts';

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

/** Whom a password is hashed for. */
interface Asker {
  /** Takes turns with others: a visitor, or a device. */
  who?: string | undefined;
  /** A device that the account knows: it waits behind no stranger. */
  isKnown?: boolean;
}

const TAG_BYTES = 32;
const SALT_BYTES = 16;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Hashing takes a core for its time: half of them at most, so that a flood of logins leaves the shop its own. */
const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));
/** Beyond this a wait would last longer than people do. */
const MOST_WAITING = 240;
/** One visitor's flood waits in its own queue, and takes turns with everybody else's. */
const MOST_WAITING_EACH = 24;

const derive = promisify(argon2);
const limiter = createLimiter({
  atOnce: AT_ONCE,
  mostWaiting: MOST_WAITING,
  mostWaitingEach: MOST_WAITING_EACH,
  retryAfterSeconds: 2,
});

/** Refuses with 503 when too many wait, of this visitor or of all. Asked first, it turns a flood away before that costs the database anything. */
export const refuseWhenBusy = limiter.refuseWhenFull;

/** How many passwords are being hashed, and how many wait for that. */
export const hashingState: Readonly<LimiterState> = limiter.state;

function hashWith(password: string, nonce: Buffer, cost: Cost, { who, isKnown }: Asker): Promise<Buffer> {
  // The same word typed on two keyboards may differ in code points (NIST SP 800-63B §3.1.1.2).
  const message = Buffer.from(password.normalize('NFKC'));
  const hash = () => derive('argon2id', { message, nonce, tagLength: TAG_BYTES, ...cost });
  return limiter.run(hash, who, isKnown);
}

/** A password as it is kept: argon2id in PHC string format. `who` is the visitor it is done for; see createLimiter. */
export async function hashPassword(password: string, who?: string, isKnown = false): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const cost = newCost;
  const tag = await hashWith(password, salt, cost, { who, isKnown });
  const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(tag)}`;
}

/** A hash nobody knows the password of: an account that is not there takes as long to refuse as one that is. */
let nobodysHash: Promise<string> | undefined;

function hashOfNobody(): Promise<string> {
  // Made once, behind no flood; one that was refused all the same is made by whoever asks next.
  nobodysHash ??= hashPassword(randomBytes(24).toString('base64'), undefined, true).catch((error) => {
    nobodysHash = undefined;
    throw error;
  });
  return nobodysHash;
}

/**
 * Whether the password is the one that was hashed. Without a hash it is not, in the same time. `isKnown`: `who` is a device
 * that the account knows, and waits behind no stranger.
 */
export async function verifyPassword(
  password: string,
  kept: string | undefined,
  who?: string,
  isKnown = false,
): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = PHC.exec(kept ?? (await hashOfNobody())) ?? [];
  const expected = Buffer.from(tag, 'base64');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const found = await hashWith(password, Buffer.from(salt, 'base64'), cost, { who, isKnown });
  return kept !== undefined && found.length === expected.length && timingSafeEqual(found, expected);
}
