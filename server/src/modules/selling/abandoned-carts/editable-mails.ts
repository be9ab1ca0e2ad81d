import type { EditableMail } from '../../shop/settings/index.ts';
import { cartMail, cartTexts } from './cart-mail.ts';

const exampleLine = {
  ...{ product_id: 1, variant_id: null, quantity: 1, price: 12_900 },
  name: { ar: 'دلة قهوة نحاسية', en: 'Brass coffee pot' },
};

/** Editable mail of this module. */
export const abandonedCartMails: readonly EditableMail[] = [
  {
    key: 'cart.reminder',
    name: { ar: 'تذكير بسلة متروكة', en: 'Reminder of a cart' },
    when: {
      ar: 'بعد ساعات من ترك السلة، لمن وافق على رسائل العروض',
      en: 'Hours after a cart was left, to those who agreed to advertising',
    },
    texts: cartTexts,
    fields: { subject: 'subject', body: 'body', button: 'open' },
    example: ({ store, publicUrl, language, to }) =>
      cartMail(
        { lines: [exampleLine], code: null, optOut: 'example' },
        { name: language === 'ar' ? 'نورة' : 'Noura', email: to, language },
        { store, publicUrl },
      ),
  },
];
