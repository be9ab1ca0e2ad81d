import type { Post } from '@waha/contract/types';
import { useId, useState } from 'react';
import { useText } from '../../text/use-text.ts';
import { FormTrouble } from '../../ui/fields/form-trouble.tsx';
import { SubmitButton } from '../../ui/fields/submit-button.tsx';
import { CommunityIcon } from '../community-icon.tsx';
import { useMine } from '../membership/use-mine.ts';
import { MentionBox } from '../mentions/mention-box.tsx';
import { MemberPicture } from '../parts/member-picture.tsx';
import { PicturePicker } from '../pictures/picture-picker.tsx';
import { newPoll } from '../polls/poll-draft.ts';
import { PollField } from '../polls/poll-field.tsx';
import { ProductPicker } from '../products/product-picker.tsx';
import { FixedQuestion } from './fixed-question.tsx';
import { type Composer as Composing, MOST, useComposer } from './use-composer.ts';

interface ComposerProps {
  /** The post to edit; null writes a new one. */
  post: Post | null;
  /** Text to add to that of a new post. */
  shared?: string;
  onSent: (post: Post) => void;
  onCancel: () => void;
}

/**
 * Form that writes or edits a post: text with members and tags, up to four pictures with alternative texts, up to five
 * products, a poll. Typed values survive refusals, a lost connection and a reload. Texts: community, posts, photos.
 */
export default function Composer({ post, shared, onSent, onCancel }: ComposerProps) {
  const say = useText('posts');
  const { profile } = useMine();
  const id = useId();
  const composer = useComposer({ post, shared, onSent });
  // The product field is behind a button until a product is chosen or has an error: most posts name none.
  const [isAsked, setAsked] = useState(false);
  // A poll with votes leaves the products alone to be changed.
  const fixed = post?.poll && post.poll.vote_count > 0 ? post : null;
  const namesProducts =
    fixed !== null || isAsked || composer.products.length > 0 || composer.errorOf('product_ids') !== undefined;
  return (
    <form
      noValidate
      aria-label={say(post ? 'editTitle' : 'writeTitle')}
      onSubmit={composer.submit}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line bg-card p-4 max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0"
    >
      {fixed ? (
        <FixedQuestion post={fixed} error={composer.errorOf('text') ?? composer.errorOf('images') ?? null} />
      ) : (
        <>
          <div className="flex items-start gap-3">
            {profile ? <MemberPicture member={profile} /> : null}
            <div className="min-w-0 flex-1">
              <MentionBox
                id={`${id}-text`}
                label={say('text')}
                isLabelHidden
                value={composer.text}
                most={MOST.letters}
                rows={4}
                placeholder={say('placeholder')}
                error={composer.errorOf('text')}
                autoFocus
                onChange={(text) => composer.change({ text })}
                onSend={composer.submit}
              />
            </div>
          </div>
          <PicturePicker
            id={`${id}-images`}
            photos={composer.photos}
            alts={composer.alts}
            error={composer.errorOf('images')}
            onAlt={(key, alt) => composer.change({ alts: { ...composer.alts, [key]: alt } })}
            beside={
              <>
                {namesProducts ? null : (
                  <button type="button" className="btn btn-quiet text-sm" onClick={() => setAsked(true)}>
                    <CommunityIcon name="tag" size={18} />
                    {say('nameProducts')}
                  </button>
                )}
                {composer.poll ? null : (
                  <button
                    type="button"
                    className="btn btn-quiet text-sm"
                    onClick={() => composer.change({ poll: newPoll })}
                  >
                    <CommunityIcon name="vote" size={18} />
                    {say('addPoll')}
                  </button>
                )}
              </>
            }
          />
        </>
      )}
      {namesProducts ? (
        <ProductPicker
          id={`${id}-products`}
          chosen={composer.products}
          most={MOST.products}
          error={composer.errorOf('product_ids')}
          autoFocus={isAsked}
          onChange={(products) => composer.change({ products })}
        />
      ) : null}
      {composer.poll && !fixed ? (
        <PollField
          id={`${id}-poll`}
          poll={composer.poll}
          error={composer.errorOf('poll')}
          onChange={(poll) => composer.change({ poll })}
        />
      ) : null}
      <SendRow isNew={post === null} sending={composer.sending} onCancel={onCancel} />
    </form>
  );
}

interface SendRowProps extends Pick<Composing, 'sending'>, Pick<ComposerProps, 'onCancel'> {
  isNew: boolean;
}

function SendRow({ isNew, sending, onCancel }: SendRowProps) {
  const say = useText('posts');
  return (
    <div className="border-t border-line pt-4">
      <FormTrouble message={sending.trouble} />
      <div className="flex flex-wrap items-center gap-2">
        <SubmitButton
          label={say(isNew ? 'send' : 'save')}
          working={say('sending')}
          isWorking={sending.isSending}
          className="max-sm:flex-1"
        />
        <button type="button" className="btn btn-quiet" onClick={onCancel}>
          {say('cancel')}
        </button>
        {isNew ? <p className="text-xs text-soft">{say('draftKept')}</p> : null}
      </div>
    </div>
  );
}
