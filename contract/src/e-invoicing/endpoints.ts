import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import {
  bilingual,
  calendarDay,
  fileBytes,
  text,
  timestamp,
  typedCode,
  typedText,
  version,
  written,
} from '../platform/shapes.ts';
import { searched, staffListQuery, staffPage } from '../platform/staff-list.ts';
import { taxDocumentStates, taxReportModes, taxUnitStates } from '../vocabulary/index.ts';

const code = z.string().regex(/^[A-Z0-9]{2,5}$/);
const digits = (count: number) => z.string().regex(new RegExp(`^\\d{${count}}$`));

export const taxIdentityDraft = z.object({
  name: written(typedText(200)).describe('As in the commercial registration'),
  vat_number: typedCode(15),
  registration: z.object({ scheme: code.describe('`CRN`: a commercial registration'), number: typedCode(30) }),
  address: z
    .object({
      street: typedText(120),
      building: digits(4),
      district: typedText(120),
      city: typedText(120),
      postal_code: digits(5),
    })
    .describe('The national address, in the Kingdom'),
  branch: typedText(120).describe('The branch; in a VAT group the ten digits of its TIN'),
  industry: typedText(120).describe('The line of business'),
});
export type TaxIdentityDraft = z.infer<typeof taxIdentityDraft>;

export const taxUnitDraft = z.object({
  environment: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,59}$/)
    .describe('One of those that the overview lists'),
  identity: taxIdentityDraft,
});
export type TaxUnitDraft = z.infer<typeof taxUnitDraft>;

export const taxNotice = z.object({
  code: text(100).describe('The authority’s own'),
  text: text(2_000).describe('The authority’s own words'),
  help: text(2_000).nullable().describe('What to do, in the language of the caller, where it is known'),
});
export type TaxNotice = z.infer<typeof taxNotice>;

export const taxUnitCheck = z.object({
  id: text(60),
  name: text(200),
  state: z.enum(['waiting', 'passed', 'failed']),
  notices: z.array(taxNotice).max(200),
  at: timestamp.nullable(),
});
export type TaxUnitCheck = z.infer<typeof taxUnitCheck>;

export const taxUnit = z.object({
  id: z.uuid(),
  version,
  environment: text(60),
  environment_name: text(200),
  is_real: z.boolean().describe('false: its documents bind nobody'),
  identity: z.object({
    name: bilingual(text(200)),
    vat_number: text(20),
    registration: z.object({ scheme: text(10), number: text(30) }),
    address: z.object({
      street: text(120),
      building: text(10),
      district: text(120),
      city: text(120),
      postal_code: text(10),
    }),
    branch: text(120),
    industry: text(120),
  }),
  state: z.enum(taxUnitStates),
  is_copy: z
    .boolean()
    .describe('The shop was restored from a backup: the chain may have gone on elsewhere, and a new unit is needed'),
  checks: z.array(taxUnitCheck).max(20),
  documents: z.int().describe('How many it has stamped'),
  certificate_ends_at: timestamp.nullable(),
  held_until: timestamp.nullable().describe('Reporting waits until then'),
  problem: z
    .object({ kind: z.enum(['away', 'busy', 'credentials', 'request']), notice: taxNotice })
    .nullable()
    .describe('Why the last report got no answer'),
  created_at: timestamp,
  activated_at: timestamp.nullable(),
  closed_at: timestamp.nullable(),
});
export type TaxUnit = z.infer<typeof taxUnit>;

export const eInvoicing = z.object({
  provider: z
    .object({
      title: text(200),
      environments: z.array(z.object({ id: text(60), name: text(200), is_real: z.boolean() })).max(10),
    })
    .nullable()
    .describe('null: no extension of this shop reports to a tax authority'),
  units: z.array(taxUnit).max(50),
  queued: z.int().describe('Documents that wait for the authority'),
  oldest_queued_at: timestamp.nullable(),
  rejected: z.int().describe('Rejected documents that no later one replaces'),
});
export type EInvoicing = z.infer<typeof eInvoicing>;

export const taxDocumentSummary = z.object({
  id: z.uuid(),
  number: text(30),
  order_id: z.uuid(),
  order_number: text(30),
  unit_id: z.uuid(),
  counter: z.int().describe('Its place in the chain of the unit'),
  mode: z.enum(taxReportModes),
  state: z.enum(taxDocumentStates),
  notices: z.array(taxNotice).max(200),
  attempts: z.int(),
  created_at: timestamp,
  answered_at: timestamp.nullable(),
});
export type TaxDocumentSummary = z.infer<typeof taxDocumentSummary>;

