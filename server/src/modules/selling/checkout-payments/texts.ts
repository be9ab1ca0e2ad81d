import { createTexts } from '../../../platform/text/index.ts';

/** Texts that customers read at the provider. */
export const paymentTexts = createTexts({
  ar: { description: 'الطلب {number}', country: 'السعودية' },
  en: { description: 'Order {number}', country: 'Saudi Arabia' },
});
