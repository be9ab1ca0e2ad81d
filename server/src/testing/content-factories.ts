import { saveFaqGroup, savePage } from '../modules/content/index.ts';
import { type Database, inTransaction } from '../platform/database/index.ts';

/** An information page; saved again, it is rewritten. */
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
