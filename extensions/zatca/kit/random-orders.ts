import type { TaxAdjustment, TaxDocument, TaxLine } from '@waha/extend';
import { standardRate, taxBuyer } from '@waha/extend/testing';
import fc from 'fast-check';
import { divideRounded, splitNet, vatContained } from '../document/vat.ts';

/** Documents of one order: its invoice, and what became of it. */
interface Shape {
  readonly lines: readonly { price: number; quantity: number; off: number; name: number; returned: number }[];
  readonly delivery: number;
  readonly cashFee: number;
  readonly giftWrap: number;
  /** Thousandths of the goods that a coupon takes off the whole document. */
  readonly coupon: number;
  readonly isCompany: boolean;
  readonly paidBy: TaxDocument['paidBy'];
  readonly after: 'nothing' | 'return' | 'exchange' | 'cancellation' | 'delivery-refund';
  readonly at: Date;
}

const NAMES = [
  { ar: 'دهن عود كمبودي', en: 'Cambodian oud oil' },
  { ar: 'بخور ﷺ 🌙', en: 'Incense 🌙' },
  { ar: 'عسل (\u2068500 g\u2069)', en: 'Honey (\u2068500 g\u2069)' },
  { ar: 'سبحة «كهرمان» & عود', en: 'Beads "amber" & oud <new>' },
  { ar: 'مسك\u0007 أبيض', en: 'White musk' },
];

/** Prices that round badly are tried often. */
const price = fc.oneof(
  fc.integer({ min: 1, max: 1_000_000 }),
  fc.integer({ min: 1, max: 200 }).map((riyals) => riyals * 100),
  fc.constantFrom(1, 2, 3, 7, 50, 99, 100, 115, 100_000, 999_999),
);
const share = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1_000 }));
const fee = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5_000 }));

const shape: fc.Arbitrary<Shape> = fc.record({
  lines: fc.array(
    fc.record({
      ...{ price, quantity: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 30 })), off: share },
      ...{ name: fc.nat(NAMES.length - 1), returned: share },
    }),
    { minLength: 1, maxLength: 12 },
  ),
  ...{ delivery: fee, cashFee: fee, giftWrap: fee, coupon: share, isCompany: fc.boolean() },
  paidBy: fc.constantFrom('cash', 'card', 'bank', 'other'),
  after: fc.constantFrom('nothing', 'return', 'exchange', 'cancellation', 'delivery-refund'),
  at: fc.date({ min: new Date('2022-01-01'), max: new Date('2026-11-01'), noInvalidDate: true }),
});

/** The documents of orders of all kinds until there are `count`, the same for the same seed. */
export function randomDocuments(count: number, seed: number): TaxDocument[] {
  const documents: TaxDocument[] = [];
  for (const order of fc.sample(shape, { numRuns: count, seed }))
    documents.push(...documentsOf(order, documents.length));
  return documents.slice(0, count);
}

type Amount = Omit<TaxLine, 'vat'> | Omit<TaxAdjustment, 'vat'>;
type Parts = {
  readonly lines: readonly Omit<TaxLine, 'vat'>[];
  readonly adjustments: readonly Omit<TaxAdjustment, 'vat'>[];
};

function documentsOf(order: Shape, before: number): TaxDocument[] {
  const parts = partsOf(order);
  const number = (at: number) => `INV-${String(before + at).padStart(6, '0')}`;
  const base = {
    ...{ issuedAt: order.at, suppliedAt: order.at, paidBy: order.paidBy },
    buyer: order.isCompany ? taxBuyer : null,
  };
  const invoice = documentOf({ ...base, kind: 'invoice', number: number(1), corrects: null }, parts);
  const later = { ...base, issuedAt: new Date(order.at.getTime() + 3 * 24 * 60 * 60 * 1000) };
  const corrects = {
    number: invoice.number,
    reason: { ar: 'إرجاع أو استرداد', en: 'Goods were returned or refunded' },
  };
  const credit = (of: Parts) => documentOf({ ...later, kind: 'credit_note', number: number(2), corrects }, of);
  const isWorth = (of: Parts) => totalOf(of) > 0;
  const returned = returnedOf(order, parts);
  switch (order.after) {
    case 'cancellation':
      return isWorth(parts) ? [invoice, credit(parts)] : [invoice];
    case 'delivery-refund': {
      const charges = parts.adjustments.filter(({ kind }) => kind !== 'allowance');
      return isWorth({ lines: [], adjustments: charges })
        ? [invoice, credit({ lines: [], adjustments: charges })]
        : [invoice];
    }
    case 'return':
      return isWorth(returned) ? [invoice, credit(returned)] : [invoice];
    case 'exchange': {
      // The new goods cost more: the difference is a debit note.
      const dearer = { lines: parts.lines.slice(0, 1), adjustments: [] };
      const debit = documentOf({ ...later, kind: 'debit_note', number: number(3), corrects }, dearer);
      return isWorth(returned) ? [invoice, credit(returned), debit] : [invoice, debit];
    }
    default:
      return [invoice];
  }
}

