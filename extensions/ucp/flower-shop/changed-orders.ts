import type { ProtocolRoute } from '@waha/extend';
import { z } from 'zod';

const change = z.looseObject({
  adjustments: z.array(z.looseObject({ status: z.enum(['pending', 'completed', 'failed']) })).optional(),
  fulfillment: z.looseObject({ events: z.array(z.unknown()).optional() }).optional(),
});

/** Orders that the suite changes, as no agent may: its changes are held beside the shop's orders, in this process. */
export function changedOrders() {
  const changes = new Map<string, z.infer<typeof change>>();

  function read(route: ProtocolRoute): ProtocolRoute {
    return {
      ...route,
      async handle(request, call) {
        const answer = await route.handle(request, call);
        const changed = changes.get(request.params.id ?? '');
        if (!changed || answer.status !== 200) return answer;
        const order = z.looseObject({ fulfillment: z.looseObject({}) }).parse(JSON.parse(answer.body));
        const fulfillment = { ...order.fulfillment, events: changed.fulfillment?.events ?? [] };
        return { ...answer, body: JSON.stringify({ ...order, fulfillment, adjustments: changed.adjustments ?? [] }) };
      },
    };
  }

  return {
    read,
    change: (route: ProtocolRoute): ProtocolRoute => ({
      ...{ method: 'PUT', path: route.path },
      async handle(request, call) {
        const found = await route.handle({ ...request, method: 'GET' }, call);
        if (found.status !== 200) return found;
        const given = change.safeParse(parsed(request.body));
        if (!given.success) return { status: 422, body: '{"detail":"no such change"}' };
        changes.set(request.params.id ?? '', given.data);
        return route.handle({ ...request, method: 'GET' }, call);
      },
    }),
  };
}

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}
