import { customerEndpoints } from '@waha/contract';
import {
  absentUuid,
  dataOf,
  MANAGERS,
  moduleFixture,
  NOBODYS_NUMBER,
  NOBODYS_UUID,
  SUPPORT,
} from '../../../openapi/walks/module-fixture.fixture.ts';
import { makeCustomer } from '../../../testing/index.ts';

export const contractFixture = moduleFixture(customerEndpoints, {
  samples(world) {
    const somebody = async () => ({ params: { id: (await makeCustomer(world.db)).id } });
    const given = { direction: 'give', amount: 12.5, reason: 'تأخر الطلب' };
    /** A note by a staff member of the given role in this world. */
    const noted = async () => {
      const { params } = await somebody();
      const headers = await world.staffOf('support');
      const added = await world.send('POST /admin/customers/{id}/notes', { params, headers, body: { text: 'ملاحظة' } });
      return { params: { ...params, note_id: dataOf(added, 'notes', 0, 'id') } };
    };
    const rich = async () => {
      const { params } = await somebody();
      const headers = await world.staffOf('support');
      await world.send('POST /admin/customers/{id}/store-credit', { params, headers, body: given });
      return { params, body: { direction: 'take', amount: 2.5, reason: 'أعطي مرتين' } };
    };
    const query = { q: '0512345678', registered_from: '2026-01-01', registered_to: '2030-01-01', has_orders: 'true' };
    return {
      'GET /admin/customers': {
        good: [
          () => ({}),
          () => ({ query: { ...query, sort: 'spent', page: 1, per_page: 2 } }),
          () => ({ query: { q: 'أحمد', has_orders: 'false', sort: '-orders' } }),
          () => ({ query: { sort: '-spent', group_id: 1 } }),
          () => ({ query: { sort: 'orders' } }),
          () => ({ query: { sort: 'created_at' } }),
        ],
        unknown: [{ query: { segment_id: 999_999 } }],
      },
      'GET /admin/customers.csv': {
        good: [() => ({}), () => ({ query })],
        unknown: [{ query: { segment_id: 999_999 } }],
      },
      'GET /admin/customers/{id}': { good: [somebody], unknown: [absentUuid] },
      'POST /admin/customers/{id}/notes': {
        good: [async () => ({ ...(await somebody()), body: { text: 'يفضل الاتصال بعد العصر' } })],
        unknown: [{ ...absentUuid, body: { text: 'لا أحد' } }],
      },
      'DELETE /admin/customers/{id}/notes/{note_id}': {
        good: [noted],
        unknown: [{ params: { id: NOBODYS_UUID, note_id: NOBODYS_NUMBER } }],
      },
      'POST /admin/customers/{id}/store-credit': {
        good: [async () => ({ ...(await somebody()), body: given }), rich],
        unknown: [{ ...absentUuid, body: given }],
      },
    };
  },
  rows: {},
  staff: {
    'GET /admin/customers': SUPPORT,
    'GET /admin/customers.csv': MANAGERS,
    'GET /admin/customers/{id}': SUPPORT,
    'POST /admin/customers/{id}/notes': SUPPORT,
    'DELETE /admin/customers/{id}/notes/{note_id}': SUPPORT,
    'POST /admin/customers/{id}/store-credit': SUPPORT,
  },
});
