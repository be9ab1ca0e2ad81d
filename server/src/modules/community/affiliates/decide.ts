import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { markAffiliate } from '../../people/identity/index.ts';
import { type Decision, decideOn } from './applications.store.ts';

/** The decisions of staff, with the notification of the applicant. */
export const decisions = {
  approved: { from: 'pending', to: 'approved' },
  rejected: { from: 'pending', to: 'rejected' },
  suspended: { from: 'approved', to: 'suspended' },
  restored: { from: 'suspended', to: 'approved' },
} as const satisfies Record<string, Omit<Decision, 'reason'>>;
export type AffiliateDecision = keyof typeof decisions;

/**
 * Decides on an affiliate and updates the permission of their account. The first of two concurrent decisions holds. The
 * second is refused 409 `affiliates.decided`, as is a decision that the present status does not allow.
 */
export async function decide(
  tx: Tx,
  id: number,
  { decision, reason = null, at }: { decision: AffiliateDecision; reason?: string | null; at: Date },
): Promise<void> {
  const step = decisions[decision];
  const decided = (await decideOn(tx, id, { ...step, reason }, at)) ?? refuse('affiliates.decided');
  await markAffiliate(tx, decided.customer_id, step.to === 'approved');
  await publish(tx, `affiliate.${decision}`, { affiliateId: id });
}
