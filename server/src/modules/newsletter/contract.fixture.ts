import { newsletterEndpoints } from '@waha/contract';
import { moduleFixture, NOBODYS_TOKEN } from '../../openapi/module-fixture.fixture.ts';
import { makeNewsletterToken } from '../../testing/index.ts';

export const contractFixture = moduleFixture(newsletterEndpoints, {
  samples: ({ db }) => ({
    'POST /newsletter': { good: [() => ({ body: { email: ' Reader@Example.com ', source: 'page' } })] },
    'POST /newsletter/confirm': {
      good: [async () => ({ body: { token: await makeNewsletterToken(db, 'confirm') } })],
      refused: [['newsletter.link_invalid', { body: { token: NOBODYS_TOKEN } }]],
    },
    'POST /newsletter/unsubscribe': {
      good: [async () => ({ body: { token: await makeNewsletterToken(db, 'unsubscribe') } })],
      refused: [['newsletter.link_invalid', { body: { token: NOBODYS_TOKEN } }]],
    },
  }),
  rows: {
    'POST /newsletter': 'anybody',
    'POST /newsletter/confirm': 'anybody',
    'POST /newsletter/unsubscribe': 'anybody',
  },
  staff: {},
});
