import { contentAdminEndpoints, contentEndpoints, customPageAdminEndpoints, customPageEndpoints } from '@waha/contract';
import {
  absentNumber,
  dataOf,
  MANAGERS,
  moduleFixture,
  NOBODYS_NUMBER,
  plain,
} from '../../../openapi/walks/module-fixture.fixture.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { makePage, makeQuestion } from '../../../testing/index.ts';
import { writeCustomPage } from './write-custom-page.ts';

const ownPageWords = {
  title: { ar: 'صفحة', en: 'Page' },
  description: { ar: '', en: '' },
  body: { ar: 'نص', en: 'Words' },
  status: 'published',
  shows_date: true,
} as const;

export const contractFixture = moduleFixture(
  { ...contentEndpoints, ...contentAdminEndpoints, ...customPageEndpoints, ...customPageAdminEndpoints },
  {
    async fill(db) {
      await makePage(db, 'returns');
      await makeQuestion(db, { group: 'orders', slug: 'how-to-order' });
      await inTransaction(db, (tx) =>
        writeCustomPage(tx, { draft: { ...ownPageWords, slug: 'own-page' }, language: 'ar' }),
      );
    },
    samples(world) {
      const words = { ar: 'نص', en: 'Words' };
      const page = {
        title: words,
        description: words,
        keywords: { ar: '', en: '' },
        body: { ar: '## عنوان', en: '## Title' },
      };
      const question = { slug: 'where-is-it', question: words, answer: words, is_active: true };
      const group = { name: words, position: 3, questions: [question], version: 0 };
      /** The rewrite starts from the present page. */
      const rewrite = async () => {
        const params = { slug: 'about' };
        const now = await world.send('GET /admin/pages/{slug}', { params, headers: await world.staffOf('owner') });
        return { params, body: { ...page, version: dataOf(now, 'version') } };
      };
      const customPage = {
        title: words,
        description: { ar: '', en: '' },
        body: { ar: '## عنوان', en: '## Title' },
        status: 'published',
        shows_date: true,
      };
      let pageSerial = 0;
      const newPage = () => {
        pageSerial += 1;
        return { body: { ...customPage, slug: `own-page-${pageSerial}` } };
      };
      const ownPage = async () => {
        const { body } = newPage();
        const made = await world.send('POST /admin/custom-pages', { body, headers: await world.staffOf('owner') });
        return { params: { id: dataOf(made, 'id') }, body: { ...body, version: dataOf(made, 'version') } };
      };
      const ofPage = async () => ({ params: (await ownPage()).params });
      let serial = 0;
      const newGroup = () => {
        serial += 1;
        const params = { slug: `group-${serial}` };
        return { params, body: { ...group, questions: [{ ...question, slug: `where-is-it-${serial}` }] } };
      };
      const written = async () => {
        const { params, body } = newGroup();
        await world.send('PUT /admin/faq/{slug}', { params, body, headers: await world.staffOf('owner') });
        return { params };
      };
      return {
        'GET /pages/{slug}': {
          good: [() => ({ params: { slug: 'returns' } })],
          unknown: [{ params: { slug: 'no-such-thing' } }],
        },
        'GET /custom-pages/{slug}': {
          good: [() => ({ params: { slug: 'own-page' } })],
          unknown: [{ params: { slug: 'no-such-thing' } }],
        },
        'GET /admin/custom-pages': plain,
        'GET /admin/custom-pages/{id}': { good: [ofPage], unknown: [absentNumber] },
        'POST /admin/custom-pages': { good: [newPage] },
        'PUT /admin/custom-pages/{id}': {
          good: [ownPage],
          unknown: [{ params: { id: NOBODYS_NUMBER }, body: { ...customPage, slug: 'nowhere', version: 1 } }],
        },
        'DELETE /admin/custom-pages/{id}': { good: [ofPage], unknown: [absentNumber] },
        'GET /faq': plain,
        'GET /admin/pages': plain,
        'GET /admin/pages/{slug}': { good: [() => ({ params: { slug: 'about' } })] },
        'PUT /admin/pages/{slug}': { good: [rewrite] },
        'GET /admin/faq': plain,
        'PUT /admin/faq/{slug}': {
          good: [newGroup],
          refused: [
            [
              'content.anchor_taken',
              { params: { slug: 'another' }, body: { ...group, questions: [{ ...question, slug: 'how-to-order' }] } },
            ],
          ],
        },
        'DELETE /admin/faq/{slug}': { good: [written], unknown: [{ params: { slug: 'no-such-group' } }] },
        'POST /admin/markdown': { good: [() => ({ body: { markdown: '**قريبًا**' } })] },
      };
    },
    rows: {},
    staff: {
      'GET /admin/pages': MANAGERS,
      'GET /admin/pages/{slug}': MANAGERS,
      'PUT /admin/pages/{slug}': MANAGERS,
      'GET /admin/custom-pages': MANAGERS,
      'GET /admin/custom-pages/{id}': MANAGERS,
      'POST /admin/custom-pages': MANAGERS,
      'PUT /admin/custom-pages/{id}': MANAGERS,
      'DELETE /admin/custom-pages/{id}': MANAGERS,
      'GET /admin/faq': MANAGERS,
      'PUT /admin/faq/{slug}': MANAGERS,
      'DELETE /admin/faq/{slug}': MANAGERS,
      'POST /admin/markdown': MANAGERS,
    },
  },
);
