import {
  adminBundleEndpoints,
  adminCategoryEndpoints,
  adminProductEndpoints,
  brandEndpoints,
  catalogEndpoints,
  tagEndpoints,
} from '@waha/contract';
import type { World } from '../../../openapi/walks/contract-world.fixture.ts';
import {
  absentNumber,
  dataOf,
  MANAGERS,
  moduleFixture,
  NOBODYS_NUMBER,
  NOBODYS_TOKEN,
  ORDERS_PEOPLE,
  plain,
  type Sample,
} from '../../../openapi/walks/module-fixture.fixture.ts';
import { sql } from '../../../platform/database/index.ts';
import { factories, makePicture, productBody, variantBody } from '../../../testing/index.ts';
import { tagSamples } from './tags/tag-samples.fixture.ts';

const rail: Sample = { good: [() => ({}), () => ({ query: { limit: 2 } })] };
const search = { search: 'منتج', sort: 'price_asc', min_price: '1', max_price: 900, in_stock: true, facets: true };

/** Each sort and each filter, so that every statement the list can become is run. */
const listed: Sample['good'] = [
  {},
  { sort: 'updated_at', status: 'published', per_page: 2 },
  { sort: 'name', q: 'SKU-1' },
  { sort: '-name', q: 'منتج' },
  { sort: 'price', brand: 'oasis', on_sale: 'true' },
  { tag: 'walked-1' },
  { sort: '-price', category_id: 1 },
  { sort: 'stock', stock: 'low' },
  { sort: '-stock', stock: 'out' },
  { sort: 'sales' },
  { sort: '-sales' },
].map((query) => () => ({ query }));

let brands = 0;
/** A brand of its own, of one product. */
async function brandedIn({ db, things }: World): Promise<string> {
  brands += 1;
  await factories(db).product({ categoryId: things.category, brand: `Walk${brands}` });
  return `walk${brands}`;
}

const shown = new WeakMap<World, Promise<string>>();
/** The same brand at each asking: visitors are answered alike. */
function brandOf(world: World): Promise<string> {
  const known = shown.get(world) ?? brandedIn(world);
  shown.set(world, known);
  return known;
}

/** Samples of staff calls, each on a product of its own. */
function adminSamples(world: World) {
  const { category } = world.things;
  const made = () => factories(world.db).product({ categoryId: category });
  const named = async () => ({ params: { id: (await made()).id } });
  const body = (spec: object = {}) => ({ ...productBody({ category_id: category }), ...spec });
  const variants = () => [
    variantBody('S'),
    variantBody('M', { color_ar: 'أزرق', color_en: 'Blue', color_hex: '#0000ff' }),
  ];
  /** Options of any name, with one variant. */
  const chosen = () => ({
    options: [
      { kind: 'size', name_ar: 'السعة', name_en: 'Capacity' },
      { kind: 'other', name_ar: 'الخامة', name_en: '' },
    ],
    variants: [
      variantBody('', {
        size: null,
        choices: [
          { value_ar: '50 مل', value_en: '', hex: null },
          { value_ar: 'جلد', value_en: 'Leather', hex: null },
        ],
      }),
    ],
  });
  const change = async () => {
    const { id, variantIds } = await made();
    return { id, stock: { variant_id: variantIds[0] ?? 0, delta: 5 } };
  };
  return {
    'GET /admin/products': { good: listed },
    'GET /admin/products.csv': { good: [() => ({}), () => ({ query: { q: 'SKU', status: 'published' } })] },
    'GET /admin/products/brands': plain,
    'GET /admin/brands/{key}': {
      good: [async () => ({ params: { key: await brandedIn(world) } })],
      unknown: [{ params: { key: 'no-such-brand' } }],
    },
    'PUT /admin/brands/{key}': {
      good: [
        async () => ({
          params: { key: await brandedIn(world) },
          body: { text: { ar: 'عود من الرياض', en: 'Oud of Riyadh' }, version: 0 },
        }),
      ],
      unknown: [{ params: { key: 'no-such-brand' }, body: { text: { ar: 'x', en: 'x' }, version: 0 } }],
    },
    'GET /admin/products/taxes': plain,
    'GET /admin/products/{id}': { good: [named], unknown: [absentNumber] },
    'POST /admin/products': {
      good: [
        () => ({ body: body({ stock: 3 }) }),
        () => ({ body: body({ variants: variants(), status: 'published' }) }),
        () => ({ body: body({ ...chosen(), sku: '', slug: '', name_en: '', status: 'published' }) }),
      ],
    },
    'PUT /admin/products/{id}': {
      good: [async () => ({ ...(await named()), body: body({ version: 1, variants: variants() }) })],
      unknown: [{ ...absentNumber, body: body({ version: 1 }) }],
      refused: [['conflict.changed', { params: { id: world.things.simple.id }, body: body({ version: 99 }) }]],
    },
    'POST /admin/products/{id}/preview': { good: [named], unknown: [absentNumber] },
    'PUT /admin/products/{id}/status': {
      good: [
        async () => ({ ...(await named()), body: { version: 1, status: 'archived' } }),
        async () => ({
          ...(await named()),
          body: { version: 1, status: 'scheduled', publish_at: '2099-01-01T00:00:00Z' },
        }),
      ],
      unknown: [{ ...absentNumber, body: { version: 1, status: 'draft' } }],
    },
    'POST /admin/products/{id}/duplicate': { good: [named], unknown: [absentNumber] },
    'POST /admin/products/bulk': {
      good: [
        async () => {
          const { id, stock } = await change();
          const status = 'draft' as const;
          const rows = [
            { id, version: 1, price: 50, sale_price: 45, status, stock },
            { id: NOBODYS_NUMBER, version: 1 },
          ];
          return { body: { rows, note: 'جرد المستودع' } };
        },
      ],
    },
    'POST /admin/products/pictures': { good: [async () => ({ file: await makePicture() })] },
    'GET /admin/products/{id}/stock': {
      good: [
        named,
        async () => {
          const { id, stock } = await change();
          return { params: { id }, query: { variant_id: stock.variant_id, sort: 'at' } };
        },
      ],
      unknown: [absentNumber],
    },
    'POST /admin/products/{id}/stock': {
      good: [
        async () => {
          const { id, stock } = await change();
          return { params: { id }, body: { ...stock, cause: 'received', note: 'شحنة المورد' } };
        },
      ],
      unknown: [{ ...absentNumber, body: { variant_id: 1, delta: 1, cause: 'counted' } }],
    },
  } satisfies {
    [Key in Exclude<keyof typeof adminProductEndpoints | keyof typeof brandEndpoints, `GET /brands${string}`>]: Sample;
  };
}

