import { notificationEndpoints } from '@waha/contract';
import { MANAGERS, moduleFixture } from '../../../openapi/walks/module-fixture.fixture.ts';
import { editableMails } from './mails/editable-mails.ts';

const both = (ar: string, en: string) => ({ ar, en });
const draft = {
  subject: both('وصلنا طلبك {number}', 'Thank you: {number}'),
  body: both('شكرًا {name}', 'Thank you, {name}'),
};

export const contractFixture = moduleFixture(notificationEndpoints, {
  samples() {
    // Each sample changes another mail that has no changes yet.
    const left = editableMails.map(({ key }) => key).filter((key) => key.startsWith('order.'));
    const untouched = () => ({ params: { key: left.shift() ?? 'order.placed' } });
    const placed = { params: { key: 'order.placed' } };
    const absent = { params: { key: 'order.sung' } };
    const shown = { ...draft, language: 'en' };
    return {
      'GET /admin/phone-messages': { good: [() => ({})] },
      'POST /admin/phone-messages/{template}/test': {
        good: [() => ({ params: { template: 'order_shipped' }, body: { to: '0512345678', language: 'ar' } })],
        unknown: [{ params: { template: 'sung' }, body: { to: '0512345678', language: 'ar' } }],
        refused: [
          [
            'sms.country_not_served',
            { params: { template: 'order_shipped' }, body: { to: '+14155550123', language: 'ar' } },
          ],
        ],
      },
      'GET /admin/phone-messages/approvals': { good: [() => ({})] },
      'POST /admin/phone-messages/{template}/submit': {
        good: [() => ({ params: { template: 'restock' }, body: { language: 'ar' } })],
        unknown: [{ params: { template: 'sung' }, body: { language: 'ar' } }],
      },
      'GET /admin/mails': { good: [() => ({})] },
      'GET /admin/mails/{key}': { good: [() => placed], unknown: [absent] },
      'PUT /admin/mails/{key}': {
        good: [() => ({ ...untouched(), body: { ...draft, version: 1 } })],
        unknown: [{ ...absent, body: { ...draft, version: 1 } }],
      },
      'POST /admin/mails/{key}/reset': {
        good: [() => ({ ...untouched(), body: { version: 1 } })],
        unknown: [{ ...absent, body: { version: 1 } }],
      },
      'POST /admin/mails/{key}/preview': {
        good: [() => ({ ...placed, body: shown })],
        unknown: [{ ...absent, body: shown }],
      },
      'POST /admin/mails/{key}/test': {
        good: [() => ({ ...placed, body: shown })],
        unknown: [{ ...absent, body: shown }],
      },
    };
  },
  rows: {},
  staff: {
    'GET /admin/phone-messages': MANAGERS,
    'POST /admin/phone-messages/{template}/test': MANAGERS,
    'GET /admin/phone-messages/approvals': MANAGERS,
    'POST /admin/phone-messages/{template}/submit': MANAGERS,
    'GET /admin/mails': MANAGERS,
    'GET /admin/mails/{key}': MANAGERS,
    'PUT /admin/mails/{key}': ['owner'],
    'POST /admin/mails/{key}/reset': ['owner'],
    'POST /admin/mails/{key}/preview': MANAGERS,
    'POST /admin/mails/{key}/test': ['owner'],
  },
});
