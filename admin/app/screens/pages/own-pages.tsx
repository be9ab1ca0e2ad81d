import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Panel, State, When } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';

/** The pages that staff added, drafts too. */
export function OwnPages() {
  const say = useText('pages');
  const language = useLanguage();
  const { data, error, refetch } = useCall('GET /admin/custom-pages');
  return (
    <Panel title={say('own')}>
      <p className="mb-2 text-soft">{say('ownText')}</p>
      {data === undefined ? (
        <Unread error={error} refetch={refetch} />
      ) : data.length === 0 ? (
        <p className="text-soft">{say('noneOwn')}</p>
      ) : (
        <ul className="grid gap-1">
          {data.map(({ id, title, status, updated_at: at }) => (
            <li key={id} className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
              <Link
                to={`/pages/own/${id}`}
                className="inline-flex min-h-11 grow items-center text-link hover:underline"
              >
                <bdi>{title[language] || title.ar || title.en}</bdi>
              </Link>
              <span className="text-sm text-soft">
                <When at={at} isDay />
              </span>
              <State tone={status === 'published' ? 'good' : 'plain'}>{say(`status_${status}`)}</State>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
