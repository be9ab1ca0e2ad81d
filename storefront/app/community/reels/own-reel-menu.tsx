import type { Reel } from '@waha/contract/types';
import { useApi } from '../../api/use-api.ts';
import { useText } from '../../text/use-text.ts';
import { dropFromFeeds } from '../feed/feed-store.ts';
import type { MenuAction } from '../parts/action-menu.tsx';
import { OwnMenu } from '../parts/own-menu.tsx';

interface OwnReelMenuProps {
  reel: Reel;
  /** Further actions, before these. */
  actions: readonly MenuAction[];
  onGone: () => void;
}

/** Author's actions on their reel. */
export function OwnReelMenu({ reel: { id, may_edit_until: until }, actions, onGone }: OwnReelMenuProps) {
  const say = useText('reels');
  const api = useApi();
  return (
    <OwnMenu
      editUntil={until}
      editAt={`/community/reels/${id}/edit`}
      say={say}
      label={say('reelMenu')}
      actions={actions}
      onRemove={async () => {
        await api('DELETE /community/reels/{id}', { params: { id }, signal: AbortSignal.timeout(15_000) });
        dropFromFeeds<Reel>('reels', (reel) => reel.id === id);
        onGone();
      }}
    />
  );
}
