import { z } from 'zod';
import { language } from '../identity/account.ts';
import { normalisePhone } from '../phone.ts';
import { endpoint } from '../platform/endpoint.ts';
import {
  anyCaseEmail,
  evenIfWrong,
  fileBytes,
  text,
  timestamp,
  typedCode,
  typedLines,
  typedName,
  version,
} from '../platform/shapes.ts';
import { searched, staffListQuery, staffPage } from '../platform/staff-list.ts';
import {
  dataRequestKinds,
  dataRequestRefusals,
  dataRequestSources,
  dataRequestStatuses,
  dataRequestSteps,
} from '../vocabulary/index.ts';

const desk = { staff: ['owner', 'manager', 'support'] } as const;
const managers = { staff: ['owner', 'manager'] } as const;

function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (value: string | undefined): unknown => (typeof value === 'string' && value.trim() === '' ? undefined : value),
    schema.optional(),
  );
}

const contact = {
  name: typedName(80),
  email: optional(anyCaseEmail),
  phone: optional(typedCode(32).refine((value) => normalisePhone(value) !== null, 'validation.phone')),
  kind: z.enum(dataRequestKinds, 'validation.choice_missing'),
  details: optional(typedLines(2_000)),
};
const hasContact = ({ email, phone }: { email?: unknown; phone?: unknown }) =>
  email !== undefined || phone !== undefined;
const contactMissing = { path: ['email'], message: 'validation.email_or_phone', ...evenIfWrong };

export const dataRequestForm = z.object(contact).refine(hasContact, contactMissing);
export type DataRequestForm = z.input<typeof dataRequestForm>;
export const dataRequestLetter = z.object({
  ...contact,
  language,
  received_at: timestamp.describe('When the letter or the call came: the clock runs from then'),
});
export type DataRequestLetter = z.input<typeof dataRequestLetter>;

export const ownDataRequest = z.object({
  id: z.uuid(),
  reference: text(20),
  kind: z.enum(dataRequestKinds),
  status: z.enum(dataRequestStatuses),
  received_at: timestamp,
  due_at: timestamp,
  refusal: z.enum(dataRequestRefusals).nullable(),
  words: text(2_000).describe('What the shop wrote last about it'),
  has_copy: z.boolean().describe('Its copy may be taken now'),
});
export type OwnDataRequest = z.infer<typeof ownDataRequest>;

export const listedDataRequest = z.object({
  id: z.uuid(),
  reference: text(20),
  kind: z.enum(dataRequestKinds),
  source: z.enum(dataRequestSources),
  status: z.enum(dataRequestStatuses),
  name: text(80),
  received_at: timestamp,
  due_at: timestamp,
  is_extended: z.boolean(),
  days_left: z.int().describe('Below 0: late'),
  assigned_to: text(60).nullable(),
  version,
});
export type ListedDataRequest = z.infer<typeof listedDataRequest>;

const logEntry = z.object({
  step: z.enum(dataRequestSteps),
  by: text(60).nullable().describe('null: the person, or the shop itself'),
  words: text(2_000),
  is_told: z.boolean(),
  at: timestamp,
});

export const dataRequest = listedDataRequest.extend({
  customer_id: z.uuid().nullable(),
  email: text(254).nullable(),
  phone: text(20).nullable(),
  language,
  details: text(2_000),
  refusal: z.enum(dataRequestRefusals).nullable(),
  closed_at: timestamp.nullable(),
  copy_until: timestamp.nullable(),
  log: z.array(logEntry).max(200),
});
export type DataRequest = z.infer<typeof dataRequest>;

export const dataRequestStep = z.object({
  step: z.enum(['proved', 'started', 'assigned', 'extended', 'noted', 'done', 'refused']),
  words: z.union([typedLines(2_000), z.literal('')]).describe('Told to the person, but of a note'),
  refusal: z.enum(dataRequestRefusals).optional(),
  version,
});
export type DataRequestStepBody = z.infer<typeof dataRequestStep>;

const params = z.object({ id: z.uuid() });
const token = z.string().min(20).max(100);

