import { randomUUID } from 'node:crypto';
import { searchEndpoints } from '@waha/contract';
import {
  absentNumber,
  dataOf,
  MANAGERS,
  moduleFixture,
  NOBODYS_NUMBER,
} from '../../../openapi/walks/module-fixture.fixture.ts';
import { addEmptySearches } from './empty-searches.store.ts';

export const contractFixture = moduleFixture(searchEndpoints, {
  samples({ db, send, staffOf }) {
    const aWord = () => randomUUID().replace(/[^a-z]/g, '');
    const group = () => ({ words: [`${aWord()} شنطة`, `${aWord()} bag`] });
    const made = async () => {
      const sent = await send('POST /admin/synonyms', { body: group(), headers: await staffOf('owner') });
      return { params: { id: dataOf(sent, 'id') } };
    };
    const changed = { ...group(), version: 1 };
    const searched = async () => {
      const words = `x${aWord()}`;
      await addEmptySearches(db, new Map([[words, 3]]), new Date());
      return words;
    };
    return {
      'GET /admin/searches': {
        good: [
          () => ({}),
          () => ({ query: { hidden: true, q: 'ب', sort: 'last_on', per_page: 2 } }),
          () => ({ query: { sort: '-words' } }),
        ],
      },
      'PUT /admin/searches/hidden': {
        good: [
          async () => ({ body: { words: await searched(), is_hidden: true } }),
          async () => ({ body: { words: await searched(), is_hidden: false } }),
        ],
        unknown: [{ body: { words: 'لا أحد يبحث', is_hidden: true } }],
      },
      'GET /admin/synonyms': { good: [() => ({}), () => ({ query: { q: 'جوال', sort: 'changed_at', page: 1 } })] },
      'GET /admin/synonyms/{id}': { good: [made], unknown: [absentNumber] },
      'POST /admin/synonyms': { good: [() => ({ body: group() })] },
      'PUT /admin/synonyms/{id}': {
        good: [async () => ({ ...(await made()), body: changed })],
        unknown: [{ params: { id: NOBODYS_NUMBER }, body: changed }],
      },
      'DELETE /admin/synonyms/{id}': { good: [made], unknown: [absentNumber] },
    };
  },
  rows: {},
  staff: {
    'GET /admin/searches': MANAGERS,
    'PUT /admin/searches/hidden': MANAGERS,
    'GET /admin/synonyms': MANAGERS,
    'GET /admin/synonyms/{id}': MANAGERS,
    'POST /admin/synonyms': MANAGERS,
    'PUT /admin/synonyms/{id}': MANAGERS,
    'DELETE /admin/synonyms/{id}': MANAGERS,
  },
});
