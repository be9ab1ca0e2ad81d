import { blogEndpoints } from '@waha/contract';
import { defineModule } from '../../module.ts';
import { blogInvariants } from './blog.invariants.ts';
import { blogRoutes } from './blog.routes.ts';
import { blogSitemap } from './blog-sitemap.ts';
import { blogRefusalTexts } from './refusals.ts';

export const blog = defineModule({
  name: 'blog',
  uses: ['identity', 'search'],
  endpoints: blogEndpoints,
  areas: {
    blog: 'Articles',
  },
  refusals: blogRefusalTexts,
  handlers: blogRoutes,
  sitemap: ({ db, now }) => [blogSitemap(db, now)],
  invariants: blogInvariants,
});
