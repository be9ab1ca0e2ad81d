import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const moneyActsProcessing: readonly Processing[] = [
  {
    name: 'money_acts',
    title: { ar: 'أعمال المال', en: 'Money acts' },
    purpose: {
      ar: 'سقوف ما يعطيه العاملون للعملاء والتنبيه عند تجاوزها',
      en: 'Ceilings of what staff give to customers, and alarms above them',
    },
    persons: ['staff', 'customers'],
    data: ['activity', 'balance'],
    basis: 'legitimate_interest',
    from: 'made',
    retention: [
      { table: 'money_acts', until: 'tax_law' },
      { table: 'money_act_days', until: 'tax_law' },
      { table: 'money_alerts', until: 'tax_law' },
    ],
  },
];
