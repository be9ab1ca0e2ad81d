import {
  type AdminFaqGroup,
  type AdminPage,
  type EndpointKey,
  type InformationPageSlug,
  informationPages,
} from '@waha/contract';
import type { Handlers } from '../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { renderMarkdown } from '../../../platform/text/index.ts';
import { auditedResource } from '../../people/staff/index.ts';
import { type AdminGroupRow, listAdminGroups, listWritten, lockContent, readAdminPage } from './admin-content.store.ts';
import { removeGroup, writeGroup, writePage } from './write-content.ts';

type ContentKey = Extract<
  EndpointKey,
  `${string} /admin/pages${string}` | `${string} /admin/faq${string}` | 'POST /admin/markdown'
>;

const nothing = { ar: '', en: '' };

async function readPage(where: Database | Tx, slug: InformationPageSlug): Promise<AdminPage> {
  const row = await readAdminPage(where, slug);
  if (!row) {
    return {
      slug,
      title: nothing,
      description: nothing,
      keywords: nothing,
      body: nothing,
      updated_at: null,
      version: 0,
    };
  }
  return {
    slug,
    title: { ar: row.title_ar, en: row.title_en },
    description: { ar: row.description_ar, en: row.description_en },
    keywords: { ar: row.keywords_ar, en: row.keywords_en },
    body: { ar: row.body_ar, en: row.body_en },
    updated_at: row.updated_at.toISOString(),
    version: row.version,
  };
}

function presentGroup({ name_ar, name_en, ...row }: AdminGroupRow): AdminFaqGroup {
  return { ...row, name: { ar: name_ar, en: name_en } };
}

/** The present state of a group; a missing one is empty. */
async function readGroup(where: Database | Tx, slug: string): Promise<AdminFaqGroup> {
  const [row] = await listAdminGroups(where, slug);
  return row ? presentGroup(row) : { slug, name: nothing, position: 0, questions: [], version: 0 };
}

const pages = auditedResource<InformationPageSlug, AdminPage, AdminPage>({
  read: readPage,
  lock: async (tx, slug) => {
    await lockContent(tx, 'page', slug);
    return readPage(tx, slug);
  },
  subject: ({ slug }) => ({ kind: 'page', id: slug }),
  audited: ({ title, description, body }) => ({ title, description, body }),
  present: (_, page) => page,
});

const groups = auditedResource<string, AdminFaqGroup, AdminFaqGroup>({
  read: readGroup,
  // An anchor is unique over all groups, so changes of any group are serialised.
  lock: async (tx, slug) => {
    await lockContent(tx, 'faq', 'groups');
    return readGroup(tx, slug);
  },
  subject: ({ slug }) => ({ kind: 'faq_group', id: slug }),
  audited: ({ version: _, ...group }) => group,
  present: (_, group) => group,
});

export function adminContentRoutes({ db }: { db: Database }): Handlers<ContentKey> {
  return {
    'GET /admin/pages': async () => {
      const written = new Map((await listWritten(db)).map((row) => [row.slug, row]));
      return informationPages.map((slug) => {
        const row = written.get(slug);
        return {
          slug,
          title: row ? { ar: row.title_ar, en: row.title_en } : null,
          updated_at: row?.updated_at.toISOString() ?? null,
        };
      });
    },
    'GET /admin/pages/{slug}': ({ params }, context) => pages.show(db, context, params.slug),
    'PUT /admin/pages/{slug}': ({ params: { slug }, body: { version, ...draft } }, context) =>
      pages.change(db, context, { id: slug, action: 'content.page_written' }, (tx) =>
        writePage(tx, slug, draft, version),
      ),
    'GET /admin/faq': async () => (await listAdminGroups(db)).map(presentGroup),
    'PUT /admin/faq/{slug}': ({ params: { slug }, body: { version, ...draft } }, context) =>
      groups.change(db, context, { id: slug, action: 'content.faq_written' }, (tx) =>
        writeGroup(tx, slug, draft, version),
      ),
    'DELETE /admin/faq/{slug}': async ({ params: { slug } }, context) => {
      await groups.remove(db, context, { id: slug, action: 'content.faq_removed' }, async (tx, { version }) => {
        if (version === 0) refuse('content.group_not_found');
        await removeGroup(tx, slug);
      });
      return { done: true };
    },
    'POST /admin/markdown': async ({ body }) => ({ html: renderMarkdown(body.markdown) }),
  };
}
