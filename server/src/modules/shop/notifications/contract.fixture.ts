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
    'GET /admin/mails': MANAGERS,
    'GET /admin/mails/{key}': MANAGERS,
    'PUT /admin/mails/{key}': ['owner'],
    'POST /admin/mails/{key}/reset': ['owner'],
    'POST /admin/mails/{key}/preview': MANAGERS,
    'POST /admin/mails/{key}/test': ['owner'],
  },
});
