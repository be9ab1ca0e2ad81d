import { createTexts } from '../../../platform/text/index.ts';

export const affiliateTexts = createTexts({
  ar: {
    share: 'أتسوّق من {store} وأنصح به. هذا رابطي (رابط عمولة): {url}',
    coupon_description: 'كود مسوّق',
  },
  en: {
    share: 'I shop at {store} and recommend it. This is my link (I earn a commission): {url}',
    coupon_description: 'An affiliate’s code',
  },
});
