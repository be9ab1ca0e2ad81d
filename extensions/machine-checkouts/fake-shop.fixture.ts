import type { ProtocolCall, ProtocolRequest, ProtocolRoute } from '@waha/extend';

/** A product that has a field for its buyer to fill. */
export const ASKING = 7;

interface Line {
  product_id: number;
  quantity: number;
}

interface Fake {
  stock: number;
  price: number;
  /** The one city that it delivers to. */
  city: string;
  /** The source of each order, as staff see it. */
  source: { channel: string; agent: string; reference: string | null } | null;
  /** Answers that an order is given before it is placed, or after (its answer is lost). */
  orderAnswers: ('lost' | 'refused' | 'limited' | 'placed' | 'unknown')[];
}

/** Answers calls that are made for a linked customer. */
type AccountCall = (key: string) => { status: number; body: unknown };

/** The shop's API as protocols call it: one product, one city, two ways of delivery, and orders under idempotency keys. */
export function fakeCalls(accountCall?: AccountCall) {
  const fake: Fake = { stock: 5, price: 10, city: 'الرياض', source: null, orderAnswers: [] };
  const orders = new Map<string, { request: string; reply: { id: string; number: string; view_token: null } }>();
  const ok = (body: unknown, status = 200) => ({ status, body });
  const no = (status: number, code: string) => ({ status, body: { code, message: code } });

  function quote({
    lines,
    city_id: city,
    shipping_method: method,
    coupon_code: code,
  }: Record<string, unknown> & { lines: Line[] }) {
    const shown = lines.map(({ product_id: id, quantity }) => {
      const left = id === 1 || id === ASKING ? fake.stock : 0;
      const sold = Math.min(quantity, left);
      const problem =
        id === ASKING
          ? 'answers_missing'
          : id !== 1
            ? 'product_gone'
            : left === 0
              ? 'out_of_stock'
              : sold < quantity
                ? 'only_left'
                : undefined;
      return {
        ...{ name: 'عود', variant: null, quantity, available_quantity: left, image: null },
        ...{ unit_price: fake.price, discount: 0, total: fake.price * sold },
        warnings: problem ? [{ code: problem, message: `${problem}: stock ${left}` }] : [],
      };
    });
    const subtotal = shown.reduce((sum, { total }) => sum + total, 0);
    const option = (own: string, cost: number) => ({ code: own, name: own, description: '', estimate: '2', cost });
    const options = city === 3 ? [option('point', 2), option('standard', 5), option('express', 9)] : [];
    const shipping = options.find((one) => one.code === method) ?? null;
    const less = code === 'TEN' ? subtotal / 10 : 0;
    return {
      ...{ lines: shown, subtotal, shipping, shipping_options: options, shipping_message: null },
      discounts: less > 0 ? [{ code: 'TEN', label: '10 %', amount: less }] : [],
      coupon: typeof code === 'string' ? { code, applied: code === 'TEN', message: 'no' } : null,
      needs_shipping: true,
      ...{ shipping_total: shipping?.cost ?? 0, payment_fee: 0, total: subtotal - less + (shipping?.cost ?? 0) },
      payment_options: [{ code: 'cash_on_delivery', available: true }],
      can_order: true,
    };
  }

  function place(body: { lines: Line[] }, key = '') {
    const request = JSON.stringify(body);
    const before = orders.get(key);
    if (before) return before.request === request ? ok(before.reply, 201) : no(422, 'request.idempotency_key_reused');
    const answer = fake.orderAnswers.shift();
    const pieces = body.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    if (answer === 'refused') return no(409, 'orders.total_changed');
    if (answer === 'unknown') return no(503, 'server.unavailable');
    if (answer === 'placed') return no(409, 'orders.already_placed');
    if (answer === 'limited') return no(409, 'orders.unpaid_orders');
    if (pieces > fake.stock) return no(409, 'orders.out_of_stock');
    fake.stock -= pieces;
    const reply = { id: `order-${orders.size + 1}`, number: `WH-${orders.size + 1}`, view_token: null };
    orders.set(key, { request, reply });
    return answer === 'lost' ? no(503, 'server.unavailable') : ok(reply, 201);
  }

  const calls: { key: string; asLinked: boolean; body: unknown }[] = [];
  const call: ProtocolCall = async (key, { query, body, idempotencyKey, asLinked = false }) => {
    calls.push({ key, asLinked, body });
    // A test sends the shapes of the shop.
    const given = Object(body);
    if (key === 'POST /orders/quote') return ok(quote(given));
    if (key === 'POST /orders') return place(given, idempotencyKey);
    if (key === 'GET /locations/cities-search')
      return ok(Reflect.get(Object(query), 'query') === fake.city ? [{ id: 3, name: fake.city }] : []);
    if (asLinked && accountCall) return accountCall(key);
    return no(404, 'request.not_found');
  };

  const staffCall = async () => ({ ...shownOrder, source: fake.source });
  return { fake, orders, calls, call, staffCall };
}

const shownOrder = {
  ...{ id: 'order-9', number: 'WH-9', status: 'confirmed', status_label: 'مؤكد', created_at: '2026-11-01T00:00:00Z' },
  items: [
    {
      ...{ id: 7, product_id: 1, variant_id: null, name: 'عود', variant: null, quantity: 2 },
      ...{ unit_price: 10, discount: 0, total: 20 },
    },
  ],
  ...{ discounts: [], subtotal: 20, shipping_name: 'شحن', shipping_total: 5, payment_fee: 0, total: 25 },
  ...{ events: [], shipments: [] },
  contact: { first_name: 'نورة', phone: '+966512345678' },
};

export interface Sent {
  method: string;
  path: string;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  linked?: ProtocolRequest['linked'];
}

/** Sends a request as the host does, to the route that fits; says which it was. */
export async function sendTo(
  routes: readonly ProtocolRoute[],
  call: ProtocolCall,
  { method, path, body, headers = {}, linked = null }: Sent,
) {
  for (const route of routes) {
    const [parts, given] = [route.path.split('/'), path.split('/')];
    const fits = parts.length === given.length && parts.every((part, at) => part.startsWith('{') || part === given[at]);
    if (!fits || route.method !== method) continue;
    const at = parts.findIndex((part) => part.startsWith('{'));
    const params = at < 0 ? {} : { id: given[at] ?? '' };
    const bytes = new TextEncoder().encode(body === undefined ? '' : JSON.stringify(body));
    const request = { method, path, params, headers, query: {}, body: bytes, visitor: 'visitor', linked };
    const answer = await route.handle(request, call);
    const told = answer.body === '' ? null : JSON.parse(answer.body);
    return { route, status: answer.status, headers: answer.headers ?? {}, body: told };
  }
  throw new Error(`no route for ${method} ${path}`);
}
