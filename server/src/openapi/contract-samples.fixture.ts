import type { EndpointKey } from '@waha/contract';
import { makeContactForm, makeNewsletterToken, makePicture } from '../testing/index.ts';
import { accountSamples } from './account-samples.fixture.ts';
import type { Sample, World } from './contract-world.fixture.ts';
import { lottoSamples } from './lotto-samples.fixture.ts';
import { returnSamples } from './return-samples.fixture.ts';
import { reviewSamples } from './review-samples.fixture.ts';
import { staffSamples } from './staff-samples.fixture.ts';
import { transferSamples } from './transfer-samples.fixture.ts';

const NOBODYS_ID = 999_999;
const NOBODYS_TOKEN = 'x'.repeat(43);
const message = { name: 'نورة', email: 'noura@example.com', topic: 'order', message: 'أين طلبي من فضلكم؟' };
const NOBODYS_ORDER = '11111111-1111-4111-8111-111111111111';
const plain: Sample = { good: [() => ({})] };
const rail: Sample = { good: [() => ({}), () => ({ query: { limit: 2 } })] };
const absent = { params: { id: NOBODYS_ID } };

/** A row for every endpoint: a new one does not compile without. */
export function samples(world: World): Record<EndpointKey, Sample> {
  const { category, child, simple, variable, promotion, bundle, order, article } = world.things;
  const lines = [{ product_id: simple.id, quantity: 1 }];
  const search = { search: 'منتج', sort: 'price_asc', min_price: '1', max_price: 900, in_stock: true, facets: true };
  const ofOrder = async () => {
    const { id, view_token } = await world.placeOrder();
    return { params: { id }, query: { view_token } };
  };
  const ofStarted = async () => {
    const { id, view_token } = (await world.startPayment()).order;
    return { params: { id }, query: { view_token } };
  };
  return {
    'GET /settings': plain,
    'GET /pages/{slug}': {
      good: [() => ({ params: { slug: 'returns' } })],
      unknown: [{ params: { slug: 'no-such-thing' } }],
    },
    'GET /faq': plain,
    'GET /reviews': {
      good: [
        () => ({ query: { product_id: simple.id } }),
        () => ({ query: { product_id: simple.id, sort: 'helpful', rating: 5, page: 2, per_page: 1 } }),
      ],
      unknown: [{ query: { product_id: NOBODYS_ID } }],
    },
    'POST /uploads': {
      good: [async () => ({ file: await makePicture() })],
      refused: [
        ['uploads.not_an_image', { file: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }],
        ['uploads.file_missing', { file: Buffer.alloc(0) }],
      ],
    },
    'GET /uploads/{id}': {
      good: [
        async () => ({ params: { id: await sent(world) } }),
        async () => ({ params: { id: await sent(world) }, query: { width: 240 } }),
      ],
      unknown: [{ params: { id: NOBODYS_ORDER } }],
    },
    'GET /size-guide': plain,
    'GET /social-proof': plain,
    'POST /products/{id}/notify': {
      good: [
        () => ({
          params: { id: variable.id },
          body: { variant_id: variable.variantIds[1], email: 'noura@example.com' },
        }),
        () => ({ params: { id: variable.id }, body: { variant_id: variable.variantIds[1], phone: '٠٥٥١٢٣٤٥٦٧' } }),
      ],
      unknown: [{ params: { id: NOBODYS_ID }, body: { email: 'noura@example.com' } }],
      refused: [
        ['restock.in_stock', { params: { id: simple.id }, body: { email: 'noura@example.com' } }],
        [
          'restock.variant_unknown',
          { params: { id: simple.id }, body: { variant_id: variable.variantIds[1], email: 'noura@example.com' } },
        ],
      ],
    },
    'GET /blog': {
      good: [() => ({}), () => ({ query: { category: 'guides', search: 'مقالة', page: 1, per_page: 5 } })],
      unknown: [{ query: { category: 'no-such-thing' } }],
    },
    'GET /blog/featured': rail,
    'GET /blog/categories': plain,
    'GET /blog/{id}': {
      good: [() => ({ params: { id: 'an-article' } }), () => ({ params: { id: article } })],
      unknown: [absent, { params: { id: 'no-such-thing' } }],
    },
    'POST /blog/{id}/like': {
      good: [
        () => ({ params: { id: article }, body: {} }),
        () => ({ params: { id: article }, body: { liked: false, visitor_id: NOBODYS_ORDER } }),
      ],
      unknown: [{ ...absent, body: {} }],
    },
    'POST /newsletter': { good: [() => ({ body: { email: ' Reader@Example.com ', source: 'page' } })] },
    'POST /newsletter/confirm': {
      good: [async () => ({ body: { token: await makeNewsletterToken(world.db, 'confirm') } })],
      refused: [['newsletter.link_invalid', { body: { token: NOBODYS_TOKEN } }]],
    },
    'POST /newsletter/unsubscribe': {
      good: [async () => ({ body: { token: await makeNewsletterToken(world.db, 'unsubscribe') } })],
      refused: [['newsletter.link_invalid', { body: { token: NOBODYS_TOKEN } }]],
    },
    'POST /contact/form': plain,
    'POST /contact': {
      good: [
        async () => ({ body: { ...message, form_id: await makeContactForm(world.db) } }),
        async () => ({ body: { ...message, form_id: await makeContactForm(world.db), company_site: 'x' } }),
      ],
      refused: [['contact.form_expired', { body: { ...message, form_id: NOBODYS_ORDER } }]],
    },
    'POST /blog/{id}/share': { good: [() => ({ params: { id: 'an-article' } })], unknown: [absent] },
    'GET /products': { good: [() => ({}), () => ({ query: search }), () => ({ query: { page: 50, facets: false } })] },
    'GET /products/featured': rail,
    'GET /products/new-arrivals': rail,
    'GET /products/best-sellers': rail,
    'GET /products/{id}': {
      good: [simple, variable, world.things.promoted].map(({ id }) => () => ({ params: { id } })),
      unknown: [absent],
    },
    'GET /products/{id}/variants': { good: [() => ({ params: { id: variable.id } })], unknown: [absent] },
    'GET /categories': plain,
    'GET /categories/featured': plain,
    'GET /categories/root': plain,
    'GET /categories/{id}': {
      good: [() => ({ params: { id: child } }), () => ({ params: { id: 'perfumes' } })],
      unknown: [absent, { params: { id: 'no-such-thing' } }],
    },
    'GET /categories/{id}/children': { good: [() => ({ params: { id: category } })], unknown: [absent] },
    'GET /categories/{id}/products': {
      good: [() => ({ params: { id: category }, query: { per_page: 1 } })],
      unknown: [absent],
    },
    'GET /bundles': plain,
    'GET /bundles/{id}': { good: [() => ({ params: { id: bundle } })], unknown: [absent] },
    'GET /bundles/slug/{slug}': {
      good: [async () => ({ params: { slug: await slugOfBundle(world) } })],
      unknown: [{ params: { slug: 'no-such-thing' } }],
    },
    'GET /promotions': plain,
    'GET /promotions/flash': plain,
    'GET /promotions/type/{type}': { good: [() => ({ params: { type: 'buy_x_get_y' } })] },
    'GET /promotions/{id}': { good: [() => ({ params: { id: promotion } })], unknown: [absent] },
    'GET /locations/countries': plain,
    'GET /locations/cities': {
      good: [() => ({}), () => ({ query: { region_id: 1, is_served: true, per_page: 100 } })],
    },
    'GET /locations/cities/{id}': { good: [() => ({ params: { id: 1 } })], unknown: [absent] },
    'GET /locations/cities-search': { good: [() => ({ query: { query: 'رياض' } })] },
    'GET /locations/neighborhoods': {
      good: [() => ({ query: { city_id: 1 } })],
      unknown: [{ query: { city_id: NOBODYS_ID } }],
    },
    'GET /locations/neighborhoods-search': { good: [() => ({ query: { query: 'العليا', city_id: 1 } })] },
    'GET /locations/full-structure': {
      good: [() => ({}), () => ({ query: { country_id: 1 } })],
      unknown: [{ query: { country_id: NOBODYS_ID } }],
    },
    'GET /shipping': plain,
    'GET /shipping/costs': plain,
    'POST /shipping/calculate': {
      good: [
        () => ({ body: { city_id: 1, lines } }),
        () => ({ body: { city_id: 1, subtotal: 100, weight_grams: 900 } }),
      ],
      unknown: [{ body: { city_id: NOBODYS_ID, lines } }],
    },
    'GET /coupons': plain,
    'GET /coupons/types': plain,
    'POST /coupons/validate': {
      good: [() => ({ body: { code: ' save10', lines } })],
      refused: [
        ['coupons.not_found', { body: { code: 'NOTHING', lines } }],
        ['coupons.not_started', { body: { code: 'LATER', lines } }],
      ],
    },
    'POST /coupons/apply': {
      good: [() => ({ body: { code: 'save10', lines } })],
      refused: [['coupons.not_found', { body: { code: 'NOTHING', lines } }]],
    },
    'DELETE /coupons/apply': plain,
    'POST /orders/quote': {
      good: [
        () => ({ body: { lines: [] } }),
        () => ({ body: { lines: [...lines, { bundle_id: bundle, quantity: 2 }], city_id: 1, coupon_code: 'SAVE10' } }),
      ],
      unknown: [{ body: { lines, city_id: NOBODYS_ID } }],
    },
    'POST /orders': {
      good: [
        () => ({ body: order }),
        () => ({ body: { ...order, payment_method: 'bank_transfer', expected_total: 115 } }),
      ],
      unknown: [{ body: { ...order, address: { ...order.address, city_id: NOBODYS_ID, neighborhood_id: null } } }],
      refused: [
        ['orders.total_changed', { body: { ...order, expected_total: 1 } }],
        ['orders.product_unknown', { body: { ...order, lines: [{ product_id: NOBODYS_ID, quantity: 1 }] } }],
        ['orders.variant_required', { body: { ...order, lines: [{ product_id: variable.id, quantity: 1 }] } }],
        [
          'orders.out_of_stock',
          { body: { ...order, lines: [{ product_id: variable.id, variant_id: variable.variantIds[1], quantity: 1 }] } },
        ],
        ['shipping.method_not_available', { body: { ...order, shipping_method: 'pickup' } }],
      ],
    },
    'GET /orders/{id}': { good: [ofOrder], unknown: [{ params: { id: NOBODYS_ORDER } }] },
    'GET /orders/{id}/invoice': { good: [ofOrder], unknown: [{ params: { id: NOBODYS_ORDER } }] },
    'GET /orders/{id}/invoice.pdf': { good: [ofOrder], unknown: [{ params: { id: NOBODYS_ORDER } }] },
    'PATCH /orders/{id}/status': {
      good: [async () => ({ ...(await ofOrder()), body: { status: 'cancelled' } })],
      unknown: [{ params: { id: NOBODYS_ORDER }, body: { status: 'cancelled' } }],
    },
    'POST /orders/{id}/payment': {
      good: [ofStarted],
      unknown: [{ params: { id: NOBODYS_ORDER } }],
    },
    'POST /orders/{id}/payment/refresh': { good: [ofOrder, ofStarted], unknown: [{ params: { id: NOBODYS_ORDER } }] },
    'GET /payments/demo/{id}': {
      good: [async () => ({ params: { id: (await world.startPayment()).paymentId } })],
      unknown: [{ params: { id: NOBODYS_ORDER } }],
    },
    'POST /payments/demo/{id}': {
      good: (['paid', 'failed'] as const).map((outcome) => async () => ({
        params: { id: (await world.startPayment()).paymentId },
        body: { outcome },
      })),
      unknown: [{ params: { id: NOBODYS_ORDER }, body: { outcome: 'paid' } }],
    },
    'GET /orders': { good: [() => ({}), () => ({ query: { status: 'delivered', per_page: 2 } })] },
    ...accountSamples(world),
    ...reviewSamples(world),
    ...staffSamples(world),
    ...lottoSamples(world),
    ...returnSamples(world),
    ...transferSamples(world),
    'GET /tracking': {
      good: [
        async () => {
          const { number, phone } = await world.placeOrder();
          return { query: { number, phone } };
        },
      ],
      unknown: [{ query: { number: 'WH-000000', phone: '0512345678' } }],
    },
  };
}

/** A picture somebody sent; returns its id. */
async function sent(world: World): Promise<unknown> {
  const { body } = await world.send('POST /uploads', { file: await makePicture() });
  return Reflect.get(Object(Reflect.get(Object(body), 'data')), 'id');
}

async function slugOfBundle(world: World): Promise<unknown> {
  const { body } = await world.send('GET /bundles');
  const [first]: { slug?: unknown }[] = Reflect.get(Object(body), 'data');
  return first?.slug;
}
