import { z } from 'zod';
import { type Asked, read } from '../../machine-checkouts/asked.ts';
import { fault } from '../../machine-checkouts/faults.ts';
import { completable } from '../../machine-checkouts/quote-session.ts';
import { toMinor } from '../../machine-checkouts/to-minor.ts';
import { getProduct } from '../catalog/lookup.ts';
import { searchCatalog } from '../catalog/search.ts';
import type { Tool } from '../mcp.ts';
import { languageOf } from '../rest.ts';

import { plainText } from './plain-text.ts';

const language = z.enum(['ar', 'en']).optional();
const city = z.string().min(1).max(100).describe('The name of a city of Saudi Arabia, in Arabic or English');

const search = z.object({ query: z.string().max(200), page: z.int().min(1).max(100).optional(), language });
const product = z.object({ id: z.string().max(200), language });
const delivery = z.object({ city, item: z.string().max(200), quantity: z.int().min(1).max(99).optional(), language });
const tracking = z.object({
  number: z.string().min(3).max(30).describe('The number of the order'),
  phone: z.string().min(5).max(32).describe('The phone number that the order was placed with: the proof of its buyer'),
  language,
});
const policy = z.object({ page: z.enum(['shipping', 'returns', 'privacy', 'terms', 'about']), language });

interface Declared<Shape extends z.ZodObject> {
  name: string;
  description: string;
  shape: Shape;
  run(asked: Asked, given: z.output<Shape>): Promise<object>;
}

/** A tool that only reads; nobody has to say who they are. */
function tool<Shape extends z.ZodObject<{ language: typeof language }>>({
  name,
  description,
  shape,
  run,
}: Declared<Shape>): Tool {
  return {
    ...{ name, description, isReadOnly: true },
    inputSchema: z.toJSONSchema(shape, { io: 'input' }),
    async call(arguments_, { request, call }) {
      const given = shape.parse(arguments_);
      const asked: Asked = {
        ...{
          call,
          profile: null,
          linked: null,
          negotiated: null,
          visitor: request.visitor,
          owner: '',
          idempotencyKey: undefined,
        },
        language: z.object({ language }).parse(given).language ?? languageOf(request.headers['accept-language']),
      };
      return run(asked, given);
    },
  };
}

/** The tools of the shop for any client of MCP: what its pages say to everybody, and an order to whom it belongs. */
export function shopTools(publicUrl: string): Tool[] {
  return [
    tool({
      name: 'search_products',
      description: 'Search the products of this shop. Amounts are halalas (1/100 SAR), as its pages state them',
      shape: search,
      run: (asked, { query, page }) =>
        searchCatalog(asked, { query, pagination: { cursor: String(page ?? 1), limit: 10 } }, publicUrl),
    }),
    tool({
      name: 'get_product',
      description: 'Read one product with its variants and whether each can be had',
      shape: product,
      run: (asked, { id }) => getProduct(asked, { id }, publicUrl),
    }),
    tool({
      name: 'get_delivery',
      description:
        'What delivery of an item to a city costs and how long it takes, and whether the item can be had there',
      shape: delivery,
      run: readDelivery,
    }),
    tool({
      name: 'track_order',
      description: 'Where an order is, for who knows its number and its phone',
      shape: tracking,
      run: readTracking,
    }),
    tool({
      name: 'read_policy',
      description: 'What the shop says about shipping, returns, privacy, its terms or itself',
      shape: policy,
      run: readPolicy,
    }),
  ];
}

const places = z.array(z.object({ id: z.int(), name: z.string() }));
const deliveries = z.object({
  lines: z.array(z.object({ available_quantity: z.int() })),
  shipping_message: z.string().nullable(),
  shipping_options: z
    .array(z.object({ code: z.string(), name: z.string(), estimate: z.string(), cost: z.number() }))
    .transform(completable),
});

async function readDelivery(asked: Asked, { city: name, item, quantity = 1 }: z.output<typeof delivery>) {
  const [place] = await read(asked, places, 'GET /locations/cities-search', { query: { query: name } });
  if (!place) throw fault(200, 'not_found', 'The shop knows no city of this name');
  const [, productId, variantId] = /^p(\d{1,9})(?:-v(\d{1,9}))?$/.exec(item) ?? [];
  if (productId === undefined) throw fault(200, 'not_found', 'The shop has no such item');
  const line = { product_id: Number(productId), ...(variantId && { variant_id: Number(variantId) }), quantity };
  const quote = await read(asked, deliveries, 'POST /orders/quote', { body: { lines: [line], city_id: place.id } });
  return {
    city: place.name,
    is_available: (quote.lines[0]?.available_quantity ?? 0) >= quantity,
    options: quote.shipping_options.map(({ cost, ...option }) => ({ ...option, cost: toMinor(cost), currency: 'SAR' })),
    ...(quote.shipping_message !== null && { message: quote.shipping_message }),
  };
}

const tracked = z.object({
  ...{ number: z.string(), status: z.string(), status_label: z.string() },
  events: z.array(z.object({ label: z.string(), at: z.string() })),
  ...{ carrier: z.string().nullable(), carrier_number: z.string().nullable() },
});

const readTracking = (asked: Asked, { number, phone }: z.output<typeof tracking>) =>
  read(asked, tracked, 'GET /tracking', { query: { number, phone } });

const page = z.object({ title: z.string(), html: z.string(), updated_at: z.string() });

async function readPolicy(asked: Asked, { page: slug }: z.output<typeof policy>) {
  const { title, html, updated_at } = await read(asked, page, 'GET /pages/{slug}', { params: { slug } });
  return { title, text: plainText(html), updated_at };
}
