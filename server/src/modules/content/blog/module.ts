import { blogAdminEndpoints, blogEndpoints } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { adminBlogRoutes } from './admin-blog.routes.ts';
import { blogInvariants } from './blog.invariants.ts';
import { blogRoutes } from './blog.routes.ts';
import { blogSitemap } from './blog-sitemap.ts';
import { blogProcessing } from './processing.ts';
import { blogRefusalTexts } from './refusals.ts';

export const blog = defineModule({
  name: 'blog',
  wing: 'content',
  processing: blogProcessing,
  uses: ['identity', 'search', 'staff', 'catalog'],
  endpoints: { ...blogEndpoints, ...blogAdminEndpoints },
  apiTags: {
    blog: 'Articles',
  },
  refusals: blogRefusalTexts,
  handlers: (deps) => ({ ...blogRoutes(deps), ...adminBlogRoutes(deps) }),
  sitemap: ({ db, now }) => [blogSitemap(db, now)],
  invariants: blogInvariants,
});
