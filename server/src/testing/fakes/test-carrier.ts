import { type CarrierProvider, defineExtension, type ExtensionFetch, setting } from '@waha/extend';
import { z } from 'zod';
import { CARRIER_SECRET } from './fake-carrier.ts';

const status = z.enum([
  ...(['booked', 'picked_up', 'in_transit', 'out_for_delivery', 'ready_for_pickup'] as const),
  ...(['delivered', 'attempt_failed', 'returned', 'cancelled'] as const),
]);
const booked = z.object({ number: z.string(), label: z.string().nullable() });
const refused = z.object({ reason: z.string() });
const tracked = z.object({
  status,
  events: z.array(z.object({ status, at: z.coerce.date(), text: z.string() })),
});
const rates = z.array(
  z.object({ service: z.string(), price: z.int(), minDays: z.int().nullable(), maxDays: z.int().nullable() }),
);
const points = z.array(
  z.object({ id: z.string(), name: z.string(), address: z.string(), hours: z.string(), takesCash: z.boolean() }),
);
const remitted = z.array(z.object({ number: z.string(), amount: z.int(), at: z.coerce.date() }));
const pickup = z.object({ reference: z.string() });
const notification = z.object({ secret: z.string(), number: z.string() });

/** The carrier of tests: parcels of `startFakeCarrier`. */
export const testCarrier = defineExtension({
  name: 'test-carrier',
  api: 1,
  settings: {
    url: setting.url('TEST_CARRIER_URL'),
    label: setting.text('TEST_CARRIER_LABEL', { fallback: 'pdf' }),
  },
  texts: { ar: { name: 'شحن الاختبار' }, en: { name: 'Carrier of tests' } },
  carrier: ({ settings, fetch }) => createTestCarrier(settings, fetch),
});

const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));

function createTestCarrier({ url, label }: { url: string; label: string }, fetch: ExtensionFetch): CarrierProvider {
  async function ask(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
    const sent = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const response = await fetch(`${url}${path}`, { method, ...sent, timeoutMs: 2_000 });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return response.json();
  }
  return {
    capabilities: { label: label === 'zpl' ? 'zpl' : 'pdf', cashOnDelivery: true, returns: true, cancels: true },
    async book(request) {
      const answer = await ask('POST', '/parcels', request);
      const no = refused.safeParse(answer);
      if (no.success) return { isRefused: true, reason: no.data.reason };
      const { number, label } = booked.parse(answer);
      const trackingUrl = `https://carrier.test/follow/${number}`;
      return { number, trackingUrl, carrierName: null, label: label === null ? null : bytesOf(label) };
    },
    label: async (number) =>
      bytesOf(z.object({ label: z.string() }).parse(await ask('GET', `/parcels/${number}/label`)).label),
    async rates({ cityEn, weightGrams }) {
      return rates.parse(await ask('POST', '/rates', { city: cityEn, weightGrams }));
    },
    async points({ cityEn }) {
      return points.parse(await ask('POST', '/points', { city: cityEn }));
    },
    async remittances(since) {
      return remitted.parse(await ask('POST', '/remittances', { since: since.toISOString() }));
    },
    track: async (number) => tracked.parse(await ask('GET', `/parcels/${number}`)),
    cancel: async (number) => void (await ask('POST', `/parcels/${number}/cancel`)),
    async bookReturn(request) {
      const answer = await ask('POST', '/returns', request);
      const no = refused.safeParse(answer);
      if (no.success) return { isRefused: true, reason: no.data.reason };
      const { number, label } = booked.parse(answer);
      return {
        number,
        trackingUrl: `https://carrier.test/follow/${number}`,
        carrierName: null,
        label: bytesOf(label ?? ''),
      };
    },
    async requestPickup(request) {
      const answer = await ask('POST', '/pickups', request);
      const no = refused.safeParse(answer);
      return no.success ? { isRefused: true, reason: no.data.reason } : { reference: pickup.parse(answer).reference };
    },
    cancelPickup: async (reference) => void (await ask('POST', '/pickups/cancel', { reference })),
    webhook({ body }) {
      const told = notification.safeParse(JSON.parse(new TextDecoder().decode(body)));
      return told.success && told.data.secret === CARRIER_SECRET ? { number: told.data.number } : 'forged';
    },
  };
}
