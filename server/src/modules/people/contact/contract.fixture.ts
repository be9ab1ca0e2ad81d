import { randomUUID } from 'node:crypto';
import { contactEndpoints } from '@waha/contract';
import {
  absentNumber,
  dataOf,
  moduleFixture,
  NOBODYS_UUID,
  plain,
  SUPPORT,
} from '../../../openapi/walks/module-fixture.fixture.ts';
import { makeContactForm } from '../../../testing/index.ts';

const message = { name: 'نورة', email: 'noura@example.com', topic: 'order', message: 'أين طلبي من فضلكم؟' };

export const contractFixture = moduleFixture(contactEndpoints, {
  samples(world) {
    const { db, send, staffOf } = world;
    const written = async () => {
      const body = { ...message, email: `${randomUUID()}@example.com`, form_id: await makeContactForm(db) };
      const sent = await send('POST /contact', { body });
      const query = { q: dataOf(sent, 'reference') };
      const found = await send('GET /admin/messages', { query, headers: await staffOf('support') });
      return { params: { id: dataOf(found, 'data', 0, 'id') } };
    };
    const answer = { text: 'طلبك في الطريق ويصلك غدًا', version: 1 };
    return {
      'POST /contact/form': plain,
      'POST /contact': {
        good: [
          async () => ({ body: { ...message, form_id: await makeContactForm(db) } }),
          async () => ({ body: { ...message, form_id: await makeContactForm(db), company_site: 'x' } }),
        ],
        refused: [['contact.form_expired', { body: { ...message, form_id: NOBODYS_UUID } }]],
      },
      'GET /admin/messages': {
        good: [
          () => ({}),
          () => ({ query: { status: 'new', topic: 'order', q: 'نورة', sort: 'created_at', per_page: 2 } }),
        ],
      },
      'GET /admin/messages/{id}': { good: [written], unknown: [absentNumber] },
      'POST /admin/messages/{id}/answers': {
        good: [async () => ({ ...(await written()), body: answer })],
        unknown: [{ ...absentNumber, body: answer }],
      },
      'POST /admin/messages/{id}/notes': {
        good: [async () => ({ ...(await written()), body: { text: 'اتصلت به' } })],
        unknown: [{ ...absentNumber, body: { text: 'لا أحد' } }],
      },
      'PUT /admin/messages/{id}/status': {
        good: [async () => ({ ...(await written()), body: { status: 'closed', version: 1 } })],
        unknown: [{ ...absentNumber, body: { status: 'closed', version: 1 } }],
      },
    };
  },
  rows: { 'POST /contact/form': 'anybody', 'POST /contact': 'anybody' },
  staff: {
    'GET /admin/messages': SUPPORT,
    'GET /admin/messages/{id}': SUPPORT,
    'POST /admin/messages/{id}/answers': SUPPORT,
    'POST /admin/messages/{id}/notes': SUPPORT,
    'PUT /admin/messages/{id}/status': SUPPORT,
  },
});
