import { useNavigate } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import Composer from './composer.tsx';
import { useSaySent } from './composer-prompt.tsx';

/** The form of a post as a page, opened by the bar at the foot. */
export default function NewPost() {
  const say = useText('posts');
  const navigate = useNavigate();
  const saySent = useSaySent();
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl">{say('writeTitle')}</h1>
      <Composer
        post={null}
        onCancel={() => void navigate('/community/posts')}
        onSent={(post) => {
          saySent(post);
          void navigate(`/community/posts/${post.id}`, { replace: true });
        }}
      />
    </div>
  );
}
