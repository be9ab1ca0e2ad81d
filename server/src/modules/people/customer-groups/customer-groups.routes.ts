import type { CustomerGroup, EndpointKey } from '@waha/contract';
import type { Handlers } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { auditedResource } from '../staff/index.ts';
import { changeMembers } from './change-members.ts';
import {
  deleteGroup,
  type GroupDraft,
  type GroupRow,
  insertGroup,
  listGroups,
  readGroup,
  updateGroup,
} from './customer-groups.store.ts';

type GroupKey = Extract<EndpointKey, `${string} /admin/customer-groups${string}`>;

const MOST_GROUPS = 100;

const groups = auditedResource<number, GroupRow, CustomerGroup>({
  read: async (where, id) => (await readGroup(where, id)) ?? refuse('customer_groups.not_found'),
  subject: ({ id }) => ({ kind: 'customer_group', id }),
  audited: ({ name_ar, name_en, discount_percent }) => ({ name_ar, name_en, discount_percent }),
  present: (_, row) => row,
});

interface Changed {
  groupId: number | null;
  customerIds: readonly string[];
  changed: number;
}

/** A change of members is one act. Ids alone are audited: they say nothing once an account is deleted. */
const members = auditedResource<Changed, Changed, { changed: number }>({
  read: async (_, change) => change,
  subject: ({ groupId }) => ({ kind: 'customer_group', id: groupId ?? 0 }),
  audited: ({ groupId, customerIds, changed }) => ({ group_id: groupId, customer_ids: customerIds, changed }),
  present: (_, { changed }) => ({ changed }),
});

const draftOf = ({ name_ar, name_en, discount_percent }: GroupDraft): GroupDraft => ({
  name_ar,
  name_en: name_en || name_ar,
  discount_percent,
});

export function customerGroupRoutes({ db }: { db: Database }): Handlers<GroupKey> {
  return {
    'GET /admin/customer-groups': () => listGroups(db),
    'POST /admin/customer-groups': ({ body }, context) =>
      groups.create(
        db,
        context,
        'customers.group_created',
        async (tx) =>
          (await insertGroup(tx, draftOf(body), MOST_GROUPS)) ??
          refuse('customer_groups.too_many', { most: MOST_GROUPS }),
      ),
    'PUT /admin/customer-groups/{id}': ({ params: { id }, body: { version, ...draft } }, context) =>
      groups.change(db, context, { id, action: 'customers.group_changed' }, async (tx) => {
        if (!(await updateGroup(tx, { id, version }, draftOf(draft)))) refuse('conflict.changed');
      }),
    'DELETE /admin/customer-groups/{id}': async ({ params: { id } }, context) => {
      await groups.remove(db, context, { id, action: 'customers.group_removed' }, (tx) => deleteGroup(tx, id));
      return { done: true } as const;
    },
    'POST /admin/customer-groups/members': ({ body }, context) =>
      members.create(db, context, 'customers.group_members_changed', async (tx) => {
        const change = { groupId: body.group_id, customerIds: [...new Set(body.customer_ids)] };
        return { ...change, changed: await changeMembers(tx, context.actor, change) };
      }),
  };
}
