import { createTexts } from '../../../platform/text/index.ts';

/** Texts that customers read at the provider. */
export const paymentTexts = createTexts({
  ar: { description: 'الطلب {number}' },
  en: { description: 'Order {number}' },
});
