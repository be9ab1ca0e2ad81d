import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useApi } from '../../../api/use-api.ts';
import { useSubmit } from '../../../auth/use-submit.ts';
import { useText } from '../../../text/use-text.ts';
import { showToast } from '../../../toasts/toast-store.ts';
import { TextField } from '../../../ui/fields/field.tsx';
import { FormTrouble } from '../../../ui/fields/form-trouble.tsx';
import { SubmitButton } from '../../../ui/fields/submit-button.tsx';
import { storedQuestion, storeQuestion } from './question-draft.ts';

/** A question about a product, or an answer to a question. */
type About = { productId: number } | { questionId: number };

const SENDING_MS = 20_000;

interface QuestionFormProps {
  about: About;
  onDone: () => void;
}

/** Form for a question or an answer. Typed text survives refusals, a lost connection and a reload. */
export function QuestionForm({ about, onDone }: QuestionFormProps) {
  const say = useText('questions');
  const api = useApi();
  const key = 'productId' in about ? `question-${about.productId}` : `question-answer-${about.questionId}`;
  const [text, setText] = useState(() => storedQuestion(key));
  const sending = useSubmit(say('sendFailed'));
  const form = useRef<HTMLFormElement>(null);
  const isQuestion = 'productId' in about;
  // The form takes the focus, because the button that opened it is gone.
  useEffect(() => form.current?.querySelector('textarea')?.focus({ preventScroll: true }), []);

  function change(typed: string): void {
    setText(typed);
    storeQuestion(key, typed);
    sending.mend('text');
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (text.trim() === '') {
      sending.show({ text: say(isQuestion ? 'askNeeded' : 'answerNeeded') });
      return;
    }
    await sending.run(async () => {
      const signal = AbortSignal.timeout(SENDING_MS);
      await ('productId' in about
        ? api('POST /questions', { body: { product_id: about.productId, text }, signal })
        : api('POST /questions/{id}/answers', { params: { id: about.questionId }, body: { text }, signal }));
      storeQuestion(key, '');
      showToast({ text: say(isQuestion ? 'asked' : 'answered'), tone: 'positive' });
      onDone();
    });
  }

  return (
    <form ref={form} noValidate onSubmit={send} className="grid gap-4 rounded-card border border-line bg-card p-5">
      <TextField
        id={`${key}-text`}
        label={say(isQuestion ? 'askLabel' : 'answerLabel')}
        hint={say('askHint')}
        value={text}
        error={sending.errors.text}
        maxLength={isQuestion ? 500 : 1_000}
        multiline
        rows={3}
        onChange={change}
      />
      <p className="max-w-xl text-xs text-soft">{say(isQuestion ? 'askNote' : 'answerNote')}</p>
      <div>
        <FormTrouble message={sending.trouble} />
        <div className="flex flex-wrap gap-2">
          <SubmitButton
            label={say(isQuestion ? 'askSend' : 'answerSend')}
            working={say('sending')}
            isWorking={sending.isSending}
          />
          <button type="button" className="btn btn-quiet" onClick={onDone}>
            {say('cancel')}
          </button>
        </div>
      </div>
    </form>
  );
}
