import { markLeadingProducts } from '../../server/src/modules/goods/catalog/index.ts';
import { refreshWords, searchVectors } from '../../server/src/modules/goods/search/index.ts';
import { type Database, inTransaction, sql, type Tx } from '../../server/src/platform/database/index.ts';

const things = [
  'عطر',
  'سماعة',
  'ساعة',
  'حقيبة',
  'حذاء',
  'قهوة',
  'تمر',
  'كتاب',
  'هدية',
  'مصباح',
  'سجادة',
  'دلة',
  'عباءة',
  'ثوب',
  'كرة',
  'دراجة',
  'لعبة',
  'قلم',
  'كريم',
  'شامبو',
  'وسادة',
  'طاولة',
  'كرسي',
  'جوال',
  'شاحن',
  'نظارة',
  'خاتم',
  'سوار',
  'محفظة',
  'مبخرة',
];
const qualities = [
  'فاخر',
  'كلاسيكي',
  'عصري',
  'يدوي',
  'طبيعي',
  'ذكي',
  'خفيف',
  'ملكي',
  'عربي',
  'يومي',
  'صغير',
  'كبير',
  'ذهبي',
  'فضي',
  'أزرق',
  'أسود',
  'أبيض',
  'دافئ',
  'سريع',
  'أصلي',
];
const brands = [
  'Nakheel',
  'Rimal',
  'Sahara',
  'Najd',
  'Hijaz',
  'Asir',
  'Tuwaiq',
  'Layali',
  'Bahr',
  'Noor',
  'Zaman',
  'Masar',
];

/**
 * The number of top categories, of children below each of them, and so on; products are in the categories of the lowest
 * level.
 */
export type TreeShape = readonly number[];
const FORTY: TreeShape = [40];
/** 10,520 categories. */
export const DEEP: TreeShape = [20, 25, 20];

const CHUNK = 20_000;
/** Tables filled row by row; their indexes are created afterwards, which is many times faster. */
const FILLED = ['products', 'product_search', 'product_variants', 'stock_levels', 'stock_movements', 'search_words'];

/** Fills an empty database with `count` products of forty categories, or of a tree: names of three words, a tenth of them on sale. */
export async function fillCatalogue(db: Database, count: number, shape = FORTY): Promise<void> {
  const levels = levelsOf(shape);
  await inTransaction(db, async (tx) => {
    const indexes = await takeIndexes(tx);
    await fillCategories(tx, levels);
    for (let from = 0; from < count; from += CHUNK) {
      const numbers = Array.from({ length: Math.min(CHUNK, count - from) }, (_, index) => from + index + 1);
      const names = numbers.map((n) => `${things[n % things.length]} ${qualities[(n * 7) % qualities.length]} ${n}`);
      const paths = numbers.map((n) => pathOf(levels, n));
      await sql`
        insert into products (id, sku, slug, product_type, name_ar, name_en, brand_key, brand_ar, brand_en, category_id,
          category_ids, price_halalas, sale_price_halalas, current_price_halalas, is_on_sale, weight_grams, sold_count,
          in_stock, published_at, images)
        select n, 'SKU-' || n, 'product-' || n, 'simple', name, 'Product ' || n, lower(brand), brand, brand,
          category, path::int[], price, case when n % 10 = 0 then price * 8 / 10 end,
          case when n % 10 = 0 then price * 8 / 10 else price end, n % 10 = 0, 500, (n::bigint * 7919 % 5000)::int, true,
          now() - make_interval(mins => n),
          jsonb_build_array(jsonb_build_object('key', md5(n::text), 'width', 960, 'height', 1200, 'widths', array[240, 400, 640, 960],
            'formats', array['webp'], 'placeholder', '#f4f1ea', 'alt_ar', name, 'alt_en', 'Product ' || n))
        from (select *, 2000 + (n * 37) % 90000 as price from unnest(${numbers}::int[], ${names}::text[],
          ${numbers.map((n) => brands[n % brands.length])}::text[], ${paths.map((path) => path.at(-1))}::int[],
          ${paths.map((path) => `{${path}}`)}::text[]) as given (n, name, brand, category, path)) as given
      `.execute(tx);
      const vectors = names.map((name, index) =>
        searchVectors({
          names: [name],
          kinds: [],
          labels: [brands[(numbers[index] ?? 0) % brands.length] ?? ''],
          mentions: [],
        }),
      );
      await sql`
        insert into product_search (product_id, sold_count, names, document)
        select given.n, p.sold_count, given.names::tsvector, given.document::tsvector
        from unnest(${numbers}::int[], ${vectors.map((one) => one.names)}::text[],
          ${vectors.map((one) => one.document)}::text[]) as given (n, names, document)
        join products p on p.id = given.n
      `.execute(tx);
    }
    await sql`insert into product_variants (id, product_id, sku, is_default) select id, id, sku || '-D', true from products`.execute(
      tx,
    );
    await sql`insert into stock_levels (variant_id, product_id, quantity) select id, id, 100000 from products`.execute(
      tx,
    );
    await sql`insert into stock_movements (variant_id, delta, reason) select id, 100000, 'initial' from products`.execute(
      tx,
    );
    for (const table of ['products', 'product_variants']) {
      await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${count})`.execute(tx);
    }
    await refreshWords(tx);
    await markLeadingProducts(tx);
    for (const definition of indexes) await sql.raw(definition).execute(tx);
  });
  await sql`vacuum analyze`.execute(db);
}

interface Level {
  /** The number of categories on the levels above. */
  before: number;
  count: number;
}

function levelsOf(shape: TreeShape): Level[] {
  let [before, count] = [0, 1];
  return shape.map((children) => {
    count *= children;
    const level = { before, count };
    before += count;
    return level;
  });
}

/** The categories of a product, from the top down; products are spread evenly over the lowest level. */
function pathOf(levels: readonly Level[], n: number): number[] {
  const bottom = levels.at(-1)?.count ?? 1;
  return levels.map(({ before, count }) => before + 1 + Math.floor((n % bottom) / (bottom / count)));
}

async function fillCategories(tx: Tx, levels: readonly Level[]): Promise<void> {
  for (const [depth, { before, count }] of levels.entries()) {
    const above = levels[depth - 1];
    await sql`insert into categories (id, parent_id, slug, name_ar, name_en, position)
      select id, case when ${above !== undefined} then ${above?.before ?? 0}::int + 1 + (n - 1) / ${count / (above?.count ?? 1)}::int end,
        'category-' || id, 'تصنيف ' || id, 'Category ' || id, n
      from (select n, ${before}::int + n as id from generate_series(1, ${count}::int) n) as given`.execute(tx);
  }
  await sql`select setval(pg_get_serial_sequence('categories', 'id'), (select max(id) from categories))`.execute(tx);
}

/** Drops all non-unique indexes of the filled tables; returns their definitions. */
async function takeIndexes(tx: Tx): Promise<string[]> {
  const { rows } = await sql.rows({ name: sql.text, definition: sql.text.neverNull })`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i where i.indrelid = any(${FILLED}::regclass[]) and not i.indisunique
  `.execute(tx);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(tx);
  return rows.map((row) => row.definition);
}

/** Texts typed on the way to a product: each word letter by letter, and with one letter wrong. */
export function typedTexts(): string[] {
  return things.flatMap((thing) => {
    const beginnings = Array.from({ length: thing.length - 1 }, (_, index) => thing.slice(0, index + 2));
    const wrong = `${thing.slice(0, -1)}ط`;
    return [...beginnings, wrong, `ال${thing}`, `${thing} ${qualities[thing.length % qualities.length]}`];
  });
}
