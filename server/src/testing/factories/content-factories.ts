import { createHash, randomBytes } from 'node:crypto';
import { type ArticleDraft, saveArticle, saveBlogCategory } from '../../modules/content/blog/index.ts';
import { saveFaqGroup, savePage } from '../../modules/content/content/index.ts';
import { type Database, inTransaction, sql } from '../../platform/database/index.ts';

/** Saves an information page; a page at the same address is rewritten. */
export async function makePage(db: Database, slug: string, body = { ar: 'نص الصفحة', en: 'Words' }): Promise<void> {
  const draft = {
    slug,
    title: { ar: 'صفحة', en: 'Page' },
    description: { ar: 'وصف الصفحة', en: 'What it is about' },
    keywords: { ar: 'كلمات', en: 'words' },
    body,
  };
  await inTransaction(db, (tx) => savePage(tx, draft));
}

/** A group of the FAQ with one question. */
export async function makeQuestion(db: Database, spec: { group: string; slug: string; position?: number }) {
  const question = {
    slug: spec.slug,
    question: { ar: 'كيف أطلب؟', en: 'How do I order?' },
    answer: { ar: 'اختر **منتجك** ثم أكمل الطلب.', en: 'Pick a **product**, then check out.' },
  };
  const group = {
    slug: spec.group,
    name: { ar: 'الطلب', en: 'Ordering' },
    position: spec.position ?? 0,
    questions: [question],
  };
  await inTransaction(db, (tx) => saveFaqGroup(tx, group));
}

export interface ArticleSpec extends Partial<Omit<ArticleDraft, 'categoryId'>> {
  slug: string;
  category?: string;
  /** The article to rewrite; a new one by default. */
  id?: number;
}

/** A published article of a category, which is created when it is missing. */
export async function makeArticle(db: Database, spec: ArticleSpec): Promise<number> {
  const { category = 'guides', id, ...rest } = spec;
  return inTransaction(db, async (tx) => {
    const { rows } = await sql.rows({
      id: sql.int4,
    })`select id from article_categories where slug = ${category}`.execute(tx);
    const name = { ar: `قسم ${category}`, en: `Category ${category}` };
    const categoryId = rows[0]?.id ?? (await saveBlogCategory(tx, { slug: category, name, position: 0 }));
    const draft: ArticleDraft = {
      categoryId,
      title: { ar: 'مقالة', en: 'Article' },
      excerpt: { ar: 'خلاصة', en: 'In short' },
      keywords: { ar: '', en: '' },
      author: { name: { ar: 'نوف', en: 'Nouf' }, role: { ar: 'محررة', en: 'Editor' } },
      tags: { ar: [], en: [] },
      body: { ar: 'نص المقالة', en: 'Words of the article' },
      image: null,
      productIds: [],
      isFeatured: false,
      publishedAt: new Date(Date.now() - 60_000),
      ...rest,
    };
    return saveArticle(tx, draft, id);
  });
}

/** A form opened long enough ago to be sent. */
export async function makeContactForm(db: Database, secondsAgo = 60): Promise<string> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    insert into contact_forms (opened_at) values (now() - make_interval(secs => ${secondsAgo})) returning id
  `.execute(db);
  return rows[0]?.id ?? '';
}

/** The token in the link of a mail to a new subscriber. */
export async function makeNewsletterToken(db: Database, purpose: 'confirm' | 'unsubscribe'): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest();
  await sql`
    with subscriber as (
      insert into newsletter_subscribers (email, language, source) values (${`${token}@example.com`}, 'ar', 'page') returning id
    )
    insert into newsletter_tokens (token_hash, subscriber_id, purpose, language, source, requested_at, expires_at)
    select ${hash}, id, ${purpose}, 'ar', 'page', now(), now() + interval '1 day' from subscriber
  `.execute(db);
  return token;
}

interface SubscriberSpec {
  status?: 'pending' | 'subscribed' | 'unsubscribed';
  email?: (number: number) => string;
}

let subscribers = 0;

/** Newsletter subscribers, every other one in English; confirmed by default. */
export async function makeSubscribers(
  db: Database,
  count: number,
  { status = 'subscribed', email }: SubscriberSpec = {},
): Promise<{ email: string; language: 'ar' | 'en' }[]> {
  const made = Array.from({ length: count }, (_, at) => {
    subscribers += 1;
    return {
      email: email?.(at) ?? `reader-${subscribers}@example.com`,
      language: at % 2 === 0 ? ('ar' as const) : ('en' as const),
    };
  });
  await sql`
    insert into newsletter_subscribers (email, status, language, source, confirmed_at, unsubscribed_at)
    select email, ${status}, language, 'page', case when ${status} <> 'pending' then now() end,
      case when ${status} = 'unsubscribed' then now() end
    from unnest(${made.map((one) => one.email)}::text[], ${made.map((one) => one.language)}::text[]) as made (email, language)
  `.execute(db);
  return made;
}
