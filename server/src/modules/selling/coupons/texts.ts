import { createTexts } from '../../../platform/text/index.ts';

export const couponTexts = createTexts({
  ar: {
    percentage: 'خصم {percent}%',
    fixed: 'خصم {amount} ر.س',
    free_shipping: 'شحن مجاني',
    buy_x_get_y: 'اشترِ {buy} وخذ {get} مجانًا',
    applied: 'تم تطبيق الكود {code}',
    type_percentage: 'نسبة مئوية',
    type_percentage_description: 'خصم بنسبة من قيمة المنتجات، وقد يكون له حد أعلى',
    type_fixed: 'مبلغ ثابت',
    type_fixed_description: 'خصم بمبلغ محدد من قيمة المنتجات',
    type_free_shipping: 'شحن مجاني',
    type_free_shipping_description: 'نتحمّل عنك رسوم الشحن',
    type_buy_x_get_y: 'اشترِ واحصل مجانًا',
    type_buy_x_get_y_description: 'أرخص القطع مجانًا عند شراء العدد المحدد',
  },
  en: {
    percentage: '{percent}% off',
    fixed: '{amount} SAR off',
    free_shipping: 'Free shipping',
    buy_x_get_y: 'Buy {buy}, get {get} free',
    applied: 'Code {code} applied',
    type_percentage: 'Percentage',
    type_percentage_description: 'A share of the price of the goods, sometimes up to a maximum',
    type_fixed: 'Fixed amount',
    type_fixed_description: 'A set amount off the price of the goods',
    type_free_shipping: 'Free shipping',
    type_free_shipping_description: 'We pay for the delivery',
    type_buy_x_get_y: 'Buy and get free',
    type_buy_x_get_y_description: 'The cheapest pieces are free when you buy the set number',
  },
});
