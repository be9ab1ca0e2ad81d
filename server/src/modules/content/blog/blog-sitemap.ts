import type { Database } from '../../../platform/database/index.ts';
import { type SitemapSource, shortSource } from '../../../platform/sitemap/index.ts';
import { listAddresses } from './blog.store.ts';

/** The blog and its articles, to search engines. */
export function blogSitemap(db: Database, now: () => number): SitemapSource {
  return shortSource('blog', ['blog'], async () => {
    const articles = await listAddresses(db, new Date(now()));
    const entries = articles.map(({ slug, updated_at }) => ({ path: `/blog/${slug}`, changedAt: updated_at }));
    const newest = articles.reduce<Date | null>(
      (latest, { updated_at }) => (latest && latest > updated_at ? latest : updated_at),
      null,
    );
    return articles.length > 0 ? [{ path: '/blog', changedAt: newest }, ...entries] : [];
  });
}
