import type { CarrierRate, RateRequest } from '@waha/extend';
import { z } from 'zod';
import type { AskOto } from './api.ts';

const text = z.string().nullish();
const fees = z.object({
  deliveryCompany: z.array(
    z.object({
      deliveryOptionId: z.union([z.int(), z.string()]),
      deliveryOptionName: text,
      deliveryType: text,
      avgDeliveryTime: text,
      price: z.number(),
      currency: text,
    }),
  ),
});

const GRAMS = 1_000;
const HALALAS = 100;
/** The sides of the parcel that OTO asks for, in centimetres; the shop knows none. */
const SIDES = { height: 20, width: 20, length: 20 };
const DOORSTEP = 'toCustomerDoorstep';

/** Prices to the buyer's door at OTO's contracts, of the chosen delivery option alone where there is one. */
export async function readRates(
  ask: AskOto,
  { cityEn, weightGrams }: RateRequest,
  { originCity, deliveryOption }: { originCity: string; deliveryOption: string },
): Promise<readonly CarrierRate[]> {
  const body = { weight: weightGrams / GRAMS, originCity, destinationCity: cityEn, ...SIDES };
  const { deliveryCompany: offers } = await ask(fees, 'POST', 'checkOTODeliveryFee', body);
  return offers
    .filter((one) => (one.deliveryType ?? DOORSTEP) === DOORSTEP && (one.currency ?? 'SAR') === 'SAR' && one.price > 0)
    .filter((one) => deliveryOption === '' || String(one.deliveryOptionId) === deliveryOption)
    .map(({ deliveryOptionName, avgDeliveryTime, price }) => ({
      service: deliveryOptionName ?? '',
      price: Math.round(price * HALALAS),
      ...daysOf(avgDeliveryTime ?? ''),
    }));
}

/** Days as OTO writes them: "1to3WorkingDays", "1 to 2 Working Days". */
function daysOf(time: string): Pick<CarrierRate, 'minDays' | 'maxDays'> {
  const [, least, most] = /(\d+)\s*to\s*(\d+)\s*working/i.exec(time) ?? [];
  return least && most ? { minDays: Number(least), maxDays: Number(most) } : { minDays: null, maxDays: null };
}
