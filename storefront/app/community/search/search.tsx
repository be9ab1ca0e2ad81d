import type { CallReply } from '@waha/contract/client';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLoaded } from '../../api/use-loaded.ts';
import { Link, useNavigate } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { CommunityIcon } from '../community-icon.tsx';
import { FeedSkeleton } from '../feed/feed-skeleton.tsx';
import { Empty } from '../parts/empty.tsx';
import { Failed } from '../parts/failed.tsx';
import { MemberName } from '../parts/member-name.tsx';
import { PostCard } from '../posts/post-card.tsx';
import { PosterGrid } from '../reels/poster-grid.tsx';

type Found = CallReply<'GET /community/search'>;

const LENGTH = 80;

/** Search for posts, reels, members and tags; the query is part of the address. */
export default function CommunitySearch() {
  const say = useText('lookup');
  const [search] = useSearchParams();
  const q = (search.get('q') ?? '').trim().slice(0, LENGTH);
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl">{say('title')}</h1>
      <SearchForm key={q} asked={q} />
      {q === '' ? <p className="text-soft">{say('hint')}</p> : <Results key={q} q={q} />}
    </div>
  );
}

function SearchForm({ asked }: { asked: string }) {
  const say = useText('lookup');
  const navigate = useNavigate();
  const [typed, setTyped] = useState(asked);
  function submit(event: FormEvent): void {
    event.preventDefault();
    const q = typed.trim();
    if (q !== '') void navigate(`/community/search?q=${encodeURIComponent(q)}`);
  }
  return (
    <search>
      <form onSubmit={submit} className="flex gap-2">
        <input
          id="search"
          type="search"
          name="q"
          aria-label={say('label')}
          placeholder={say('label')}
          maxLength={LENGTH}
          dir="auto"
          autoComplete="off"
          enterKeyHint="search"
          className="field min-w-0 flex-1"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className="btn btn-primary">
          <CommunityIcon name="search" />
          <span className="max-sm:sr-only">{say('search')}</span>
        </button>
      </form>
    </search>
  );
}

function Results({ q }: { q: string }) {
  const say = useText('lookup');
  const { state, retry } = useLoaded(`community search ${q}`, (api, signal) =>
    api('GET /community/search', { query: { q }, signal }),
  );
  if (state.kind === 'loading') return <FeedSkeleton />;
  if (state.kind === 'failed') return <Failed title={state.refusal ?? say('failed')} onRetry={retry} />;
  const { members, tags, reels, posts } = state.data;
  if (members.length + tags.length + reels.length + posts.length === 0)
    return <Empty icon="search" title={say('none', { q })} />;
  return (
    <>
      <Members members={members} />
      <Tags tags={tags} />
      {reels.length > 0 ? (
        <section aria-labelledby="found-reels" className="grid gap-3">
          <h2 id="found-reels" className="text-lg">
            {say('reels')}
          </h2>
          <PosterGrid reels={reels} label={say('reels')} />
        </section>
      ) : null}
      {posts.length > 0 ? (
        <section aria-labelledby="found-posts" className="grid gap-3">
          <h2 id="found-posts" className="text-lg">
            {say('posts')}
          </h2>
          {posts.map((post) => (
            <PostCard key={post.id} post={post} onGone={retry} />
          ))}
        </section>
      ) : null}
    </>
  );
}

function Members({ members }: Pick<Found, 'members'>) {
  const say = useText('lookup');
  if (members.length === 0) return null;
  return (
    <section aria-labelledby="found-members" className="grid gap-2">
      <h2 id="found-members" className="text-lg">
        {say('members')}
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-card px-4">
        {members.map((member) => (
          <li key={member.handle} className="py-3">
            <MemberName member={member}>
              <bdi>@{member.handle}</bdi>
            </MemberName>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tags({ tags }: Pick<Found, 'tags'>) {
  const say = useText('lookup');
  if (tags.length === 0) return null;
  return (
    <section aria-labelledby="found-tags" className="grid gap-2">
      <h2 id="found-tags" className="text-lg">
        {say('tags')}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {tags.map(({ tag, count }) => (
          <li key={tag}>
            <Link to={`/community/posts?tag=${encodeURIComponent(tag)}`} className="chip min-h-11">
              <bdi>#{tag}</bdi>
              <span className="text-xs text-soft">{say('uses', { count })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