const tax = standardRate;

function partsOf({ lines, coupon, delivery, cashFee, giftWrap }: Shape): Parts {
  const goods = lines.map(({ price: unitPrice, quantity, off, name }) => {
    const discount = Math.floor((unitPrice * quantity * off) / 1_000);
    const total = unitPrice * quantity - discount;
    return { name: NAMES[name] ?? { ar: '', en: '' }, sku: `SKU-${name}`, quantity, unitPrice, discount, total, tax };
  });
  const cost = goods.reduce((sum, { total }) => sum + total, 0);
  const adjustment = (kind: TaxAdjustment['kind'], ar: string, en: string, total: number) => ({
    kind,
    name: { ar, en },
    total,
    tax,
  });
  const adjustments = [
    adjustment('delivery', 'التوصيل', 'Delivery', delivery),
    adjustment('cash_fee', 'رسوم الدفع عند الاستلام', 'Cash on delivery fee', cashFee),
    adjustment('gift_wrap', 'تغليف هدية', 'Gift wrap', giftWrap),
    adjustment('allowance', 'قسيمة', 'Coupon', Math.floor((cost * coupon) / 1_000)),
  ];
  return { lines: goods, adjustments: adjustments.filter(({ total }) => total > 0) };
}

/** Some pieces of some lines, at what was paid for them; what the buyer does not get back is an allowance. */
function returnedOf({ lines, coupon }: Shape, parts: Parts): Parts {
  const returned = parts.lines.flatMap((line, at) => {
    const quantity = Math.floor((line.quantity * (lines[at]?.returned ?? 0)) / 1_000);
    if (quantity === 0) return [];
    const total = divideRounded(line.total * quantity, line.quantity);
    return [{ ...line, quantity, discount: line.unitPrice * quantity - total, total }];
  });
  const kept = Math.floor((returned.reduce((sum, { total }) => sum + total, 0) * coupon) / 1_000);
  const name = { ar: 'نصيب القسيمة', en: 'Share of the coupon' };
  return { lines: returned, adjustments: kept > 0 ? [{ kind: 'allowance', name, total: kept, tax }] : [] };
}

const isDeducted = (amount: Amount) => 'kind' in amount && amount.kind === 'allowance';
const signed = (amount: Amount) => (isDeducted(amount) ? -amount.total : amount.total);
const totalOf = ({ lines, adjustments }: Parts) =>
  [...lines, ...adjustments].reduce((sum, one) => sum + signed(one), 0);

type Head = Pick<TaxDocument, 'kind' | 'number' | 'issuedAt' | 'suppliedAt' | 'paidBy' | 'buyer' | 'corrects'>;

/** VAT of each part as the shop splits it: so that it sums to the VAT of the total. */
function documentOf(head: Head, parts: Parts): TaxDocument {
  const grosses = [...parts.lines, ...parts.adjustments].map(signed);
  const vats = splitNet(grosses, 15).map((net, at) => Math.abs((grosses[at] ?? 0) - net));
  const total = totalOf(parts);
  return {
    ...head,
    id: crypto.randomUUID(),
    lines: parts.lines.map((line, at) => ({ ...line, vat: vats[at] ?? 0 })),
    adjustments: parts.adjustments.map((one, at) => ({ ...one, vat: vats[parts.lines.length + at] ?? 0 })),
    ...{ total, vat: vatContained(total, 15) },
  };
}
