import type { PostComment } from '@waha/contract/types';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useSubmit } from '../../auth/use-submit.ts';
import { useText } from '../../text/use-text.ts';
import { FormTrouble } from '../../ui/fields/form-trouble.tsx';
import { SubmitButton } from '../../ui/fields/submit-button.tsx';
import { useMine } from '../membership/use-mine.ts';
import { MentionBox } from '../mentions/mention-box.tsx';
import { MemberPicture } from '../parts/member-picture.tsx';
import { loadCommentDraft, storeCommentDraft } from './comment-draft.ts';
import type { CommentSource } from './comment-source.ts';

/** Letters of a comment (contract/src/posts). */
const MOST = 1_000;

interface CommentFormProps {
  source: CommentSource;
  /** The comment that is answered; null for a top-level comment. */
  parent: PostComment | null;
  onSent: (comment: PostComment) => void;
  /** Called when an answer is abandoned. */
  onCancel?: () => void;
}

/**
 * Form for a comment or an answer. The typed text stays until it is sent, also over a reload; sending it twice creates
 * one comment.
 */
export function CommentForm({ source, parent, onSent, onCancel }: CommentFormProps) {
  const say = useText('posts');
  const sayCommunity = useText('community');
  const api = useApi();
  const { profile } = useMine();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const sending = useSubmit(sayCommunity('networkTrouble'));
  const answered = parent?.author.handle;
  const thread = `${source.key} ${parent?.id ?? ''}`;
  const [text, setText] = useState(
    () => loadCommentDraft(thread) || (answered && !parent.is_mine ? `@${answered} ` : ''),
  );
  // A retry after a network failure repeats the same comment; a changed text gets a new key.
  const [key, setKey] = useState(() => crypto.randomUUID());

  function submit(event?: FormEvent): void {
    event?.preventDefault();
    const wrong = text.trim() === '' ? say('needComment') : text.length > MOST ? say('commentTooLong') : null;
    if (wrong) {
      sending.show({ text: wrong });
      return;
    }
    void sending.run(async () => {
      const draft = { text, parent_id: parent?.id ?? null };
      const comment = await source.write(api, draft, { idempotencyKey: key, signal: AbortSignal.timeout(20_000) });
      setText('');
      storeCommentDraft(thread, '');
      setKey(crypto.randomUUID());
      onSent(comment);
    });
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex items-start gap-3">
      {profile && !parent ? <MemberPicture member={profile} size={32} /> : null}
      <div className="min-w-0 flex-1">
        <MentionBox
          id={id}
          label={parent ? say('answerTo', { name: parent.author.name }) : say('yourComment')}
          isLabelHidden
          value={text}
          most={MOST}
          rows={1}
          placeholder={parent ? say('answerTo', { name: parent.author.name }) : say('yourComment')}
          error={sending.errors.text}
          autoFocus={parent !== null}
          onChange={(value) => {
            setText(value);
            storeCommentDraft(thread, value);
            setKey(crypto.randomUUID());
            sending.mend('text');
          }}
          onSend={submit}
        />
        <FormTrouble message={sending.trouble} />
        {text.trim() !== '' || parent ? (
          <div className="mt-1 flex gap-2">
            <SubmitButton label={say('sendComment')} working={sayCommunity('sending')} isWorking={sending.isSending} />
            {onCancel ? (
              <button
                type="button"
                className="btn btn-quiet"
                onClick={() => {
                  storeCommentDraft(thread, '');
                  onCancel();
                }}
              >
                {say('cancel')}
              </button>
            ) : null}
          </div>
        ) : null}
      </div>
    </form>
  );
}
