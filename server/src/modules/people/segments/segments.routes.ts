import type { EndpointKey, Segment } from '@waha/contract';
import type { Handlers } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { requireCustomer } from '../identity/index.ts';
import { auditedResource } from '../staff/index.ts';
import { deleteBirthday, readBirthday, saveBirthday } from './birthdays.store.ts';
import { askCount } from './count-segments.ts';
import {
  deleteSegment,
  forgetCount,
  insertSegment,
  listSegments,
  readSegment,
  type SegmentRow,
  updateSegment,
} from './segments.store.ts';

type SegmentKey = Extract<EndpointKey, `${string} /admin/segments${string}` | `${string} /user/birthday`>;

const MOST_SEGMENTS = 200;

const present = ({ id, version, name, filter, count, counted_at: at }: SegmentRow): Segment => ({
  ...{ id, version, name, filter, count },
  counted_at: at?.toISOString() ?? null,
});

const segments = auditedResource<number, SegmentRow, Segment>({
  read: async (where, id) => (await readSegment(where, id)) ?? refuse('segments.not_found'),
  subject: ({ id }) => ({ kind: 'segment', id }),
  audited: ({ name, filter }) => ({ name, filter }),
  present: (_, row) => present(row),
});

export function segmentRoutes({ db }: { db: Database }): Handlers<SegmentKey> {
  const presentBirthday = async (customerId: string) =>
    (await readBirthday(db, customerId)) ?? { month: null, day: null };
  return {
    'GET /admin/segments': async () => (await listSegments(db)).map(present),
    'GET /admin/segments/{id}': ({ params }, context) => segments.show(db, context, params.id),
    'POST /admin/segments': ({ body }, context) =>
      segments.create(db, context, 'segments.created', async (tx) => {
        const id = await insertSegment(tx, body, MOST_SEGMENTS);
        if (id === undefined) refuse('segments.too_many', { most: MOST_SEGMENTS });
        await askCount(tx, id);
        return id;
      }),
    'PUT /admin/segments/{id}': ({ params: { id }, body: { version, ...draft } }, context) =>
      segments.change(db, context, { id, action: 'segments.changed' }, async (tx) => {
        if (!(await updateSegment(tx, { id, version }, draft))) refuse('conflict.changed');
        await askCount(tx, id);
      }),
    'DELETE /admin/segments/{id}': async ({ params: { id } }, context) => {
      await segments.remove(db, context, { id, action: 'segments.removed' }, async (tx) => {
        if (!(await deleteSegment(tx, id))) refuse('segments.in_use');
      });
      return { done: true };
    },
    'POST /admin/segments/{id}/count': ({ params: { id } }, context) =>
      segments.change(db, context, { id, action: 'segments.counted' }, async (tx) => {
        await forgetCount(tx, id);
        await askCount(tx, id);
      }),
    'GET /user/birthday': (_, { actor }) => presentBirthday(requireCustomer(actor).customerId),
    'PUT /user/birthday': async ({ body }, { actor }) => {
      const { customerId } = requireCustomer(actor);
      await saveBirthday(db, customerId, body);
      return presentBirthday(customerId);
    },
    'DELETE /user/birthday': async (_, { actor }) => {
      const { customerId } = requireCustomer(actor);
      await deleteBirthday(db, customerId);
      return presentBirthday(customerId);
    },
  };
}
