import type { tagEndpoints } from '@waha/contract';
import type { World } from '../../../../openapi/walks/contract-world.fixture.ts';
import { absentNumber, plain, type Sample } from '../../../../openapi/walks/module-fixture.fixture.ts';
import { inTransaction, sql } from '../../../../platform/database/index.ts';
import { factories } from '../../../../testing/index.ts';
import { tagProducts } from './tag-products.ts';

let made = 0;
/** A tag of its own, of one product on sale. */
async function taggedIn({ db, things }: World): Promise<{ id: number; name: string; key: string }> {
  made += 1;
  const name = `Walked ${made}`;
  const { id: product } = await factories(db).product({ categoryId: things.category });
  await inTransaction(db, (tx) => tagProducts(tx, [{ productId: product, tags: [{ ar: name, en: name }] }]));
  const { rows } = await sql.rows({ id: sql.int4, key: sql.text })`
    select id, key from product_tags where name_en = ${name}
  `.execute(db);
  const [tag] = rows;
  if (!tag) throw new Error('tagging a product made no tag');
  return { ...tag, name };
}

/** Samples of calls on tags, each on a tag of its own. */
export function tagSamples(world: World) {
  const named = async () => ({ params: { id: (await taggedIn(world)).id } });
  const words = { ar: 'للهدايا', en: 'For gifts' };
  const edit = { version: 1, text: words, seo_title: words, seo_description: words };
  return {
    'GET /tags': plain,
    'GET /tags/{key}': {
      good: [async () => ({ params: { key: await shownTag(world) } })],
      unknown: [{ params: { key: 'no-such-tag' } }],
    },
    'GET /admin/tags': {
      good: [{}, { q: 'walk' }, { sort: '-name' }, { sort: 'products_count' }, { sort: '-products_count' }].map(
        (query) => async () => {
          await shownTag(world);
          return { query };
        },
      ),
    },
    'GET /admin/tags/{id}': { good: [named], unknown: [absentNumber] },
    'PUT /admin/tags/{id}': {
      good: [
        async () => {
          const { id, name } = await taggedIn(world);
          return { params: { id }, body: { ...edit, name: { ar: `وسم ${name}`, en: name } } };
        },
      ],
      unknown: [{ ...absentNumber, body: { ...edit, name: words } }],
    },
    'POST /admin/tags/{id}/merge': {
      good: [async () => ({ ...(await named()), body: { into: (await taggedIn(world)).name, version: 1 } })],
      unknown: [{ ...absentNumber, body: { into: 'Walked', version: 1 } }],
    },
    'DELETE /admin/tags/{id}': { good: [named], unknown: [absentNumber] },
  } satisfies { [Key in keyof typeof tagEndpoints]: Sample };
}

const shownTags = new WeakMap<World, Promise<{ key: string }>>();
/** The same tag at each asking: visitors are answered alike. */
async function shownTag(world: World): Promise<string> {
  const known = shownTags.get(world) ?? taggedIn(world);
  shownTags.set(world, known);
  return (await known).key;
}
