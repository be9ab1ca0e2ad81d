import { type CustomPageDraft, customPageAdminEndpoints } from '@waha/contract';
import type { PlannedRecord, ReadCell, RecordFault, RecordKind } from '../../../../manifest/index.ts';
import { publishInvalidation } from '../../../../platform/cache/index.ts';
import { inSavepoint, type Tx } from '../../../../platform/database/index.ts';
import { Refusal } from '../../../../platform/errors/index.ts';
import { isArabic, readFlag } from '../../../../platform/sheet/index.ts';
import { htmlSource, htmlText, isHtml, slugOf } from '../../../../platform/text/index.ts';
import { deleteUntouchedPages, readTakenSlugs } from '../custom-pages.store.ts';
import { writeCustomPage } from '../write-custom-page.ts';

const texts = {
  ar: {
    no_title: 'لا عنوان لهذه الصفحة',
    no_body: 'لا نص في هذه الصفحة',
    too_long: 'النص أطول مما تسعه صفحة. قسّمه إلى صفحتين',
    exists: 'في متجرك صفحة بهذا العنوان، فبقيت كما هي',
    draft: 'لم تكن منشورة، فبقيت مسودة',
  },
  en: {
    no_title: 'This page has no title',
    no_body: 'This page has no text',
    too_long: 'The text is longer than a page takes. Split it into two',
    exists: 'The shop has a page of this address, and it stays as it is',
    draft: 'It was not published, and is a draft',
  },
};

const fault = (kind: keyof typeof texts.ar): RecordFault => ({ kind });
const LONGEST_TITLE = 160;
const LONGEST_DESCRIPTION = 300;
const LONGEST_SLUG = 60;
const draftSchema = customPageAdminEndpoints['POST /admin/custom-pages'].body;

interface ReadPage {
  slug: string;
  title: string;
  draft?: CustomPageDraft;
  faults: RecordFault[];
}

/** Pages of another shop: Shopify’s by Matrixify, WordPress’s posts, or a sheet of titles and texts. */
export const pagesKind: RecordKind = {
  name: 'pages',
  fields: [
    {
      name: 'title',
      label: { ar: 'العنوان', en: 'Title' },
      words: /^(?:(?:page|post)[ _])?(?:title|name)$|^(?:عنوان الصفحة|العنوان|الاسم|الصفحة)$/,
      isRequired: true,
    },
    {
      name: 'body',
      label: { ar: 'النص', en: 'Text' },
      words: /body|content|html|^text$|النص|المحتوى/,
      isRequired: true,
      longest: 100_000,
    },
    {
      name: 'description',
      label: { ar: 'وصفها لمحركات البحث', en: 'Description for search engines' },
      words: /description|excerpt|summary|الوصف|المقتطف/,
      longest: 5_000,
    },
    {
      name: 'slug',
      label: { ar: 'اسمها في الرابط', en: 'Address' },
      words: /^(?:handle|slug|post_name|url|link|permalink|الرابط)$/,
    },
    { name: 'status', label: { ar: 'الحالة', en: 'State' }, words: /status|published|الحالة/ },
  ],
  async plan(tx, records) {
    const pages = records.flatMap(([line]) => (line ? readPage(line) : []));
    const taken = await readTakenSlugs(
      tx,
      pages.map(({ slug }) => slug),
    );
    return pages.map((page) => plan(page, taken));
  },
  async write(tx, records) {
    const written = [];
    for (const [line] of records) {
      const draft = line && readPage(line).draft;
      written.push({ subject: draft ? await writeOne(tx, draft) : null });
    }
    return written;
  },
  async takeBack(tx, subjects) {
    const gone = await deleteUntouchedPages(tx, subjects.map(Number));
    if (gone.length > 0) await publishInvalidation(tx, ['content']);
    return new Set(gone.map(String));
  },
  texts,
};

function plan({ slug, title, draft, faults }: ReadPage, taken: ReadonlySet<string>): PlannedRecord {
  const planned = { key: slug, label: title, faults };
  if (!draft) return { ...planned, outcome: 'error' };
  return taken.has(slug)
    ? { ...planned, outcome: 'known', faults: [fault('exists')] }
    : { ...planned, outcome: 'create' };
}

/** Reads a page. It is written in the language of its title and text; its HTML is cleaned as that of products. */
function readPage(cell: ReadCell): ReadPage {
  const title = lineOf(cell('title'), LONGEST_TITLE);
  const address =
    cell('slug')
      .replace(/[?#].*$/, '')
      .split('/')
      .findLast((part) => part !== '') ?? '';
  const slug = slugOf(decoded(address) || title)
    .slice(0, LONGEST_SLUG)
    .replace(/-$/, '');
  const written = cell('body');
  const body = isHtml(written) ? htmlSource(written) : written.replaceAll(/^[ \t]{4,}/gm, '').trim();
  const faults: RecordFault[] = [];
  const isPublished =
    !/^(?:draft|pending|private|trash|hidden|مسودة|مخفي)$/i.test(cell('status')) && readFlag(cell('status')) !== false;
  if (!isPublished) faults.push(fault('draft'));
  if (title === '') return { slug, title, faults: [fault('no_title')] };
  if (body === '') return { slug, title, faults: [fault('no_body')] };
  const own = <Value>(value: Value, other: Value) =>
    isArabic(`${title} ${body}`) ? { ar: value, en: other } : { ar: other, en: value };
  const parsed = draftSchema.safeParse({
    slug,
    title: own(title, ''),
    description: own(lineOf(cell('description'), LONGEST_DESCRIPTION), ''),
    body: own(body, ''),
    status: isPublished ? 'published' : 'draft',
    shows_date: false,
  });
  return parsed.success ? { slug, title, draft: parsed.data, faults } : { slug, title, faults: [fault('too_long')] };
}

const lineOf = (text: string, most: number) =>
  (isHtml(text) ? htmlText(text) : text).replaceAll(/\s+/g, ' ').trim().slice(0, most).toWellFormed();

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The id of a new page; null if its address was taken meanwhile, or there are as many pages as may be. */
async function writeOne(tx: Tx, draft: CustomPageDraft): Promise<string | null> {
  try {
    return await inSavepoint(tx, async () => String(await writeCustomPage(tx, { draft, language: 'ar' })));
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
