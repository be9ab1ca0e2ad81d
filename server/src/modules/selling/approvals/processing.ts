import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const approvalsProcessing: readonly Processing[] = [
  {
    name: 'approvals',
    title: { ar: 'الموافقات على أعمال المال', en: 'Approvals of money acts' },
    purpose: { ar: 'موافقة شخص ثان فوق السقف', en: 'A second person above the ceiling' },
    persons: ['staff', 'customers'],
    data: ['activity'],
    basis: 'legitimate_interest',
    from: 'made',
    retention: [{ table: 'approval_requests', until: 'tax_law' }],
  },
];
