import { randomUUID } from 'node:crypto';
import { toHalalas, toRiyals } from '@waha/contract';
import type { StaffActor } from '../../../platform/bind/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { postTransfer, readBalance } from '../../selling/ledger/index.ts';
import { recordMoneyAct } from '../../selling/money-acts/index.ts';
import { insertCreditChange } from './credit-changes.store.ts';

export interface CreditOrder {
  direction: 'give' | 'take';
  /** Riyals. */
  amount: number;
  reason: string;
}

/** Name of the cause in the ledger. */
export const CAUSE = 'staff_credit';

/**
 * Credits or debits store credit of a customer. Refuses amounts above a ceiling (`money_acts.approval_needed`), the
 * actor's own account (`money_acts.own_account`), and debits above the spendable balance (`customers.credit_short`),
 * which excludes held amounts. `approvalId` is the executed request.
 */
export async function changeCredit(
  tx: Tx,
  actor: StaffActor,
  customerId: string,
  order: CreditOrder,
  approvalId?: string,
): Promise<void> {
  const halalas = toHalalas(order.amount);
  await recordMoneyAct(tx, actor, { kind: 'store_credit', halalas, orderId: null, customerId, approvalId });
  const isGiven = order.direction === 'give';
  const id = randomUUID();
  const ends = isGiven
    ? { from: { house: 'issued' } as const, to: { customerId } }
    : { from: { customerId }, to: { house: 'spent' } as const };
  const moved = await postTransfer(tx, {
    unit: 'store_credit',
    ...ends,
    amount: halalas,
    cause: { kind: CAUSE, id },
    key: `${CAUSE} ${id}`,
  });
  if ('isShort' in moved) {
    const { balance, held } = await readBalance(tx, customerId, 'store_credit');
    refuse('customers.credit_short', { available: toRiyals(balance - held) });
  }
  await insertCreditChange(tx, {
    id,
    customerId,
    staffId: actor.staffId,
    halalas: isGiven ? halalas : -halalas,
    reason: order.reason,
    transferId: moved.id,
  });
}
