import type { OrderLine } from '@waha/contract/types';
import type { CartLine } from './cart-lines.ts';

/** Line in the server's format: ids, quantity and attribution. The server computes prices itself. */
export function orderLineOf(line: CartLine): OrderLine {
  const { quantity, source } = line;
  const led = source ? { source } : {};
  if (line.bundle_id !== null) return { bundle_id: line.bundle_id, ...led, quantity };
  return {
    product_id: line.id,
    ...(line.variant_id === null ? {} : { variant_id: line.variant_id }),
    ...(line.promotion_id === null ? {} : { promotion_id: line.promotion_id }),
    ...led,
    ...(line.answers && { answers: [...line.answers] }),
    quantity,
  };
}