/** Samples of staff calls on the category tree, each on a category of its own. */
function categorySamples({ db, things }: World) {
  let serial = 0;
  const body = (spec: object = {}) => {
    serial += 1;
    const words = { name_ar: 'رف', name_en: 'Shelf', description_ar: '', description_en: '' };
    const shown = { image: null, backdrop: 'sage', is_featured: false, is_active: true };
    return {
      parent_id: null,
      slug: `written-${serial}-${crypto.randomUUID().slice(0, 8)}`,
      ...words,
      ...shown,
      ...spec,
    };
  };
  // A category of its own that is edited repeatedly: the number of siblings in a menu is bounded.
  let made: Promise<number> | undefined;
  const shelf = () => {
    made ??= factories(db).category();
    return made;
  };
  const named = async () => ({ params: { id: await shelf() } });
  const versionOf = async () => {
    const { rows } = await sql.rows({ version: sql.int4 })`
      select version from categories where id = ${await shelf()}
    `.execute(db);
    return rows[0]?.version ?? 0;
  };
  return {
    'GET /admin/categories': plain,
    'GET /admin/categories/{id}': { good: [named], unknown: [absentNumber] },
    'POST /admin/categories': { good: [async () => ({ body: body({ parent_id: (await named()).params.id }) })] },
    'PUT /admin/categories/{id}': {
      good: [async () => ({ ...(await named()), body: body({ version: await versionOf() }) })],
      unknown: [{ ...absentNumber, body: body({ version: 1 }) }],
      refused: [
        ['catalog.category_in_use', { params: { id: things.category }, body: body({ version: 1, is_active: false }) }],
        [
          'catalog.category_in_itself',
          { params: { id: things.category }, body: body({ version: 1, parent_id: things.child }) },
        ],
      ],
    },
    'PUT /admin/categories/{id}/place': {
      good: [
        async () => ({
          ...(await named()),
          body: { version: await versionOf(), parent_id: things.category, before_id: things.child },
        }),
      ],
      unknown: [{ ...absentNumber, body: { version: 1, parent_id: null, before_id: null } }],
    },
  } satisfies { [Key in keyof typeof adminCategoryEndpoints]: Sample };
}

function bundleSamples({ db, things }: World) {
  const items = [{ variant_id: things.simple.variantIds[0] ?? 0, quantity: 2 }];
  const body = (spec: object = {}) => {
    const words = { name_ar: 'باقة', name_en: 'Bundle', description_ar: '', description_en: '' };
    const slug = `written-${crypto.randomUUID().slice(0, 8)}`;
    return { slug, ...words, price: 150, images: [], is_active: false, items, ...spec };
  };
  const named = async () => {
    const made = { priceHalalas: 15_000, items: [{ variantId: items[0]?.variant_id ?? 0, quantity: 2 }] };
    const id = await factories(db).bundle(made);
    await sql`update bundles set is_active = false where id = ${id}`.execute(db);
    return { params: { id } };
  };
  return {
    'GET /admin/bundles': {
      good: [{}, { sort: 'name', q: 'باقة' }, { sort: '-price', is_active: 'true' }].map((query) => () => ({ query })),
    },
    'GET /admin/bundles/{id}': { good: [named], unknown: [absentNumber] },
    'POST /admin/bundles': { good: [() => ({ body: body() })] },
    'PUT /admin/bundles/{id}': {
      good: [async () => ({ ...(await named()), body: body({ version: 1, is_active: true }) })],
      unknown: [{ ...absentNumber, body: body({ version: 1 }) }],
    },
  } satisfies { [Key in keyof typeof adminBundleEndpoints]: Sample };
}

