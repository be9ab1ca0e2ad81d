import type { ExtensionRecords, ProtocolProvider } from '@waha/extend';
import { createOnce } from './idempotency.ts';
import { mcpRoute, operationTools } from './mcp.ts';
import { catalogOperations } from './operations.ts';
import { keepOrders } from './orders/keep-orders.ts';
import { profileRoute } from './profile.ts';
import { restRoutes } from './rest.ts';
import { cartOperations, checkoutOperations } from './session-operations.ts';
import { keepSessions } from './sessions/keep-sessions.ts';
import { VERSION } from './versions.ts';

interface Options {
  publicUrl: string;
  records: ExtensionRecords;
  now: () => number;
  /** Whether agents may place orders that are paid in cash on delivery. */
  takesCash: boolean;
}

/** The protocol over the shop's own calls: it neither prices nor orders anything itself. */
export function createUcp({ publicUrl, records, now, takesCash }: Options): ProtocolProvider {
  const handlers = takesCash ? cashHandler(publicUrl) : {};
  const deps = {
    ...{ publicUrl, handlers, paymentMethod: takesCash ? 'cash_on_delivery' : undefined },
    ...{ sessions: keepSessions(records, now), orders: keepOrders(records, now) },
  };
  const operations = [...catalogOperations(publicUrl), ...cartOperations(deps), ...checkoutOperations(deps)];
  const binding = { admit: async () => undefined, once: createOnce(records, now) };
  return {
    routes: [
      profileRoute(`${publicUrl}/api/ucp`, { handlers, keys: [] }),
      ...restRoutes(operations, binding),
      mcpRoute('/mcp', { name: 'ucp' }, operationTools(operations, binding)),
    ],
  };
}

/** Cash on delivery as a payment handler, under the shop's own name: its host, backwards. */
function cashHandler(publicUrl: string) {
  const words = new URL(publicUrl).hostname.toLowerCase().split('.').reverse();
  const name = words.map((word) => word.replaceAll(/[^a-z0-9]/g, '').replace(/^(?=\d|$)/, 'x')).join('.');
  return { [`${name}.cash_on_delivery`]: [{ id: 'cash_on_delivery', version: VERSION }] };
}
