import type { Reel } from '@waha/contract/types';
import { useParams } from 'react-router';
import { useLoaded } from '../../api/use-loaded.ts';
import { useNavigate } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { changeInFeeds } from '../feed/feed-store.ts';
import { Failed } from '../parts/failed.tsx';
import { ReelForm } from './reel-form.tsx';
import { askReel } from './reel-source.ts';

/** Edits the text of a reel, and its film until it is first published. */
export default function EditReel() {
  const { id = '' } = useParams();
  const say = useText('reels');
  const navigate = useNavigate();
  const { state, retry } = useLoaded<Reel>(id, (api, signal) => askReel(api, Number(id), signal));
  const back = () => void navigate(`/community/reels/${Number(id)}`, { replace: true });
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl">{say('editTitle')}</h1>
      {state.kind === 'loading' ? <Skeleton className="h-96 rounded-card" /> : null}
      {state.kind === 'failed' ? <Failed title={state.refusal ?? say('reelFailed')} onRetry={retry} /> : null}
      {state.kind === 'known' ? (
        <ReelForm
          reel={state.data}
          onCancel={back}
          onSent={(reel) => {
            changeInFeeds<Reel>('reels', reel.id, reel);
            back();
          }}
        />
      ) : null}
    </div>
  );
}
