import { newsletterAdminEndpoints, newsletterEndpoints } from '@waha/contract';
import {
  absentNumber,
  dataOf,
  MANAGERS,
  moduleFixture,
  NOBODYS_TOKEN,
  plain,
} from '../../../openapi/walks/module-fixture.fixture.ts';
import { makeNewsletterToken, makeSubscribers } from '../../../testing/index.ts';

export const contractFixture = moduleFixture(
  { ...newsletterEndpoints, ...newsletterAdminEndpoints },
  {
    fill: async (db) => void (await makeSubscribers(db, 2)),
    samples: (world) => {
      const { db } = world;
      const words = { ar: 'نص', en: 'Words' };
      const draft = { subject: words, body: words };
      const owner = async () => ({ headers: await world.staffOf('owner') });
      const written = async () => {
        const made = await world.send('POST /admin/newsletter/letters', { body: draft, ...(await owner()) });
        return { params: { id: dataOf(made, 'id') } };
      };
      const sending = async () => {
        const { params } = await written();
        await world.send('POST /admin/newsletter/letters/{id}/send', {
          params,
          body: { version: 1 },
          ...(await owner()),
        });
        return { params };
      };
      const tested = async () => {
        const { params } = await written();
        const me = await world.send('GET /admin/auth/me', await owner());
        return { params, body: { email: dataOf(me, 'staff', 'email'), language: 'ar' } };
      };
      return {
        'POST /newsletter': { good: [() => ({ body: { email: ' Reader@Example.com ', source: 'page' } })] },
        'POST /newsletter/confirm': {
          good: [async () => ({ body: { token: await makeNewsletterToken(db, 'confirm') } })],
          refused: [['newsletter.link_invalid', { body: { token: NOBODYS_TOKEN } }]],
        },
        'POST /newsletter/unsubscribe': {
          good: [async () => ({ body: { token: await makeNewsletterToken(db, 'unsubscribe') } })],
          refused: [['newsletter.link_invalid', { body: { token: NOBODYS_TOKEN } }]],
        },
        'GET /admin/newsletter/subscribers': {
          good: [
            () => ({}),
            () => ({ query: { q: 'reader', status: 'subscribed', language: 'ar', sort: 'email' } }),
            () => ({ query: { sort: 'requested_at' } }),
          ],
        },
        'GET /admin/newsletter/subscribers.csv': {
          good: [() => ({}), () => ({ query: { q: 'reader', status: 'subscribed', language: 'en' } })],
        },
        'GET /admin/newsletter/counts': plain,
        'GET /admin/newsletter/letters': {
          good: [() => ({}), () => ({ query: { status: 'draft', sort: 'updated_at' } })],
        },
        'GET /admin/newsletter/letters/{id}': { good: [written], unknown: [absentNumber] },
        'POST /admin/newsletter/letters': { good: [() => ({ body: draft })] },
        'PUT /admin/newsletter/letters/{id}': {
          good: [async () => ({ ...(await written()), body: { ...draft, version: 1 } })],
          unknown: [{ ...absentNumber, body: { ...draft, version: 1 } }],
        },
        'DELETE /admin/newsletter/letters/{id}': { good: [written], unknown: [absentNumber] },
        'POST /admin/newsletter/letters/{id}/test': {
          good: [tested],
          unknown: [{ ...absentNumber, body: { email: 'owner@example.com', language: 'ar' } }],
        },
        'POST /admin/newsletter/letters/{id}/send': {
          good: [async () => ({ ...(await written()), body: { version: 1 } })],
          unknown: [{ ...absentNumber, body: { version: 1 } }],
        },
        'POST /admin/newsletter/letters/{id}/stop': { good: [sending], unknown: [absentNumber] },
      };
    },
    rows: {
      'POST /newsletter': 'anybody',
      'POST /newsletter/confirm': 'anybody',
      'POST /newsletter/unsubscribe': 'anybody',
    },
    staff: {
      'GET /admin/newsletter/subscribers': MANAGERS,
      'GET /admin/newsletter/subscribers.csv': MANAGERS,
      'GET /admin/newsletter/counts': MANAGERS,
      'GET /admin/newsletter/letters': MANAGERS,
      'GET /admin/newsletter/letters/{id}': MANAGERS,
      'POST /admin/newsletter/letters': MANAGERS,
      'PUT /admin/newsletter/letters/{id}': MANAGERS,
      'DELETE /admin/newsletter/letters/{id}': MANAGERS,
      'POST /admin/newsletter/letters/{id}/test': MANAGERS,
      'POST /admin/newsletter/letters/{id}/send': MANAGERS,
      'POST /admin/newsletter/letters/{id}/stop': MANAGERS,
    },
  },
);
