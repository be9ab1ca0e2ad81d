import { createTexts } from '../../../platform/text/index.ts';

export const rewardTexts = createTexts({
  ar: {
    percentage: 'خصم {percent}% على طلبك',
    fixed: 'خصم {amount} ر.س على طلبك',
    free_shipping: 'شحن مجاني لطلبك',
    product: 'قطعة واحدة مجانًا',
    maximum: 'حتى {amount} ر.س',
    minimum: 'لطلب من {amount} ر.س',
    comma: '، ',
  },
  en: {
    percentage: '{percent}% off your order',
    fixed: 'SAR {amount} off your order',
    free_shipping: 'Free delivery of your order',
    product: 'One piece, free',
    maximum: 'up to SAR {amount}',
    minimum: 'on orders from SAR {amount}',
    comma: ', ',
  },
});
