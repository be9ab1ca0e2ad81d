import { timingSafeEqual } from 'node:crypto';
import { type Database, inTransaction, isUniqueViolation, type Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { publish } from '../../../../platform/events/index.ts';
import { type CustomerRow, lockCustomer, updateCustomer } from '../customers.store.ts';
import { hashSecret, newCode, newSecret } from '../sign-in/secret.ts';
import type { SignInDeps } from '../sign-in/sign-in.ts';
import { type CodePurpose, type LinkPurpose, saveCode, saveLink, takeCode, takeLink, takeTry } from './proofs.store.ts';

const MINUTE_MS = 60_000;
const RESET_MS = 30 * MINUTE_MS;
const lifeOfLink: Record<LinkPurpose, number> = {
  reset: RESET_MS,
  reset_by_phone: RESET_MS,
  claim_phone: RESET_MS,
  verify_email: 48 * 60 * MINUTE_MS,
};
const CODE_LIFE_MS = 10 * MINUTE_MS;
const CODE_TRIES = 5;

/** Creates the secret of a link for this customer; a former link of the same purpose becomes invalid. */
export async function issueLink(tx: Tx, customer: CustomerRow, purpose: LinkPurpose, at: Date): Promise<string> {
  const { secret, hash } = newSecret();
  const expiresAt = new Date(at.getTime() + lifeOfLink[purpose]);
  const { id: customerId, email, phone } = customer;
  await saveLink(tx, { customerId, purpose, tokenHash: hash, email, phone, expiresAt });
  return secret;
}

/** Creates the code for a message to a contact of this customer; a former code of the same purpose becomes invalid. */
export async function issueCode(
  tx: Tx,
  { id: customerId }: Pick<CustomerRow, 'id'>,
  { purpose, sentTo }: { purpose: CodePurpose; sentTo: string },
  at: Date,
): Promise<string> {
  const code = newCode();
  const expiresAt = new Date(at.getTime() + CODE_LIFE_MS);
  const codeHash = hashCode(customerId, code);
  await saveCode(tx, { customerId, purpose, codeHash, sentTo, tries: CODE_TRIES, expiresAt });
  return code;
}

/** Marks an address as proved by the link mailed to it. Proves nothing if the address was changed since. */
export async function verifyEmail(db: Database, token: string, at: Date): Promise<void> {
  try {
    await inTransaction(db, async (tx) => {
      const link = (await takeLink(tx, 'verify_email', hashSecret(token), at)) ?? refuse('auth.link_invalid');
      const customer = await lockCustomer(tx, link.customer_id);
      if (!customer?.email || customer.email !== link.email) refuse('auth.link_invalid');
      await updateCustomer(tx, { ...customer, email_verified_at: at });
      await publish(tx, 'customer.contact_verified', { customerId: customer.id });
    });
  } catch (error) {
    // Another account proved this address first.
    if (isUniqueViolation(error, 'customers_verified_email')) refuse('auth.link_invalid');
    throw error;
  }
}

/** Marks a phone as proved by the code sent to it. A wrong try is counted permanently. */
export async function verifyPhone(
  { db, sends }: Pick<SignInDeps, 'db' | 'sends'>,
  customer: CustomerRow,
  code: string,
  at: Date,
): Promise<CustomerRow> {
  const { id: customerId } = customer;
  const giveBack = await sends.tryCode(customerId, customer.phone ?? '');
  const of = { customerId, purpose: 'prove_phone' } as const;
  const kept = await inTransaction(db, (tx) => takeTry(tx, of, at));
  if (!kept || !isCode(kept.code_hash, customerId, code)) refuse('auth.code_wrong');
  const proved = await inTransaction(db, async (tx) => {
    const locked = await lockCustomer(tx, customerId);
    if (!locked || locked.phone !== kept.sent_to) refuse('auth.code_wrong');
    const verified = { ...locked, phone_verified_at: at };
    await updateCustomer(tx, verified);
    await takeCode(tx, of, kept.code_hash);
    await publish(tx, 'customer.contact_verified', { customerId });
    return verified;
  });
  await giveBack();
  return proved;
}

/** True if the code matches the stored hash, in constant time. */
export function isCode(kept: Buffer, customerId: string, code: string): boolean {
  return timingSafeEqual(kept, hashCode(customerId, code));
}

/**
 * Hash with the customer's id as salt. Six digits are soon guessed from a hash, but each customer must be attacked
 * separately.
 */
function hashCode(customerId: string, code: string): Buffer {
  return hashSecret(`${customerId} ${code}`);
}
