import { z } from 'zod';
import { carrierEvent, MOST_CARRIER_EVENTS } from '../orders/shipment.ts';
import { viewToken } from '../orders/unpaid.ts';
import { endpoint } from '../platform/endpoint.ts';
import { fileBytes, text } from '../platform/shapes.ts';
import { returnParams as params } from '../returns/shapes.ts';
import { carrierCode } from '../shipping/carrier-code.ts';
import { returnLabelStates, shipmentStatuses } from '../vocabulary/index.ts';

/** A label by which a buyer sends a return back, as its buyer sees it. */
export const returnLabelForBuyer = z.object({
  carrier_name: text(120),
  number: text(120),
  tracking_url: text(1_000).nullable(),
  status: z
    .enum(shipmentStatuses)
    .nullable()
    .describe('At the carrier, as it was told last; `delivered` is at the shop'),
  status_label: text(120).nullable(),
  events: z.array(carrierEvent).max(MOST_CARRIER_EVENTS).describe('As its carrier told them, the latest last'),
});
export type ReturnLabelForBuyer = z.infer<typeof returnLabelForBuyer>;

export const returnLabel = returnLabelForBuyer.extend({
  id: z.uuid(),
  carrier: text(40),
  state: z.enum(returnLabelStates),
  state_label: text(120),
  number: text(120).nullable(),
  problem: text(400).nullable().describe('Why there is none, in words'),
});
export type ReturnLabel = z.infer<typeof returnLabel>;

export const returnLabelDraft = z.object({ carrier: carrierCode });
export type ReturnLabelDraft = z.input<typeof returnLabelDraft>;

const people = { staff: ['owner', 'manager', 'support', 'fulfilment'] } as const;
const query = z.object({ view_token: viewToken.optional() });

export const returnLabelEndpoints = {
  'GET /admin/returns/{id}/label': endpoint({
    access: people,
    summary: 'The label by which a return comes back, or the latest attempt at one',
    params,
    reply: z.object({ label: returnLabel.nullable() }),
    errors: [],
  }),
  'POST /admin/returns/{id}/label': endpoint({
    access: people,
    summary:
      'Have a carrier make a label for an approved return, or ask it again; one that another did not make is given up. The carrier is asked after this reply',
    params,
    body: returnLabelDraft,
    reply: returnLabel,
    idempotent: true,
    errors: [
      'returns.not_found',
      'carriage.return_not_approved',
      'carriage.no_returns',
      'carriage.return_label_there',
      'carriage.under_way',
    ],
  }),
  'GET /returns/{id}/label': endpoint({
    access: 'visitor',
    summary: 'The label by which a return comes back, for its buyer; null where there is none',
    params,
    query,
    reply: z.object({ label: returnLabelForBuyer.nullable() }),
    errors: ['returns.not_found'],
  }),
  'GET /returns/{id}/label.pdf': endpoint({
    access: 'visitor',
    summary: 'That label as a file',
    params,
    query,
    reply: fileBytes,
    gives: 'application/pdf',
    errors: ['returns.not_found', 'carriage.no_label', 'carriage.label_unreachable'],
    limitPerMinute: 20,
  }),
};
