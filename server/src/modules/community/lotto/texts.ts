import { createTexts } from '../../../platform/text/index.ts';

export const lottoTexts = createTexts({
  ar: {
    nothing: 'حظ أوفر في المرة القادمة',
    percentage_coupon: 'خصم {percent}%',
    fixed_coupon: 'خصم {amount}\u00a0ر.س',
    free_shipping: 'شحن مجاني',
    store_credit: '{amount}\u00a0ر.س في رصيدك',
    points: '{amount, plural, one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}}',
    maximum: 'بحد أعلى {amount}\u00a0ر.س',
    minimum: 'للطلبات من {amount}\u00a0ر.س',
    comma: '، ',
    coupon: 'جائزة من حملة «{campaign}»',
    licence: 'رقم الترخيص',
    rules: 'الشروط والأحكام',
    dates: 'المواعيد (سبعة أيام على الأقل لتسليم الجوائز)',
    prizes: 'الجوائز',
    product: 'منتج يصل إليك',
    purchases_warning:
      'لا يجيز نظام المسابقات في المملكة ربط الفوز بالشراء. لا تعط بطاقات على المشتريات إلا بعد أخذ رأي قانوني مكتوب، ومع بقاء طريق مجاني مساوٍ له.',
  },
  en: {
    nothing: 'Better luck next time',
    percentage_coupon: '{percent}% off',
    fixed_coupon: '{amount}\u00a0SAR off',
    free_shipping: 'Free shipping',
    store_credit: '{amount}\u00a0SAR of store credit',
    points: '{amount, plural, one {One point} other {# points}}',
    maximum: 'up to {amount}\u00a0SAR',
    minimum: 'on orders of {amount}\u00a0SAR or more',
    comma: ', ',
    coupon: 'A prize of “{campaign}”',
    licence: 'licence number',
    rules: 'rules',
    dates: 'dates (with at least seven days to deliver prizes)',
    prizes: 'prizes',
    product: 'A product sent to you',
    purchases_warning:
      'The law of competitions in the Kingdom does not let winning depend on a purchase. Give cards for purchases only with a lawyer’s word in writing, and with a free way beside it that is as good.',
  },
});
