import { z } from 'zod';
import { savedAddress } from '../addresses/endpoints.ts';
import { consentsSince, language } from '../identity/account.ts';
import { endpoint } from '../platform/endpoint.ts';
import {
  calendarDay,
  fileBytes,
  givenRiyals,
  riyals,
  text,
  textFlag,
  textId,
  timestamp,
  typedLines,
} from '../platform/shapes.ts';
import { searched, staffListQuery, staffPage } from '../platform/staff-list.ts';
import { creditDirections, orderStatuses } from '../vocabulary/index.ts';
import { standing } from './shapes.ts';

const support = { staff: ['owner', 'manager', 'support'] } as const;
const managers = { staff: ['owner', 'manager'] } as const;

/** Maximum credit that staff give or take by one act, whatever their role. */
const LARGEST_CREDIT = 50_000;

export const inList = z.object({
  id: z.uuid(),
  name: text(130),
  phone: text(20).nullable().describe('E.164; null where somebody else proved it as theirs'),
  email: text(254).nullable(),
  is_suspended: z.boolean(),
  registered_at: timestamp,
  orders: z.int().describe('Those that were neither cancelled nor left unpaid'),
  spent: riyals.describe('What the shop kept of these: what they came to less what was paid back by now'),
});
export type CustomerInList = z.infer<typeof inList>;

export const note = z.object({
  id: z.int(),
  text: text(2_000),
  by: text(60).describe('Who of the staff wrote it'),
  is_mine: z.boolean(),
  at: timestamp,
});
export type CustomerNote = z.infer<typeof note>;

const orderOfCustomer = z.object({
  id: z.uuid(),
  number: text(30),
  status: z.enum(orderStatuses),
  total: riyals,
  pieces: z.int(),
  created_at: timestamp,
});

const creditLine = z.object({
  id: z.int(),
  amount: riyals.describe('Above zero came in'),
  label: text(120),
  reason: text(300).nullable().describe('What staff wrote who gave or took it'),
  by: text(60).nullable(),
  at: timestamp,
});

const groupOfCustomer = z.object({ id: z.int(), name_ar: text(60), name_en: text(60), discount_percent: z.int() });

export const adminCustomer = inList.extend({
  first_name: text(60),
  last_name: text(60),
  language,
  phone_verified: z.boolean(),
  email_verified: z.boolean(),
  consents_since: consentsSince,
  latest_orders: z.array(orderOfCustomer).max(20),
  addresses: z.array(savedAddress).max(20),
  store_credit: z.object({
    balance: riyals.describe('What can be spent now'),
    held: riyals,
    lines: z.array(creditLine).max(20).describe('The latest'),
  }),
  points: standing,
  membership: z.object({ handle: text(30).nullable(), status: text(20), joined_at: timestamp }).nullable(),
  affiliate: z.object({ id: z.int(), code: text(20), status: text(20) }).nullable(),
  group: groupOfCustomer.nullable(),
  notes: z.array(note).max(100).describe('The latest first'),
});
export type AdminCustomer = z.infer<typeof adminCustomer>;

const params = z.object({ id: z.uuid() });

const filters = {
  q: searched.describe('A name, an e-mail address, or a phone in any spelling'),
  registered_from: calendarDay.optional().describe('A day in Riyadh'),
  registered_to: calendarDay.optional(),
  has_orders: textFlag.optional(),
  group_id: textId.optional(),
  segment_id: textId.optional().describe('Customers whom a saved filter keeps at this moment'),
};

export const storeCreditChange = z.object({
  direction: z.enum(creditDirections),
  amount: givenRiyals(LARGEST_CREDIT, 0.01),
  reason: typedLines(300).describe('For the audit; the customer gets it with their own copy'),
});
export type StoreCreditChange = z.input<typeof storeCreditChange>;

export const customerEndpoints = {
  'GET /admin/customers': endpoint({
    access: { ...support, token: 'customers:read' },
    summary: 'All customers, with what they bought',
    query: staffListQuery({ sorts: ['-created_at', '-spent', '-orders'], filters }),
    reply: staffPage(inList),
    errors: ['segments.not_found'],
  }),
  'GET /admin/customers.csv': endpoint({
    access: { ...managers, token: 'customers:read' },
    summary: 'The same for a spreadsheet, all that the filters keep',
    query: z.object(filters),
    reply: fileBytes,
    gives: 'text/csv',
    errors: ['segments.not_found'],
    limitPerMinute: 10,
  }),
  'GET /admin/customers/{id}': endpoint({
    access: { ...support, token: 'customers:read' },
    summary: 'A customer with orders, addresses, store credit, points and notes',
    params,
    reply: adminCustomer,
    errors: ['customers.not_found'],
  }),
  'POST /admin/customers/{id}/notes': endpoint({
    access: support,
    summary: 'Write something down for those who work here; the customer gets it with their own copy',
    params,
    body: z.object({ text: typedLines(2_000) }),
    reply: adminCustomer,
    status: 201,
    errors: ['customers.not_found', 'customers.notes_full'],
  }),
  'DELETE /admin/customers/{id}/notes/{note_id}': endpoint({
    access: support,
    summary: 'Take a note back: support its own, owner and manager any',
    params: z.object({ id: z.uuid(), note_id: textId }),
    reply: adminCustomer,
    errors: ['customers.not_found', 'customers.note_not_found', 'customers.note_of_another'],
  }),
  'POST /admin/customers/{id}/store-credit': endpoint({
    access: support,
    summary: 'Give store credit or take it, with a reason: never more than the role may, never more than there is',
    params,
    body: storeCreditChange,
    reply: adminCustomer,
    status: 201,
    idempotent: true,
    errors: ['customers.not_found', 'customers.credit_short', 'money_acts.approval_needed', 'money_acts.own_account'],
    limitPerMinute: 30,
  }),
};
