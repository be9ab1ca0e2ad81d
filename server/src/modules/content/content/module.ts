import { contentAdminEndpoints, contentEndpoints } from '@waha/contract';
import { type InformationPageSlug, informationPages } from '@waha/contract/vocabulary';
import { defineModule } from '../../../manifest/index.ts';
import { adminContentRoutes } from './admin-content.routes.ts';
import { contentRoutes } from './content.routes.ts';
import { listPages } from './content.store.ts';
import { contentSitemap } from './content-sitemap.ts';
import { contentRefusalTexts } from './refusals.ts';

declare module '../../../manifest/deps.ts' {
  interface Provided {
    /** Information pages that nobody has written yet. */
    unwrittenPages: () => Promise<InformationPageSlug[]>;
  }
}

export const content = defineModule({
  name: 'content',
  wing: 'content',
  uses: ['staff'],
  endpoints: { ...contentEndpoints, ...contentAdminEndpoints },
  apiTags: {
    pages: 'Information pages',
    faq: 'Frequent questions',
  },
  refusals: contentRefusalTexts,
  provides: ({ db }) => ({
    unwrittenPages: async () => {
      const written = (await listPages(db)).map(({ slug }) => slug);
      return informationPages.filter((slug) => !written.includes(slug));
    },
  }),
  handlers: (deps) => ({ ...contentRoutes(deps), ...adminContentRoutes(deps) }),
  sitemap: ({ db }) => [contentSitemap(db)],
});
