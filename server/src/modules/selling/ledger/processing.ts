import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const ledgerProcessing: readonly Processing[] = [
  {
    name: 'balances',
    title: { ar: 'رصيد المتجر والنقاط', en: 'Store credit and points' },
    purpose: {
      ar: 'حفظ ما للعميل من رصيد ونقاط بقيود لا تتغير',
      en: 'Keep what a customer owns as entries that never change',
    },
    persons: ['customers'],
    data: ['balance'],
    basis: 'contract',
    from: 'made',
    retention: [{ table: 'ledger_accounts', until: 'tax_law' }],
  },
];
