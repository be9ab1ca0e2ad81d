import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel, State, When } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { OwnPages } from './own-pages.tsx';

/** Pages of the shop's own, and those every shop has: which are written, and which are still to be. */
export default function Pages() {
  const say = useText('pages');
  const language = useLanguage();
  const { data, error, refetch } = useCall('GET /admin/pages');
  return (
    <Page
      title={say('pages')}
      acts={
        <Link to="/pages/own/new" className="btn btn-primary">
          <Plus className="size-4" aria-hidden="true" />
          {say('newPage')}
        </Link>
      }
    >
      {data ? (
        <Panel title={say('everyShop')}>
          <ul className="grid gap-1">
            {data.map(({ slug, title, updated_at: at }) => (
              <li key={slug} className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
                <Link
                  to={`/pages/${slug}`}
                  className="inline-flex min-h-11 grow items-center text-link hover:underline"
                >
                  {title ? <bdi>{title[language]}</bdi> : say(`slug_${slug}`)}
                </Link>
                {at ? (
                  <span className="text-sm text-soft">
                    <When at={at} isDay />
                  </span>
                ) : null}
                <State tone={title ? 'good' : 'warn'}>{say(title ? 'written' : 'notWritten')}</State>
              </li>
            ))}
          </ul>
        </Panel>
      ) : (
        <Unread error={error} refetch={refetch} />
      )}
      <OwnPages />
    </Page>
  );
}
