import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const returnsProcessing: readonly Processing[] = [
  {
    name: 'returns',
    title: { ar: 'الإرجاع والاستبدال', en: 'Returns and exchanges' },
    purpose: { ar: 'استلام المرتجع ورد ثمنه', en: 'Take goods back and pay for them' },
    persons: ['customers', 'guests'],
    data: ['orders', 'bank', 'messages', 'pictures'],
    basis: 'contract',
    from: 'person',
    retention: [{ table: 'returns', until: 'tax_law' }],
    recipients: ['carrier', 'payment'],
  },
];
