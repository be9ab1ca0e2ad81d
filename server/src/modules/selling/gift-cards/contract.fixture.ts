import { randomUUID } from 'node:crypto';
import { giftCardEndpoints } from '@waha/contract';
import {
  dataOf,
  MANAGERS,
  moduleFixture,
  NOBODYS_UUID,
  SUPPORT,
} from '../../../openapi/walks/module-fixture.fixture.ts';

export const contractFixture = moduleFixture(giftCardEndpoints, {
  samples({ send, staffOf }) {
    const draft = () => ({
      value: 150,
      language: 'ar',
      recipient_name: 'نورة',
      recipient_email: `${randomUUID()}@example.com`,
      message: 'كل عام وأنت بخير',
      send_at: '2090-01-01T00:00:00.000Z',
    });
    const issued = async () => send('POST /admin/gift-cards', { headers: await staffOf('owner'), body: draft() });
    const one = async () => ({ params: { id: dataOf(await issued(), 'id') } });
    const nobodys = { params: { id: NOBODYS_UUID } };
    const body = { version: 1 };
    return {
      'POST /gift-cards/balance': {
        good: [async () => ({ body: { code: dataOf(await issued(), 'code') } })],
        refused: [['gift_cards.unknown_code', { body: { code: 'AAAA-AAAA-AAAA-AAAA' } }]],
      },
      'GET /admin/gift-cards': {
        good: [
          {},
          { q: 'نورة', state: 'usable', sort: 'created_at' },
          { state: 'empty' },
          { state: 'ended' },
          { state: 'voided' },
        ].map((query) => () => ({ query })),
      },
      'GET /admin/gift-cards/{id}': { good: [one], unknown: [nobodys] },
      'POST /admin/gift-cards': {
        good: [() => ({ body: draft() }), () => ({ body: { value: 50, language: 'en' } })],
      },
      'POST /admin/gift-cards/{id}/void': {
        good: [async () => ({ ...(await one()), body })],
        unknown: [{ ...nobodys, body }],
      },
      'POST /admin/gift-cards/{id}/mails': {
        good: [async () => ({ ...(await one()), body })],
        unknown: [{ ...nobodys, body }],
      },
    };
  },
  rows: { 'POST /gift-cards/balance': 'anybody' },
  staff: {
    'GET /admin/gift-cards': SUPPORT,
    'GET /admin/gift-cards/{id}': SUPPORT,
    'POST /admin/gift-cards': MANAGERS,
    'POST /admin/gift-cards/{id}/void': MANAGERS,
    'POST /admin/gift-cards/{id}/mails': SUPPORT,
  },
});
