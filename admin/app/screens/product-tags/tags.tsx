import { ResourceList } from '../../list/resource-list.tsx';
import { useLanguage, useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';

/** All tags of products, each with the number of its products and the way to its page. */
export default function Tags() {
  const say = useText('producttags');
  const language = useLanguage();
  return (
    <Page title={say('tags')} back={{ to: '/products', label: say('products') }}>
      <p className="mb-4 max-w-prose text-soft">{say('text')}</p>
      <ResourceList
        call="GET /admin/tags"
        name={say('tags')}
        idOf={({ id }) => String(id)}
        rowTo={({ id }) => `/products/tags/${id}`}
        searchLabel={say('search')}
        columns={[
          {
            key: 'name',
            label: say('tag'),
            sort: 'name',
            phone: 'title',
            cell: ({ name }) => <bdi className="wrap-anywhere">{name[language]}</bdi>,
          },
          {
            key: 'products_count',
            label: say('productsCount'),
            sort: 'products_count',
            cell: ({ products_count: count }) => say('productsOf', { count }),
          },
        ]}
        empty={{ title: say('none'), text: say('noneText') }}
      />
    </Page>
  );
}
