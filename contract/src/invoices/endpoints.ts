import { z } from 'zod';
import { company } from '../addresses/company.ts';
import { orderParams } from '../orders/endpoints.ts';
import { taxSums } from '../orders/tax-sum.ts';
import { viewToken } from '../orders/unpaid.ts';
import { endpoint } from '../platform/endpoint.ts';
import { fileBytes, riyals, text, timestamp } from '../platform/shapes.ts';
import { taxCategories } from '../vocabulary/index.ts';

/** A tax invoice, simplified for a consumer and standard for a company: amounts contain VAT unless documented otherwise. */
export const invoice = z.object({
  number: text(30),
  uuid: z.uuid(),
  issued_at: timestamp,
  order_number: text(30),
  seller: z.object({
    name: text(200),
    address: text(300),
    vat_number: text(20).describe('Empty: the seller is not registered for VAT'),
    commercial_registration: text(20),
  }),
  buyer: text(200),
  company: company.nullable().describe('The company that it is issued to; the invoice is a standard one then'),
  lines: z
    .array(
      z.object({
        name: text(400),
        quantity: z.int(),
        unit_price: riyals,
        discount: riyals,
        vat: riyals,
        tax: z.enum(taxCategories),
        total: riyals,
      }),
    )
    .max(210),
  discounts: z
    .array(z.object({ label: text(300), amount: riyals }))
    .max(50)
    .describe('What the discounts of the lines are made of: offers, a coupon, what the rank of the buyer takes off'),
  net: riyals.describe('Without VAT'),
  vat: riyals,
  taxes: taxSums,
  tax_reasons: z.array(text(300)).max(210).describe('Why no VAT is due on something, as the tax authority puts it'),
  total: riyals,
  credit_notes: z
    .array(z.object({ number: text(30), issued_at: timestamp, total: riyals }))
    .max(20)
    .describe('What took something of it back'),
  qr: text(1_400).describe(
    'Base64 of the TLV that the tax authority’s app reads; empty from a seller who is not registered for VAT',
  ),
});

const forStaff = { staff: ['owner', 'manager', 'support', 'fulfilment'], token: 'invoices:read' } as const;

export const invoiceEndpoints = {
  'GET /orders/{id}/invoice': endpoint({
    access: 'visitor',
    summary: 'The tax invoice of an order, for its buyer',
    params: orderParams,
    query: z.object({ view_token: viewToken.optional() }),
    reply: invoice,
    errors: ['orders.not_found', 'invoices.not_issued', 'invoices.delayed', 'invoices.being_cleared'],
  }),
  'GET /orders/{id}/invoice.pdf': endpoint({
    access: 'visitor',
    summary: 'The same on paper: A4, in Arabic with English beside it',
    params: orderParams,
    query: z.object({ view_token: viewToken.optional() }),
    reply: fileBytes,
    gives: 'application/pdf',
    errors: ['orders.not_found', 'invoices.not_issued', 'invoices.delayed', 'invoices.being_cleared'],
  }),
  'GET /admin/orders/{id}/invoice': endpoint({
    access: forStaff,
    summary: 'The tax invoice of an order, for the books',
    params: orderParams,
    reply: invoice,
    errors: ['orders.not_found', 'invoices.not_issued', 'invoices.delayed'],
  }),
  'GET /admin/orders/{id}/invoice.pdf': endpoint({
    access: forStaff,
    summary: 'The same on paper',
    params: orderParams,
    reply: fileBytes,
    gives: 'application/pdf',
    errors: ['orders.not_found', 'invoices.not_issued', 'invoices.delayed'],
  }),
  'POST /admin/invoices/stamp': endpoint({
    access: { staff: ['owner', 'manager'] },
    summary: 'Stamp and report anew what the tax authority rejected of an order, after the cause was mended',
    body: z.object({ order_id: z.uuid() }),
    reply: invoice,
    errors: ['orders.not_found', 'invoices.not_issued', 'invoices.delayed', 'invoices.nothing_rejected'],
    limitPerMinute: 10,
  }),
};

export type Invoice = z.infer<typeof invoice>;
