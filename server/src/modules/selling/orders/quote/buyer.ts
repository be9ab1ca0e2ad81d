import { createHash } from 'node:crypto';
import type { Actor } from '../../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../../platform/database/index.ts';
import { normalisePhone } from '../../../../platform/phone/index.ts';
import type { Language } from '../../../../platform/text/index.ts';
import { refuseField } from '../../../../text/index.ts';
import { checkCoupon, readAppliedCode } from '../../coupons/index.ts';

/** The stored hash of a guest's view token: the table's contents cannot open orders. */
export function hashViewToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** A phone in E.164, or a field error as if the schema had refused it. */
export function requirePhone(text: string, field: string, language: Language): string {
  return normalisePhone(text) ?? refuseField(language, field, 'validation.phone');
}

/** Known identity of a caller beyond typed values: the account, through which all its marks are found. */
export function keysOf(actor: Actor): string[] {
  return actor.kind === 'customer' ? [actor.customerId] : [];
}

/**
 * The coupon code of a cart: the code sent, none if null was sent, otherwise the customer's applied code while it is
 * valid.
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

/** The account whose store credit can pay, and whether the caller chose to use it. */
export function creditOf(actor: Actor, isWanted: boolean | undefined) {
  return actor.kind === 'customer' ? { customerId: actor.customerId, isUsed: isWanted === true } : null;
}
