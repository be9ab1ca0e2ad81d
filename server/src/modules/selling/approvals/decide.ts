import { endpoints } from '@waha/contract';
import type { StaffContext } from '../../../platform/bind/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { enforce, refuse } from '../../../platform/errors/index.ts';
import { mayDecide } from './approvals.policy.ts';
import { decideRequest, type RequestRow } from './approvals.store.ts';
import { amountOfAct, executeApproved } from './execute-approved.ts';

type Deciding = Pick<StaffContext, 'actor' | 'language'>;

/**
 * Approves a locked request and executes it, once. Refuses `approvals.amount_changed` if the current amount differs
 * from the requested one. Also refuses what the act itself refuses, including the approver's ceilings.
 */
export async function approve(tx: Tx, request: RequestRow, { actor, language }: Deciding, at: Date): Promise<void> {
  enforce(mayDecide(actor, request, at));
  const act = endpoints['POST /admin/approvals'].body.parse(request.payload);
  const { halalas } = await amountOfAct(tx, act, language);
  if (halalas !== request.halalas) refuse('approvals.amount_changed');
  await decide(tx, request, { to: 'approved', by: actor.staffId, note: null, at });
  await executeApproved(tx, act, { actor, language, at, approvalId: request.id });
}

/** Rejects a locked request; the requester reads the reason. */
export async function reject(tx: Tx, request: RequestRow, { actor }: Deciding, note: string, at: Date): Promise<void> {
  enforce(mayDecide(actor, request, at));
  await decide(tx, request, { to: 'rejected', by: actor.staffId, note, at });
}

async function decide(tx: Tx, { id }: RequestRow, decision: Parameters<typeof decideRequest>[2]): Promise<void> {
  if (!(await decideRequest(tx, id, decision))) refuse('approvals.decided');
}
