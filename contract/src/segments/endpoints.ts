import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { id, onceRight, text, textId, timestamp, typedText, version } from '../platform/shapes.ts';
import { segmentFilter } from './shapes.ts';

const support = { staff: ['owner', 'manager', 'support'] } as const;
const managers = { staff: ['owner', 'manager'] } as const;
const params = z.object({ id: textId });
const unknown = 'segments.not_found';

export const segment = z.object({
  id,
  version,
  name: text(80),
  filter: segmentFilter,
  count: z.int().nullable().describe('Customers in it when it was counted; null: it is being counted'),
  counted_at: timestamp.nullable(),
});
export type Segment = z.infer<typeof segment>;

export const newSegment = z.object({ name: typedText(80), filter: segmentFilter });
export type NewSegment = z.input<typeof newSegment>;

export const segmentEdit = newSegment.extend({ version });
export type SegmentEdit = z.input<typeof segmentEdit>;

const month = z.int().min(1).max(12);
export const birthday = z.object({
  month: month.nullable(),
  day: z.int().min(1).max(31).nullable().describe('null, as the month: not said'),
});
export type Birthday = z.infer<typeof birthday>;

/** The longest each month is. */
const LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
export const newBirthday = z
  .object({ month, day: z.int().min(1).max(31) })
  .refine(({ month: of, day }) => day <= (LENGTHS[of - 1] ?? 0), {
    ...onceRight('month', 'day'),
    path: ['day'],
    error: 'validation.invalid',
  });
export type NewBirthday = z.input<typeof newBirthday>;

export const segmentEndpoints = {
  'GET /admin/segments': endpoint({
    access: support,
    summary: 'Saved filters over customers, by name, each with how many it held when it was counted',
    reply: z.array(segment).max(200),
    errors: [],
  }),
  'GET /admin/segments/{id}': endpoint({
    access: support,
    summary: 'A saved filter over customers',
    params,
    reply: segment,
    errors: [unknown],
  }),
  'POST /admin/segments': endpoint({
    access: managers,
    summary: 'Save a filter over customers; it is counted at once, beside the call',
    body: newSegment,
    reply: segment,
    status: 201,
    errors: ['segments.too_many'],
  }),
  'PUT /admin/segments/{id}': endpoint({
    access: managers,
    summary: 'Change a filter; what is being sent goes on by the filter it began with',
    params,
    body: segmentEdit,
    reply: segment,
    errors: [unknown, 'conflict.changed'],
  }),
  'DELETE /admin/segments/{id}': endpoint({
    access: managers,
    summary: 'Remove a filter that no campaign waits for',
    params,
    reply: z.object({ done: z.literal(true) }),
    errors: [unknown, 'segments.in_use'],
  }),
  'POST /admin/segments/{id}/count': endpoint({
    access: managers,
    summary: 'Count a filter again',
    params,
    reply: segment,
    errors: [unknown],
    limitPerMinute: 10,
  }),
  'GET /user/birthday': endpoint({
    access: 'customer',
    summary: 'Day and month of the birthday, where the customer said it',
    reply: birthday,
    errors: [],
  }),
  'PUT /user/birthday': endpoint({
    access: 'customer',
    summary: 'Says day and month of the birthday; never the year',
    body: newBirthday,
    reply: birthday,
    errors: [],
    limitPerMinute: 10,
  }),
  'DELETE /user/birthday': endpoint({
    access: 'customer',
    summary: 'Takes the birthday back',
    reply: birthday,
    errors: [],
  }),
};
