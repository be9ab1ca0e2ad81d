import { contentAdminEndpoints, contentEndpoints } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { adminContentRoutes } from './admin-content.routes.ts';
import { contentRoutes } from './content.routes.ts';
import { contentSitemap } from './content-sitemap.ts';
import { contentRefusalTexts } from './refusals.ts';

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
  handlers: (deps) => ({ ...contentRoutes(deps), ...adminContentRoutes(deps) }),
  sitemap: ({ db }) => [contentSitemap(db)],
});
