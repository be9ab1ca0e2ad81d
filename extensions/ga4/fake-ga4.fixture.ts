import { type FakeAnswer, type FakeRequest, startFakeServer, type TakenConversion } from '@waha/extend/testing';
import { z } from 'zod';

export const SECRET = 'secret_of_the_fake_one';
const granted = z.enum(['GRANTED', 'DENIED']);

const sent = z.strictObject({
  client_id: z.uuid(),
  timestamp_micros: z.int().refine((at) => Math.abs(Date.now() * 1_000 - at) < 72 * 3_600_000_000),
  consent: z.strictObject({ ad_user_data: granted, ad_personalization: granted }),
  events: z
    .array(
      z.strictObject({
        name: z.enum(['add_to_cart', 'begin_checkout', 'purchase']),
        params: z.strictObject({
          ...{ currency: z.literal('SAR'), value: z.number(), event_id: z.uuid(), engagement_time_msec: z.literal(1) },
          transaction_id: z.string().optional(),
          items: z.array(
            z.strictObject({ item_id: z.string(), item_name: z.string(), quantity: z.int(), price: z.number() }),
          ),
        }),
      }),
    )
    .length(1),
});

/** Google's endpoint of events. Unlike it, the fake refuses a wrong secret and wrong events, so that they are noticed. */
export async function startFakeGa4() {
  const taken: TakenConversion[] = [];
  let heard = '';
  let isRevoked = false;
  const server = await startFakeServer(({ method, path, body }: FakeRequest): FakeAnswer => {
    heard += JSON.stringify(body);
    const { pathname, searchParams } = new URL(path, 'http://google.test');
    if (method !== 'POST' || pathname !== '/mp/collect') return [404, {}];
    if (isRevoked || searchParams.get('api_secret') !== SECRET) return [401, {}];
    const parsed = sent.safeParse(body);
    if (!parsed.success || searchParams.get('measurement_id') !== 'G-1') return [400, {}];
    for (const { params } of parsed.data.events)
      taken.push({ id: params.event_id, value: params.value, orderNumber: params.transaction_id ?? null });
    return [204, {}];
  });
  const revoke = () => {
    isRevoked = true;
  };
  return { ...server, taken: () => taken, heard: () => heard, revoke };
}
