import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { ResourceList } from '../../list/resource-list.tsx';
import { useMay } from '../../session/may.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Latin, Money, State } from '../../ui/parts.tsx';
import { nameOf } from '../goods/category-options.ts';

/** All bundles, shown or not. */
export default function Bundles() {
  const say = useText('offers');
  const language = useLanguage();
  const may = useMay();
  return (
    <Page
      title={say('bundles')}
      acts={
        may('POST /admin/bundles') ? (
          <Link to="/bundles/new" className="btn btn-primary">
            <Plus className="size-4" aria-hidden="true" />
            {say('newBundle')}
          </Link>
        ) : null
      }
    >
      <ResourceList
        call="GET /admin/bundles"
        name={say('bundles')}
        idOf={({ id }) => String(id)}
        rowTo={({ id }) => `/bundles/${id}`}
        searchLabel={say('searchBundles')}
        filters={[{ kind: 'flag', name: 'is_active', label: say('isShown') }]}
        columns={[
          { key: 'name', label: say('name'), sort: 'name', phone: 'title', cell: (bundle) => nameOf(bundle, language) },
          {
            key: 'state',
            label: say('state'),
            phone: 'aside',
            cell: ({ is_active: isActive, is_whole: isWhole }) =>
              !isActive ? (
                <State tone="plain">{say('hidden')}</State>
              ) : isWhole ? (
                <State tone="good">{say('shown')}</State>
              ) : (
                <State tone="bad">{say('broken')}</State>
              ),
          },
          { key: 'items', label: say('items'), align: 'end', cell: ({ items }) => <Latin>{items.length}</Latin> },
          {
            key: 'price',
            label: say('price'),
            sort: 'price',
            align: 'end',
            cell: ({ price }) => <Money riyals={price} />,
          },
        ]}
        empty={{ title: say('noBundles'), text: say('noBundlesText') }}
      />
    </Page>
  );
}
