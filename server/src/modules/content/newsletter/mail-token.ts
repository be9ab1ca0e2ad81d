import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../../platform/database/index.ts';
import { insertToken, type NewToken } from './newsletter.store.ts';

const DAY_MS = 86_400_000;
const LASTS_MS = {
  confirm: 7 * DAY_MS,
  // Unsubscribe links must work for as long as readers store their mails.
  unsubscribe: 2 * 365 * DAY_MS,
};

/** Tokens are random and long: a plain hash is enough to make the table worthless to a thief. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Makes the token of a mail's link, at the last moment, so that it exists in the mail alone. */
export async function makeToken(
  { db, now }: { db: Database; now: () => number },
  of: Omit<NewToken, 'hash' | 'expiresAt'>,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await insertToken(db, { ...of, hash: hashToken(token), expiresAt: new Date(now() + LASTS_MS[of.purpose]) });
  return token;
}
