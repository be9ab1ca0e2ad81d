import type { EditableMail } from '../../shop/settings/index.ts';
import { restockMail, restockTexts } from './restock-message.ts';

/** Editable mail of this module. */
export const restockMails: readonly EditableMail[] = [
  {
    key: 'restock.back',
    name: { ar: 'عاد إلى المتجر', en: 'Back in stock' },
    when: { ar: 'حين يتوفر منتج طلب أحدهم أن نخبره بعودته', en: 'When a product is back that somebody asked about' },
    texts: restockTexts,
    fields: { subject: 'subject', body: 'body', button: 'open' },
    example: ({ store, publicUrl, language, to }) =>
      restockMail(
        {
          id: 1,
          channel: 'email',
          address: to,
          language,
          product_id: 1,
          slug: 'example',
          name_ar: 'دلة قهوة نحاسية',
          name_en: 'Brass coffee pot',
          size: null,
          color_ar: null,
          color_en: null,
          choices: null,
        },
        { store, publicUrl },
      ),
  },
];
