import type { Handlers } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { listFaq, readPage } from './content.store.ts';

export function contentRoutes({ db }: { db: Database }): Handlers<'GET /pages/{slug}' | 'GET /faq'> {
  return {
    'GET /pages/{slug}': async ({ params }, { language }) => {
      const page = (await readPage(db, params.slug, language)) ?? refuse('content.page_not_found');
      return { ...page, updated_at: page.updated_at.toISOString() };
    },
    'GET /faq': (_, { language }) => listFaq(db, language),
  };
}
