import { type FakeAnswer, type FakeRequest, startFakeServer, type TakenConversion } from '@waha/extend/testing';
import { z } from 'zod';

export const TOKEN = 'token_of_the_fake_one';
const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** Events by the published fields; unknown ones are refused, where the real service drops them in silence. */
const sent = z.strictObject({
  ...{ event_source: z.literal('web'), event_source_id: z.literal('tt'), test_event_code: z.string().optional() },
  data: z
    .array(
      z.strictObject({
        event: z.enum(['AddToCart', 'InitiateCheckout', 'CompletePayment']),
        event_time: z.int().refine((at) => Math.abs(Date.now() / 1_000 - at) < 7 * 86_400),
        event_id: z.uuid(),
        user: z.strictObject({
          ...{ email: hash.optional(), phone: hash.optional(), external_id: hash, user_agent: z.string().min(1) },
          ttclid: z.string().optional(),
        }),
        page: z.strictObject({ url: z.url() }),
        properties: z.strictObject({
          ...{ currency: z.literal('SAR'), value: z.number(), content_type: z.literal('product') },
          contents: z
            .array(
              z.strictObject({
                content_id: z.string(),
                content_name: z.string(),
                quantity: z.int(),
                price: z.number(),
              }),
            )
            .min(1),
          order_id: z.string().optional(),
        }),
      }),
    )
    .length(1),
});

/** TikTok's endpoint of events: refusals have status 200, as its own have. */
export async function startFakeTiktok() {
  const taken: TakenConversion[] = [];
  let heard = '';
  let isRevoked = false;
  const server = await startFakeServer(({ method, path, headers, body }: FakeRequest): FakeAnswer => {
    heard += JSON.stringify(body);
    if (method !== 'POST' || path !== '/open_api/v1.3/event/track/') return [404, {}];
    if (isRevoked || headers['access-token'] !== TOKEN) return [200, { code: 40_105, message: TOKEN }];
    const parsed = sent.safeParse(body);
    if (!parsed.success) return [200, { code: 40_002, message: 'invalid' }];
    for (const { event_id: id, properties } of parsed.data.data)
      taken.push({ id, value: properties.value, orderNumber: properties.order_id ?? null });
    return [200, { code: 0, message: 'OK' }];
  });
  const revoke = () => {
    isRevoked = true;
  };
  return { ...server, taken: () => taken, heard: () => heard, revoke };
}
