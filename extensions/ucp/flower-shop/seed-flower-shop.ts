import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { codes, digitalFlower, flowers, gramsOf, pairedFlower, places, ratesOf } from './flower-data.ts';
import { type KeptShop, keptPath } from './kept-flower-shop.ts';
import { ownerPassword, type StaffCall } from './staff-calls.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const any = z.unknown();
const made = z.object({ id: z.int() });

/** Makes the flower shop in a demo shop by staff's calls, and keeps in its data folder what the hooks have to know. */
export async function seedFlowerShop(call: StaffCall, dataDir: string): Promise<KeptShop> {
  const items: Record<string, string> = {};
  for (const flower of flowers) items[flower.id] = `p${await makeFlower(call, flower)}`;
  items[digitalFlower.id] = `p${await makeDigital(call)}`;
  items[pairedFlower.id] = `p${await makePaired(call)}`;
  for (const code of codes) await call(any, 'POST /admin/coupons', couponOf(code));
  for (const place of Object.values(places)) await makeZone(call, place);
  await nameStandard(call);
  await takeNoFee(call);
  await widenLimits(call);
  const { token } = await call(z.object({ token: z.string() }), 'POST /admin/machine-tokens', {
    ...{ name: 'Flower shop', scopes: ['orders:write', 'shipments:write'], expires_in_days: 30 },
    current_password: ownerPassword,
  });
  const kept: KeptShop = { items, token, secret: randomBytes(18).toString('base64url') };
  await writeFile(keptPath(dataDir), JSON.stringify(kept), { mode: 0o600 });
  return kept;
}

/** A card that is given as a code, so that a checkout without an address can be completed. */
async function makeDigital(call: StaffCall): Promise<number> {
  const id = await makeFlower(call, digitalFlower, 'digital');
  const codes = Array.from({ length: digitalFlower.codes }, () => randomBytes(9).toString('base64url'));
  await call(any, `POST /admin/digital-products/${id}/codes`, { codes: codes.join('\n') });
  return id;
}

/** Goods of which the second is free without a code. */
async function makePaired(call: StaffCall): Promise<number> {
  const id = await makeFlower(call, pairedFlower);
  const now = Date.now();
  await call(any, 'POST /admin/promotions', {
    ...{ type: 'buy_x_get_y', name_ar: 'Two for one', name_en: 'Two for one', description_ar: '', description_en: '' },
    ...{ buy_quantity: 1, get_quantity: 1, product_ids: [id], category_ids: [], priority: 0, stackable: false },
    ...{ starts_at: new Date(now - MINUTE_MS), ends_at: new Date(now + 30 * DAY_MS), is_active: true },
  });
  return id;
}

interface Flower {
  id: string;
  name: string;
  price: number;
  stock: number;
}

async function makeFlower(
  call: StaffCall,
  { id, name, price, stock }: Flower,
  delivery: 'shipped' | 'digital' = 'shipped',
): Promise<number> {
  const [category] = await call(z.array(made), 'GET /categories');
  const texts = (value: string, ...fields: string[]) =>
    Object.fromEntries(fields.flatMap((field) => [`${field}_ar`, `${field}_en`].map((own) => [own, value])));
  const product = await call(made, 'POST /admin/products', {
    ...{ sku: id, slug: id.replaceAll('_', '-'), barcode: null, price, sale_price: null, stock, status: 'published' },
    ...texts(name, 'name', 'short_description', 'description'),
    ...texts('', 'keywords', 'brand'),
    ...{ specifications: [], category_id: category?.id, extra_category_ids: [], is_returnable: true },
    ...{ weight_grams: gramsOf(id), is_featured: false, images: [], variants: [], delivery },
  });
  return product.id;
}

const couponOf = (own: (typeof codes)[number]) => ({
  ...own,
  ...{ first_order_only: false, is_public: false, product_ids: [], category_ids: [] },
  ...{ description_ar: '', description_en: '' },
});

async function makeZone(call: StaffCall, { zone, city, express }: (typeof places)[keyof typeof places]) {
  const found = await call(
    z.array(z.object({ id: z.int(), name: z.string() })),
    `GET /locations/cities-search?query=${encodeURIComponent(city)}`,
  );
  const { id } = found.find(({ name }) => name === city) ?? {};
  if (id === undefined) throw new Error(`The demo shop has no city ${city}`);
  await call(any, 'POST /admin/shipping/zones', {
    ...{ name: { ar: zone, en: zone }, position: 0, region_ids: [], city_ids: [id], rates: ratesOf(express) },
  });
}

/** The name of the ordinary delivery, which the suite reads the word Free before. */
async function nameStandard(call: StaffCall): Promise<void> {
  const methods = z.array(z.object({ code: z.string(), description: z.unknown(), version: z.unknown() }));
  const shipping = await call(z.object({ methods }), 'GET /admin/shipping');
  const standard = shipping.methods.find(({ code }) => code === 'standard');
  const name = 'Standard Shipping';
  await call(any, 'PUT /admin/shipping/methods/standard', {
    ...{ name: { ar: name, en: name }, description: standard?.description, version: standard?.version },
  });
}

/** Cash stands for the suite's card, which costs nothing more. */
async function takeNoFee(call: StaffCall): Promise<void> {
  const settings = await call(z.looseObject({ cash_on_delivery: z.looseObject({}) }), 'GET /admin/settings/payments');
  const cash = { ...settings.cash_on_delivery, fee: 0 };
  await call(any, 'PUT /admin/settings/payments', { ...settings, cash_on_delivery: cash });
}

/** Limits of unpaid orders that the whole suite fits into: it orders from one address of one machine. */
async function widenLimits(call: StaffCall): Promise<void> {
  const limits = await call(z.record(z.string(), z.unknown()), 'GET /admin/settings/holds');
  const wide = Object.fromEntries(
    ['buyer', 'door', 'visitor'].flatMap((who) => [
      [`${who}_orders`, 1_000],
      [`${who}_pieces`, 1_000],
    ]),
  );
  await call(any, 'PUT /admin/settings/holds', { ...limits, ...wide, stock_percent: 100 });
}
