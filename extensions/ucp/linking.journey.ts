import { expect } from 'vitest';
import { expectAccessible } from '../../e2e/support/accessible.ts';
import { keepAddress, signIn } from '../../e2e/support/customer.ts';
import { findProduct } from '../../e2e/support/demo-shop.ts';
import { journey } from '../../e2e/support/journey.ts';
import { answerForAgent, openAgent } from '../../e2e/support/linked-agent.ts';
import { setExtension } from '../../e2e/support/set-extension.ts';
import { shopUnderTest } from '../../e2e/support/shop-under-test.ts';

const SCOPES = 'dev.ucp.shopping.checkout:manage dev.ucp.shopping.order:read';

interface Told {
  id: string;
  status: string;
  label: string;
  order: { label: string };
  fulfillment: { methods: { destinations: { id: string; street_address: string }[]; groups: object[] }[] };
  messages: { code: string }[];
}

journey(
  'an agent asks to be linked, its customer allows it, it orders to their address, and is unlinked at once',
  async ({ arrive }) => {
    await setExtension('ucp', { UCP_ENABLED: '1', UCP_CASH_ORDERS: '1' });
    const agent = await openAgent();
    let token = '';
    async function send(method: string, path: string, body?: object) {
      const profile = agent.clientId.replace('agent.json', 'profile.json');
      const headers = { 'content-type': 'application/json', 'ucp-agent': `profile="${profile}"` };
      const answer = await fetch(`${shopUnderTest().url}/api/ucp${path}`, {
        ...{ method, headers: { ...headers, authorization: `Bearer ${token}` } },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Told };
    }
    try {
      const shopper = await arrive({ language: 'ar', width: 360 });
      await answerForAgent(shopper);
      const { page } = shopper;
      // A guest signs in first, by the shop's own page, and comes back to the question.
      await shopper.open(agent.asksAt(SCOPES));
      await page.waitForURL('**/login?redirect=**');
      const { token: session } = await signIn(shopper);
      await keepAddress(session);
      await shopper.open(agent.asksAt(SCOPES));
      await page.getByRole('heading', { name: new URL(agent.clientId).host }).waitFor();
      await page.getByText('مساعد نورة').waitFor();
      await expectAccessible(shopper, [360, 1280]);
      await page.screenshot({ path: 'test-results/agent-consent.png', fullPage: true });
      await page.getByRole('button', { name: 'ارفض' }).click();
      expect((await agent.returned(shopper)).get('error')).toBe('access_denied');
      await shopper.open(agent.asksAt(SCOPES));
      await page.getByRole('button', { name: 'اسمح' }).click();
      const given = await agent.returned(shopper);
      expect([given.get('state'), given.get('error')]).toEqual(['xyz', null]);
      const { status, body } = await agent.exchange(given.get('code') ?? '');
      expect([status, body.scope]).toEqual([200, SCOPES]);
      token = body.access_token ?? '';

      const { id } = await findProduct('match-football');
      const line_items = [{ item: { id: `p${id}` }, quantity: 1 }];
      const made = await send('POST', '/checkout-sessions', { line_items });
      const [method] = made.body.fulfillment.methods;
      expect(method?.destinations.map((one) => one.street_address)).toEqual(['شارع العليا']);
      const groups = [{ ...method?.groups[0], selected_option_id: 'standard' }];
      const path = `/checkout-sessions/${made.body.id}`;
      const ready = await send('PUT', path, { line_items, fulfillment: { methods: [{ ...method, groups }] } });
      expect(ready.body.status, JSON.stringify(ready.body)).toBe('ready_for_complete');
      const payment = { instruments: [{ id: 'cash', handler_id: 'cash_on_delivery', type: 'cash' }] };
      const done = await send('POST', `${path}/complete`, { payment });
      expect(done.body.status, JSON.stringify(done.body)).toBe('completed');
      const number = done.body.order.label;
      expect((await send('GET', `/orders/${number}`)).body.label).toBe(number);
      await shopper.open('/account/orders');
      await page.getByText(number).filter({ visible: true }).first().waitFor();

      await shopper.open('/account/settings');
      await page.getByRole('heading', { name: 'وكلاء التسوق المرتبطون' }).waitFor();
      await expectAccessible(shopper, [360, 1280]);
      await page.screenshot({ path: 'test-results/agent-linked.png', fullPage: true });
      await page.getByRole('button', { name: /^إلغاء الربط/ }).click();
      await page.getByRole('heading', { name: 'وكلاء التسوق المرتبطون' }).waitFor({ state: 'detached' });
      const over = await send('GET', `/orders/${number}`);
      expect([over.status, over.body.messages[0]?.code]).toEqual([401, 'identity_required']);
      expect(over.headers.get('www-authenticate')).toContain('error="invalid_token"');
    } finally {
      await agent.close();
      await setExtension('ucp', { UCP_ENABLED: null, UCP_CASH_ORDERS: null });
    }
  },
);
