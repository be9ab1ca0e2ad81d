import { z } from 'zod';
import type { Asked } from './asked.ts';
import type { ErrorMessage } from './faults.ts';
import type { PlacedOrder, Session } from './session.ts';

const placedShape = z.object({ id: z.string(), number: z.string(), view_token: z.string().nullable() });
const refusalShape = z.object({ code: z.string(), message: z.string() });

interface Answer {
  order?: Omit<PlacedOrder, 'proof'>;
  /** Whether the order may have been placed all the same. */
  isUnknown?: boolean;
  messages: readonly ErrorMessage[];
}

/**
 * Places the order of a claimed session by the shop's own call. Its idempotency key is the protocol's and the session's: what is sent again
 * is the same order.
 */
export async function placeOrder(asked: Asked, claimed: Session, protocol: string): Promise<Answer> {
  const { status, body } = await asked.call('POST /orders', {
    body: Object(claimed.orderRequest),
    idempotencyKey: `${protocol}-${claimed.id}`,
    language: asked.language,
  });
  if (status < 300) {
    const { id, number, view_token: viewToken } = placedShape.parse(body);
    return { order: { id, number, viewToken }, messages: [] };
  }
  const { code, message } = refusalShape.parse(body);
  const isUnknown = status >= 500 || code === 'request.idempotency_in_flight';
  const severity = /unpaid|phone|verif/.test(code) ? 'requires_buyer_review' : 'recoverable';
  return { isUnknown, messages: [{ type: 'error', code: wordOf(code), content: message, severity }] };
}

/** The protocol's own word for a refusal, where it has one. */
function wordOf(code: string): string {
  if (code === 'orders.out_of_stock') return 'out_of_stock';
  // A person has ordered by the link: the checkout tells it as soon as the order is heard of.
  if (code === 'orders.already_placed') return 'already_placed';
  return code.replaceAll('.', '_');
}
