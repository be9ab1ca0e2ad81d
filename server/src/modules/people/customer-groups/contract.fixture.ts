import { customerGroupEndpoints } from '@waha/contract';
import type { World } from '../../../openapi/walks/contract-world.fixture.ts';
import {
  absentNumber,
  dataOf,
  MANAGERS,
  moduleFixture,
  NOBODYS_UUID,
  SUPPORT,
} from '../../../openapi/walks/module-fixture.fixture.ts';
import { makeCustomer } from '../../../testing/index.ts';

const DRAFT = { name_ar: 'تجار الجملة', name_en: 'Wholesale', discount_percent: 10 };

export const contractFixture = moduleFixture(customerGroupEndpoints, {
  samples(world: World) {
    const made = async () => {
      const answer = await world.send('POST /admin/customer-groups', { body: DRAFT });
      return { params: { id: dataOf(answer, 'id') }, body: { ...DRAFT, name_en: '', version: 1 } };
    };
    return {
      'GET /admin/customer-groups': { good: [() => ({})] },
      'POST /admin/customer-groups': { good: [() => ({ body: DRAFT }), () => ({ body: { ...DRAFT, name_en: '' } })] },
      'PUT /admin/customer-groups/{id}': {
        good: [made],
        unknown: [{ ...absentNumber, body: { ...DRAFT, version: 1 } }],
      },
      'DELETE /admin/customer-groups/{id}': {
        good: [async () => ({ params: (await made()).params })],
        unknown: [absentNumber],
      },
      'POST /admin/customer-groups/members': {
        good: [
          async () => {
            const { params } = await made();
            const customer = await makeCustomer(world.db);
            return { body: { customer_ids: [customer.id], group_id: Number(params.id) } };
          },
          async () => ({ body: { customer_ids: [(await makeCustomer(world.db)).id], group_id: null } }),
        ],
        unknown: [{ body: { customer_ids: [NOBODYS_UUID], group_id: 2_000_000_000 } }],
      },
    };
  },
  rows: {},
  staff: {
    'GET /admin/customer-groups': SUPPORT,
    'POST /admin/customer-groups': MANAGERS,
    'PUT /admin/customer-groups/{id}': MANAGERS,
    'DELETE /admin/customer-groups/{id}': MANAGERS,
    'POST /admin/customer-groups/members': MANAGERS,
  },
});
