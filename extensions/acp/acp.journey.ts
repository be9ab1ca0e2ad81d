import { expect } from 'vitest';
import { expectAccessible } from '../../e2e/support/accessible.ts';
import { buyers, fillDetails, orderNumber, payment, placeButton } from '../../e2e/support/checkout-steps.ts';
import { findProduct } from '../../e2e/support/demo-shop.ts';
import { journey } from '../../e2e/support/journey.ts';
import { setExtension } from '../../e2e/support/set-extension.ts';
import { shopUnderTest } from '../../e2e/support/shop-under-test.ts';
import { asStaff } from '../../e2e/support/staff.ts';
import { hire, workAs } from '../../e2e/support/staff-browser.ts';

const KEY = 'key-of-the-agent-in-a-journey';
const WEBHOOK = 'https://agent.example/orders';

interface Session {
  id: string;
  status: string;
  continue_url: string;
  order?: { order_number: string };
}

async function ask(method: 'GET' | 'POST', path: string, body?: object) {
  const answer = await fetch(`${shopUnderTest().url}/api/acp${path}`, {
    method,
    headers: {
      ...{ authorization: `Bearer ${KEY}`, 'api-version': '2026-04-17', 'idempotency-key': crypto.randomUUID() },
      ...{ 'content-type': 'application/json', 'accept-language': 'ar' },
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const told: Session = JSON.parse((await answer.text()) || '{}');
  return { status: answer.status, told };
}

interface Report {
  sources: { source: string; medium: string; campaign: string; orders: number }[];
}

journey('an agent’s session is finished by a person, and agent, staff and report know it', async ({ arrive }) => {
  const product = await findProduct('match-football');
  const body = { currency: 'sar', capabilities: {}, line_items: [{ id: `p${product.id}`, quantity: 1 }] };
  expect((await ask('POST', '/checkout_sessions', body)).status).toBe(404);
  await setExtension('acp', { ACP_ENABLED: '1', ACP_API_KEY: KEY, ACP_WEBHOOK_URL: WEBHOOK });
  try {
    const { status, told: session } = await ask('POST', '/checkout_sessions', body);
    expect([status, session.status], JSON.stringify(session)).toEqual([201, 'requires_escalation']);
    const buyer = await arrive({ language: 'ar', width: 360, still: true });
    await buyer.page.goto(session.continue_url);
    await buyer.page.waitForURL('**/checkout?now=1');
    await fillDetails(buyer, buyers.ar);
    await payment(buyer.page, 'cash_on_delivery').check();
    await placeButton(buyer).click();
    const number = await orderNumber(buyer.page);
    const read = async () => (await ask('GET', `/checkout_sessions/${session.id}`)).told;
    await expect.poll(async () => (await read()).status).toBe('completed');
    expect((await read()).order?.order_number).toBe(number);

    const list = await asStaff<{ data: { id: string }[] }>('owner', `GET /admin/orders?q=${number}`);
    for (const { language, width } of [
      { language: 'ar', width: 360 },
      { language: 'en', width: 1280 },
    ] as const) {
      const staff = await arrive({ language, width, still: true });
      await workAs(staff, await hire('owner'), language);
      await staff.page.goto(`/admin/orders/${list.data[0]?.id}`);
      await staff.page.getByText('agent.example · acp').waitFor();
      await expectAccessible(staff, [width]);
      await staff.page.screenshot({ path: `test-results/agent-order-${language}-${width}.png`, fullPage: true });
    }
    const sold = async () =>
      (await asStaff<Report>('owner', 'GET /admin/visits')).sources.find(({ source }) => source === 'agent.example');
    await expect.poll(sold).toMatchObject({ medium: 'agent', campaign: 'acp', orders: 1 });
  } finally {
    await setExtension('acp', { ACP_ENABLED: null, ACP_API_KEY: null, ACP_WEBHOOK_URL: null });
  }
  await expect.poll(async () => (await ask('POST', '/checkout_sessions', body)).status).toBe(404);
});
