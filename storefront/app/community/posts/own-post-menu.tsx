import type { Post } from '@waha/contract/types';
import { useApi } from '../../api/use-api.ts';
import { useText } from '../../text/use-text.ts';
import { dropFromFeeds } from '../feed/feed-store.ts';
import { OwnMenu } from '../parts/own-menu.tsx';

/** Author's actions on their post. */
export function OwnPostMenu({ post: { id, may_edit_until: until }, onGone }: { post: Post; onGone?: () => void }) {
  const say = useText('posts');
  const api = useApi();
  return (
    <OwnMenu
      editUntil={until}
      editAt={`/community/posts/${id}/edit`}
      say={say}
      label={say('postMenu')}
      onRemove={async () => {
        await api('DELETE /community/posts/{id}', { params: { id }, signal: AbortSignal.timeout(15_000) });
        dropFromFeeds<Post>('posts', (post) => post.id === id);
        onGone?.();
      }}
    />
  );
}
