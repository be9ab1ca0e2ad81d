import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const pointsProcessing: readonly Processing[] = [
  {
    name: 'earnings',
    title: { ar: 'النقاط المكتسبة', en: 'Points earned' },
    purpose: { ar: 'حساب نقاط العميل ورتبته وانتهائها', en: 'Count points, ranks and their end' },
    persons: ['customers'],
    data: ['activity', 'balance'],
    basis: 'contract',
    from: 'made',
    retention: [
      { table: 'point_earnings', until: 'account' },
      { table: 'point_expiries', until: 'account' },
      { table: 'point_totals', until: 'account' },
    ],
  },
];
