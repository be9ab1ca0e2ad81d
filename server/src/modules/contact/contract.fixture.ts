import { contactEndpoints } from '@waha/contract';
import { moduleFixture, NOBODYS_UUID, plain } from '../../openapi/module-fixture.fixture.ts';
import { makeContactForm } from '../../testing/index.ts';

const message = { name: 'نورة', email: 'noura@example.com', topic: 'order', message: 'أين طلبي من فضلكم؟' };

export const contractFixture = moduleFixture(contactEndpoints, {
  samples: ({ db }) => ({
    'POST /contact/form': plain,
    'POST /contact': {
      good: [
        async () => ({ body: { ...message, form_id: await makeContactForm(db) } }),
        async () => ({ body: { ...message, form_id: await makeContactForm(db), company_site: 'x' } }),
      ],
      refused: [['contact.form_expired', { body: { ...message, form_id: NOBODYS_UUID } }]],
    },
  }),
  rows: { 'POST /contact/form': 'anybody', 'POST /contact': 'anybody' },
  staff: {},
});
