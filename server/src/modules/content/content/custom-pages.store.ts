import { customPageStatuses } from '@waha/contract';
import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';

const listed = {
  id: sql.int4,
  slug: sql.text,
  title_ar: sql.text,
  title_en: sql.text,
  status: sql.text.oneOf(...customPageStatuses),
  updated_at: sql.timestamptz,
};
export type ListedCustomPageRow = Row<typeof listed>;

const pageRow = {
  ...listed,
  version: sql.int4,
  description_ar: sql.text,
  description_en: sql.text,
  body_ar: sql.text,
  body_en: sql.text,
  shows_date: sql.bool,
};
export type CustomPageRow = Row<typeof pageRow>;

/** Pages of the shop's own, drafts too. */
export async function listCustomPages(db: Database | Tx): Promise<ListedCustomPageRow[]> {
  const { rows } = await sql.rows(listed)`
    select id, slug, title_ar, title_en, status, updated_at from custom_pages
    order by coalesce(nullif(title_ar, ''), title_en), id
  `.execute(db);
  return rows;
}

export async function readCustomPage(db: Database | Tx, id: number): Promise<CustomPageRow | undefined> {
  const { rows } = await sql.rows(pageRow)`
    select id, slug, title_ar, title_en, status, updated_at, version, description_ar, description_en, body_ar, body_en,
      shows_date
    from custom_pages where id = ${id}
  `.execute(db);
  return rows[0];
}

/** Locks all pages for changes of their addresses and number. */
export async function lockCustomPages(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('custom pages', 0))`.execute(tx);
}

export async function countCustomPages(tx: Tx): Promise<number> {
  const { rows } = await sql.rows({ count: sql.int4 })`select count(*)::int as count from custom_pages`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function isCustomPageSlugTaken(tx: Tx, slug: string, id: number): Promise<boolean> {
  const { rows } = await sql`select from custom_pages where slug = ${slug} and id <> ${id}`.execute(tx);
  return rows.length > 0;
}

export type CustomPageColumns = Omit<CustomPageRow, 'id' | 'version' | 'updated_at'> & {
  html_ar: string;
  html_en: string;
};

export async function insertCustomPage(tx: Tx, page: CustomPageColumns): Promise<number> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into custom_pages (slug, title_ar, title_en, description_ar, description_en, body_ar, body_en, html_ar, html_en,
      status, shows_date)
    values (${page.slug}, ${page.title_ar}, ${page.title_en}, ${page.description_ar}, ${page.description_en},
      ${page.body_ar}, ${page.body_en}, ${page.html_ar}, ${page.html_en}, ${page.status}, ${page.shows_date})
    returning id
  `.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('an insert returned no row');
  return row.id;
}

/** The date moves only when the words changed. */
export async function updateCustomPage(tx: Tx, id: number, page: CustomPageColumns): Promise<void> {
  await sql`
    update custom_pages set slug = ${page.slug}, title_ar = ${page.title_ar}, title_en = ${page.title_en},
      description_ar = ${page.description_ar}, description_en = ${page.description_en}, body_ar = ${page.body_ar},
      body_en = ${page.body_en}, html_ar = ${page.html_ar}, html_en = ${page.html_en}, status = ${page.status},
      shows_date = ${page.shows_date}, version = version + 1,
      updated_at = case when (title_ar, title_en, body_ar, body_en)
        is distinct from (${page.title_ar}, ${page.title_en}, ${page.body_ar}, ${page.body_en}) then now() else updated_at end
    where id = ${id}
  `.execute(tx);
}

export async function deleteCustomPage(tx: Tx, id: number): Promise<void> {
  await sql`delete from custom_pages where id = ${id}`.execute(tx);
}

/** Slugs, of some, that a page has or had. */
export async function readTakenSlugs(tx: Tx, slugs: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql.rows({ slug: sql.text })`
    select slug from custom_pages where slug = any(${[...slugs]}::text[])
    union select slug from old_custom_page_slugs where slug = any(${[...slugs]}::text[])
  `.execute(tx);
  return new Set(rows.map(({ slug }) => slug));
}

/** Deletes pages that nobody changed since they were written. Returns their ids. */
export async function deleteUntouchedPages(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    delete from custom_pages where id = any(${[...ids]}::int[]) and version = 1 returning id
  `.execute(tx);
  return rows.map(({ id }) => id);
}

const shownRow = {
  slug: sql.text,
  title_ar: sql.text,
  title_en: sql.text,
  description_ar: sql.text,
  description_en: sql.text,
  html_ar: sql.text,
  html_en: sql.text,
  shows_date: sql.bool,
  updated_at: sql.timestamptz,
};
export type ShownCustomPageRow = Row<typeof shownRow>;

/** A published page, by its slug or one it once had. */
export async function readPublished(db: Database, slug: string): Promise<ShownCustomPageRow | undefined> {
  const { rows } = await sql.rows(shownRow)`
    select slug, title_ar, title_en, description_ar, description_en, html_ar, html_en, shows_date, updated_at
    from custom_pages
    where id in (select id from custom_pages where slug = ${slug}
        union all select page_id from old_custom_page_slugs where slug = ${slug})
      and status = 'published'
  `.execute(db);
  return rows[0];
}

/** Addresses of published pages, for search engines. */
export async function listPublished(db: Database): Promise<{ slug: string; updated_at: Date }[]> {
  const { rows } = await sql.rows({ slug: sql.text, updated_at: sql.timestamptz })`
    select slug, updated_at from custom_pages where status = 'published' order by slug
  `.execute(db);
  return rows;
}

/** Which of these slugs, present or former, lead to a published page, with the present slug of each. */
export async function findPublished(
  db: Database,
  slugs: readonly string[],
): Promise<{ asked: string; slug: string }[]> {
  const { rows } = await sql.rows({ asked: sql.text, slug: sql.text })`
    select a.slug as asked, p.slug
    from (select slug, id from custom_pages union all select slug, page_id from old_custom_page_slugs) a
    join custom_pages p on p.id = a.id
    where a.slug = any(${[...slugs]}::text[]) and p.status = 'published'
  `.execute(db);
  return rows;
}
