/** As much of a shop's API as it takes to sell: lists, a quote, an order. Runs wherever there is `fetch`. */

export interface Product {
  id: number;
  name: string;
  price: number;
  sale_price: number | null;
  in_stock: boolean;
  variants: { id: number; size: string | null; color: string | null; in_stock: boolean }[];
}

export interface Line {
  product_id?: number;
  variant_id?: number;
  bundle_id?: number;
  quantity: number;
}

export interface Quote {
  total: number;
  lines: { name: string; total: number; warnings: { code: string; message: string }[] }[];
  shipping_options: { code: string; name: string; cost: number }[];
}

export interface OrderForm {
  contact: { first_name: string; last_name: string; phone: string };
  address: { city_id: number; district: string; street: string };
  lines: Line[];
  shipping_method: string;
  payment_method: string;
  /** Total that the buyer saw. The shop orders nothing at another total. */
  expected_total: number;
}

export interface Order {
  id: string;
  number: string;
  total: number;
  /** Opens the order for a buyer without an account; null for one who signed in. */
  view_token: string | null;
}

/** Why a call was refused: `message` for people, `code` for the program, `details` where the code says so. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: unknown;

  constructor(status: number, body: { code?: string; message?: string; details?: unknown }) {
    super(body.message ?? `HTTP ${status}`);
    this.status = status;
    this.code = body.code ?? 'network';
    this.details = body.details;
  }
}

export function createShop(options: {
  origin: string;
  key: string;
  language: 'ar' | 'en';
  token?: () => string | null;
}) {
  async function call<Data>(method: 'GET' | 'POST', path: string, body?: unknown, name?: string): Promise<Data> {
    const token = options.token?.();
    const response = await fetch(`${options.origin}/api/store${path}`, {
      method,
      headers: {
        'X-API-Key': options.key,
        'Accept-Language': options.language,
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(name && { 'Idempotency-Key': name }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as { data: Data; code?: string; message?: string; details?: unknown };
    if (!response.ok) throw new Refused(response.status, answer);
    return answer.data;
  }
  return {
    list: (page = 1) => call<{ data: Product[] }>('GET', `/products?page=${page}`),
    quote: (lines: Line[], cityId: number, shipping: string, payment: string) =>
      call<Quote>('POST', '/orders/quote', {
        lines,
        city_id: cityId,
        shipping_method: shipping,
        payment_method: payment,
      }),
    /** `name` is the app's own for this order, kept until it is answered: sent again, it is the same order. */
    order: (form: OrderForm, name: string) => call<Order>('POST', '/orders', form, name),
  };
}
