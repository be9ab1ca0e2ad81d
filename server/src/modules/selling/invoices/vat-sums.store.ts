import { soldTaxes, type TaxDocumentKind, taxDocumentKinds } from '@waha/contract';
import { type Database, sql } from '../../../platform/database/index.ts';
import type { TaxSum } from '../pricing/index.ts';

/** Sums of the documents of one kind that were issued in a period. */
export type VatSum = Pick<TaxSum, 'tax' | 'halalas' | 'vat'> & { kind: TaxDocumentKind };

/**
 * Invoices and notes issued on some days of Riyadh, summed by kind and tax. Lines are read of documents with other taxes alone, which
 * an index holds; the rest is of the standard rate.
 */
export async function sumVat(db: Database, days: { from: string; to: string }): Promise<VatSum[]> {
  const issued = sql`i.issued_at >= ${days.from}::date::timestamp at time zone 'Asia/Riyadh'
    and i.issued_at < (${days.to}::date + 1)::timestamp at time zone 'Asia/Riyadh'`;
  const { rows } = await sql.rows({
    kind: sql.text.oneOf(...taxDocumentKinds),
    tax: sql.text.oneOf(...soldTaxes).neverNull,
    halalas: sql.int8.neverNull,
    vat: sql.int8.neverNull,
  })`
    with other as (
      select i.kind, line ->> 'tax' as tax, sum((line ->> 'total')::bigint)::bigint as halalas, sum((line ->> 'vat')::bigint)::bigint as vat
      from invoices i cross join lateral jsonb_array_elements(i.lines) line
      where ${issued} and i.lines @? '$[*].tax' and line ? 'tax' group by 1, 2
    ), whole as (
      select i.kind, sum(i.total_halalas)::bigint as halalas, sum(i.vat_halalas)::bigint as vat from invoices i where ${issued} group by 1
    )
    select kind, tax, halalas, vat from other
    union all
    select w.kind, 'standard', (w.halalas - coalesce(sum(o.halalas), 0))::bigint, (w.vat - coalesce(sum(o.vat), 0))::bigint
    from whole w left join other o using (kind) group by w.kind, w.halalas, w.vat
  `.execute(db);
  return rows;
}
