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

/** Terms of sending something back. */
export interface ReturnFacts {
  isReturnable: boolean;
  days: number;
  /** Payer of the way back; undefined where the shop has not said. */
  paidBy: 'buyer' | 'shop' | undefined;
}

const fees = {
  buyer: 'https://schema.org/ReturnFeesCustomerResponsibility',
  shop: 'https://schema.org/FreeReturn',
} as const;

function returnPolicy({ isReturnable, days: merchantReturnDays, paidBy }: ReturnFacts): Record<string, unknown> {
  const policy = { '@type': 'MerchantReturnPolicy', applicableCountry: COUNTRY };
  const category = 'https://schema.org/MerchantReturn';
  if (!isReturnable) return { ...policy, returnPolicyCategory: `${category}NotPermitted` };
  return {
    ...policy,
    returnPolicyCategory: `${category}FiniteReturnWindow`,
    merchantReturnDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    ...(paidBy && { returnFees: fees[paidBy] }),
  };
}

/** Delivery and return terms of an offer, as schema.org and Google's merchant listings require. */
export function offerTerms(delivery: DeliveryFacts | null, returns: ReturnFacts): Record<string, unknown> {
  return {
    hasMerchantReturnPolicy: returnPolicy(returns),
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
