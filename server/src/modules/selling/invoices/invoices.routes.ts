import { type EndpointKey, type Invoice, toRiyals } from '@waha/contract';
import type { Handlers } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { type FullOrder, findOrderOf, readOrder } from '../orders/index.ts';
import { type InvoiceRow, listDocuments } from './invoices.store.ts';
import { issueInvoice } from './issue-invoice.ts';

type InvoiceKey = Extract<EndpointKey, `GET ${string}/orders/{id}/invoice${string}`>;

export function invoiceRoutes({ db, now }: { db: Database; now: () => number }): Handlers<InvoiceKey> {
  async function find(order: FullOrder | undefined) {
    if (!order) refuse('orders.not_found');
    // Issued shortly after the order; a faster reader has it issued here.
    const invoice = (await issueInvoice(db, order.id, new Date(now()))) ?? refuse('invoices.not_issued');
    const notes = (await listDocuments(db, order.id)).filter((row) => row.kind === 'credit_note');
    return { order, invoice, notes };
  }

  async function show(found: FullOrder | undefined, language: Language) {
    const { order, invoice, notes } = await find(found);
    return presentInvoice(invoice, notes, order, language);
  }

  async function print(found: FullOrder | undefined) {
    const { order, invoice, notes } = await find(found);
    // Loaded on first use: fonts and the PDF writer, which a shop without orders never needs.
    const { invoicePdf } = await import('./invoice-pdf.ts');
    const { number: orderNumber, discounts } = order;
    return invoicePdf({ invoice, creditNotes: notes, orderNumber, discounts, buyer: buyerOf(order) });
  }

  return {
    'GET /orders/{id}/invoice': async ({ params, query }, { actor, language }) =>
      show(await findOrderOf(db, params.id, query.view_token, actor), language),
    'GET /orders/{id}/invoice.pdf': async ({ params, query }, { actor }) =>
      print(await findOrderOf(db, params.id, query.view_token, actor)),
    'GET /admin/orders/{id}/invoice': async ({ params }, { language }) =>
      show(await readOrder(db, params.id), language),
    'GET /admin/orders/{id}/invoice.pdf': async ({ params }) => print(await readOrder(db, params.id)),
  };
}

function buyerOf(order: FullOrder): string {
  return `${order.first_name} ${order.last_name}`.trim();
}

function presentInvoice(row: InvoiceRow, notes: readonly InvoiceRow[], order: FullOrder, language: Language): Invoice {
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
    buyer: buyerOf(order),
    lines: row.lines.map((line) => ({
      name: pick(line.name_ar, line.name_en),
      quantity: line.quantity,
      unit_price: toRiyals(line.unit_price),
      discount: toRiyals(line.discount),
      vat: toRiyals(line.vat),
      total: toRiyals(line.total),
    })),
    discounts: order.discounts.map((one) => ({
      label: pick(one.label_ar, one.label_en),
      amount: toRiyals(one.halalas),
    })),
    net: toRiyals(row.total_halalas - row.vat_halalas),
    vat: toRiyals(row.vat_halalas),
    total: toRiyals(row.total_halalas),
    qr: row.qr,
    credit_notes: notes.map((note) => ({
      number: note.number,
      issued_at: note.issued_at.toISOString(),
      total: toRiyals(note.total_halalas),
    })),
  };
}
