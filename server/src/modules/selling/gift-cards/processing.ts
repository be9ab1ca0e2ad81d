import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const giftCardsProcessing: readonly Processing[] = [
  {
    name: 'recipients',
    title: { ar: 'مستلمو بطاقات الهدايا', en: 'Recipients of gift cards' },
    purpose: { ar: 'إرسال البطاقة إلى من أهديت إليه', en: 'Send a card to whom it was given' },
    persons: ['recipients'],
    data: ['name', 'contact', 'messages'],
    basis: 'contract',
    from: 'others',
    retention: [{ table: 'gift_cards', until: 'account' }],
    recipients: ['message'],
  },
];
