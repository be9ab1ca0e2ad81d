import { type SoldTax, type TaxCategory, taxCategories, taxCategoryOf, toRiyals, type VatReturn } from '@waha/contract';
import type { AdminContext } from '../../../platform/bind/index.ts';
import { streamCsv } from '../../../platform/csv/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { auditExport } from '../../people/staff/index.ts';
import type { VatSum } from '../invoices/index.ts';

/** A report by category of VAT: amounts without VAT and the VAT, of sales and of credit notes. Categories of nothing are left out. */
export function vatReturnOf(window: { from: string; to: string }, sums: readonly VatSum[]): VatReturn {
  const of = (category: TaxCategory, kinds: readonly VatSum['kind'][]) => {
    const own = sums.filter(({ kind, tax }) => kinds.includes(kind) && taxCategoryOf(tax as SoldTax) === category);
    const vat = own.reduce((sum, one) => sum + one.vat, 0);
    return { net: own.reduce((sum, one) => sum + one.halalas, 0) - vat, vat };
  };
  const categories = taxCategories.flatMap((category) => {
    const sales = of(category, ['invoice']);
    const refunds = of(category, ['credit_note']);
    if (category !== 'standard' && sales.net + refunds.net === 0) return [];
    return [
      {
        category,
        sales: toRiyals(sales.net),
        sales_vat: toRiyals(sales.vat),
        refunds: toRiyals(refunds.net),
        refunds_vat: toRiyals(refunds.vat),
        net: toRiyals(sales.net - refunds.net),
        vat: toRiyals(sales.vat - refunds.vat),
      },
    ];
  });
  const due = sums.reduce((sum, { kind, vat }) => sum + (kind === 'invoice' ? vat : -vat), 0);
  return { ...window, categories, vat: toRiyals(due) };
}

const names = {
  ar: {
    standard: 'النسبة الأساسية 15%',
    zero_rated: 'نسبة صفرية',
    exempt: 'معفى',
    out_of_scope: 'خارج النطاق',
    head: [
      'الفئة',
      'المبيعات دون الضريبة',
      'ضريبتها',
      'المردودات دون الضريبة',
      'ضريبتها',
      'الصافي دون الضريبة',
      'الضريبة المستحقة',
    ],
  },
  en: {
    standard: 'Standard rate 15%',
    zero_rated: 'Zero-rated',
    exempt: 'Exempt',
    out_of_scope: 'Out of scope',
    head: [
      'Category',
      'Sales without VAT',
      'VAT on sales',
      'Refunds without VAT',
      'VAT on refunds',
      'Net without VAT',
      'VAT due',
    ],
  },
};

/** The same for a spreadsheet; the audit says who took it. */
export function vatReturnCsv(db: Database, report: VatReturn, context: AdminContext): AsyncGenerator<Uint8Array> {
  const { from, to, categories } = report;
  const say = names[context.language];
  async function* pages() {
    yield categories.map(({ category, ...sums }) => [say[category], ...Object.values(sums)]);
  }
  return streamCsv(say.head, auditExport(db, context, { of: 'vat_return', filters: { from, to } }, pages()));
}
