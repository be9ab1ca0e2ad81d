import { eInvoicingEndpoints } from '@waha/contract';
import type { World } from '../../../openapi/walks/contract-world.fixture.ts';
import { absentUuid, MANAGERS, moduleFixture, plain } from '../../../openapi/walks/module-fixture.fixture.ts';
import { makeRejected, makeTaxUnit, taxIdentity } from '../../../testing/index.ts';

const draft = { environment: 'practice', identity: taxIdentity };
const code = { code: '123456', version: 1 };

type State = Parameters<typeof makeTaxUnit>[1]['state'];
const unit = async ({ db, dataDir }: World, state: State) => ({ id: await makeTaxUnit(db, { state, dataDir }) });

export const contractFixture = moduleFixture(eInvoicingEndpoints, {
  samples: (world) => ({
    'GET /admin/e-invoicing': plain,
    'POST /admin/e-invoicing/units': {
      good: [() => ({ body: draft })],
      refused: [
        ['e_invoicing.environment_unknown', { body: { ...draft, environment: 'none' } }],
        ['e_invoicing.identity_wrong', { body: { ...draft, identity: { ...taxIdentity, vat_number: '1' } } }],
      ],
    },
    'POST /admin/e-invoicing/units/{id}/enrol': {
      good: [async () => ({ params: await unit(world, 'created'), body: code })],
      unknown: [{ ...absentUuid, body: code }],
    },
    'POST /admin/e-invoicing/units/{id}/checks/{check}': {
      good: [async () => ({ params: { ...(await unit(world, 'enrolled')), check: 'invoice' } })],
      unknown: [{ params: { ...absentUuid.params, check: 'invoice' } }],
    },
    'POST /admin/e-invoicing/units/{id}/activate': {
      good: [async () => ({ params: await unit(world, 'enrolled'), body: { version: 1 } })],
      unknown: [{ ...absentUuid, body: { version: 1 } }],
    },
    'POST /admin/e-invoicing/units/{id}/renew': {
      good: [async () => ({ params: await unit(world, 'active'), body: code })],
      unknown: [{ ...absentUuid, body: code }],
    },
    'POST /admin/e-invoicing/units/{id}/close': {
      good: [async () => ({ params: await unit(world, 'created') })],
      unknown: [absentUuid],
    },
    'POST /admin/e-invoicing/units/{id}/report': {
      good: [async () => ({ params: await unit(world, 'active') })],
      unknown: [absentUuid],
    },
    'GET /admin/e-invoicing/documents': {
      good: [() => ({}), () => ({ query: { state: 'rejected', q: 'INV-000001' } })],
    },
    'GET /admin/e-invoicing/archive': {
      good: [
        async () => {
          await makeRejected(world.db, (await world.placeOrder()).id);
          return { query: { from: '2026-01-01', to: '2026-12-31' } };
        },
      ],
    },
    'GET /admin/e-invoicing/documents/{id}/xml': {
      good: [async () => ({ params: { id: await makeRejected(world.db, (await world.placeOrder()).id) } })],
      unknown: [absentUuid],
    },
  }),
  rows: {},
  staff: {
    'GET /admin/e-invoicing': MANAGERS,
    'POST /admin/e-invoicing/units': ['owner'],
    'POST /admin/e-invoicing/units/{id}/enrol': ['owner'],
    'POST /admin/e-invoicing/units/{id}/checks/{check}': ['owner'],
    'POST /admin/e-invoicing/units/{id}/activate': ['owner'],
    'POST /admin/e-invoicing/units/{id}/renew': ['owner'],
    'POST /admin/e-invoicing/units/{id}/close': ['owner'],
    'POST /admin/e-invoicing/units/{id}/report': MANAGERS,
    'GET /admin/e-invoicing/documents': MANAGERS,
    'GET /admin/e-invoicing/archive': MANAGERS,
    'GET /admin/e-invoicing/documents/{id}/xml': MANAGERS,
  },
});
