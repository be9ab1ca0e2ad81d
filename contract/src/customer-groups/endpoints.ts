import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { id, text, textId, typedText, version } from '../platform/shapes.ts';

const support = { staff: ['owner', 'manager', 'support'] } as const;
const managers = { staff: ['owner', 'manager'] } as const;

const params = z.object({ id: textId });

export const customerGroup = z.object({
  id,
  version,
  name_ar: text(60),
  name_en: text(60),
  discount_percent: z.int(),
  members_count: z.int(),
});
export type CustomerGroup = z.infer<typeof customerGroup>;

export const newCustomerGroup = z.object({
  name_ar: typedText(60),
  name_en: z.union([typedText(60), z.literal('')]).describe('Empty: as in Arabic'),
  discount_percent: z.int().min(1).max(90).describe('Off the goods of every order of its members'),
});
export type NewCustomerGroup = z.input<typeof newCustomerGroup>;

export const customerGroupEdit = newCustomerGroup.extend({ version });
export type CustomerGroupEdit = z.input<typeof customerGroupEdit>;

export const groupMembersChange = z.object({
  customer_ids: z.array(z.uuid()).min(1, 'validation.required').max(500),
  group_id: id.nullable().describe('null: of no group'),
});
export type GroupMembersChange = z.input<typeof groupMembersChange>;

export const customerGroupEndpoints = {
  'GET /admin/customer-groups': endpoint({
    access: support,
    summary: 'Groups of customers, those with the largest discount first',
    reply: z.array(customerGroup).max(100),
    errors: [],
  }),
  'POST /admin/customer-groups': endpoint({
    access: managers,
    summary: 'Make a group of customers with a discount of its own',
    body: newCustomerGroup,
    reply: customerGroup,
    status: 201,
    errors: ['customer_groups.too_many'],
  }),
  'PUT /admin/customer-groups/{id}': endpoint({
    access: managers,
    summary: 'Change a group; orders that are placed keep the discount they were placed with',
    params,
    body: customerGroupEdit,
    reply: customerGroup,
    errors: ['customer_groups.not_found', 'conflict.changed'],
  }),
  'DELETE /admin/customer-groups/{id}': endpoint({
    access: managers,
    summary: 'Remove a group; its members are of no group then',
    params,
    reply: z.object({ done: z.literal(true) }),
    errors: ['customer_groups.not_found'],
  }),
  'POST /admin/customer-groups/members': endpoint({
    access: managers,
    summary: 'Put customers into a group, or into none. Each is in one group at most',
    body: groupMembersChange,
    reply: z.object({ changed: z.int() }),
    errors: ['customer_groups.not_found', 'customers.not_found', 'money_acts.own_account'],
  }),
};
