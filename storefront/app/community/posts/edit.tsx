import type { Post } from '@waha/contract/types';
import { Link, useNavigate } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { FeedFrame } from '../feed/feed-frame.tsx';
import { changeInFeeds } from '../feed/feed-store.ts';
import { Empty } from '../parts/empty.tsx';
import Composer from './composer.tsx';
import { useOnePost, usePostId } from './post.tsx';

/** Edits the reader's own post, within a day. */
export default function EditPost() {
  const say = useText('posts');
  const id = usePostId();
  const { feed } = useOnePost(id);
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl">{say('editTitle')}</h1>
      <FeedFrame
        feed={feed}
        label={say('editTitle')}
        empty={<Empty icon="message-square-text" title={say('gone')} />}
        draw={(post) => <EditForm post={post} />}
      />
    </div>
  );
}

function EditForm({ post }: { post: Post }) {
  const say = useText('posts');
  const navigate = useNavigate();
  const back = () => void navigate(`/community/posts/${post.id}`, { replace: true });
  const until = post.may_edit_until;
  if (!post.is_mine || until === null || Date.parse(until) < Date.now()) {
    return (
      <Empty icon="pencil" title={say(post.is_mine ? 'tooLate' : 'notYours')}>
        <Link to={`/community/posts/${post.id}`} className="btn btn-quiet">
          {say('toPost')}
        </Link>
      </Empty>
    );
  }
  return (
    <Composer
      post={post}
      onCancel={back}
      onSent={(changed) => {
        changeInFeeds<Post>('posts', post.id, changed);
        showToast({ text: say(changed.status === 'published' ? 'changed' : 'sentWaits'), tone: 'positive' });
        back();
      }}
    />
  );
}
