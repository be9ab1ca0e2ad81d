import {
  type Conversion,
  type ConversionProvider,
  type ExtensionFetch,
  refusalOf,
  riyalsOf,
  sha256Hex,
  shortHashes,
} from '@waha/extend';
import { z } from 'zod';

export interface MetaSettings {
  /** Without a slash at the end. */
  url: string;
  version: string;
  pixelId: string;
  token: string;
  testCode: string;
}

const names = { add_to_cart: 'AddToCart', checkout: 'InitiateCheckout', purchase: 'Purchase' } as const;
const takenShape = z.object({ events_received: z.literal(1) });
/** An event older than seven days fails its whole batch; a day is left for retries and clocks. */
const MAX_AGE_MS = 6 * 86_400_000;

/** Meta's Conversions API: one event a call, so that one that is refused takes no other with it. */
export function createMeta(
  { url, version, pixelId, token, testCode }: MetaSettings,
  fetch: ExtensionFetch,
): ConversionProvider {
  return {
    purpose: 'marketing',
    maxAgeMs: MAX_AGE_MS,
    async send(conversion) {
      const response = await fetch(`${url}/${version}/${encodeURIComponent(pixelId)}/events`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        // The token in the body stays out of logs of addresses.
        body: JSON.stringify({
          data: [eventOf(conversion)],
          access_token: token,
          ...(testCode !== '' && { test_event_code: testCode }),
        }),
      });
      const refused = refusalOf(response.status);
      if (refused) return refused;
      takenShape.parse(await response.json());
      return 'taken';
    },
  };
}

function eventOf(conversion: Conversion) {
  const { id, kind, happenedAt, pageUrl, person, visitorId, userAgent, clickMarks, value, orderNumber, items } =
    conversion;
  return {
    ...{ event_name: names[kind], event_time: Math.floor(happenedAt.getTime() / 1_000), event_id: id },
    ...{ action_source: 'website', event_source_url: pageUrl },
    user_data: {
      ...shortHashes(person, { phone: 'digits' }),
      external_id: [sha256Hex(visitorId)],
      client_user_agent: userAgent,
      ...(clickMarks.fbclid && { fbc: `fb.1.${happenedAt.getTime()}.${clickMarks.fbclid}` }),
    },
    custom_data: {
      ...{ currency: 'SAR', value: riyalsOf(value), content_type: 'product' },
      content_ids: items.map((item) => item.id),
      contents: items.map(({ id: item, quantity, price }) => ({ id: item, quantity, item_price: riyalsOf(price) })),
      ...(orderNumber !== null && { order_id: orderNumber }),
    },
  };
}
