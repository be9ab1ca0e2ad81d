import type { Reel } from '@waha/contract';
import { useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useNavigate } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { dropFromFeeds } from '../feed/feed-store.ts';
import { ActionMenu, type MenuAction } from '../parts/action-menu.tsx';
import { AskFirst } from '../parts/ask-first.tsx';

/** What an author may do about their reel: change it for a day, take it away for good. */
export function OwnReelMenu({ reel: { id, may_edit_until: until }, onGone }: { reel: Reel; onGone: () => void }) {
  const say = useText('reels');
  const api = useApi();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const edit: MenuAction[] =
    until !== null && Date.parse(until) > Date.now()
      ? [{ icon: 'pencil', label: say('edit'), onChoose: () => void navigate(`/community/reels/${id}/edit`) }]
      : [];
  const remove: MenuAction = {
    icon: 'trash-2',
    label: say('remove'),
    isDangerous: true,
    onChoose: () => setIsAsking(true),
  };
  return (
    <>
      <ActionMenu label={say('reelMenu')} actions={[...edit, remove]} />
      <AskFirst
        open={isAsking}
        question={say('removeAsk')}
        text={say('removeText')}
        yes={say('removeYes')}
        onClose={() => setIsAsking(false)}
        onYes={async () => {
          await api('DELETE /community/reels/{id}', { params: { id }, signal: AbortSignal.timeout(15_000) });
          showToast({ text: say('removed'), tone: 'positive' });
          dropFromFeeds<Reel>('reels', (reel) => reel.id === id);
          onGone();
        }}
      />
    </>
  );
}