const params = z.object({ id: z.uuid() });
const owner = { staff: ['owner'] } as const;
const readers = { staff: ['owner', 'manager'] } as const;
const step = [
  'e_invoicing.unit_not_found',
  'e_invoicing.not_set_up',
  'e_invoicing.wrong_step',
  'conflict.changed',
] as const;
const asks = ['e_invoicing.refused', 'e_invoicing.unreachable'] as const;
const oneTimeCode = z.object({ code: typedCode(20).describe('The one-time code of the authority’s portal'), version });

/** E-invoicing: units that stamp tax documents, and the documents they reported. */
export const eInvoicingEndpoints = {
  'GET /admin/e-invoicing': endpoint({
    access: readers,
    summary: 'Units that stamp tax documents, and what waits for the authority',
    reply: eInvoicing,
    errors: [],
  }),
  'POST /admin/e-invoicing/units': endpoint({
    access: owner,
    summary: 'Make the keys of a unit. Its identity cannot be changed later',
    body: taxUnitDraft,
    reply: taxUnit,
    status: 201,
    errors: [
      'e_invoicing.not_set_up',
      'e_invoicing.environment_unknown',
      'e_invoicing.identity_wrong',
      'e_invoicing.too_many',
    ],
    limitPerMinute: 10,
  }),
  'POST /admin/e-invoicing/units/{id}/enrol': endpoint({
    access: owner,
    summary: 'Enrol a unit with a one-time code, which gives it a certificate for the checks',
    params,
    body: oneTimeCode,
    reply: taxUnit,
    errors: [...step, ...asks],
    limitPerMinute: 10,
  }),
  'POST /admin/e-invoicing/units/{id}/checks/{check}': endpoint({
    access: owner,
    summary: 'Run one of the checks of the authority: a sample document is sent',
    params: z.object({ id: z.uuid(), check: z.string().regex(/^[a-z][a-z0-9-]{0,59}$/) }),
    reply: taxUnit,
    errors: [
      'e_invoicing.unit_not_found',
      'e_invoicing.not_set_up',
      'e_invoicing.wrong_step',
      'e_invoicing.check_unknown',
      ...asks,
    ],
    limitPerMinute: 30,
  }),
  'POST /admin/e-invoicing/units/{id}/activate': endpoint({
    access: owner,
    summary: 'Activate a unit that passed its checks: it stamps all documents from now on, and the active one is ended',
    params,
    body: z.object({ version }),
    reply: taxUnit,
    errors: [...step, 'e_invoicing.checks_missing', ...asks],
    limitPerMinute: 10,
  }),
  'POST /admin/e-invoicing/units/{id}/renew': endpoint({
    access: owner,
    summary: 'Renew the certificate of the active unit; its chain goes on',
    params,
    body: oneTimeCode,
    reply: taxUnit,
    errors: [...step, ...asks],
    limitPerMinute: 10,
  }),
  'POST /admin/e-invoicing/units/{id}/close': endpoint({
    access: owner,
    summary: 'End a unit. Without an active one, invoices are no longer stamped; what waits is still reported',
    params,
    reply: taxUnit,
    errors: ['e_invoicing.unit_not_found', 'e_invoicing.wrong_step'],
  }),
  'POST /admin/e-invoicing/units/{id}/report': endpoint({
    access: readers,
    summary: 'Report what waits now, instead of after the pause that followed a failure',
    params,
    reply: taxUnit,
    errors: ['e_invoicing.unit_not_found'],
    limitPerMinute: 10,
  }),
  'GET /admin/e-invoicing/documents': endpoint({
    access: readers,
    summary: 'Stamped documents with the answers of the authority',
    query: staffListQuery({
      sorts: ['-created_at'],
      filters: { state: z.enum(taxDocumentStates).optional(), unit_id: z.uuid().optional(), q: searched },
    }),
    reply: staffPage(taxDocumentSummary),
    errors: [],
  }),
  'GET /admin/e-invoicing/archive': endpoint({
    access: readers,
    summary:
      'Documents of a period as one archive: the stamped bytes as sent, the answers of the authority, and a table',
    query: z.object({ from: calendarDay.describe('A day of Riyadh'), to: calendarDay.describe('The last day') }),
    reply: fileBytes,
    gives: 'application/x-tar',
    errors: [],
    limitPerMinute: 10,
  }),
  'GET /admin/e-invoicing/documents/{id}/xml': endpoint({
    access: readers,
    summary: 'The document as it was reported: UBL 2.1; as the authority stamped it, where it was cleared',
    params,
    reply: fileBytes,
    gives: 'application/xml',
    errors: ['e_invoicing.document_not_found'],
  }),
};
