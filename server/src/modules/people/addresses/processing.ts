import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const addressesProcessing: readonly Processing[] = [
  {
    name: 'addresses',
    title: { ar: 'دفتر العناوين', en: 'Address book' },
    purpose: { ar: 'التوصيل إلى العنوان الذي اختاره العميل', en: 'Deliver where the customer chose' },
    persons: ['customers', 'recipients'],
    data: ['name', 'contact', 'address'],
    basis: 'contract',
    from: 'person',
    retention: [{ table: 'customer_addresses', until: 'account' }],
    recipients: ['carrier'],
  },
  {
    name: 'companies',
    title: { ar: 'بيانات المنشآت', en: 'Companies' },
    purpose: { ar: 'إصدار فاتورة ضريبية باسم المنشأة', en: 'Invoice in the name of a company' },
    persons: ['customers'],
    data: ['company'],
    basis: 'legal_obligation',
    from: 'person',
    retention: [{ table: 'customer_companies', until: 'account' }],
    recipients: ['tax'],
  },
];
