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

export interface SnapchatSettings {
  /** Without a slash at the end. */
  url: string;
  pixelId: string;
  token: string;
}

const names = { add_to_cart: 'ADD_CART', checkout: 'START_CHECKOUT', purchase: 'PURCHASE' } as const;
const answerShape = z.object({ status: z.string() });
/** Snap takes events of 37 days; the shop keeps them for seven. */
const MAX_AGE_MS = 7 * 86_400_000;

/** Snap's Conversions API, version 3. */
export function createSnapchat({ url, pixelId, token }: SnapchatSettings, fetch: ExtensionFetch): ConversionProvider {
  return {
    purpose: 'marketing',
    maxAgeMs: MAX_AGE_MS,
    // It wants an e-mail address, a phone, a network address or an advertising id: the shop keeps neither of the last two.
    needsPerson: true,
    async send(conversion) {
      const address = new URL(`${url}/v3/${encodeURIComponent(pixelId)}/events`);
      address.searchParams.set('access_token', token);
      const response = await fetch(address.href, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ data: [eventOf(conversion)] }),
      }).catch(() => {
        // The error may repeat the address, and with it the token.
        throw new Error('Snapchat could not be reached');
      });
      const refused = refusalOf(response.status);
      if (refused) return refused;
      const { status } = answerShape.parse(await response.json());
      return status === 'VALID' ? 'taken' : { refused: 'the event is not valid' };
    },
  };
}

function eventOf(conversion: Conversion) {
  const { id, kind, happenedAt, pageUrl, person, visitorId, userAgent, clickMarks, value, orderNumber, items } =
    conversion;
  return {
    ...{ event_name: names[kind], event_time: Math.floor(happenedAt.getTime() / 1_000), event_id: id },
    ...{ action_source: 'WEB', event_source_url: pageUrl },
    user_data: {
      ...shortHashes(person, { phone: 'digits' }),
      external_id: [sha256Hex(visitorId)],
      client_user_agent: userAgent,
      ...(clickMarks.ScCid && { sc_click_id: clickMarks.ScCid }),
    },
    custom_data: {
      ...{ currency: 'SAR', value: riyalsOf(value) },
      content_ids: items.map((item) => item.id),
      num_items: items.reduce((sum, { quantity }) => sum + quantity, 0),
      ...(orderNumber !== null && { order_id: orderNumber }),
    },
  };
}
