import { contentEndpoints } from '@waha/contract';
import { defineModule } from '../../module.ts';
import { contentRoutes } from './content.routes.ts';
import { contentSitemap } from './content-sitemap.ts';
import { contentRefusalTexts } from './refusals.ts';

export const content = defineModule({
  name: 'content',
  uses: [],
  endpoints: contentEndpoints,
  areas: {
    pages: 'Information pages',
    faq: 'Frequent questions',
  },
  refusals: contentRefusalTexts,
  handlers: contentRoutes,
  sitemap: ({ db }) => [contentSitemap(db)],
});
