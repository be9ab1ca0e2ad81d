import { z } from 'zod';
import { givenRiyals, riyals, text, timestamp, typedLines, typedText } from '../platform/shapes.ts';
import { staffRefund } from '../returns/admin.ts';
import { approvalStatuses, creditDirections, moneyActKinds, moneyAlertKinds } from '../vocabulary/index.ts';

const person = z.object({ id: z.uuid(), name: text(120) });

export const approval = z.object({
  id: z.uuid(),
  kind: z.enum(moneyActKinds),
  amount: riyals.describe('What goes out, or is taken, when it is approved'),
  direction: z.enum(creditDirections),
  reason: text(500),
  status: z.enum(approvalStatuses),
  requested_by: person,
  requested_at: timestamp,
  expires_at: timestamp,
  decided_by: person.nullable(),
  decided_at: timestamp.nullable(),
  note: text(500).nullable().describe('Why it was rejected'),
  order: z.object({ id: z.uuid(), number: text(20) }).nullable(),
  customer: person.nullable(),
  may_decide: z.boolean().describe('Whether the caller may approve or reject it now'),
});
export type Approval = z.infer<typeof approval>;

/** More than any order costs, in riyals. */
const MOST = 1_000_000;
const reason = typedLines(500).describe('Read by who decides');

/**
 * A requested act, with the fields of its own call. Its amount is computed at the request and again at the approval.
 */
export const approvalRequest = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('store_credit'),
    customer_id: z.uuid(),
    direction: z.enum(creditDirections),
    amount: givenRiyals(MOST, 0.01),
    reason: typedLines(300),
  }),
  z.object({ kind: z.literal('order_refund'), order_id: z.uuid(), refund: staffRefund }),
  z.object({
    kind: z.literal('return_refund'),
    return_id: z.uuid(),
    bank_reference: typedText(80).nullish(),
    reason,
  }),
  z.object({ kind: z.literal('order_cancel'), order_id: z.uuid(), reason }),
]);
export type ApprovalRequest = z.input<typeof approvalRequest>;

export const moneyAlert = z.object({
  id: z.uuid(),
  kind: z.enum(moneyAlertKinds),
  staff: person,
  customer: person.nullable(),
  amount: riyals.describe('Sum of the day, or of the acts for this customer'),
  at: timestamp,
});
export type MoneyAlert = z.infer<typeof moneyAlert>;
