import { type FakeAnswer, type FakeRequest, startFakeServer, type TakenConversion } from '@waha/extend/testing';
import { z } from 'zod';

export const TOKEN = 'token_of_the_fake_one';
const hash = z.array(z.string().regex(/^[0-9a-f]{64}$/)).length(1);

/** Events by the published fields; unknown ones are refused, which the real service does not do. */
const sent = z.strictObject({
  access_token: z.string(),
  test_event_code: z.string().optional(),
  data: z
    .array(
      z.strictObject({
        event_name: z.enum(['AddToCart', 'InitiateCheckout', 'Purchase']),
        event_time: z.int().refine((at) => Math.abs(Date.now() / 1_000 - at) < 7 * 86_400),
        ...{ event_id: z.uuid(), action_source: z.literal('website'), event_source_url: z.url() },
        user_data: z.strictObject({
          ...{
            em: hash.optional(),
            ph: hash.optional(),
            fn: hash.optional(),
            ln: hash.optional(),
            ct: hash.optional(),
          },
          ...{ country: hash.optional(), external_id: hash, client_user_agent: z.string().min(1) },
          fbc: z
            .string()
            .regex(/^fb\.1\.\d{13}\.\S+$/)
            .optional(),
        }),
        custom_data: z.strictObject({
          ...{ currency: z.literal('SAR'), value: z.number(), content_type: z.literal('product') },
          content_ids: z.array(z.string()),
          contents: z.array(z.strictObject({ id: z.string(), quantity: z.int(), item_price: z.number() })),
          order_id: z.string().optional(),
        }),
      }),
    )
    .length(1),
});

/** Meta's endpoint of events, as strict as its documentation. */
export async function startFakeMeta() {
  const taken: TakenConversion[] = [];
  let heard = '';
  let isRevoked = false;
  const server = await startFakeServer(({ method, path, body }: FakeRequest): FakeAnswer => {
    heard += JSON.stringify(body);
    const parsed = sent.safeParse(body);
    if (method !== 'POST' || path !== '/v23.0/123/events') return [404, {}];
    if (!parsed.success) return [400, { error: { message: 'Invalid parameter', code: 100 } }];
    if (isRevoked || parsed.data.access_token !== TOKEN) return [401, { error: { code: 190, message: TOKEN } }];
    for (const { event_id: id, custom_data: data } of parsed.data.data)
      taken.push({ id, value: data.value, orderNumber: data.order_id ?? null });
    return [200, { events_received: 1, fbtrace_id: 'x' }];
  });
  const revoke = () => {
    isRevoked = true;
  };
  return { ...server, taken: () => taken, heard: () => heard, revoke };
}
