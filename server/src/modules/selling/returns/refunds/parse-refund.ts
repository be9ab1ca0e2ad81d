import { type EndpointInput, type Endpoints, toHalalas } from '@waha/contract';
import type { RefundSelection } from './compute-refund.ts';
import type { StaffRefund } from './refund-order.ts';

export type RefundBody = EndpointInput<Endpoints['POST /admin/orders/{id}/refunds']>['body'];

/** Parses the refund of a request body. */
export function parseRefund(body: RefundBody): StaffRefund {
  const { to: way, reason, bank_reference: bankReference = null, restock: isRestocked = false } = body;
  return { wish: selectionOf(body), way, reason, bankReference, isRestocked };
}

/** The contract guarantees exactly one of the three. */
function selectionOf({ lines, amount }: RefundBody): RefundSelection {
  if (lines) return { lines };
  return amount === undefined ? 'everything' : { halalas: toHalalas(amount) };
}