export const contractFixture = moduleFixture(
  {
    ...catalogEndpoints,
    ...brandEndpoints,
    ...tagEndpoints,
    ...adminProductEndpoints,
    ...adminCategoryEndpoints,
    ...adminBundleEndpoints,
  },
  {
    samples(world) {
      const { category, child, simple, variable, promoted, bundle } = world.things;
      return {
        ...adminSamples(world),
        ...tagSamples(world),
        ...categorySamples(world),
        ...bundleSamples(world),
        'GET /products': {
          good: [
            () => ({}),
            () => ({ query: search }),
            () => ({ query: { search: 'منتج', tag: 'هدايا' } }),
            () => ({ query: { page: 50, facets: false } }),
          ],
        },
        'GET /products/featured': rail,
        'GET /products/compared': {
          good: [() => ({ query: { ids: `${world.things.simple.id},${NOBODYS_NUMBER}` } })],
        },
        'GET /products/new-arrivals': rail,
        'GET /products/best-sellers': rail,
        'GET /products/{id}': {
          good: [simple, variable, promoted].map(({ id }) => () => ({ params: { id } })),
          unknown: [absentNumber],
        },
        'GET /products/preview/{token}': {
          good: [
            async () => {
              const headers = await world.staffOf('owner');
              const made = await world.send('POST /admin/products/{id}/preview', {
                params: { id: simple.id },
                headers,
              });
              return { params: { token: String(dataOf(made, 'path')).split('/').at(-1) } };
            },
          ],
          unknown: [{ params: { token: NOBODYS_TOKEN } }],
        },
        'GET /products/{id}/variants': { good: [() => ({ params: { id: variable.id } })], unknown: [absentNumber] },
        'GET /categories': {
          good: [() => ({}), () => ({ query: { page: 2 } }), () => ({ query: { search: 'عطور' } })],
        },
        'GET /categories/featured': plain,
        'GET /categories/root': plain,
        'GET /categories/{id}': {
          good: [() => ({ params: { id: child } }), () => ({ params: { id: 'perfumes' } })],
          unknown: [absentNumber, { params: { id: 'no-such-thing' } }],
        },
        'GET /categories/{id}/children': { good: [() => ({ params: { id: category } })], unknown: [absentNumber] },
        'GET /categories/{id}/products': {
          good: [() => ({ params: { id: category }, query: { per_page: 1 } })],
          unknown: [absentNumber],
        },
        'GET /brands': plain,
        'GET /brands/{key}': {
          good: [async () => ({ params: { key: await brandOf(world) } })],
          unknown: [{ params: { key: 'no-such-brand' } }],
        },
        'GET /bundles': plain,
        'GET /bundles/{id}': { good: [() => ({ params: { id: bundle } })], unknown: [absentNumber] },
        'GET /bundles/slug/{slug}': {
          good: [async () => ({ params: { slug: dataOf(await world.send('GET /bundles'), 0, 'slug') } })],
          unknown: [{ params: { slug: 'no-such-thing' } }],
        },
      };
    },
    rows: { 'GET /products/preview/{token}': 'published' },
    staff: {
      'GET /admin/bundles': ORDERS_PEOPLE,
      'GET /admin/bundles/{id}': ORDERS_PEOPLE,
      'POST /admin/bundles': MANAGERS,
      'PUT /admin/bundles/{id}': MANAGERS,
      'GET /admin/categories': ORDERS_PEOPLE,
      'GET /admin/categories/{id}': ORDERS_PEOPLE,
      'POST /admin/categories': MANAGERS,
      'PUT /admin/categories/{id}': MANAGERS,
      'PUT /admin/categories/{id}/place': MANAGERS,
      'GET /admin/products': ORDERS_PEOPLE,
      'GET /admin/products.csv': ORDERS_PEOPLE,
      'GET /admin/products/brands': ORDERS_PEOPLE,
      'GET /admin/brands/{key}': ORDERS_PEOPLE,
      'PUT /admin/brands/{key}': MANAGERS,
      'GET /admin/tags': ORDERS_PEOPLE,
      'GET /admin/tags/{id}': ORDERS_PEOPLE,
      'PUT /admin/tags/{id}': MANAGERS,
      'POST /admin/tags/{id}/merge': MANAGERS,
      'DELETE /admin/tags/{id}': MANAGERS,
      'GET /admin/products/taxes': ORDERS_PEOPLE,
      'GET /admin/products/{id}': ORDERS_PEOPLE,
      'POST /admin/products': MANAGERS,
      'PUT /admin/products/{id}': MANAGERS,
      'POST /admin/products/{id}/preview': MANAGERS,
      'PUT /admin/products/{id}/status': MANAGERS,
      'POST /admin/products/{id}/duplicate': MANAGERS,
      'POST /admin/products/bulk': MANAGERS,
      'POST /admin/products/pictures': MANAGERS,
      'GET /admin/products/{id}/stock': ORDERS_PEOPLE,
      'POST /admin/products/{id}/stock': ['owner', 'manager', 'fulfilment'],
    },
  },
);
