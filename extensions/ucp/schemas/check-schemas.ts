import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readOfficialSchemas } from './official-schemas.ts';

const print = (line: string) => void process.stdout.write(`${line}\n`);

/**
 * `npm run check:ucp -- FOLDER_OF_SCHEMAS SHOP`: answers of a running shop against the official schemas of the protocol, which are in no
 * release of ours. FOLDER is `source/schemas` of the protocol's repository at its tag.
 */
async function main([folder, shop]: readonly string[]): Promise<number> {
  if (!folder || !existsSync(join(folder, 'ucp.json')) || !shop) {
    print('Usage: npm run check:ucp -- FOLDER_OF_SCHEMAS http://localhost:3000');
    return 2;
  }
  const faultsOf = readOfficialSchemas(folder);
  let faults = 0;
  const check = (name: string, schema: string, value: unknown) => {
    const found = faultsOf(schema, value);
    print(`${found.length === 0 ? '✓' : '✗'} ${name}`);
    if (found.length > 0) faults += 1;
    for (const error of found) print(`    ${error}`);
  };
  await walk(shop.replace(/\/$/, ''), check);
  return faults === 0 ? 0 : 1;
}

type Check = (name: string, schema: string, value: unknown) => void;

interface Answer {
  id: string;
  ucp: unknown;
  order?: { id: string };
  status: string;
  messages?: unknown;
  products: { id: string; variants: { id: string; availability: { available: boolean } }[] }[];
}

async function walk(shop: string, check: Check): Promise<void> {
  const send = async (method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await fetch(`${shop}/api/ucp${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'ucp-agent': 'profile="https://agent.example/profile"' },
      ...(body && { body: JSON.stringify(body) }),
    });
    // The schemas say whether it is.
    return (await answer.json()) as Answer;
  };
  const profile = (await (await fetch(`${shop}/.well-known/ucp`)).json()) as Answer;
  check('discovery', 'ucp.json#/$defs/business_schema', profile.ucp);
  const found = await send('POST', '/catalog/search', { filters: { price: { min: 1 } } });
  check('search', 'shopping/catalog_search.json#/$defs/search_response', found);
  const ids = found.products.flatMap(({ id, variants }) => [id, variants.at(-1)?.id ?? id]);
  const looked = await send('POST', '/catalog/lookup', { ids: [...ids.slice(0, 18), 'p999999', 'nothing'] });
  check('lookup', 'shopping/catalog_lookup.json#/$defs/lookup_response', looked);
  for (const { id } of found.products) {
    const one = await send('POST', '/catalog/product', { id });
    check(`product ${id}`, 'shopping/catalog_lookup.json#/$defs/get_product_response', one);
  }
  const missing = await send('POST', '/catalog/product', { id: 'p999999' });
  check('no product', 'shopping/types/error_response.json', missing);
  const sold = found.products.flatMap(({ variants }) => variants).find(({ availability }) => availability.available);
  await walkCheckout(sold?.id ?? '', send, check);
}

async function walkCheckout(
  item: string,
  send: (method: string, path: string, body?: object) => Promise<Answer>,
  check: Check,
): Promise<void> {
  const line_items = [{ item: { id: item }, quantity: 1 }];
  const discounts = { codes: ['NO-SUCH-CODE'] };
  const cart = await send('POST', '/carts', { line_items, discounts });
  check('cart', 'shopping/cart.json', cart);
  check('cart with codes', 'shopping/discount.json#/$defs/dev.ucp.shopping.cart', cart);
  const checkout = await send('POST', '/checkout-sessions', { cart_id: cart.id });
  check('checkout', 'shopping/checkout.json', checkout);
  const buyer = { first_name: 'سعد', last_name: 'الحربي', phone_number: '+966512345678' };
  const home = { id: 'home', street_address: 'شارع العليا', address_locality: 'الرياض', address_country: 'SA' };
  const groups = [{ id: 'parcel', selected_option_id: 'standard' }];
  const fulfillment = { methods: [{ type: 'shipping', destinations: [home], groups }] };
  const whole = await send('PUT', `/checkout-sessions/${checkout.id}`, { line_items, buyer, fulfillment });
  check('checkout with delivery', 'shopping/fulfillment.json#/$defs/dev.ucp.shopping.checkout', whole);
  check('checkout with consent', 'shopping/buyer_consent.json#/$defs/dev.ucp.shopping.checkout', whole);
  const payment = { instruments: [{ id: 'cash', handler_id: 'cash_on_delivery', type: 'cash' }] };
  const done = await send('POST', `/checkout-sessions/${checkout.id}/complete`, { payment });
  check('completed or handed over', 'shopping/checkout.json', done);
  if (!done.order) return print(`– no order: the checkout is ${done.status} ${JSON.stringify(done.messages)}`);
  check('order', 'shopping/order.json', await send('GET', `/orders/${done.order.id}`));
}

process.exitCode = await main(process.argv.slice(2));
