import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const savedCardsProcessing: readonly Processing[] = [
  {
    name: 'saved-cards',
    title: { ar: 'البطاقات المحفوظة', en: 'Saved cards' },
    purpose: { ar: 'الدفع ببطاقة طلب العميل حفظها', en: 'Pay by a card that the customer asked to be remembered' },
    persons: ['customers'],
    data: ['payment'],
    basis: 'consent',
    from: 'person',
    retention: [{ table: 'saved_cards', until: 'account' }],
    recipients: ['payment'],
  },
];
