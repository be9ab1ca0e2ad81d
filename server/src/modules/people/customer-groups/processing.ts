import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const customerGroupsProcessing: readonly Processing[] = [
  {
    name: 'groups',
    title: { ar: 'مجموعات العملاء', en: 'Customer groups' },
    purpose: { ar: 'إعطاء مجموعة من العملاء سعرها', en: 'Give a group its prices' },
    persons: ['customers'],
    data: ['account'],
    basis: 'contract',
    from: 'staff',
    retention: [{ table: 'customer_group_members', until: 'account' }],
  },
];
