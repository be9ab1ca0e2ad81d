import type { fulfilmentRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Refusal texts of this module: one sentence, and the next step if there is one. */
export const fulfilmentRefusalTexts = {
  ar: { 'fulfilment.too_many_notes': 'على هذا الطلب {most} ملاحظة، وهي أكثر ما يُكتب على طلب' },
  en: { 'fulfilment.too_many_notes': 'This order has {most} notes, which is the most an order takes' },
} satisfies TextsFor<keyof typeof fulfilmentRefusals>;
