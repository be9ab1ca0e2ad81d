import { type EndpointKey, type Invoice, taxCategoryOf, toRiyals } from '@waha/contract';
import { plainColours } from '@waha/contract/theme';
import type { Handlers } from '../../../platform/bind/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { readTheme } from '../../shop/settings/index.ts';
import { CannotStamp, listStamps, readXml, type Stamp } from '../e-invoicing/index.ts';
import { type FullOrder, findOrderOf, readOrder } from '../orders/index.ts';
import { presentTaxes } from '../pricing/index.ts';
import { taxOfLine } from './invoice-lines.ts';
import { type InvoiceRow, listDocuments } from './invoices.store.ts';
import { type IssueDeps, issueInvoice } from './issue-invoice.ts';
import { stampAgain } from './stamp-again.ts';
import { reasonsOf, taxesOf } from './taxes-of-lines.ts';

type InvoiceKey = Extract<EndpointKey, `GET ${string}/orders/{id}/invoice${string}` | 'POST /admin/invoices/stamp'>;

export function invoiceRoutes({ now, ...deps }: IssueDeps & { now: () => number }): Handlers<InvoiceKey> {
  const { db } = deps;
  async function find(order: FullOrder | undefined) {
    if (!order) refuse('orders.not_found');
    // Issued shortly after the order; a faster reader has it issued here.
    const issued = issueInvoice(deps, order.id, new Date(now())).catch((error: unknown) => {
      // The event of the order tries it again, and tells the staff why.
      if (error instanceof CannotStamp) refuse('invoices.delayed');
      throw error;
    });
    const invoice = (await issued) ?? refuse('invoices.not_issued');
    const notes = (await listDocuments(db, order.id)).filter((row) => row.kind === 'credit_note');
    const stamps = await listStamps(db, [invoice.id, ...notes.map((note) => note.id)]);
    return { order, invoice, notes, stamps };
  }

  /** A company's invoice is given to it when the authority has cleared it. */
  async function findCleared(order: FullOrder | undefined) {
    const found = await find(order);
    const stamp = found.stamps.get(found.invoice.id);
    if (stamp?.mode === 'clear' && (stamp.state === 'queued' || stamp.state === 'rejected'))
      refuse('invoices.being_cleared');
    return found;
  }

  async function print({ order, invoice, notes, stamps }: Found) {
    // Loaded on first use: fonts and the PDF writer, which a shop without orders never needs.
    const { invoicePdf } = await import('./invoice-pdf.ts');
    const { number: orderNumber, discounts } = order;
    const stamp = stamps.get(invoice.id);
    const xml = stamp && (await readXml(db, stamp.id))?.xml;
    const stamped = { ...invoice, qr: stamp?.qr ?? invoice.qr };
    return invoicePdf({
      invoice: stamped,
      xml,
      creditNotes: notes,
      orderNumber,
      discounts,
      buyer: buyerOf(invoice, order),
      colour: plainColours(await readTheme(db)).primary,
    });
  }

  return {
    'GET /orders/{id}/invoice': async ({ params, query }, { actor, language }) =>
      presentInvoice(await findCleared(await findOrderOf(db, params.id, query.view_token, actor)), language),
    'GET /orders/{id}/invoice.pdf': async ({ params, query }, { actor }) =>
      print(await findCleared(await findOrderOf(db, params.id, query.view_token, actor))),
    'GET /admin/orders/{id}/invoice': async ({ params }, { language }) =>
      presentInvoice(await find(await readOrder(db, params.id)), language),
    'GET /admin/orders/{id}/invoice.pdf': async ({ params }) => print(await find(await readOrder(db, params.id))),
    'POST /admin/invoices/stamp': async ({ body }, context) => {
      await stampAgain(deps, body.order_id, context, new Date(now()));
      return presentInvoice(await find(await readOrder(db, body.order_id)), context.language);
    },
  };
}

interface Found {
  order: FullOrder;
  invoice: InvoiceRow;
  notes: readonly InvoiceRow[];
  stamps: ReadonlyMap<string, Stamp>;
}

function buyerOf({ buyer }: InvoiceRow, order: FullOrder): string {
  return buyer?.name ?? `${order.first_name} ${order.last_name}`.trim();
}

function presentInvoice({ invoice: row, notes, order, stamps }: Found, language: Language): Invoice {
  const pick = (ar: string, en: string) => (language === 'ar' ? ar : en);
  const { seller } = row;
  return {
    number: row.number,
    uuid: row.id,
    issued_at: row.issued_at.toISOString(),
    order_number: order.number,
    seller: {
      name: pick(seller.name_ar, seller.name_en),
      address: pick(seller.address_ar, seller.address_en),
      vat_number: seller.vat_number,
      commercial_registration: seller.commercial_registration,
    },
    buyer: buyerOf(row, order),
    company: row.buyer,
    lines: row.lines.map((line) => ({
      name: pick(line.name_ar, line.name_en),
      quantity: line.quantity,
      unit_price: toRiyals(line.unit_price),
      discount: toRiyals(line.discount),
      vat: toRiyals(line.vat),
      tax: taxCategoryOf(taxOfLine(line).tax),
      total: toRiyals(line.total),
    })),
    discounts: order.discounts.map((one) => ({
      label: pick(one.label_ar, one.label_en),
      amount: toRiyals(one.halalas),
    })),
    net: toRiyals(row.total_halalas - row.vat_halalas),
    vat: toRiyals(row.vat_halalas),
    taxes: presentTaxes(taxesOf(row.lines)),
    tax_reasons: reasonsOf(row.lines).map(({ ar, en }) => pick(ar, en)),
    total: toRiyals(row.total_halalas),
    qr: stamps.get(row.id)?.qr ?? row.qr,
    credit_notes: notes.map((note) => ({
      number: note.number,
      issued_at: note.issued_at.toISOString(),
      total: toRiyals(note.total_halalas),
    })),
  };
}
