import { randomUUID } from 'node:crypto';
import type { ExtensionRecords, ProtocolRoute } from '@waha/extend';
import { isSameSecret } from '@waha/extend';
import { keepOrders } from '../../machine-checkouts/keep-orders.ts';
import type { KeptShop } from './kept-flower-shop.ts';

interface Deps {
  readShop: () => Promise<KeptShop>;
  records: ExtensionRecords;
  publicUrl: string;
}

/** The switch that sends an order, for who knows its secret: staff's own calls send it, so that what follows is what always follows. */
export function shippingSwitch({ readShop, records, publicUrl }: Deps): ProtocolRoute {
  return {
    ...{ method: 'POST', path: '/testing/simulate-shipping/{id}' },
    async handle({ headers, params }) {
      const { secret, token } = await readShop();
      const given = headers['simulation-secret'] ?? '';
      if (!isSameSecret(given, secret)) return { status: 403, body: '{"detail":"the secret is another"}' };
      const { orderId } = await keepOrders(records, Date.now).read(params.id ?? '');
      await post(`${publicUrl}/api/store/admin/orders/pack`, token, { ids: [orderId] });
      await post(`${publicUrl}/api/store/admin/orders/${orderId}/shipments`, token, { carrier: 'Flower Express' });
      return { status: 200, body: '{"status":"shipped"}' };
    },
  };
}

async function post(url: string, token: string, body: object): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      ...{ authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-api-key': 'waha-demo-key' },
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${answer.status} of ${url}: ${(await answer.text()).slice(0, 300)}`);
}
