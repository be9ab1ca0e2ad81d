import { useText } from '../../text/use-text.ts';
import { useMine } from '../membership/use-mine.ts';
import { Empty } from '../parts/empty.tsx';
import { ComposerPrompt } from '../posts/composer-prompt.tsx';
import { PostFeed, usePostFeed } from '../posts/post-feed.tsx';
import { FirstSteps } from './first-steps.tsx';
import { MyStanding } from './my-standing.tsx';

/** Home page of the community: welcome, post form, the reader's rank, first steps and posts. */
export default function CommunityHome() {
  const say = useText('community');
  const sayPosts = useText('posts');
  const { membership, profile } = useMine();
  const name = profile?.name ?? membership.name;
  const feed = usePostFeed({});
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl">{name === null ? say('name') : say('welcome', { name })}</h1>
      <ComposerPrompt onSent={feed.prepend} />
      <MyStanding />
      <FirstSteps profile={profile} />
      <h2 className="mt-2 text-lg">{sayPosts('newestPosts')}</h2>
      <PostFeed feed={feed} empty={<Empty icon="message-square-text" title={sayPosts('none')} />} />
    </div>
  );
}
