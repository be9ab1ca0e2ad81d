import { type SoldTax, vatContained } from '@waha/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ratedTax, type Taxed, taxOfServices } from '../pricing/index.ts';
import { creditLines, refundByTax } from './credit-lines.ts';
import { type InvoiceLine, named, sumOf, taxOfLine, withVat } from './invoice-lines.ts';
import { taxesOf } from './taxes-of-lines.ts';

interface Sold {
  tax: SoldTax;
  price: number;
  quantity: number;
  off: number;
}

function invoiceOf(goods: readonly Sold[], delivery: number): InvoiceLine[] {
  const lines = goods.map(({ tax, price, quantity, off }) => {
    const discount = Math.floor((price * quantity * off) / 100);
    const line = named('goods', { ar: 'صنف', en: 'Item' }, price, ratedTax(tax));
    return { ...line, quantity, discount, total: price * quantity - discount };
  });
  const services: Taxed = taxOfServices(lines.map((line) => ({ ...taxOfLine(line), halalas: line.total })));
  const all = [...lines, named('delivery', { ar: 'التوصيل', en: 'Delivery' }, delivery, services)];
  return withVat(
    all.filter(({ total, kind }) => kind === 'goods' || total > 0),
    ({ vat }) => vat,
  );
}

const mixed = fc.constantFrom<SoldTax>('standard', 'standard', 'VATEX-SA-35', 'VATEX-SA-36', 'VATEX-SA-29');
const soldOf = (tax: fc.Arbitrary<SoldTax>) =>
  fc.array(
    fc.record({
      tax,
      price: fc.integer({ min: 1, max: 100_000 }),
      quantity: fc.integer({ min: 1, max: 5 }),
      off: fc.integer({ min: 0, max: 90 }),
    }),
    { minLength: 1, maxLength: 6 },
  );
/** Refunds one after another: some pieces of a line with a rest in per cent, an amount, or delivery. */
const refund = fc.record({
  line: fc.nat(),
  pieces: fc.integer({ min: 0, max: 3 }),
  rest: fc.integer({ min: -60, max: 60 }),
  delivery: fc.integer({ min: 0, max: 100 }),
});

/** Notes of refunds as staff and returns make them: goods and delivery never exceed what is left of them. */
function notesOf(
  invoice: readonly InvoiceLine[],
  refunds: readonly { line: number; pieces: number; rest: number; delivery: number }[],
) {
  const goods = invoice.filter(({ kind }) => kind === 'goods');
  const back = goods.map(() => 0);
  const left = { goods: sumOf(goods, 'total'), services: sumOf(invoice, 'total') - sumOf(goods, 'total') };
  const notes: InvoiceLine[][] = [];
  const note = (pieces: { position: number; before: number; quantity: number }[], wanted: number, services: number) => {
    const paid = Math.max(0, Math.min(left.goods, wanted));
    left.goods -= paid;
    left.services -= services;
    if (paid + services === 0) return;
    const credited = { pieces, kind: 'return', goods: paid, isSettled: true, services, noted: notes.flat() } as const;
    notes.push(creditLines(invoice, credited));
  };
  for (const { line, pieces, rest, delivery } of refunds) {
    const position = line % goods.length;
    const one = goods[position];
    const before = back[position] ?? 0;
    const quantity = Math.min(pieces, (one?.quantity ?? 0) - before);
    back[position] = before + quantity;
    const share = Math.floor(((one?.total ?? 0) * quantity) / (one?.quantity ?? 1));
    const of = quantity > 0 ? [{ position, before, quantity }] : [];
    const wanted =
      quantity > 0 ? Math.floor((share * (100 + rest)) / 100) : Math.floor((left.goods * Math.abs(rest)) / 100);
    note(of, wanted, Math.floor((left.services * delivery) / 100));
  }
  const rests = goods.flatMap(({ quantity }, position) =>
    quantity > (back[position] ?? 0)
      ? [{ position, before: back[position] ?? 0, quantity: quantity - (back[position] ?? 0) }]
      : [],
  );
  note(rests, left.goods, left.services);
  return notes;
}

const byTax = (lines: readonly InvoiceLine[]) =>
  new Map(taxesOf(lines).map(({ tax, halalas, vat }) => [tax, { halalas, vat }]));

