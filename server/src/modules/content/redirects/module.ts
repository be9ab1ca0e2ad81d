import { redirectEndpoints } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { redirectRoutes } from './redirects.routes.ts';
import { redirectsKind } from './redirects-kind.ts';
import { redirectRefusalTexts } from './refusals.ts';
import { findRedirect } from './write-redirect.ts';

declare module '../../../manifest/deps.ts' {
  interface Provided {
    /** Where staff lead a path that is no page of the shop. */
    findRedirect: (path: string) => Promise<string | undefined>;
  }
}

export const redirects = defineModule({
  name: 'redirects',
  wing: 'content',
  uses: ['staff'],
  endpoints: redirectEndpoints,
  refusals: redirectRefusalTexts,
  provides: ({ db }) => ({ findRedirect: (path: string) => findRedirect(db, path) }),
  handlers: redirectRoutes,
  recordKinds: () => [redirectsKind],
});
