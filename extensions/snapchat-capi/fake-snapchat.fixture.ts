import { type FakeAnswer, type FakeRequest, startFakeServer, type TakenConversion } from '@waha/extend/testing';
import { z } from 'zod';

export const TOKEN = 'token_of_the_fake_one';
const hash = z.array(z.string().regex(/^[0-9a-f]{64}$/)).length(1);

/** Events by the published fields; unknown ones are refused, which the real service does not do. */
const sent = z.strictObject({
  data: z
    .array(
      z.strictObject({
        event_name: z.enum(['ADD_CART', 'START_CHECKOUT', 'PURCHASE']),
        event_time: z.int().refine((at) => Math.abs(Date.now() / 1_000 - at) < 37 * 86_400),
        ...{ event_id: z.uuid(), action_source: z.literal('WEB'), event_source_url: z.url() },
        user_data: z
          .strictObject({
            ...{
              em: hash.optional(),
              ph: hash.optional(),
              fn: hash.optional(),
              ln: hash.optional(),
              ct: hash.optional(),
            },
            ...{ country: hash.optional(), external_id: hash, client_user_agent: z.string().min(1) },
            sc_click_id: z.string().optional(),
          })
          // Neither the click nor the random id is enough to find somebody by.
          .refine(({ em, ph }) => em ?? ph),
        custom_data: z.strictObject({
          ...{ currency: z.literal('SAR'), value: z.number(), content_ids: z.array(z.string()), num_items: z.int() },
          order_id: z.string().optional(),
        }),
      }),
    )
    .length(1),
});

/** Snap's endpoint of events, as strict as its documentation. */
export async function startFakeSnapchat() {
  const taken: TakenConversion[] = [];
  let heard = '';
  let isRevoked = false;
  const server = await startFakeServer(({ method, path, body }: FakeRequest): FakeAnswer => {
    heard += JSON.stringify(body);
    const { pathname, searchParams } = new URL(path, 'http://snap.test');
    if (method !== 'POST' || pathname !== '/v3/abc/events') return [404, {}];
    if (isRevoked || searchParams.get('access_token') !== TOKEN) return [401, { status: 'INVALID', reason: TOKEN }];
    const parsed = sent.safeParse(body);
    if (!parsed.success) return [400, { status: 'INVALID' }];
    for (const { event_id: id, custom_data: data } of parsed.data.data)
      taken.push({ id, value: data.value, orderNumber: data.order_id ?? null });
    return [200, { status: 'VALID' }];
  });
  const revoke = () => {
    isRevoked = true;
  };
  return { ...server, taken: () => taken, heard: () => heard, revoke };
}
