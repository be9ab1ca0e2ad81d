import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { expectAccessible } from '../../e2e/support/accessible.ts';
import { findProduct } from '../../e2e/support/demo-shop.ts';
import { journey } from '../../e2e/support/journey.ts';
import { setExtension } from '../../e2e/support/set-extension.ts';
import { shopUnderTest } from '../../e2e/support/shop-under-test.ts';
import { asStaff } from '../../e2e/support/staff.ts';

const run = promisify(execFile);
const CLIENT = join(dirname(createRequire(import.meta.url).resolve('@shopify/ucp-cli')), 'bin.js');

/** Turns the extension on, or off, as an owner does in the admin. */
const turn = (values: Readonly<Record<string, string | null>>) => setExtension('ucp', values);

/** A client of the protocol that others wrote. */
async function createClient() {
  const { url } = shopUnderTest();
  const home = await mkdtemp(join(tmpdir(), 'waha-agent-'));
  const env = { PATH: process.env.PATH, HOME: home, UCP_TEST_ALLOW_INSECURE_LOCALHOST: 'true' };
  return {
    async ask(command: string, input?: object) {
      const options = input ? ['--input', JSON.stringify(input)] : [];
      const args = [CLIENT, ...command.split(' '), '--business', url, '--format', 'json', ...options];
      const { stdout } = await run(process.execPath, args, { env });
      // Its answers are what this journey looks at.
      return JSON.parse(stdout).result as never;
    },
    close: () => rm(home, { recursive: true }),
  };
}

interface Found {
  products: { id: string; title: string; variants: { id: string; price: { amount: number } }[] }[];
}
interface Checkout {
  id: string;
  status: string;
  continue_url: string;
  totals: { type: string; amount: number }[];
}

journey(
  'an agent finds a thing in Arabic, and hands the checkout to a person, who sees that thing at that price',
  async ({ arrive }) => {
    await turn({ UCP_ENABLED: '1' });
    const agent = await createClient();
    try {
      const { negotiated }: { negotiated: Record<string, unknown> } = await agent.ask('discover');
      expect(Object.keys(negotiated)).toEqual(['dev.ucp.shopping']);
      const { products }: Found = await agent.ask('catalog search', { query: 'عود', context: { language: 'ar' } });
      const [oud] = products;
      const line_items = [{ item: { id: oud?.variants[0]?.id }, quantity: 1 }];
      const cart: { id: string } = await agent.ask('cart create', { line_items });
      const checkout: Checkout = await agent.ask('checkout create', { cart_id: cart.id, line_items });
      expect(checkout.status).toBe('requires_escalation');
      const total = checkout.totals.find(({ type }) => type === 'total')?.amount;
      expect(total).toBe(oud?.variants[0]?.price.amount);
      const buyer = await arrive({ language: 'ar', width: 1280 });
      await buyer.page.goto(checkout.continue_url);
      await buyer.page.waitForURL('**/checkout?now=1');
      await buyer.page
        .getByText(oud?.title ?? '')
        .filter({ visible: true })
        .first()
        .waitFor();
      await expectAccessible(buyer, [360, 1280]);
      await buyer.page.screenshot({ path: 'test-results/agent-handed-over.png', fullPage: true });
      await buyer.page.goto('/checkout/continue?items=999999:1');
      await buyer.page.getByRole('link').last().waitFor();
      await expectAccessible(buyer, [360]);
      await buyer.page.screenshot({ path: 'test-results/agent-link-over.png' });
      // Where some of it is gone, a person is told before they pay for the rest.
      const items = new URL(checkout.continue_url).searchParams.get('items');
      await buyer.page.goto(`/checkout/continue?items=${items},999999:1`);
      await buyer.page.getByRole('link', { name: 'تابع بما بقي' }).click();
      await buyer.page.waitForURL('**/checkout?now=1');
    } finally {
      await agent.close();
      await turn({ UCP_ENABLED: null });
    }
  },
);

const address = { street_address: 'شارع العليا', address_locality: 'الرياض', address_country: 'SA' };

async function send<Reply>(path: string, body: object): Promise<{ status: number; body: Reply }> {
  const answer = await fetch(`${shopUnderTest().url}/api/ucp${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'ucp-agent': 'profile="https://agent.example/profile"' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Reply };
}

/** An agent's checkout of one piece that is ready to be completed. */
async function openCheckout(item: string, at: number): Promise<Checkout> {
  const buyer = { first_name: 'سعد', last_name: 'الحربي', phone_number: `+96655${String(1_000_000 + at)}` };
  const group = { id: 'parcel', selected_option_id: 'standard' };
  const method = { type: 'shipping', destinations: [{ id: 'home', ...address }], groups: [group] };
  const made = { line_items: [{ item: { id: item }, quantity: 1 }], buyer, fulfillment: { methods: [method] } };
  const { body } = await send<Checkout>('/checkout-sessions', made);
  expect(body, JSON.stringify(body)).toMatchObject({ status: 'ready_for_complete' });
  return body;
}

/** Sets how many of a simple product there are, as staff who counted. */
async function count(slug: string, pieces: number): Promise<void> {
  const { id, stock_quantity: left } = await findProduct(slug);
  if (left === pieces) return;
  const product: { default_variant_id: number } = await asStaff('owner', `GET /admin/products/${id}`);
  const change = { cause: 'counted', variant_id: product.default_variant_id, delta: pieces - left };
  await asStaff('owner', `POST /admin/products/${id}/stock`, change);
  await expect.poll(async () => (await findProduct(slug)).stock_quantity).toBe(pieces);
}

journey('a hundred agents want the last piece, and one gets it', async () => {
  const slug = 'match-football';
  const { id, variants, stock_quantity: before } = await findProduct(slug);
  expect(variants).toEqual([]);
  await turn({ UCP_ENABLED: '1', UCP_CASH_ORDERS: '1' });
  try {
    await count(slug, 1);
    const open: Checkout[] = [];
    for (let at = 0; at < 100; at += 1) open.push(await openCheckout(`p${id}`, at));
    const payment = { instruments: [{ id: 'cash', handler_id: 'cash_on_delivery', type: 'cash' }] };
    const complete = async ({ id: own }: Checkout) =>
      (await send<Checkout>(`/checkout-sessions/${own}/complete`, { payment })).body.status;
    const states: string[] = [];
    // As many at once as there is room for: the others would be asked to come again.
    while (open.length > 0) states.push(...(await Promise.all(open.splice(0, 33).map(complete))));
    expect(states.filter((state) => state === 'completed')).toHaveLength(1);
    await expect.poll(async () => (await findProduct(slug)).stock_quantity).toBe(0);
  } finally {
    // Other journeys buy it, too.
    await count(slug, before);
    await turn({ UCP_ENABLED: null, UCP_CASH_ORDERS: null });
  }
});
