import type { JoinMessage } from '@waha/contract/types';
import { formatMoment } from '@waha/kit/moment';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { useForm } from '../../auth/use-form.ts';
import { useSubmit } from '../../auth/use-submit.ts';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { TextField } from '../../ui/fields/field.tsx';
import { FormTrouble } from '../../ui/fields/form-trouble.tsx';
import { SubmitButton } from '../../ui/fields/submit-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Messages between an applicant and the shop. */
export function RequestConversation({ requestId }: { requestId: string }) {
  const say = useText('join');
  const { state, set, retry } = useLoaded(`join request ${requestId}`, (api, signal) =>
    api('GET /community/join-requests/{id}/messages', { params: { id: requestId }, signal }),
  );
  return (
    <section aria-labelledby="conversation" className="grid gap-4 rounded-card border border-line bg-card p-5">
      <h2 id="conversation" className="text-lg">
        {say('conversation')}
      </h2>
      {state.kind === 'loading' ? <Skeleton className="h-16 rounded-xl" /> : null}
      {state.kind === 'failed' ? (
        <p role="alert" className="flex flex-wrap items-center gap-x-4 text-soft">
          {say('messagesFailed')}
          <button type="button" className="min-h-11 font-semibold text-link" onClick={retry}>
            {say('retry')}
          </button>
        </p>
      ) : null}
      {state.kind === 'known' ? (
        <>
          {state.data.data.length === 0 ? <p className="text-soft">{say('noMessages')}</p> : null}
          <ol className="grid gap-3 empty:hidden">
            {state.data.data.map((message) => (
              <Message key={message.id} message={message} />
            ))}
          </ol>
          <Write requestId={requestId} onSent={(message) => set({ data: [...state.data.data, message] })} />
        </>
      ) : null}
    </section>
  );
}

function Message({ message }: { message: JoinMessage }) {
  const say = useText('join');
  const language = useLanguage();
  const isMine = message.author === 'customer';
  return (
    <li
      className={`max-w-[85%] rounded-2xl px-4 py-3 ${isMine ? 'justify-self-end rounded-ee-sm bg-tint' : 'justify-self-start rounded-es-sm border border-line'}`}
    >
      <p className="flex flex-wrap gap-x-2 text-xs text-soft">
        <span className="font-semibold">{say(isMine ? 'you' : 'staff')}</span>
        <time dateTime={message.created_at}>{formatMoment(message.created_at, language)}</time>
      </p>
      <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
        {message.message}
      </p>
    </li>
  );
}

function Write({ requestId, onSent }: { requestId: string; onSent: (message: JoinMessage) => void }) {
  const say = useText('join');
  const api = useApi();
  const sending = useSubmit(say('networkTrouble'));
  const { form, setForm, bind, refuse } = useForm({ message: '' }, sending);
  // A retry after a network failure repeats the same message; a changed one gets a new key.
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const [status, setStatus] = useState('');
  function submit(event: FormEvent): void {
    event.preventDefault();
    setStatus('');
    if (refuse(form.message.trim() === '' ? { message: say('needMessage') } : {})) return;
    void sending.run(async () => {
      const message = await api('POST /community/join-requests/{id}/messages', {
        params: { id: requestId },
        body: form,
        idempotencyKey,
        signal: AbortSignal.timeout(20_000),
      });
      setForm({ message: '' });
      setKey(crypto.randomUUID());
      setStatus(say('answerSent'));
      onSent(message);
    });
  }
  return (
    <form noValidate className="grid gap-3 border-t border-line pt-4" onSubmit={submit}>
      <TextField {...bind('message')} label={say('answer')} multiline rows={3} maxLength={1_000} />
      <FormTrouble message={sending.trouble} />
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton label={say('sendAnswer')} working={say('sending')} isWorking={sending.isSending} />
        <p role="status" className="text-sm text-positive">
          {status}
        </p>
      </div>
    </form>
  );
}
