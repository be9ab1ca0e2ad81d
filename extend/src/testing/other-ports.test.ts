import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ShipmentStatus } from '../ports/carrier.ts';
import type { FeedFault, FeedProduct, FeedProvider } from '../ports/feed.ts';
import type { ProtocolProvider } from '../ports/protocol.ts';
import { type CarrierWorld, runCarrierContract } from './run-carrier-contract.ts';
import { runFeedContract, runProtocolContract } from './run-other-contracts.ts';

/** A courier on foot: the smallest carrier that keeps the contract. */
function openCourier(): CarrierWorld {
  const shipments = new Map<string, { cash: number; events: { status: ShipmentStatus; at: Date; text: string }[] }>();
  const shipmentOf = (number: string) => {
    const shipment = shipments.get(number);
    if (!shipment) throw new Error('no such shipment');
    return shipment;
  };
  const add = (number: string, status: ShipmentStatus) =>
    shipmentOf(number).events.push({ status, at: new Date(), text: status });
  const sign = (body: Uint8Array, secret: string) => createHmac('sha256', secret).update(body).digest();
  const notify = (number: string, secret: string) => {
    const body = new TextEncoder().encode(number);
    return { headers: { 'x-signature': sign(body, secret).toString('hex') }, query: {}, body };
  };
  return {
    provider: {
      capabilities: { label: 'pdf', cashOnDelivery: true, returns: false, cancels: true },
      async book({ id, cashToCollect }) {
        const isNew = !shipments.has(id);
        shipments.set(id, shipments.get(id) ?? { cash: cashToCollect, events: [] });
        if (isNew) add(id, 'booked');
        return { number: id, trackingUrl: null, carrierName: null, label: new TextEncoder().encode('%PDF-1.7') };
      },
      label: async () => new TextEncoder().encode('%PDF-1.7'),
      async track(number) {
        const { events } = shipmentOf(number);
        return { status: events.at(-1)?.status ?? 'booked', events };
      },
      async cancel(number) {
        if (shipmentOf(number).events.some(({ status }) => status === 'picked_up')) throw new Error('it is on its way');
        add(number, 'cancelled');
      },
      webhook({ headers, body }) {
        const given = Buffer.from(headers['x-signature'] ?? '', 'hex');
        const right = sign(body, 'secret-of-the-courier');
        if (given.length !== right.length || !timingSafeEqual(given, right)) return 'forged';
        return { number: new TextDecoder().decode(body) };
      },
    },
    booked: () => shipments.size,
    cashOf: (number) => shipmentOf(number).cash,
    move: (number, to) => void add(number, to),
    webhook: (number) => notify(number, 'secret-of-the-courier'),
    forgedWebhook: (number) => notify(number, 'secret-of-somebody'),
    secrets: ['secret-of-the-courier'],
    close: () => undefined,
  };
}
runCarrierContract('a courier on foot', openCourier);

const faultOf = ({ title, imageUrls, price }: FeedProduct): FeedFault | null => {
  if (title.trim() === '') return 'no_title';
  if (imageUrls.length === 0) return 'no_picture';
  return price > 0 ? null : 'no_price';
};

/** A feed of JSON, a line a product. */
const jsonLines: FeedProvider = {
  ...{ contentType: 'application/x-ndjson', fileEnding: 'ndjson', key: null },
  async *write(products, _, leaveOut) {
    for await (const product of products) {
      const fault = faultOf(product);
      if (fault) leaveOut(product, fault);
      else yield `${JSON.stringify(product)}\n`;
    }
  },
};
runFeedContract('JSON lines', jsonLines, (feed) =>
  feed
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line).id),
);

/** A protocol of one route: the price of a cart. */
const priceOnly: ProtocolProvider = {
  routes: [
    {
      method: 'POST',
      path: '/prices',
      async handle({ body }, call) {
        const text = new TextDecoder().decode(body);
        const asked = /^\{.*\}$/s.test(text) ? parse(text) : undefined;
        if (!asked) return { status: 400, body: '{"error":"not JSON"}' };
        const answer = await call('POST /orders/quote', { body: asked });
        return { status: answer.status, body: JSON.stringify(answer.body) };
      },
    },
  ],
};
function parse(text: string): object | undefined {
  try {
    return Object(JSON.parse(text));
  } catch {
    return undefined;
  }
}
runProtocolContract('prices alone', priceOnly);
