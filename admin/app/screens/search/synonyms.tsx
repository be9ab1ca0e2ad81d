import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { ResourceList } from '../../list/resource-list.tsx';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Latin, When } from '../../ui/parts.tsx';

/** Groups of words that the search treats as synonyms. */
export default function Synonyms() {
  const say = useText('search');
  return (
    <Page
      title={say('synonyms')}
      acts={
        <>
          <Link to="/synonyms/new" className="btn btn-primary">
            <Plus className="size-4" aria-hidden="true" />
            {say('newGroup')}
          </Link>
          <Link to="/searches" className="btn btn-quiet">
            {say('searches')}
          </Link>
        </>
      }
    >
      <p className="mb-4 max-w-prose text-soft">{say('synonymsText')}</p>
      <ResourceList
        call="GET /admin/synonyms"
        name={say('synonyms')}
        idOf={({ id }) => String(id)}
        rowTo={({ id }) => `/synonyms/${id}`}
        searchLabel={say('findWord')}
        columns={[
          {
            key: 'words',
            label: say('words'),
            phone: 'title',
            cell: ({ words }) => <bdi className="wrap-anywhere">{words.join('، ')}</bdi>,
          },
          {
            key: 'count',
            label: say('count'),
            align: 'end',
            phone: 'aside',
            cell: ({ words }) => <Latin>{words.length}</Latin>,
          },
          { key: 'changed', label: say('changed'), sort: 'changed_at', cell: ({ changed_at: at }) => <When at={at} /> },
        ]}
        empty={{ title: say('noSynonyms'), text: say('synonymsText') }}
      />
    </Page>
  );
}
