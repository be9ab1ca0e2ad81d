import type { EditableMail } from '../../shop/settings/index.ts';
import { giftCardMail, giftCardTexts } from './gift-card-mail.ts';

/** Editable mail of this module. */
export const giftCardMails: readonly EditableMail[] = [
  {
    key: 'giftcard.sent',
    name: { ar: 'بطاقة هدية', en: 'Gift card' },
    when: {
      ar: 'في يوم إرسال بطاقة هدية إلى من أهديت له',
      en: 'On the day on which a gift card is sent to its recipient',
    },
    texts: giftCardTexts,
    fields: { subject: 'subject', body: 'body', button: 'open' },
    example: ({ store, publicUrl, language, to }) =>
      giftCardMail(
        {
          language,
          halalas: 20_000,
          ends_at: null,
          recipient_name: language === 'ar' ? 'نورة' : 'Noura',
          message: null,
        },
        { code: 'ABCD-EFGH-JKMN-PQRS', to, store, publicUrl },
      ),
  },
];
