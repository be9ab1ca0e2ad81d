import { useParams } from 'react-router';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { State } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { Writing } from './moderation-queue.tsx';

/** One post or reel as members see it, hidden ones too; can be pinned above all others. */
export default function Post() {
  const say = useText('community');
  const common = useText('common');
  const id = Number(useParams().id);
  const { data, error, refetch } = useCall('GET /admin/community/posts/{id}', { params: { id } }, { keeps: false });
  const pin = useAct('PUT /admin/community/posts/{id}/pin', { done: common('saved') });
  const back = { to: '/community/queue', label: say('queue') };
  if (!data)
    return (
      <Page title={say('post')} back={back}>
        <Unread error={error} refetch={refetch} />
      </Page>
    );
  return (
    <Page
      title={say(data.film ? 'reel' : 'post')}
      back={back}
      state={data.is_pinned ? <State tone="info">{say('pinned')}</State> : null}
      acts={
        <button
          type="button"
          className="btn btn-quiet"
          disabled={pin.isBusy}
          onClick={() => void pin.run({ params: { id }, body: { pinned: !data.is_pinned } })}
        >
          {say(data.is_pinned ? 'unpin' : 'pin')}
        </button>
      }
    >
      <div className="panel">
        <Writing writing={data} />
      </div>
    </Page>
  );
}
