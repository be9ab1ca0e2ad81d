import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { calendarDay, fileBytes, orNothing, text, timestamp, typedText, version } from '../platform/shapes.ts';
import {
  dataSources,
  lawfulBases,
  personalDataKinds,
  personKinds,
  recipientKinds,
  retentionEnds,
  transferGrounds,
} from '../vocabulary/index.ts';

const managers = { staff: ['owner', 'manager'] } as const;
const owner = { staff: ['owner'] } as const;

const term = z.object({
  days: z.int().nullable().describe('null where it ends at an event'),
  until: z.enum(retentionEnds).nullable(),
  tables: z.int().describe('How many tables end so'),
});

export const processingActivity = z.object({
  module: text(40),
  name: text(40),
  title: text(100),
  purpose: text(300),
  persons: z.array(z.enum(personKinds)).max(20),
  data: z.array(z.enum(personalDataKinds)).max(20),
  basis: z.enum(lawfulBases),
  from: z.enum(dataSources),
  terms: z.array(term).max(20),
  recipients: z.array(z.enum(recipientKinds)).max(10),
  processors: z.array(z.object({ name: text(100), is_on: z.boolean() })).max(60),
});
export type ProcessingActivity = z.infer<typeof processingActivity>;

const country = z.union([z.string().regex(/^[A-Z]{2}$/), z.literal('')]).describe('ISO 3166; empty: not known');
const data = z.array(z.enum(personalDataKinds)).max(20);

export const processor = z.object({
  key: text(60),
  is_extension: z.boolean(),
  is_on: z.boolean().describe('An extension that is off is given nothing'),
  name: text(100),
  purpose: text(300),
  contact: text(200),
  note: text(500),
  country,
  is_abroad: z.boolean(),
  data,
  contract_on: calendarDay.nullable(),
  ground: z.enum(transferGrounds).nullable(),
  assessed_on: calendarDay.nullable(),
  lacks_ground: z.boolean().describe('It is on, abroad or in a country that is not known, and no ground was given'),
  version: z.int(),
});
export type Processor = z.infer<typeof processor>;

const told = {
  purpose: orNothing(300),
  contact: orNothing(200),
  note: orNothing(500),
  country,
  data,
  contract_on: calendarDay.nullable(),
  ground: z.enum(transferGrounds).nullable(),
  assessed_on: calendarDay.nullable(),
};
export const processorDraft = z.object({ name: typedText(100), ...told });
export type ProcessorDraft = z.infer<typeof processorDraft>;
export const processorChange = processorDraft.extend({ version });
export type ProcessorChange = z.infer<typeof processorChange>;

const params = z.object({ key: z.string().regex(/^[a-z0-9-]{1,60}$/) });

export const registerEndpoints = {
  'GET /admin/privacy/register': endpoint({
    access: managers,
    summary: 'The register of processing, as the modules of the shop declare it',
    reply: z.object({ read_at: timestamp, activities: z.array(processingActivity).max(200) }),
    errors: [],
  }),
  'GET /admin/privacy/register.csv': endpoint({
    access: managers,
    summary: 'The same for a spreadsheet, in the language of the caller',
    reply: fileBytes,
    gives: 'text/csv',
    errors: [],
    limitPerMinute: 10,
  }),
  'GET /admin/privacy/processors': endpoint({
    access: managers,
    summary: 'Who is given personal data: extensions of the shop, and those that its owner wrote down',
    reply: z.array(processor).max(300),
    errors: [],
  }),
  'POST /admin/privacy/processors': endpoint({
    access: owner,
    summary: 'Write down a processor',
    body: processorDraft,
    reply: processor,
    status: 201,
    errors: ['privacy.processors_full'],
  }),
  'PUT /admin/privacy/processors/{key}': endpoint({
    access: owner,
    summary: 'Change what is known of a processor; of an extension, its contract and the ground of a transfer',
    params,
    body: processorChange,
    reply: processor,
    errors: ['privacy.processor_not_found', 'conflict.changed'],
  }),
  'DELETE /admin/privacy/processors/{key}': endpoint({
    access: owner,
    summary: 'Remove a processor that was written down; of an extension, what was written of it',
    params,
    reply: z.object({ done: z.literal(true) }),
    errors: ['privacy.processor_not_found'],
  }),
};
