import { type Database, sql } from '../../platform/database/index.ts';

interface CachedTable {
  table: string;
  /** The pattern of the cache tags, one of which a writer publishes. */
  tags: string;
  /** Columns that no cached answer contains, or that may be stale. */
  unsaid?: readonly string[];
  /** The condition, as SQL over `old` and `new`, for rows that answers contain; other rows are ignored. */
  when?: string;
}

const PRODUCT = '^(products|product:\\d+)$';

/** Tables that cached answers depend on. Counts that orders change are excluded; purging the product covers them. */
export const cachedTables: readonly CachedTable[] = [
  { table: 'categories', tags: '^categories$' },
  { table: 'categories', tags: '^category-names$' },
  { table: 'old_category_slugs', tags: '^category-names$' },
  { table: 'products', tags: PRODUCT },
  { table: 'product_variants', tags: PRODUCT },
  { table: 'stock_levels', tags: '^product:\\d+$' },
  { table: 'product_tags', tags: '^products$' },
  // Products that have it say its name; one that is being made has none yet.
  { table: 'product_tags', tags: '^tag:\\d+$', when: 'version > 1' },
  { table: 'product_tag_keys', tags: '^products$' },
  { table: 'tagged_products', tags: '^products$' },
  { table: 'tagged_products', tags: '^product:\\d+$' },
  { table: 'leaving_tags', tags: '^tag:\\d+$' },
  { table: 'bundles', tags: '^bundles$' },
  { table: 'bundle_items', tags: '^bundles$' },
  { table: 'promotions', tags: '^(promotions|product:\\d+)$', unsaid: ['is_applied'] },
  { table: 'promotion_targets', tags: '^promotions$' },
  // The number of uses may be stale: every order checks it again.
  { table: 'coupons', tags: '^coupons$', unsaid: ['uses'], when: 'is_public' },
  { table: 'size_tables', tags: '^size-guide$' },
  { table: 'size_measures', tags: '^size-guide$' },
  { table: 'shipping_methods', tags: '^shipping$' },
  { table: 'shipping_zones', tags: '^shipping$' },
  { table: 'shipping_rates', tags: '^shipping$' },
  { table: 'store_settings', tags: '^settings$', when: "topic in ('store', 'opening', 'logo', 'payments')" },
  { table: 'store_settings', tags: '^settings$', when: "topic = 'rules'" },
  { table: 'store_settings', tags: '^social-proof$', when: "topic = 'switches'" },
  { table: 'search_synonyms', tags: '^synonyms$' },
  { table: 'regions', tags: '^locations$' },
  { table: 'cities', tags: '^locations$' },
  { table: 'neighborhoods', tags: '^locations$' },
  { table: 'pages', tags: '^content$' },
  { table: 'custom_pages', tags: '^content$', unsaid: ['version', 'body_ar', 'body_en'] },
  { table: 'old_custom_page_slugs', tags: '^content$' },
  { table: 'faq_groups', tags: '^content$' },
  { table: 'faq_questions', tags: '^content$' },
  { table: 'article_categories', tags: '^blog$', unsaid: ['version'] },
  { table: 'articles', tags: '^(blog|article:\\d+)$' },
  { table: 'home_page', tags: '^home$', unsaid: ['version'] },
  { table: 'article_likes', tags: '^article:\\d+$' },
  { table: 'reviews', tags: '^reviews:\\d+$', when: "status = 'published'" },
  { table: 'review_photos', tags: '^reviews:\\d+$' },
  { table: 'review_votes', tags: '^reviews:\\d+$' },
  // The number of reports is for staff only; from three on the question is pending, which changes the status.
  {
    table: 'questions',
    tags: '^questions:\\d+$',
    when: "status = 'published'",
    unsaid: ['open_reports', 'flags', 'version'],
  },
  { table: 'ranks', tags: '^ranks$', unsaid: ['version'] },
  { table: 'affiliate_programme', tags: '^affiliate-programme$' },
  { table: 'lotto_campaigns', tags: '^lotto$', when: "state <> 'draft'" },
  { table: 'lotto_tickets', tags: '^lotto$' },
  { table: 'bought_together', tags: '^bought-together$' },
  { table: 'community_counts', tags: '^community-stats$' },
];

/**
 * Makes a database record, at each commit, the tables that a transaction changed without invalidating cached answers.
 */
export async function watchCachedTables(db: Database): Promise<void> {
  await sql`create table unpurged (name text not null)`.execute(db);
  await sql
    .raw(`
    create function note_unpurged() returns trigger language plpgsql as $$
    declare
      before jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) - string_to_array(tg_argv[1], ',') end;
      after jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) - string_to_array(tg_argv[1], ',') end;
    begin
      if before is distinct from after and not exists (
        select from cache_purges p, unnest(p.tags) as tag where p.xid = pg_current_xact_id() and tag ~ tg_argv[0]
      ) then
        insert into unpurged values (tg_table_name);
      end if;
      return null;
    end $$`)
    .execute(db);
  for (const [number, { table, tags, unsaid = [], when }] of cachedTables.entries()) {
    for (const [on, row] of [
      ['insert', 'new'],
      ['update', 'new'],
      ['update', 'old'],
      ['delete', 'old'],
    ] as const) {
      // For tables with a condition, updates are also checked by the old row: a row that is hidden must be purged too.
      const condition = when ? `when (${row}.${when})` : '';
      if (on === 'update' && row === 'old' && !when) continue;
      await sql
        .raw(`
        create constraint trigger note_unpurged_${number}_${on}_${row} after ${on} on ${table}
        deferrable initially deferred for each row ${condition}
        execute function note_unpurged('${tags}', '${unsaid.join(',')}')`)
        .execute(db);
    }
  }
}

/** The tables that `work` changed without invalidation. */
export async function uninvalidatedBy(db: Database, work: () => Promise<unknown>): Promise<string[]> {
  await sql`truncate unpurged`.execute(db);
  await work();
  const { rows } = await sql.rows({ name: sql.text })`select distinct name from unpurged order by name`.execute(db);
  return rows.map(({ name }) => name);
}
