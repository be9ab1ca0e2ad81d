import { type ShippingOption, toRiyals } from '@waha/contract';
import { createTexts, type Language } from '../../../platform/text/index.ts';
import type { RateRow } from './shipping.store.ts';

const texts = createTexts({
  ar: {
    today: 'جاهز للاستلام اليوم',
    days: '{max, plural, one {خلال يوم عمل} two {{min, plural, =2 {خلال يومي عمل} other {خلال يوم إلى يومي عمل}}} few {{same, select, yes {خلال # أيام عمل} other {من {min} إلى # أيام عمل}}} other {{same, select, yes {خلال # يوم عمل} other {من {min} إلى # يوم عمل}}}}',
  },
  en: {
    today: 'Ready to collect today',
    days: '{max, plural, one {Within 1 business day} other {{same, select, yes {Within # business days} other {{min}–# business days}}}}',
  },
});

/** Price of a rate for a goods total: free from its threshold. */
export function shippingCost(rate: RateRow, goodsHalalas: number): number {
  return rate.free_over_halalas !== null && goodsHalalas >= rate.free_over_halalas ? 0 : rate.cost_halalas;
}

export function presentShippingOption(rate: RateRow, goodsHalalas: number, language: Language): ShippingOption {
  const { min_days: min, max_days: max } = rate;
  const estimate =
    max === 0
      ? texts.say(language, 'today')
      : texts.say(language, 'days', { min, max, same: min === max ? 'yes' : 'no' });
  return {
    code: rate.code,
    name: language === 'ar' ? rate.name_ar : rate.name_en,
    description: language === 'ar' ? rate.description_ar : rate.description_en,
    min_days: min,
    max_days: max,
    cost: toRiyals(shippingCost(rate, goodsHalalas)),
    free_over: rate.free_over_halalas === null ? null : toRiyals(rate.free_over_halalas),
    estimate,
  };
}
