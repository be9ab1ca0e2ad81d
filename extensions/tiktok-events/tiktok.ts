import {
  type Conversion,
  type ConversionProvider,
  type ExtensionFetch,
  hashPerson,
  refusalOf,
  riyalsOf,
  sha256Hex,
} from '@waha/extend';
import { z } from 'zod';

export interface TiktokSettings {
  /** Without a slash at the end. */
  url: string;
  pixelId: string;
  token: string;
  testCode: string;
}

const names = { add_to_cart: 'AddToCart', checkout: 'InitiateCheckout', purchase: 'CompletePayment' } as const;
const answerShape = z.object({ code: z.int() });
/** Codes of a service that is busy: 40100 too many calls, 50000 and above its own failures. */
const isBusy = (code: number) => code === 40_100 || code >= 50_000;
const MAX_AGE_MS = 7 * 86_400_000;

/** TikTok's Events API 2.0. A refusal comes with status 200 and a code of its own. */
export function createTiktok(
  { url, pixelId, token, testCode }: TiktokSettings,
  fetch: ExtensionFetch,
): ConversionProvider {
  return {
    purpose: 'marketing',
    maxAgeMs: MAX_AGE_MS,
    async send(conversion) {
      const response = await fetch(`${url}/open_api/v1.3/event/track/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'access-token': token },
        body: JSON.stringify({
          event_source: 'web',
          event_source_id: pixelId,
          ...(testCode !== '' && { test_event_code: testCode }),
          data: [eventOf(conversion)],
        }),
      });
      const refused = refusalOf(response.status);
      if (refused) return refused;
      const { code } = answerShape.parse(await response.json());
      if (isBusy(code)) throw new Error(`TikTok answered with code ${code}`);
      return code === 0 ? 'taken' : { refused: `code ${code}` };
    },
  };
}

function eventOf(conversion: Conversion) {
  const { id, kind, happenedAt, pageUrl, person, visitorId, userAgent, clickMarks, value, orderNumber, items } =
    conversion;
  const { email, phone } = person ? hashPerson(person, { phone: 'plus' }) : {};
  return {
    ...{ event: names[kind], event_time: Math.floor(happenedAt.getTime() / 1_000), event_id: id },
    user: {
      ...(email && { email }),
      ...(phone && { phone }),
      ...{ external_id: sha256Hex(visitorId), user_agent: userAgent },
      ...(clickMarks.ttclid && { ttclid: clickMarks.ttclid }),
    },
    page: { url: pageUrl },
    properties: {
      ...{ currency: 'SAR', value: riyalsOf(value), content_type: 'product' },
      contents: items.map(({ id: item, name, quantity, price }) => ({
        ...{ content_id: item, content_name: name, quantity, price: riyalsOf(price) },
      })),
      ...(orderNumber !== null && { order_id: orderNumber }),
    },
  };
}
