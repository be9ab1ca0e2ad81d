import { createHash } from 'node:crypto';
import type { Actor } from '../../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../../platform/database/index.ts';
import { normalisePhone } from '../../../../platform/phone/index.ts';
import type { Language } from '../../../../platform/text/index.ts';
import { refuseField } from '../../../../text/index.ts';
import { checkCoupon, readAppliedCode } from '../../coupons/index.ts';

/** A guest's key to their order as it is kept: whoever reads the table cannot open orders with it. */
export function hashViewToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** A phone in E.164, or a field error as if the schema had refused it. */
export function requirePhone(text: string, field: string, language: Language): string {
  return normalisePhone(text) ?? refuseField(language, field, 'validation.phone');
}

/** What a caller is known by beyond what they type: the account, which leads to all that is or was theirs. */
export function keysOf(actor: Actor): string[] {
  return actor.kind === 'customer' ? [actor.customerId] : [];
}

/**
 * The code a cart is priced with: the one that was sent, none where none was meant (null), else the one a customer keeps,
 * as long as it is good.
 */
export async function couponOf(
  db: Database | Tx,
  actor: Actor,
  sent: string | null | undefined,
  { customerKeys, at }: { customerKeys: readonly string[]; at: Date },
): Promise<string | null> {
  if (sent !== undefined || actor.kind !== 'customer') return sent ?? null;
  const kept = await readAppliedCode(db, actor.customerId);
  if (kept === null) return null;
  return 'coupon' in (await checkCoupon(db, kept, at, customerKeys)) ? kept : null;
}

/** Whose store credit a caller could use, and whether they want to. */
export function creditOf(actor: Actor, isWanted: boolean | undefined) {
  return actor.kind === 'customer' ? { customerId: actor.customerId, isUsed: isWanted === true } : null;
}
