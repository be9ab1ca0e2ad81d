import { type Conversion, type ConversionProvider, type ExtensionFetch, refusalOf, riyalsOf } from '@waha/extend';

export interface Ga4Settings {
  /** Without a slash at the end. */
  url: string;
  measurementId: string;
  apiSecret: string;
}

const names = { add_to_cart: 'add_to_cart', checkout: 'begin_checkout', purchase: 'purchase' } as const;
/** The protocol takes events of 72 hours; some are left for retries and clocks. */
const MAX_AGE_MS = 70 * 3_600_000;

/** Google's Measurement Protocol. It answers nothing, whatever it was sent; nothing of a person goes there. */
export function createGa4({ url, measurementId, apiSecret }: Ga4Settings, fetch: ExtensionFetch): ConversionProvider {
  return {
    purpose: 'analytics',
    maxAgeMs: MAX_AGE_MS,
    async send(conversion) {
      const address = new URL(`${url}/mp/collect`);
      address.searchParams.set('measurement_id', measurementId);
      address.searchParams.set('api_secret', apiSecret);
      const response = await fetch(address.href, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(payloadOf(conversion)),
      }).catch(() => {
        // The error may repeat the address, and with it the secret.
        throw new Error('Google Analytics could not be reached');
      });
      const refused = refusalOf(response.status);
      if (refused) return refused;
      // It has nothing to say: a body is that of somebody between.
      if ((await response.text()) !== '') throw new Error('Google Analytics answered with something else');
      return 'taken';
    },
  };
}

function payloadOf({ id, kind, happenedAt, visitorId, value, orderNumber, items, consents }: Conversion) {
  const ads = consents.includes('marketing') ? 'GRANTED' : 'DENIED';
  return {
    ...{ client_id: visitorId, timestamp_micros: happenedAt.getTime() * 1_000 },
    consent: { ad_user_data: ads, ad_personalization: ads },
    events: [
      {
        name: names[kind],
        params: {
          ...{ currency: 'SAR', value: riyalsOf(value), event_id: id, engagement_time_msec: 1 },
          // Google recognises a purchase that comes again by this.
          ...(orderNumber !== null && { transaction_id: orderNumber }),
          items: items.map(({ id: item, name, quantity, price }) => ({
            ...{ item_id: item, item_name: name, quantity, price: riyalsOf(price) },
          })),
        },
      },
    ],
  };
}
