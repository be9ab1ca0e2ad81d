import { randomUUID } from 'node:crypto';
import type { StaffContext } from '../../../platform/bind/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { isSelfDealing } from '../money-acts/index.ts';
import { insertRequest } from './approvals.store.ts';
import { amountOfAct, type RequestedAct } from './execute-approved.ts';

const DAYS_MS = 7 * 86_400_000;
/** Pending requests per staff member, so that the queue stays readable. */
const MOST_WAITING = 50;

/**
 * Stores an act as a request for approval; nothing of it is carried out yet. Refuses what the act itself would refuse,
 * and store credit for the actor's own account (`money_acts.own_account`), which no second person could justify.
 * Returns the request's id.
 */
export async function requestApproval(
  tx: Tx,
  act: RequestedAct,
  { actor, language }: Pick<StaffContext, 'actor' | 'language'>,
  at: Date,
): Promise<string> {
  const { halalas, orderId, customerId, reason } = await amountOfAct(tx, act, language);
  if (act.kind === 'store_credit' && (await isSelfDealing(tx, actor.staffId, { customerId })))
    refuse('money_acts.own_account');
  if (halalas === 0) refuse('returns.more_than_paid', { left: 0 });
  const id = randomUUID();
  const expiresAt = new Date(at.getTime() + DAYS_MS);
  const request = { id, kind: act.kind, payload: act, halalas, reason, orderId, customerId, at, expiresAt };
  if (!(await insertRequest(tx, { ...request, requestedBy: actor.staffId }, MOST_WAITING)))
    refuse('approvals.too_many');
  return id;
}
