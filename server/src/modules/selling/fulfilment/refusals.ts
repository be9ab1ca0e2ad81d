import type { fulfilmentRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** What a reader is told when this module says no: one sentence, and the way on where there is one. */
export const fulfilmentRefusalTexts = {
  ar: { 'fulfilment.too_many_notes': 'على هذا الطلب {most} ملاحظة، وهي أكثر ما يُكتب على طلب' },
  en: { 'fulfilment.too_many_notes': 'This order has {most} notes, which is the most an order takes' },
} satisfies TextsFor<keyof typeof fulfilmentRefusals>;
