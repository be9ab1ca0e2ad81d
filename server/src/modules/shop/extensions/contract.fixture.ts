import { extensionEndpoints } from '@waha/contract';
import { dataOf, moduleFixture, plain } from '../../../openapi/walks/module-fixture.fixture.ts';

const params = { name: 'test-tried' };
const unknown = { params: { name: 'no-such-one' } };

export const contractFixture = moduleFixture(extensionEndpoints, {
  samples(world) {
    const change = (values: object[]) => async () => {
      const headers = await world.staffOf('owner');
      const all: unknown = dataOf(await world.send('GET /admin/extensions', { headers }), 'data');
      const tried = Array.isArray(all) ? all.find(({ name }) => name === params.name) : undefined;
      const version: unknown = tried?.version;
      return { params, body: { values, version } };
    };
    return {
      'GET /admin/extensions': plain,
      'PUT /admin/extensions/{name}': {
        good: [change([{ name: 'TEST_TRIED_GREETING', value: 'مرحبًا' }]), change([])],
        unknown: [{ ...unknown, body: { values: [], version: 1 } }],
      },
      'POST /admin/extensions/{name}/try': { good: [() => ({ params })], unknown: [unknown] },
    };
  },
  rows: {},
  staff: {
    'GET /admin/extensions': ['owner'],
    'PUT /admin/extensions/{name}': ['owner'],
    'POST /admin/extensions/{name}/try': ['owner'],
  },
});
