import type { CallReply } from '@waha/contract/client';

type Zones = CallReply<'GET /shipping/costs'>;

/** Delivery facts that hold anywhere in the kingdom and for any weight. */
export interface DeliveryFacts {
  /** Riyals, the most that standard delivery costs anywhere. */
  most: number;
  minDays: number;
  maxDays: number;
}

/** The widest bounds of standard delivery; null where the shop delivers nowhere. */
export function deliveryFacts(zones: Zones): DeliveryFacts | null {
  const rates = zones.flatMap(({ costs }) => costs).filter(({ method }) => method === 'standard');
  if (rates.length === 0) return null;
  return {
    most: Math.max(...rates.map(({ cost }) => cost)),
    minDays: Math.min(...rates.map((rate) => rate.min_days)),
    maxDays: Math.max(...rates.map((rate) => rate.max_days)),
  };
}

const COUNTRY = 'SA';
const days = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

/** Delivery and return terms of an offer, as schema.org and Google's merchant listings require. */
export function offerTerms(delivery: DeliveryFacts | null, returnDays: number): Record<string, unknown> {
  return {
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: COUNTRY,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: returnDays,
      returnMethod: 'https://schema.org/ReturnByMail',
    },
    ...(delivery && {
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRY },
        shippingRate: { '@type': 'MonetaryAmount', maxValue: delivery.most.toFixed(2), currency: 'SAR' },
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          handlingTime: days(0, 1),
          transitTime: days(delivery.minDays, delivery.maxDays),
        },
      },
    }),
  };
}
