import { useLoaded } from '../../api/use-loaded.ts';
import { Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useMine } from '../membership/use-mine.ts';
import { Ago } from '../parts/ago.tsx';
import { Failed } from '../parts/failed.tsx';

/** Number of latest posts to choose from. */
const SHOWN = 20;

interface PostChoiceProps {
  chosen: number | null;
  onChoose: (id: number) => void;
  error: string | undefined;
}

/** Choice among the reader's own published posts. Texts: community, contests. */
export function PostChoice({ chosen, onChoose, error }: PostChoiceProps) {
  const say = useText('contests');
  const { membership } = useMine();
  const author = membership.handle ?? '';
  const { state, retry } = useLoaded(`posts to enter ${author}`, (api, signal) =>
    api('GET /community/posts', { query: { author, per_page: SHOWN }, signal }),
  );
  if (state.kind === 'loading') return <Skeleton className="h-40 rounded-xl" />;
  if (state.kind === 'failed') return <Failed title={say('postsFailed')} onRetry={retry} />;
  const posts = state.data.data.filter(({ status }) => status === 'published');
  if (posts.length === 0) {
    return (
      <div className="grid gap-3 rounded-xl bg-tint p-4">
        <p>{say('noPosts')}</p>
        <Link to="/community/posts/new" className="btn btn-quiet justify-self-start">
          {say('writePost')}
        </Link>
      </div>
    );
  }
  return (
    <fieldset aria-describedby={error ? 'entry-post-error' : undefined}>
      <legend className="mb-1 text-sm font-semibold">{say('choosePost')}</legend>
      <div className="grid max-h-80 gap-2 overflow-y-auto rounded-xl border border-line p-2">
        {posts.map((post) => (
          <label
            key={post.id}
            className="flex min-h-14 cursor-pointer items-center gap-3 rounded-xl border border-transparent p-2 hover:bg-tint has-checked:border-primary has-checked:bg-tint"
          >
            <input
              type="radio"
              name="entry-post"
              className="size-5 shrink-0 accent-primary"
              checked={chosen === post.id}
              onChange={() => onChoose(post.id)}
            />
            <span className="min-w-0 flex-1">
              <bdi className="line-clamp-2 text-sm">{post.text || say('pictureOnly')}</bdi>
              <span className="text-xs text-soft">
                <Ago at={post.created_at} />
              </span>
            </span>
            {post.images[0] ? (
              <img
                src={post.images[0].url}
                alt=""
                width={48}
                height={48}
                loading="lazy"
                className="size-12 shrink-0 rounded-lg object-cover"
              />
            ) : null}
          </label>
        ))}
      </div>
      {error ? (
        <p id="entry-post-error" tabIndex={-1} className="mt-1 text-sm text-negative">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
