import { attributeOf, elementsOf, find, textOf, type XmlElement } from '../xml/nodes.ts';
import { decimalsOf, halalas, isWithin, multiplyRounded, parseDecimal, sumOf } from './decimal.ts';
import type { AdjustmentFacts, Facts } from './facts.ts';
import { error, type Rule, warning } from './rule.ts';

const CENT = halalas(1);
const allowances = (all: readonly AdjustmentFacts[]) =>
  sumOf(all.filter((one) => !one.isCharge).map((one) => one.amount));
const charges = (all: readonly AdjustmentFacts[]) => sumOf(all.filter((one) => one.isCharge).map((one) => one.amount));
const percentOf = (net: bigint, percent: bigint) => multiplyRounded(net, percent) / 100n;

/** Amounts of a document: all elements that have a currency. */
function amountsOf(element: XmlElement): XmlElement[] {
  return elementsOf(element).flatMap((one) =>
    attributeOf(one, 'currencyID') === null ? amountsOf(one) : [one, ...amountsOf(one)],
  );
}
/** Amounts of the document itself, without those of its stamp. */
const moneyOf = ({ invoice }: Facts) => amountsOf(invoice);
const taxTotals = ({ invoice }: Facts) => find(invoice, 'TaxTotal');
const withSubtotals = (facts: Facts) => taxTotals(facts).find((total) => find(total, 'TaxSubtotal').length > 0) ?? null;
const taxAmount = (total: XmlElement | null) =>
  total && parseDecimal(textOf(find(total, 'TaxAmount')[0] ?? total).trim());

/** The sum that a subtotal must have: lines and charges of its category less allowances. */
const taxableOf = ({ lines, adjustments }: Facts, category: string): bigint => {
  const own = adjustments.filter(({ rate }) => rate?.category === category);
  return (
    sumOf(lines.filter(({ rate }) => rate?.category === category).map(({ net }) => net)) +
    charges(own) -
    allowances(own)
  );
};
const taxable = (rule: string, category: string) =>
  warning(rule, `the taxable amount of ${category} is the sum of its lines, charges and allowances`, (facts) => {
    const own = facts.subtotals.filter(({ rate }) => rate.category === category);
    return sumOf(own.map(({ net }) => net)) === taxableOf(facts, category);
  });

