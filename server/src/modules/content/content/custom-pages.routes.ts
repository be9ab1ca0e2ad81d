import type { AdminCustomPage, CustomPage, EndpointKey, ListedCustomPage } from '@waha/contract';
import type { Handlers } from '../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { auditedResource } from '../../people/staff/index.ts';
import {
  type CustomPageRow,
  type ListedCustomPageRow,
  listCustomPages,
  lockCustomPages,
  readCustomPage,
  readPublished,
  type ShownCustomPageRow,
} from './custom-pages.store.ts';
import { removeCustomPage, writeCustomPage } from './write-custom-page.ts';

type CustomPageKey = Extract<
  EndpointKey,
  `${string} /custom-pages${string}` | `${string} /admin/custom-pages${string}`
>;

const read = async (where: Database | Tx, id: number) =>
  (await readCustomPage(where, id)) ?? refuse('content.page_not_found');

function presentListed(row: ListedCustomPageRow): ListedCustomPage {
  const { id, slug, status } = row;
  const title = { ar: row.title_ar, en: row.title_en };
  return { id, slug, title, status, updated_at: row.updated_at.toISOString() };
}

function present(row: CustomPageRow): AdminCustomPage {
  return {
    ...presentListed(row),
    version: row.version,
    description: { ar: row.description_ar, en: row.description_en },
    body: { ar: row.body_ar, en: row.body_en },
    shows_date: row.shows_date,
  };
}

/** The page in the language that was asked for, or in the other one if it is not written in that. */
function presentShown(row: ShownCustomPageRow, asked: Language): CustomPage {
  const languages = (['ar', 'en'] as const).filter((one) => row[`title_${one}`] !== '');
  const language = languages.includes(asked) ? asked : (languages[0] ?? asked);
  return {
    slug: row.slug,
    language,
    languages,
    title: row[`title_${language}`],
    description: row[`description_${language}`],
    html: row[`html_${language}`],
    date: row.shows_date ? row.updated_at.toISOString() : null,
  };
}

const pages = auditedResource<number, CustomPageRow, AdminCustomPage>({
  read,
  lock: async (tx, id) => {
    await lockCustomPages(tx);
    return read(tx, id);
  },
  subject: ({ id }) => ({ kind: 'custom_page', id }),
  audited: ({ updated_at: _, ...row }) => row,
  present: (_, row) => present(row),
});

export function customPageRoutes({ db }: { db: Database }): Handlers<CustomPageKey> {
  return {
    'GET /custom-pages/{slug}': async ({ params }, { language }) =>
      presentShown((await readPublished(db, params.slug)) ?? refuse('content.page_not_found'), language),
    'GET /admin/custom-pages': async () => (await listCustomPages(db)).map(presentListed),
    'GET /admin/custom-pages/{id}': ({ params }, context) => pages.show(db, context, params.id),
    'POST /admin/custom-pages': ({ body: draft }, context) =>
      pages.create(db, context, 'content.custom_page_created', (tx) =>
        writeCustomPage(tx, { draft, language: context.language }),
      ),
    'PUT /admin/custom-pages/{id}': ({ params: { id }, body: { version, ...draft } }, context) =>
      pages.change(db, context, { id, action: 'content.custom_page_changed' }, (tx, row) =>
        writeCustomPage(tx, { draft, before: { row, version }, language: context.language }),
      ),
    'DELETE /admin/custom-pages/{id}': async ({ params: { id } }, context) => {
      await pages.remove(db, context, { id, action: 'content.custom_page_removed' }, (tx) => removeCustomPage(tx, id));
      return { done: true };
    },
  };
}
