import { articleStatuses } from '@waha/contract/vocabulary';
import { FolderTree, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { ResourceList } from '../../list/resource-list.tsx';
import { useLanguage, useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { State, When } from '../../ui/parts.tsx';
import { articleTones } from './article-values.ts';

/** Articles of the blog: drafts, scheduled and published ones. */
export default function Articles() {
  const say = useText('blog');
  const language = useLanguage();
  const { data: categories = [] } = useCall('GET /admin/blog-categories');
  return (
    <Page
      title={say('articles')}
      acts={
        <>
          <Link to="/blog/new" className="btn btn-primary">
            <Plus className="size-4" aria-hidden="true" />
            {say('newArticle')}
          </Link>
          <Link to="/blog/categories" className="btn btn-quiet">
            <FolderTree className="size-4" aria-hidden="true" />
            {say('categories')}
          </Link>
        </>
      }
    >
      <ResourceList
        call="GET /admin/articles"
        name={say('articles')}
        idOf={({ id }) => String(id)}
        rowTo={({ id }) => `/blog/${id}`}
        searchLabel={say('search')}
        filters={[
          {
            kind: 'choice',
            name: 'status',
            label: say('status'),
            options: articleStatuses.map((status) => [status, say(`status_${status}`)] as const),
          },
          {
            kind: 'choice',
            name: 'category_id',
            label: say('category'),
            options: categories.map(({ id, name }) => [String(id), name[language]] as const),
          },
        ]}
        columns={[
          {
            key: 'title',
            label: say('title'),
            sort: 'title',
            phone: 'title',
            cell: ({ title }) => <bdi>{title[language]}</bdi>,
          },
          {
            key: 'status',
            label: say('status'),
            phone: 'aside',
            cell: ({ status }) => <State tone={articleTones[status]}>{say(`status_${status}`)}</State>,
          },
          { key: 'category', label: say('category'), cell: ({ category }) => category.name[language] },
          {
            key: 'published',
            label: say('publishedAt'),
            sort: 'published_at',
            cell: ({ published_at: at }) => (at ? <When at={at} /> : '—'),
          },
          {
            key: 'changed',
            label: say('changedAt'),
            sort: 'updated_at',
            phone: 'none',
            cell: ({ updated_at: at }) => <When at={at} />,
          },
        ]}
        empty={{ title: say('none'), text: say('noneText') }}
      />
    </Page>
  );
}
