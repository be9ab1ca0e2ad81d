import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const carriageProcessing: readonly Processing[] = [
  {
    name: 'parcels',
    title: { ar: 'الشحنات والبوالص', en: 'Parcels and labels' },
    purpose: { ar: 'تسليم الطلب إلى شركة الشحن وتتبعه', en: 'Hand an order to a carrier and follow it' },
    persons: ['customers', 'guests', 'recipients'],
    data: ['name', 'contact', 'address'],
    basis: 'contract',
    from: 'person',
    retention: [
      { table: 'bookings', until: 'tax_law' },
      { table: 'booking_labels', days: 30, job: 'carriage.forget-labels' },
      { table: 'return_labels', until: 'account' },
    ],
    recipients: ['carrier'],
  },
];
