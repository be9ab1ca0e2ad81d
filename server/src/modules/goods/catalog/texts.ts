import { createTexts } from '../../../platform/text/index.ts';

/** Catalogue texts beside names and descriptions. */
export const catalogTexts = createTexts({
  ar: {
    new: 'جديد',
    sale: 'خصم {percent}%',
    low_stock:
      '{count, plural, one {بقيت قطعة واحدة} two {بقيت قطعتان} few {بقيت # قطع} many {بقيت # قطعة} other {بقي # قطعة}}',
    preorder: 'طلب مسبق',
    backorder: 'يُشحن لاحقًا',
    buy_x_get_y: 'اشترِ {buy} وخذ {get} مجانًا',
    promotion_percent: 'خصم {percent}%',
    promotion_price: 'سعر خاص',
    promotion_flash: 'عرض خاطف',
    stars:
      '{count, plural, one {نجمة فأكثر} two {نجمتان فأكثر} few {# نجوم فأكثر} many {# نجمة فأكثر} other {# نجمة فأكثر}}',
  },
  en: {
    new: 'New',
    sale: '{percent}% off',
    low_stock: 'Only {count} left',
    preorder: 'Pre-order',
    backorder: 'Ships later',
    buy_x_get_y: 'Buy {buy}, get {get} free',
    promotion_percent: '{percent}% off',
    promotion_price: 'Special price',
    promotion_flash: 'Flash sale',
    stars: '{count, plural, one {# star and up} other {# stars and up}}',
  },
});
