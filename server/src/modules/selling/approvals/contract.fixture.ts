import { approvalEndpoints } from '@waha/contract';
import {
  absentUuid,
  dataOf,
  MANAGERS,
  moduleFixture,
  NOBODYS_UUID,
  SUPPORT,
} from '../../../openapi/walks/module-fixture.fixture.ts';
import { makeCustomer } from '../../../testing/index.ts';

export const contractFixture = moduleFixture(approvalEndpoints, {
  samples(world) {
    const ofCredit = { kind: 'store_credit', direction: 'give', amount: 4_000, reason: 'تأخر الطلب شهرًا' };
    const credit = async () => ({ ...ofCredit, customer_id: (await makeCustomer(world.db)).id });
    /** A request by support, for others to decide on. */
    const asked = async () => {
      const headers = await world.staffOf('support');
      const answer = await world.send('POST /admin/approvals', { headers, body: await credit() });
      return { params: { id: dataOf(answer, 'id') } };
    };
    /** Owners have no limit, but a large amount raises an alert. */
    const alert = async () => {
      const headers = await world.staffOf('owner');
      const body = { direction: 'give', amount: 30_000, reason: 'تعويض' };
      const params = { id: (await makeCustomer(world.db)).id };
      await world.send('POST /admin/customers/{id}/store-credit', { params, headers, body });
      return { params: { id: dataOf(await world.send('GET /admin/money-alerts', { headers }), 'data', 0, 'id') } };
    };
    return {
      'GET /admin/approvals': { good: [() => ({}), () => ({ query: { status: 'pending', sort: 'requested_at' } })] },
      'POST /admin/approvals': {
        good: [async () => ({ body: await credit() })],
        unknown: [{ body: { ...ofCredit, customer_id: NOBODYS_UUID } }],
      },
      'POST /admin/approvals/{id}/approve': { good: [asked], unknown: [absentUuid] },
      'POST /admin/approvals/{id}/reject': {
        good: [async () => ({ ...(await asked()), body: { note: 'يكفي نصف المبلغ' } })],
        unknown: [{ ...absentUuid, body: { note: 'لا أحد' } }],
      },
      'GET /admin/money-alerts': { good: [() => ({})] },
      'POST /admin/money-alerts/{id}/seen': { good: [alert], unknown: [absentUuid] },
    };
  },
  rows: {},
  staff: {
    'GET /admin/approvals': SUPPORT,
    'POST /admin/approvals': SUPPORT,
    'POST /admin/approvals/{id}/approve': MANAGERS,
    'POST /admin/approvals/{id}/reject': MANAGERS,
    'GET /admin/money-alerts': ['owner'],
    'POST /admin/money-alerts/{id}/seen': ['owner'],
  },
});
