import { blogAdminEndpoints, blogEndpoints } from '@waha/contract';
import {
  absentNumber,
  dataOf,
  MANAGERS,
  moduleFixture,
  NOBODYS_NUMBER,
  NOBODYS_UUID,
  plain,
} from '../../../openapi/walks/module-fixture.fixture.ts';

export const contractFixture = moduleFixture(
  { ...blogEndpoints, ...blogAdminEndpoints },
  {
    samples: (world) => {
      const {
        things: { article },
      } = world;
      const words = { ar: 'نص', en: 'Words' };
      const draft = {
        slug: 'a-draft',
        category_id: 1,
        title: words,
        excerpt: words,
        keywords: { ar: '', en: '' },
        author: words,
        author_role: { ar: '', en: '' },
        tags: { ar: ['وسم'], en: ['tag'] },
        body: { ar: '## عنوان', en: '## Title' },
        image: null,
        product_ids: [],
        is_featured: false,
      };
      let serial = 0;
      const newDraft = () => {
        serial += 1;
        return { body: { ...draft, slug: `a-draft-${serial}` } };
      };
      const owner = async () => ({ headers: await world.staffOf('owner') });
      const written = async () => {
        const { body } = newDraft();
        const id = dataOf(await world.send('POST /admin/articles', { body, ...(await owner()) }), 'id');
        return { params: { id }, body };
      };
      const rewrite = async () => {
        const { params, body } = await written();
        return { params, body: { ...body, version: 1 } };
      };
      const publish = async () => {
        const { params } = await written();
        return { params, body: { status: 'published', publish_at: '2099-01-01T09:00:00.000Z', version: 1 } };
      };
      const newCategory = () => {
        serial += 1;
        return { params: { slug: `category-${serial}` }, body: { name: words, position: serial, version: 0 } };
      };
      const emptyCategory = async () => {
        const { params, body } = newCategory();
        await world.send('PUT /admin/blog-categories/{slug}', { params, body, ...(await owner()) });
        return { params };
      };
      return {
        'GET /blog': {
          good: [() => ({}), () => ({ query: { category: 'guides', search: 'مقالة', page: 1, per_page: 5 } })],
          unknown: [{ query: { category: 'no-such-thing' } }],
        },
        'GET /blog/featured': { good: [() => ({}), () => ({ query: { limit: 2 } })] },
        'GET /blog/categories': plain,
        'GET /blog/{id}': {
          good: [() => ({ params: { id: 'an-article' } }), () => ({ params: { id: article } })],
          unknown: [absentNumber, { params: { id: 'no-such-thing' } }],
        },
        'POST /blog/{id}/like': {
          good: [
            () => ({ params: { id: article }, body: {} }),
            () => ({ params: { id: article }, body: { liked: false, visitor_id: NOBODYS_UUID } }),
          ],
          unknown: [{ ...absentNumber, body: {} }],
        },
        'POST /blog/{id}/share': { good: [() => ({ params: { id: 'an-article' } })], unknown: [absentNumber] },
        'GET /admin/articles': {
          good: [
            () => ({}),
            () => ({ query: { q: 'مقالة', status: 'published', sort: 'title' } }),
            () => ({ query: { status: 'scheduled', sort: 'updated_at', category_id: 1 } }),
            () => ({ query: { status: 'draft' } }),
            () => ({ query: { status: 'archived', sort: 'published_at' } }),
          ],
        },
        'GET /admin/articles/{id}': { good: [() => ({ params: { id: article } })], unknown: [absentNumber] },
        'POST /admin/articles': { good: [newDraft] },
        'PUT /admin/articles/{id}': {
          good: [rewrite],
          unknown: [{ params: { id: NOBODYS_NUMBER }, body: { ...draft, version: 1 } }],
        },
        'PUT /admin/articles/{id}/status': {
          good: [publish],
          unknown: [{ params: { id: NOBODYS_NUMBER }, body: { status: 'archived', version: 1 } }],
        },
        'GET /admin/blog-categories': plain,
        'PUT /admin/blog-categories/{slug}': { good: [newCategory] },
        'DELETE /admin/blog-categories/{slug}': {
          good: [emptyCategory],
          unknown: [{ params: { slug: 'no-such-category' } }],
          refused: [['content.blog_category_in_use', { params: { slug: 'guides' } }]],
        },
      };
    },
    rows: { 'POST /blog/{id}/like': 'published', 'POST /blog/{id}/share': 'published' },
    staff: {
      'GET /admin/articles': MANAGERS,
      'GET /admin/articles/{id}': MANAGERS,
      'POST /admin/articles': MANAGERS,
      'PUT /admin/articles/{id}': MANAGERS,
      'PUT /admin/articles/{id}/status': MANAGERS,
      'GET /admin/blog-categories': MANAGERS,
      'PUT /admin/blog-categories/{slug}': MANAGERS,
      'DELETE /admin/blog-categories/{slug}': MANAGERS,
    },
  },
);
