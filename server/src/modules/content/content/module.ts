import { contentAdminEndpoints, contentEndpoints, customPageAdminEndpoints, customPageEndpoints } from '@waha/contract';
import { type InformationPageSlug, informationPages } from '@waha/contract/vocabulary';
import { defineModule } from '../../../manifest/index.ts';
import { adminContentRoutes } from './admin-content.routes.ts';
import { contentRoutes } from './content.routes.ts';
import { listPages } from './content.store.ts';
import { contentSitemap } from './content-sitemap.ts';
import { customPageRoutes } from './custom-pages.routes.ts';
import { findPublished } from './custom-pages.store.ts';
import { pagesKind } from './import/pages-kind.ts';
import { contentRefusalTexts } from './refusals.ts';

declare module '../../../manifest/deps.ts' {
  interface Provided {
    /** Information pages that nobody has written yet. */
    unwrittenPages: () => Promise<InformationPageSlug[]>;
    /** The present slug of each page of the shop's own that is published, by the slug that was asked for. */
    publishedCustomPages: (slugs: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  }
}

export const content = defineModule({
  name: 'content',
  wing: 'content',
  uses: ['staff'],
  endpoints: { ...contentEndpoints, ...contentAdminEndpoints, ...customPageEndpoints, ...customPageAdminEndpoints },
  apiTags: {
    pages: 'Information pages',
    faq: 'Frequent questions',
    'custom-pages': 'Pages of the shop’s own',
  },
  refusals: contentRefusalTexts,
  provides: ({ db }) => ({
    unwrittenPages: async () => {
      const written = (await listPages(db)).map(({ slug }) => slug);
      return informationPages.filter((slug) => !written.includes(slug));
    },
    publishedCustomPages: async (slugs: readonly string[]) =>
      new Map(slugs.length === 0 ? [] : (await findPublished(db, slugs)).map(({ asked, slug }) => [asked, slug])),
  }),
  handlers: (deps) => ({ ...contentRoutes(deps), ...adminContentRoutes(deps), ...customPageRoutes(deps) }),
  recordKinds: () => [pagesKind],
  sitemap: ({ db }) => [contentSitemap(db)],
});
