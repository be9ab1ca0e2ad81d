import type { ReturnMessage } from '@waha/contract/types';
import { formatMoment } from '@waha/kit/moment';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { useSubmit } from '../../auth/use-submit.ts';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { TextField } from '../../ui/fields/field.tsx';
import { FormTrouble } from '../../ui/fields/form-trouble.tsx';
import { SubmitButton } from '../../ui/fields/submit-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useReturnLinks } from './return-links.ts';

function Message({ message }: { message: ReturnMessage }) {
  const say = useText('returns');
  const language = useLanguage();
  const isMine = message.author === 'customer';
  return (
    <li
      className={`max-w-[85%] rounded-2xl px-4 py-3 ${isMine ? 'justify-self-end rounded-ee-sm bg-tint' : 'justify-self-start rounded-es-sm border border-line'}`}
    >
      <p className="flex flex-wrap gap-x-2 text-xs text-soft">
        <span className="font-semibold">{isMine ? say('you') : say('shop')}</span>
        <time dateTime={message.at}>{formatMoment(message.at, language)}</time>
      </p>
      <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
        {message.message}
      </p>
    </li>
  );
}

/** Messages between buyer and shop about a return. */
export function Conversation({ returnId }: { returnId: string }) {
  const say = useText('returns');
  const { query } = useReturnLinks();
  const { state, set, retry } = useLoaded(`messages of ${returnId}`, (api, signal) =>
    api('GET /returns/{id}/messages', { params: { id: returnId }, query, signal }),
  );
  return (
    <section aria-labelledby="messages" className="grid gap-4 rounded-card border border-line bg-card p-5">
      <h2 id="messages" className="text-lg">
        {say('messages')}
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
          <Write returnId={returnId} onSent={(message) => set({ data: [...state.data.data, message] })} />
        </>
      ) : null}
    </section>
  );
}

function Write({ returnId, onSent }: { returnId: string; onSent: (message: ReturnMessage) => void }) {
  const say = useText('returns');
  const api = useApi();
  const { query } = useReturnLinks();
  const [text, setText] = useState('');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [status, setStatus] = useState('');
  const sending = useSubmit(say('networkTrouble'));

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() === '') {
      sending.show({ message: say('needMessage') });
      return;
    }
    void sending.run(async () => {
      const message = await api('POST /returns/{id}/messages', {
        params: { id: returnId },
        query,
        body: { message: text },
        idempotencyKey: key,
        signal: AbortSignal.timeout(20_000),
      });
      setText('');
      setKey(crypto.randomUUID());
      setStatus(say('messageSent'));
      onSent(message);
    });
  }

  return (
    <form noValidate className="grid gap-3 border-t border-line pt-4" onSubmit={submit}>
      <TextField
        id="return-message"
        label={say('message')}
        value={text}
        error={sending.errors.message}
        multiline
        rows={3}
        maxLength={2_000}
        onChange={(value) => {
          setText(value);
          setStatus('');
          sending.mend('message');
        }}
      />
      <FormTrouble message={sending.trouble} />
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton label={say('sendMessage')} working={say('sendingMessage')} isWorking={sending.isSending} />
        <p role="status" className="text-sm text-positive">
          {status}
        </p>
      </div>
    </form>
  );
}
