import type { Actor } from '../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { enforce, refuse } from '../../../platform/errors/index.ts';
import { requireCustomer } from '../../people/identity/index.ts';
import { mayReadEarnings, mayTakePart } from './affiliates.policy.ts';
import { type AffiliateRow, readAffiliate } from './affiliates.store.ts';

/** An affiliate with an account. */
export type PresentAffiliate = AffiliateRow & { customer_id: string };

/** The calling affiliate, approved or suspended, for reading. Others are refused 403 `affiliates.not_affiliate`. */
export async function requireAffiliate(db: Database | Tx, actor: Actor): Promise<PresentAffiliate> {
  const { customerId } = requireCustomer(actor);
  const affiliate = await readAffiliate(db, { customerId });
  enforce(mayReadEarnings(affiliate));
  return affiliate ? { ...affiliate, customer_id: customerId } : refuse('affiliates.not_affiliate');
}

/**
 * The calling affiliate, for sharing links and withdrawing money. A suspended one is refused with 403
 * `affiliates.suspended`.
 */
export async function requireActiveAffiliate(db: Database | Tx, actor: Actor): Promise<PresentAffiliate> {
  const affiliate = await requireAffiliate(db, actor);
  enforce(mayTakePart(affiliate));
  return affiliate;
}
