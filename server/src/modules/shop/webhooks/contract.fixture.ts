import { webhookEndpoints } from '@waha/contract';
import { absentUuid, moduleFixture, plain } from '../../../openapi/walks/module-fixture.fixture.ts';
import { makeWebhook } from '../../../testing/index.ts';

const draft = { url: 'https://receiver.example/hook', description: 'نظام المحاسبة', events: ['order.placed'] };
const change = { ...draft, version: 1, is_active: true };

export const contractFixture = moduleFixture(webhookEndpoints, {
  samples: ({ db }) => ({
    'GET /admin/webhooks': plain,
    'GET /admin/webhooks/events': plain,
    'POST /admin/webhooks': {
      good: [() => ({ body: draft }), () => ({ body: { url: draft.url } })],
      refused: [['webhooks.address_refused', { body: { ...draft, url: 'http://127.0.0.1/' } }]],
    },
    'PUT /admin/webhooks/{id}': {
      good: [change, { ...change, events: null, description: '', is_active: false }].map((body) => async () => ({
        params: { id: (await makeWebhook(db)).id },
        body,
      })),
      unknown: [{ ...absentUuid, body: change }],
    },
    'DELETE /admin/webhooks/{id}': {
      good: [async () => ({ params: { id: (await makeWebhook(db)).id } })],
      unknown: [absentUuid],
    },
    'POST /admin/webhooks/{id}/rotate': {
      good: [async () => ({ params: { id: (await makeWebhook(db)).id } })],
      unknown: [absentUuid],
    },
    'POST /admin/webhooks/{id}/test': {
      good: [async () => ({ params: { id: (await makeWebhook(db)).id } })],
      unknown: [absentUuid],
    },
    'GET /admin/webhooks/{id}/deliveries': {
      good: [async () => ({ params: { id: (await makeWebhook(db)).id } })],
      unknown: [absentUuid],
    },
    'POST /admin/webhooks/deliveries/{id}/resend': {
      good: [async () => ({ params: { id: (await makeWebhook(db)).deliveryId } })],
      unknown: [{ params: { id: 999_999_999 } }],
    },
  }),
  rows: {},
  staff: {
    'GET /admin/webhooks': ['owner'],
    'GET /admin/webhooks/events': ['owner'],
    'POST /admin/webhooks': ['owner'],
    'PUT /admin/webhooks/{id}': ['owner'],
    'DELETE /admin/webhooks/{id}': ['owner'],
    'POST /admin/webhooks/{id}/rotate': ['owner'],
    'POST /admin/webhooks/{id}/test': ['owner'],
    'GET /admin/webhooks/{id}/deliveries': ['owner'],
    'POST /admin/webhooks/deliveries/{id}/resend': ['owner'],
  },
});
