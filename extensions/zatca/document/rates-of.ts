import type { TaxRate } from '@waha/extend';
import { DraftError } from './draft-error.ts';
import { STANDARD_VAT, type Vat } from './vat.ts';

const CATEGORIES = { zero_rated: 'Z', exempt: 'E', out_of_scope: 'O' } as const;

export type Rates = (rate: TaxRate) => Vat;

/**
 * The rates of a document. BR-Z-08, BR-E-08 and BR-O-08 compare one sum with all lines of a category: a category has one sum, with one
 * code. Where its parts have several reasons, the code is that of the largest amount, and the words name all of them.
 */
export function ratesOf(parts: readonly { readonly tax: TaxRate; readonly total: number }[]): Rates {
  const unrated = new Map<TaxRate['category'], Vat>();
  for (const [category, own] of Map.groupBy(parts, ({ tax }) => tax.category)) {
    if (category !== 'standard') unrated.set(category, withoutVat(category, own));
  }
  return (rate) => (rate.category === 'standard' ? standard(rate) : (unrated.get(rate.category) ?? missing(rate)));
}

function withoutVat(
  category: Exclude<TaxRate['category'], 'standard'>,
  parts: readonly { readonly tax: TaxRate; readonly total: number }[],
): Vat {
  if (parts.some(({ tax }) => tax.percent !== 0)) throw new DraftError(`${category} has no VAT`);
  const sums = [...Map.groupBy(parts, ({ tax }) => tax.reason?.code ?? '').values()].toSorted(
    (one, other) => sumOf(other) - sumOf(one),
  );
  const reasons = sums.flatMap((own) => own[0]?.tax.reason ?? []);
  const [first] = reasons;
  if (!first) throw new DraftError(`${category} has no reason`);
  return {
    ...{ category: CATEGORIES[category], percent: 0, reasonCode: first.code },
    reason: reasons.map(({ text }) => `${text.ar} | ${text.en}`).join('; '),
  };
}

function standard({ percent }: TaxRate): Vat {
  if (percent === STANDARD_VAT.percent) return STANDARD_VAT;
  if (percent === 5) return { category: 'S', percent };
  throw new DraftError(`${percent} % is no rate of VAT (BR-KSA-84)`);
}

const missing = ({ category }: TaxRate): never => {
  throw new DraftError(`a document without ${category} has a rate of it`);
};

const sumOf = (parts: readonly { readonly total: number }[]) => parts.reduce((sum, { total }) => sum + total, 0);
