import type { Post } from '@waha/contract/types';
import { useText } from '../../text/use-text.ts';
import { FormTrouble } from '../../ui/fields/form-trouble.tsx';
import { PostText } from '../parts/post-text.tsx';
import { PictureGrid } from '../pictures/picture-grid.tsx';

/**
 * The text and pictures of a post in its form, with the reason why they stay: members voted in its poll. Texts: posts,
 * community, photos.
 */
export function FixedQuestion({ post, error }: { post: Post; error: string | null }) {
  const say = useText('posts');
  const uploads = post.status === 'published' ? undefined : post.image_ids;
  return (
    <>
      <p className="rounded-xl bg-tint px-3.5 py-2.5 text-sm text-soft">{say('pollFixed')}</p>
      <section aria-label={say('text')}>
        <PostText text={post.text} mentions={post.mentions} folded={false} />
      </section>
      <PictureGrid images={post.images} title={say('postOf', { name: post.author.name })} uploads={uploads} />
      <FormTrouble message={error} />
    </>
  );
}
