import { flowEndpoints, marketingCampaignEndpoints, phoneAdvertisingEndpoints } from '@waha/contract';
import { absentNumber, dataOf, MANAGERS, moduleFixture, plain } from '../../../openapi/walks/module-fixture.fixture.ts';

const words = { ar: 'أهلًا {name}', en: 'Hello {name}' };
const message = { subject: words, body: words, coupon: { percent: 10, days: 7 } };
const MOST_FLOWS = 30;
const FLOW = {
  name: 'بعد التوصيل',
  trigger: { kind: 'order_delivered', is_first: false },
  ends_on_order: false,
  steps: [
    { kind: 'wait', hours: 72 },
    { kind: 'condition', condition: { kind: 'review', has: false } },
    { kind: 'message', message },
  ],
};
const SEGMENT = { name: 'الكل', filter: { match: 'all', conditions: [{ kind: 'orders', least: 0, most: null }] } };

export const contractFixture = moduleFixture(
  { ...marketingCampaignEndpoints, ...flowEndpoints, ...phoneAdvertisingEndpoints },
  {
    samples(world) {
      const headers = () => world.staffOf('owner');
      const campaign = async () => {
        const known = dataOf(await world.send('GET /admin/segments', { headers: await headers() }), 0, 'id');
        if (known !== undefined) return { segment_id: Number(known), message };
        const segment = await world.send('POST /admin/segments', { body: SEGMENT, headers: await headers() });
        return { segment_id: Number(dataOf(segment, 'id')), message };
      };
      /** Makes room for one more: walks make more flows than a shop may have. */
      const removeOne = async () => {
        const listed = dataOf(await world.send('GET /admin/marketing/flows', { headers: await headers() }));
        if (!Array.isArray(listed) || listed.length < MOST_FLOWS) return;
        const params = { id: listed.find((one: { is_on: boolean }) => !one.is_on)?.id };
        await world.send('DELETE /admin/marketing/flows/{id}', { params, headers: await headers() });
      };
      const written = async () => {
        const body = await campaign();
        const made = await world.send('POST /admin/marketing/campaigns', { body, headers: await headers() });
        return { params: { id: dataOf(made, 'id') } };
      };
      const sending = async () => {
        const { params } = await written();
        await world.send('POST /admin/marketing/campaigns/{id}/send', {
          ...{ params, body: { version: 1 } },
          headers: await headers(),
        });
        return { params };
      };
      const byPhone = async () => {
        const body = { ...(await campaign()), message: { ...message, channel: 'whatsapp' } };
        const made = await world.send('POST /admin/marketing/campaigns', { body, headers: await headers() });
        return Number(dataOf(made, 'id'));
      };
      const flow = async () => {
        await removeOne();
        const made = await world.send('POST /admin/marketing/flows', { body: FLOW, headers: await headers() });
        return { params: { id: dataOf(made, 'id') } };
      };
      const test = { language: 'ar', step: 2 };
      return {
        'GET /admin/marketing/campaigns': {
          good: [() => ({}), () => ({ query: { status: 'draft', sort: 'updated_at' } })],
        },
        'GET /admin/marketing/campaigns/{id}': { good: [written, sending], unknown: [absentNumber] },
        'POST /admin/marketing/campaigns': {
          good: [async () => ({ body: await campaign() })],
          unknown: [{ body: { segment_id: 999_999, message } }],
        },
        'PUT /admin/marketing/campaigns/{id}': {
          good: [async () => ({ ...(await written()), body: { ...(await campaign()), version: 1 } })],
          unknown: [{ ...absentNumber, body: { segment_id: 1, message, version: 1 } }],
        },
        'DELETE /admin/marketing/campaigns/{id}': { good: [written], unknown: [absentNumber] },
        'POST /admin/marketing/campaigns/{id}/test': {
          good: [async () => ({ ...(await written()), body: { language: 'ar' } })],
          unknown: [{ ...absentNumber, body: { language: 'ar' } }],
        },
        'POST /admin/marketing/campaigns/{id}/send': {
          good: [async () => ({ ...(await written()), body: { version: 1 } })],
          unknown: [{ ...absentNumber, body: { version: 1 } }],
        },
        'POST /admin/marketing/campaigns/{id}/stop': { good: [sending], unknown: [absentNumber] },
        'GET /admin/marketing/flows': plain,
        'GET /admin/marketing/flows/{id}': { good: [flow], unknown: [absentNumber] },
        'POST /admin/marketing/flows': {
          good: [
            async () => {
              await removeOne();
              return { body: FLOW };
            },
          ],
        },
        'PUT /admin/marketing/flows/{id}': {
          good: [async () => ({ ...(await flow()), body: { ...FLOW, version: 1 } })],
          unknown: [{ ...absentNumber, body: { ...FLOW, version: 1 } }],
        },
        'DELETE /admin/marketing/flows/{id}': { good: [flow], unknown: [absentNumber] },
        'POST /admin/marketing/flows/{id}/switch': {
          good: [async () => ({ ...(await flow()), body: { version: 1, is_on: true } })],
          unknown: [{ ...absentNumber, body: { version: 1, is_on: true } }],
        },
        'POST /admin/marketing/flows/{id}/test': {
          good: [async () => ({ ...(await flow()), body: test })],
          unknown: [{ ...absentNumber, body: test }],
        },
        'GET /admin/marketing/phone': plain,
        'GET /admin/marketing/approvals': {
          good: [async () => ({ query: { campaign_id: await byPhone() } })],
          unknown: [{ query: { campaign_id: 999_999 } }],
        },
        'POST /admin/marketing/approvals': {
          good: [async () => ({ body: { campaign_id: await byPhone() } })],
          unknown: [{ body: { campaign_id: 999_999 } }],
        },
        'GET /admin/marketing/limits': plain,
        'PUT /admin/marketing/limits': {
          good: [
            async () => {
              const now = await world.send('GET /admin/marketing/limits', { headers: await headers() });
              return { body: { per_day: 2, per_week: 4, version: dataOf(now, 'version') } };
            },
          ],
        },
      };
    },
    rows: {},
    staff: {
      'GET /admin/marketing/campaigns': MANAGERS,
      'GET /admin/marketing/campaigns/{id}': MANAGERS,
      'POST /admin/marketing/campaigns': MANAGERS,
      'PUT /admin/marketing/campaigns/{id}': MANAGERS,
      'DELETE /admin/marketing/campaigns/{id}': MANAGERS,
      'POST /admin/marketing/campaigns/{id}/test': MANAGERS,
      'POST /admin/marketing/campaigns/{id}/send': MANAGERS,
      'POST /admin/marketing/campaigns/{id}/stop': MANAGERS,
      'GET /admin/marketing/flows': MANAGERS,
      'GET /admin/marketing/flows/{id}': MANAGERS,
      'POST /admin/marketing/flows': MANAGERS,
      'PUT /admin/marketing/flows/{id}': MANAGERS,
      'DELETE /admin/marketing/flows/{id}': MANAGERS,
      'POST /admin/marketing/flows/{id}/switch': MANAGERS,
      'POST /admin/marketing/flows/{id}/test': MANAGERS,
      'GET /admin/marketing/phone': MANAGERS,
      'GET /admin/marketing/approvals': MANAGERS,
      'POST /admin/marketing/approvals': MANAGERS,
      'GET /admin/marketing/limits': MANAGERS,
      'PUT /admin/marketing/limits': MANAGERS,
    },
  },
);
