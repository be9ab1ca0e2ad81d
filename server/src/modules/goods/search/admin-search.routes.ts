import type { EmptySearch, EndpointKey, SynonymGroup } from '@waha/contract';
import { type Handlers, presentList } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { auditedResource } from '../../people/staff/index.ts';
import { type EmptyRow, hideSearch, listEmptySearches, readEmptySearch } from './empty-searches.store.ts';
import { addSynonyms, changeSynonyms } from './save-synonyms.ts';
import type { Search } from './search.ts';
import { deleteGroup, type GroupRow, listGroups, lockGroup, readGroup } from './synonym-groups.store.ts';

type SearchKey = Extract<EndpointKey, `${string} /admin/searches${string}` | `${string} /admin/synonyms${string}`>;

const presentGroup = ({ id, words, changed_at, version }: GroupRow): SynonymGroup => ({
  id,
  words,
  changed_at: changed_at.toISOString(),
  version,
});

const groups = auditedResource<number, GroupRow, SynonymGroup>({
  read: async (where, id) => (await readGroup(where, id)) ?? refuse('search.group_not_found'),
  lock: async (tx, id) => (await lockGroup(tx, id)) ?? refuse('search.group_not_found'),
  subject: ({ id }) => ({ kind: 'synonyms', id }),
  audited: ({ words }) => ({ words }),
  present: (_, row) => presentGroup(row),
});

const searches = auditedResource<string, EmptyRow, EmptySearch>({
  read: async (where, words) => (await readEmptySearch(where, words)) ?? refuse('search.words_not_found'),
  subject: ({ words }) => ({ kind: 'search', id: words }),
  audited: ({ is_hidden }) => ({ is_hidden }),
  present: (_, row) => row,
});

export function adminSearchRoutes({ db, search }: { db: Database; search: Search }): Handlers<SearchKey> {
  return {
    'GET /admin/searches': async ({ query: { hidden = false, ...query } }) => {
      await search.writeCounts();
      return presentList(await listEmptySearches(db, { ...query, hidden }), (rows) => rows);
    },
    'PUT /admin/searches/hidden': ({ body: { words, is_hidden } }, context) =>
      searches.change(db, context, { id: words, action: is_hidden ? 'search.hidden' : 'search.shown' }, (tx) =>
        hideSearch(tx, words, is_hidden),
      ),
    'GET /admin/synonyms': async ({ query }) =>
      presentList(await listGroups(db, query), (rows) => rows.map(presentGroup)),
    'GET /admin/synonyms/{id}': ({ params }, context) => groups.show(db, context, params.id),
    'POST /admin/synonyms': ({ body }, context) =>
      groups.create(db, context, 'search.synonyms_added', (tx) => addSynonyms(tx, body.words, context.language)),
    'PUT /admin/synonyms/{id}': ({ params: { id }, body: { words, version } }, context) =>
      groups.change(db, context, { id, action: 'search.synonyms_changed' }, (tx) =>
        changeSynonyms(tx, { id, version }, words, context.language),
      ),
    'DELETE /admin/synonyms/{id}': async ({ params: { id } }, context) => {
      await groups.remove(db, context, { id, action: 'search.synonyms_removed' }, (tx) => deleteGroup(tx, id));
      return { done: true };
    },
  };
}
