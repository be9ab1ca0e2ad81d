import { expect, test } from 'vitest';
import { presentShippingOption } from './shipping-option.ts';

const rate = (min_days: number, max_days: number) => ({
  code: 'standard' as const,
  name_ar: '',
  name_en: '',
  description_ar: '',
  description_en: '',
  cost_halalas: 0,
  free_over_halalas: null,
  priced_by: null,
  surcharge_halalas: 0,
  round_to_halalas: 100,
  min_days,
  max_days,
});

test.each([
  [0, 0, 'جاهز للاستلام اليوم', 'Ready to collect today'],
  [1, 1, 'خلال يوم عمل', 'Within 1 business day'],
  [1, 2, 'خلال يوم إلى يومي عمل', '1–2 business days'],
  [2, 2, 'خلال يومي عمل', 'Within 2 business days'],
  [2, 4, 'من 2 إلى 4 أيام عمل', '2–4 business days'],
])('%i to %i days are said as a person would', (min, max, ar, en) => {
  const said = (language: 'ar' | 'en') => presentShippingOption(rate(min, max), 0, language).estimate;
  expect([said('ar'), said('en')]).toEqual([ar, en]);
});
