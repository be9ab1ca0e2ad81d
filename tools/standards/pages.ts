import type { Quote, Session } from '@waha/contract';
import { findBundleIn, findProductIn, readFrom, sendTo } from '../../e2e/support/shop-api.ts';
import type { PageRow } from '../../storefront/app/page-row.ts';
import { pages } from '../../storefront/app/pages.ts';

export const languages = ['ar', 'en'] as const;

/** A page to check: its address, and whether it needs a session. */
export interface Looked {
  path: string;
  isOfCustomer: boolean;
}

/** All pages of the demo shop to check, with their visitors. */
export interface Walk {
  pages: readonly Looked[];
  /** The stored session of a signed-in customer. */
  session: { token: string; user: string };
  /** The stored cart with a product in it. */
  cart: string;
}

const DEMO_CUSTOMER = { login: '0500000001', password: 'oasis-of-the-demo' };

/** Every page of the table of pages that has an example, in both languages, with an order to show in them. */
export async function prepareWalk(shopUrl: string): Promise<Walk> {
  const { token, user } = await sendTo<Session>(shopUrl, '/auth/login', DEMO_CUSTOMER);
  const product = await findProductIn(shopUrl, 'sukkari-dates');
  const bundle = await findBundleIn(shopUrl, 'majlis-welcome-set');
  const order = await placeOrder(shopUrl, bundle.id, token);
  const known = { product: `/product/${product.id}/${product.slug}`, bundle: `/bundle/${bundle.id}`, order };
  const paths = Object.entries<PageRow>(pages).flatMap(([path, row]) => addressOf(path, row, known) ?? []);
  const all = [...paths, { path: `/checkout/success?order=${order}`, isOfCustomer: true }];
  return {
    pages: languages.flatMap((language) => all.map((one) => ({ ...one, path: addressIn(language, one.path) }))),
    session: { token, user: JSON.stringify(user) },
    cart: JSON.stringify([{ bundle_id: bundle.id, quantity: 1 }]),
  };
}

interface Known {
  product: string;
  bundle: string;
  order: string;
}

function addressOf(path: string, { example }: PageRow, known: Known): Looked | undefined {
  if (example === 'order')
    return path === '/invoice/:id' ? { path: `/invoice/${known.order}`, isOfCustomer: true } : undefined;
  if (example === 'customer') {
    // The demo customer requested no return, so there is no such page.
    if (path.startsWith('/account/returns/:')) return undefined;
    const whole = path.replace('/account?', '/account').replace(/\/(\w+)\?$/, '/$1');
    return { path: whole.replace(':id', known.order), isOfCustomer: true };
  }
  if (typeof example === 'string') return example.startsWith('/') ? { path: example, isOfCustomer: false } : undefined;
  return { path: 'bundle' in example ? known.bundle : known.product, isOfCustomer: false };
}

function addressIn(language: (typeof languages)[number], path: string): string {
  if (language === 'ar') return path;
  return path === '/' ? '/en' : `/en${path}`;
}

async function placeOrder(shopUrl: string, bundleId: number, token: string): Promise<string> {
  const [last] = (await readFrom<{ data: { id: string }[] }>(shopUrl, '/orders', token)).data;
  if (last) return last.id;
  const cart = { lines: [{ bundle_id: bundleId, quantity: 1 }], shipping_method: 'standard' };
  const { total, payment_options } = await sendTo<Quote>(shopUrl, '/orders/quote', { ...cart, city_id: 1 }, token);
  const body = {
    ...cart,
    payment_method: payment_options.find(({ kind }) => kind === 'online')?.code,
    contact: { first_name: 'نورة', last_name: 'العتيبي', phone: '0512345678' },
    address: { city_id: 1, district: 'الملقا', street: 'شارع العليا' },
    expected_total: total,
  };
  return (await sendTo<{ id: string }>(shopUrl, '/orders', body, token)).id;
}