test('notes of a mixed invoice never credit more of a tax than it says, and all of it when everything is refunded', () => {
  fc.assert(
    fc.property(
      soldOf(mixed),
      fc.integer({ min: 0, max: 5_000 }),
      fc.array(refund, { maxLength: 6 }),
      (goods, delivery, refunds) => {
        const invoice = invoiceOf(goods, delivery);
        const notes = notesOf(invoice, refunds);
        const whole = byTax(invoice);
        for (const upTo of notes.keys()) {
          for (const [tax, { halalas, vat }] of byTax(notes.slice(0, upTo + 1).flat())) {
            expect(halalas).toBeLessThanOrEqual(whole.get(tax)?.halalas ?? 0);
            expect(vat).toBeLessThanOrEqual(whole.get(tax)?.vat ?? 0);
          }
          for (const { halalas, tax, vat } of taxesOf(notes[upTo] ?? [])) {
            expect(halalas).toBeGreaterThanOrEqual(0);
            if (tax !== 'standard') expect(vat).toBe(0);
          }
        }
        const credited = byTax(notes.flat());
        for (const [tax, { halalas, vat }] of whole) {
          expect({ tax, ...(credited.get(tax) ?? { halalas: 0, vat: 0 }) }).toEqual({ tax, halalas, vat });
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('without other taxes a document says none, and its VAT is that of its total', () => {
  fc.assert(
    fc.property(
      soldOf(fc.constant('standard')),
      fc.integer({ min: 0, max: 5_000 }),
      fc.array(refund, { maxLength: 4 }),
      (goods, delivery, refunds) => {
        const invoice = invoiceOf(goods, delivery);
        expect(sumOf(invoice, 'vat')).toBe(vatContained(sumOf(invoice, 'total')));
        for (const line of [...invoice, ...notesOf(invoice, refunds).flat()]) {
          expect(Object.keys(line)).toEqual([
            'kind',
            'name_ar',
            'name_en',
            'quantity',
            'unit_price',
            'discount',
            'total',
            'vat',
          ]);
        }
      },
    ),
  );
});

test('the invoice of standard goods is the same bytes as before products had taxes', () => {
  const invoice = invoiceOf([{ tax: 'standard', price: 9_999, quantity: 2, off: 10 }], 2_500);
  expect(JSON.stringify(invoice)).toBe(
    '[{"kind":"goods","name_ar":"صنف","name_en":"Item","quantity":2,"unit_price":9999,"discount":1999,"total":17999,"vat":2348},' +
      '{"kind":"delivery","name_ar":"التوصيل","name_en":"Delivery","quantity":1,"unit_price":2500,"discount":0,"total":2500,"vat":326}]',
  );
});

test.each([
  ['all of one tax', 900, [500], [0], [900]],
  ['shares that are the refund', 1_500, [500, 1_000], [5_000, 5_000], [500, 1_000]],
  ['less than the shares', 750, [500, 1_000], [5_000, 5_000], [250, 500]],
  ['more than the shares, by what is left', 1_800, [500, 1_000], [600, 1_200], [600, 1_200]],
  ['a share beyond what is left', 1_000, [500, 500], [300, 900], [300, 700]],
  ['an amount without pieces', 300, [0, 0], [1_000, 2_000], [100, 200]],
])('a refund is split over taxes: %s', (_, goods, shares, left, parts) => {
  expect(refundByTax(goods, shares, left)).toEqual(parts);
});

test('a reduction, then the pieces of one tax after the other, credit no tax beyond the invoice', () => {
  const invoice = invoiceOf(
    [
      { tax: 'VATEX-SA-35', price: 10_000, quantity: 1, off: 0 },
      { tax: 'standard', price: 11_500, quantity: 1, off: 0 },
    ],
    0,
  );
  const piece = (position: number) => [{ position, before: 0, quantity: 1 }];
  const noted: InvoiceLine[] = [];
  const credit = (pieces: ReturnType<typeof piece>, goods: number, isSettled: boolean) =>
    noted.push(...creditLines(invoice, { pieces, kind: 'return', goods, isSettled, services: 0, noted: [...noted] }));
  credit([], 6_000, true);
  credit(piece(0), 4_000, true);
  // Its share is what was refunded: nothing was withheld from this one.
  credit(piece(1), 11_500, false);
  for (const tax of taxesOf(invoice)) {
    const own = (of: readonly InvoiceLine[]) => of.filter((line) => taxOfLine(line).tax === tax.tax);
    expect(sumOf(own(noted), 'total'), tax.tax).toBe(sumOf(own(invoice), 'total'));
    expect(sumOf(own(noted), 'vat'), tax.tax).toBe(sumOf(own(invoice), 'vat'));
  }
});
