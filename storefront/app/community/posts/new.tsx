import { useSearchParams } from 'react-router';
import { useNavigate } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import Composer from './composer.tsx';
import { useSaySent } from './composer-prompt.tsx';
import { MOST } from './use-composer.ts';

/** Text and link that another app shared by the manifest's share target, a line each. */
function sharedText(search: URLSearchParams): string {
  const parts = ['title', 'text', 'url'].map((name) => search.get(name)?.trim() ?? '');
  return [...new Set(parts)].filter(Boolean).join('\n').slice(0, MOST.letters);
}

/** The form of a post as a page, opened by the bar at the foot. */
export default function NewPost() {
  const say = useText('posts');
  const navigate = useNavigate();
  const saySent = useSaySent();
  const [search] = useSearchParams();
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl">{say('writeTitle')}</h1>
      <Composer
        post={null}
        shared={sharedText(search)}
        onCancel={() => void navigate('/community/posts')}
        onSent={(post) => {
          saySent(post);
          void navigate(`/community/posts/${post.id}`, { replace: true });
        }}
      />
    </div>
  );
}
