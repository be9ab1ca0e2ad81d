import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { State, When } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';

/** The pages every shop has: which are written, and which are still to be. */
export default function Pages() {
  const say = useText('pages');
  const language = useLanguage();
  const { data, error, refetch } = useCall('GET /admin/pages');
  return (
    <Page title={say('pages')}>
      {data ? (
        <ul className="panel grid gap-1">
          {data.map(({ slug, title, updated_at: at }) => (
            <li key={slug} className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
              <Link to={`/pages/${slug}`} className="inline-flex min-h-11 grow items-center text-link hover:underline">
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
      ) : (
        <Unread error={error} refetch={refetch} />
      )}
    </Page>
  );
}
