import { type SoldTax, VAT_PERCENT, vatContained } from '@waha/contract';

/** The tax that something is sold by, with its rate of that moment. */
export interface Taxed {
  tax: SoldTax;
  vat_percent: number;
}

/** An amount that contains its VAT; halalas. */
export interface TaxedAmount extends Taxed {
  halalas: number;
}

export interface TaxSum extends TaxedAmount {
  vat: number;
}

const STANDARD: Taxed = { tax: 'standard', vat_percent: VAT_PERCENT };

/** A tax at its rate of now. */
export const ratedTax = (tax: SoldTax): Taxed => (tax === 'standard' ? STANDARD : { tax, vat_percent: 0 });

/**
 * Amounts summed by tax, each with the VAT in it, rounded once. It is the only computation of VAT: orders, invoices, notes and
 * commissions take theirs from here, so that they agree to the halala (docs/decisions/0159).
 */
export function sumByTax(amounts: readonly TaxedAmount[]): TaxSum[] {
  const groups = Map.groupBy(amounts, ({ tax, vat_percent }) => `${tax} ${vat_percent}`);
  return [...groups.values()].flatMap((own) => {
    const halalas = own.reduce((sum, one) => sum + one.halalas, 0);
    return own
      .slice(0, 1)
      .map(({ tax, vat_percent }) => ({ tax, vat_percent, halalas, vat: vatContained(halalas, vat_percent) }));
  });
}

/** The VAT that amounts contain together. */
export const vatOf = (amounts: readonly TaxedAmount[]): number =>
  sumByTax(amounts).reduce((sum, { vat }) => sum + vat, 0);

/**
 * The tax of delivery and fees: they are ancillary to the goods and share their tax. Beside goods of the standard rate they are of it,
 * whole; among others, they follow those that cost the most.
 */
export function taxOfServices(goods: readonly TaxedAmount[]): Taxed {
  const standard = goods.find(({ tax }) => tax === 'standard');
  if (standard || goods.length === 0) return standard ? pickTax(standard) : STANDARD;
  const [most] = sumByTax(goods).toSorted((one, other) => other.halalas - one.halalas);
  return most ? pickTax(most) : STANDARD;
}

/** The tax of a set that is sold at one price: that of its parts where they share it, else the standard rate. */
export function taxOfSet(parts: readonly SoldTax[]): SoldTax {
  const [first = 'standard'] = parts;
  return parts.every((tax) => tax === first) ? first : 'standard';
}

const pickTax = ({ tax, vat_percent }: Taxed): Taxed => ({ tax, vat_percent });

/** Goods by line, then delivery and fees as one amount: all that an order is made of. */
export function amountsOfOrder(goods: readonly TaxedAmount[], services: number): TaxedAmount[] {
  return services === 0 ? [...goods] : [...goods, { ...taxOfServices(goods), halalas: services }];
}
