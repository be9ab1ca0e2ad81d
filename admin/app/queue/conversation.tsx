import { Send } from 'lucide-react';
import { useId, useState } from 'react';
import { useText } from '../text/language.tsx';
import { Waiting, When } from '../ui/parts.tsx';

interface Written {
  id: number | string;
  message: string;
  at: string;
  /** Written by the shop. */
  isOurs: boolean;
}

interface ConversationProps {
  /** undefined while they load. */
  messages: readonly Written[] | undefined;
  /** Resolves with true if the message was sent; undefined if no message can be sent any more. */
  onSend: ((message: string) => Promise<boolean>) | undefined;
  most: number;
}

/** Messages between a customer and the shop, oldest first, and a field to answer. */
export function Conversation({ messages, onSend, most }: ConversationProps) {
  const say = useText('common');
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  if (messages === undefined) return <Waiting rows={2} />;
  const send = async () => {
    if (!onSend || text.trim() === '' || isBusy) return;
    setBusy(true);
    // A message that could not be sent stays in its field.
    if (await onSend(text.trim())) setText('');
    setBusy(false);
  };
  return (
    <section aria-label={say('conversation')} className="grid gap-2">
      <ol className="grid gap-2">
        {messages.map(({ id: key, message, at, isOurs }) => (
          <li
            key={key}
            className={`max-w-[85%] rounded-lg px-3 py-2 ${isOurs ? 'justify-self-end bg-info-tint' : 'justify-self-start bg-tint'}`}
          >
            <p dir="auto" className="whitespace-pre-line">
              {message}
            </p>
            <p className="text-xs text-soft">
              {say(isOurs ? 'byShop' : 'byCustomer')} · <When at={at} />
            </p>
          </li>
        ))}
      </ol>
      {onSend ? (
        <form
          className="flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <label htmlFor={id} className="sr-only">
            {say('answer')}
          </label>
          <textarea
            id={id}
            className="field"
            rows={2}
            maxLength={most}
            dir="auto"
            placeholder={say('answer')}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
            }}
          />
          <button type="submit" className="btn btn-primary" disabled={isBusy} aria-label={say('send')}>
            <Send className="mirror size-4" aria-hidden="true" />
          </button>
        </form>
      ) : null}
    </section>
  );
}
