import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const abandonedCartsProcessing: readonly Processing[] = [
  {
    name: 'carts',
    title: { ar: 'السلال المحفوظة', en: 'Saved carts' },
    purpose: {
      ar: 'حفظ سلة العميل، وتذكيره بها إن وافق',
      en: 'Keep the cart of a customer, and remind those who agreed',
    },
    persons: ['customers'],
    data: ['activity', 'consents'],
    basis: 'consent',
    from: 'person',
    retention: [
      { table: 'saved_carts', days: 90, job: 'abandoned-carts.forget' },
      { table: 'cart_reminders', days: 365, job: 'abandoned-carts.forget' },
    ],
    recipients: ['message'],
  },
];