export const amountRules: readonly Rule[] = [
  error('BR-16', 'a document has a line', ({ lines }) => lines.length > 0),
  error('BR-KSA-F-04', 'amounts are numbers and not negative', (facts) =>
    moneyOf(facts).every((amount) => {
      const value = parseDecimal(textOf(amount).trim());
      return value !== null && (value >= 0n || amount.localName === 'PayableRoundingAmount');
    }),
  ),
  warning('BR-DEC-23', 'amounts other than prices have at most two decimals', (facts) =>
    moneyOf(facts).every((amount) => amount.localName === 'PriceAmount' || decimalsOf(textOf(amount).trim()) <= 2),
  ),
  error('BR-KSA-CL-02', 'amounts are in the currency of the document, but for VAT', (facts) => {
    const currency = textOf(find(facts.invoice, 'DocumentCurrencyCode')[0] ?? facts.invoice).trim();
    return moneyOf(facts).every((one) => one.localName === 'TaxAmount' || attributeOf(one, 'currencyID') === currency);
  }),
  warning(
    'BR-CO-10',
    'the total of lines is their sum',
    ({ lines, total }) => total('LineExtensionAmount') === sumOf(lines.map(({ net }) => net)),
  ),
  error(
    'BR-CO-11',
    'the total of allowances is their sum',
    ({ adjustments, total }) => (total('AllowanceTotalAmount') ?? 0n) === allowances(adjustments),
  ),
  error(
    'BR-CO-12',
    'the total of charges is their sum',
    ({ adjustments, total }) => (total('ChargeTotalAmount') ?? 0n) === charges(adjustments),
  ),
  warning(
    'BR-CO-13',
    'the total without VAT is lines less allowances plus charges',
    ({ lines, adjustments, total }) =>
      total('TaxExclusiveAmount') ===
      sumOf(lines.map(({ net }) => net)) - allowances(adjustments) + charges(adjustments),
  ),
  error(
    'BR-CO-14',
    'VAT is the sum of its subtotals',
    (facts) => taxAmount(withSubtotals(facts)) === sumOf(facts.subtotals.map(({ vat }) => vat)),
  ),
  error(
    'BR-CO-15',
    'the total with VAT is the total without it and VAT',
    ({ subtotals, total }) =>
      total('TaxInclusiveAmount') === (total('TaxExclusiveAmount') ?? 0n) + sumOf(subtotals.map(({ vat }) => vat)),
  ),
  warning(
    'BR-CO-16',
    'what is payable is the total less what is paid, rounded',
    ({ total }) =>
      total('PayableAmount') ===
      (total('TaxInclusiveAmount') ?? 0n) - (total('PrepaidAmount') ?? 0n) + (total('PayableRoundingAmount') ?? 0n),
  ),
  warning('BR-CO-17', 'VAT of a subtotal is its rate of the taxable amount, to a halala a line', (facts) =>
    facts.subtotals.every(({ net, vat, rate }) => {
      const tolerance = halalas(facts.lines.length);
      return net !== null && vat !== null && isWithin(vat, percentOf(net, rate.percent ?? 0n), tolerance);
    }),
  ),
  warning(
    'BR-KSA-EN16931-09',
    'VAT stands twice: with subtotals and without',
    (facts) =>
      taxTotals(facts).length === 2 && taxTotals(facts).some((total) => find(total, 'TaxSubtotal').length === 0),
  ),
  ...[taxable('BR-S-08', 'S'), taxable('BR-Z-08', 'Z'), taxable('BR-E-08', 'E'), taxable('BR-O-08', 'O')],
  error('BR-KSA-F-06-C17', 'identifiers of lines have one to six characters', ({ lines }) =>
    lines.every(({ id }) => id.length > 0 && id.length <= 6),
  ),
  error('BR-22', 'a line has a quantity, a net amount and a price', ({ lines }) =>
    lines.every(({ quantity, net, price }) => quantity !== null && quantity >= 0n && net !== null && price !== null),
  ),
  warning('BR-25', 'a line has a name of at most 1,000 characters', ({ lines }) =>
    lines.every(({ name }) => name !== '' && [...name].length <= 1000),
  ),
  warning('BR-KSA-EN16931-11', 'a net amount is price times quantity less allowances, to a halala', ({ lines }) =>
    lines.every(({ quantity, price, baseQuantity, net, adjustments }) => {
      if (quantity === null || price === null || net === null) return false;
      const whole = (multiplyRounded(quantity, price) * halalas(100)) / (baseQuantity ?? halalas(100));
      return isWithin(net, whole + charges(adjustments) - allowances(adjustments), CENT);
    }),
  ),
  error(
    'BR-KSA-52',
    'lines of standard documents have VAT and an amount with it',
    ({ isStandard, lines }) => !isStandard || lines.every(({ vat, withVat }) => vat !== null && withVat !== null),
  ),
  warning('BR-KSA-51', 'the amount with VAT of a line is its net amount and its VAT', ({ lines }) =>
    lines.every(({ net, vat, withVat }) => withVat === null || withVat === (net ?? 0n) + (vat ?? 0n)),
  ),
  warning('BR-KSA-19', 'charges have a code and words of their reason', ({ adjustments }) =>
    adjustments.every(({ isCharge, code, reason }) => !isCharge || Boolean(code && reason)),
  ),
  error('BR-KSA-74', 'the document of an advance is of type 386', ({ lines }) =>
    lines.every(({ advance }) => !advance || find(advance, 'DocumentTypeCode').some((code) => textOf(code) === '386')),
  ),
  error('BR-KSA-82', 'the line of an advance costs nothing', ({ lines }) =>
    lines.every(
      ({ advance, net, vat, withVat, price }) => !advance || [net, vat, withVat, price].every((one) => one === 0n),
    ),
  ),
  warning('BR-KSA-79', 'VAT of an advance is its rate of the taxable amount, to a halala', ({ lines }) =>
    lines.every(
      ({ advanceNet, advanceVat, advanceRate }) =>
        advanceNet === null ||
        (advanceVat !== null && isWithin(advanceVat, percentOf(advanceNet, advanceRate?.percent ?? 0n), CENT)),
    ),
  ),
  warning(
    'BR-KSA-80',
    'advances are what is paid already',
    ({ lines, total }) =>
      total('PrepaidAmount') === null ||
      total('PrepaidAmount') === sumOf(lines.flatMap(({ advanceNet, advanceVat }) => [advanceNet, advanceVat])),
  ),
];