export const dataRequestEndpoints = {
  'POST /data-requests': endpoint({
    access: 'visitor',
    whileClosed: 'answers',
    summary:
      'Exercise a right over one’s data; a code is sent to the contact, and the request counts once it was typed',
    body: dataRequestForm,
    reply: z.object({ id: z.uuid() }),
    status: 201,
    errors: ['privacy.too_many_requests', 'sms.country_not_served', 'sms.unavailable', 'sms.too_many'],
    limitPerMinute: 5,
  }),
  'POST /data-requests/proof': endpoint({
    access: 'visitor',
    whileClosed: 'answers',
    summary: 'Prove the contact of a request by the code that was sent to it',
    body: z.object({ id: z.uuid(), code: typedCode(20) }),
    reply: z.object({ reference: text(20), due_at: timestamp }),
    errors: ['privacy.code_wrong'],
    limitPerMinute: 10,
  }),
  'GET /data-requests/copy': endpoint({
    access: 'visitor',
    whileClosed: 'answers',
    summary: 'The copy of one’s data, by the secret of the link that was sent',
    query: z.object({ token }),
    reply: fileBytes,
    gives: 'application/json',
    errors: ['privacy.link_invalid'],
    limitPerMinute: 5,
  }),
  'GET /user/data-requests': endpoint({
    access: 'customer',
    summary: 'One’s own requests about one’s data, the latest first',
    reply: z.array(ownDataRequest).max(50),
    errors: [],
  }),
  'POST /user/data-requests': endpoint({
    access: 'customer',
    summary: 'Exercise a right over one’s data, signed in: nothing more has to be proved',
    body: z.object({ kind: z.enum(dataRequestKinds), details: optional(typedLines(2_000)) }),
    reply: ownDataRequest,
    status: 201,
    idempotent: true,
    errors: ['privacy.too_many_requests'],
    limitPerMinute: 5,
  }),
  'GET /admin/privacy/requests': endpoint({
    access: desk,
    summary: 'Requests of persons about their data, those that are due first',
    query: staffListQuery({
      sorts: ['due_at', 'received_at'],
      filters: {
        open: z.enum(['true', 'false']).optional().describe('true: those that still have to be answered'),
        due: z.enum(['soon']).optional().describe('soon: open, and due within seven days or late'),
        kind: z.enum(dataRequestKinds).optional(),
        q: searched.describe('A reference, a name, an e-mail address or a phone'),
      },
    }),
    reply: staffPage(listedDataRequest),
    errors: [],
  }),
  'GET /admin/privacy/requests/{id}': endpoint({
    access: desk,
    summary: 'A request with its log',
    params,
    reply: dataRequest,
    errors: ['privacy.request_not_found'],
  }),
  'POST /admin/privacy/requests': endpoint({
    access: desk,
    summary: 'Write down a request that came by letter or call',
    body: dataRequestLetter,
    reply: dataRequest,
    status: 201,
    idempotent: true,
    errors: ['privacy.future'],
  }),
  'POST /admin/privacy/requests/{id}/steps': endpoint({
    access: desk,
    summary: 'The next step of a request; the person is told of each but notes',
    params,
    body: dataRequestStep,
    reply: dataRequest,
    errors: [
      'privacy.request_not_found',
      'privacy.step_impossible',
      'privacy.reason_missing',
      'privacy.log_full',
      'conflict.changed',
    ],
  }),
  'POST /admin/privacy/requests/{id}/copy': endpoint({
    access: managers,
    summary: 'Send the person a link to the copy of their data, open for seven days; staff see none of it',
    params,
    body: z.object({ version }),
    reply: dataRequest,
    errors: [
      'privacy.request_not_found',
      'privacy.step_impossible',
      'privacy.no_account',
      'privacy.log_full',
      'conflict.changed',
    ],
  }),
  'POST /admin/privacy/requests/{id}/code': endpoint({
    access: managers,
    summary: 'Send the person of a letter the code without which staff cannot erase their account',
    params,
    body: z.object({ version }),
    reply: dataRequest,
    errors: [
      'privacy.request_not_found',
      'privacy.step_impossible',
      'privacy.no_account',
      'privacy.too_many_requests',
      'conflict.changed',
    ],
  }),
  'POST /admin/privacy/requests/{id}/erase': endpoint({
    access: managers,
    summary: 'Erase the account of a proved request, as its owner could; what tax law demands stays without a name',
    params,
    body: z.object({
      version,
      code: typedCode(20).optional().describe('What the person said; needed where staff wrote the request down'),
    }),
    reply: dataRequest,
    errors: [
      'privacy.request_not_found',
      'privacy.step_impossible',
      'privacy.no_account',
      'privacy.code_wrong',
      'privacy.log_full',
      'conflict.changed',
    ],
  }),
};
