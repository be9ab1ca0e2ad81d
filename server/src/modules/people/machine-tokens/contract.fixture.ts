import { machineTokenEndpoints } from '@waha/contract';
import { absentUuid, moduleFixture, plain } from '../../../openapi/walks/module-fixture.fixture.ts';
import { makeMachineToken, PASSWORD } from '../../../testing/index.ts';

const draft = { name: 'نظام المحاسبة', scopes: ['orders:read'], expires_in_days: 365, current_password: PASSWORD };

export const contractFixture = moduleFixture(machineTokenEndpoints, {
  samples: ({ db }) => ({
    'GET /admin/machine-tokens': plain,
    'POST /admin/machine-tokens': {
      good: [() => ({ body: draft }), () => ({ body: { ...draft, expires_in_days: null } })],
      refused: [['auth.password_wrong', { body: { ...draft, current_password: 'not the one' } }]],
    },
    'POST /admin/machine-tokens/{id}/revoke': {
      good: [async () => ({ params: { id: (await makeMachineToken(db, ['stock:write'])).id } })],
      unknown: [absentUuid],
    },
  }),
  rows: {},
  staff: {
    'GET /admin/machine-tokens': ['owner'],
    'POST /admin/machine-tokens': ['owner'],
    'POST /admin/machine-tokens/{id}/revoke': ['owner'],
  },
});
