import { type Invoice, toRiyals } from '@waha/contract';
import type { Actor, Handlers } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { type FullOrder, findOrderOf } from '../orders/index.ts';
import { type InvoiceRow, listDocuments } from './invoices.store.ts';
import { issueInvoice } from './issue-invoice.ts';

type InvoiceKey = 'GET /orders/{id}/invoice' | 'GET /orders/{id}/invoice.pdf';

export function invoiceRoutes({ db, now }: { db: Database; now: () => number }): Handlers<InvoiceKey> {
  async function find(orderId: string, viewToken: string | undefined, actor: Actor) {
    const order = (await findOrderOf(db, orderId, viewToken, actor)) ?? refuse('orders.not_found');
    // Issued shortly after the order; a faster reader has it issued here.
    const invoice = (await issueInvoice(db, order.id, new Date(now()))) ?? refuse('invoices.not_issued');
    const notes = (await listDocuments(db, order.id)).filter((row) => row.kind === 'credit_note');
    return { order, invoice, notes };
  }

  return {
    'GET /orders/{id}/invoice': async ({ params, query }, { actor, language }) => {
      const { order, invoice, notes } = await find(params.id, query.view_token, actor);
      return presentInvoice(invoice, notes, order, language);
    },
    'GET /orders/{id}/invoice.pdf': async ({ params, query }, { actor }) => {
      const { order, invoice, notes } = await find(params.id, query.view_token, actor);
      // Loaded on first use: fonts and the PDF writer, which a shop without orders never needs.
      const { invoicePdf } = await import('./invoice-pdf.ts');
      return invoicePdf({
        invoice,
        creditNotes: notes,
        orderNumber: order.number,
        discounts: order.discounts,
        buyer: buyerOf(order),
      });
    },
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
