import type { AdminMessage } from '@waha/contract/types';
import type { SettableMessageStatus } from '@waha/contract/vocabulary';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { LongTextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { DescriptionList, Latin, Panel, State, type Tone, When } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { tones } from './tones.ts';

/** One message with its replies and a reply form. */
export default function Message() {
  const say = useText('messages');
  const id = Number(useParams().id);
  // Counts sent replies: each is then in the list, and the form starts again.
  const [written, setWritten] = useState(0);
  const again = () => setWritten((count) => count + 1);
  const { data, error, refetch } = useCall('GET /admin/messages/{id}', { params: { id } }, { keeps: false });
  return (
    <Page
      title={data?.name ?? say('messages')}
      back={{ to: '/messages', label: say('back') }}
      state={data ? <State tone={tones[data.status]}>{say(`status_${data.status}`)}</State> : null}
      acts={data ? <Acts message={data} /> : null}
    >
      {data ? (
        <div className="grid gap-4 lg:grid-cols-2">
          <Words message={data} />
          <div className="grid content-start gap-4">
            {data.entries.length > 0 ? <Entries message={data} /> : null}
            {mayAnswer(data) ? (
              <Answer key={`answer ${written}`} message={data} onDone={again} />
            ) : (
              <p className="panel text-soft">{say(data.channel === 'whatsapp' ? 'tooLate' : 'noEmail')}</p>
            )}
            <Note key={`note ${written}`} message={data} onDone={again} />
          </div>
        </div>
      ) : (
        <Unread error={error} refetch={refetch} />
      )}
    </Page>
  );
}

interface Of {
  message: AdminMessage;
}

/** Mail needs an address; WhatsApp takes an answer for a day after the sender wrote. */
const mayAnswer = ({ email, answer_until: until }: AdminMessage) =>
  until === null ? email !== null : Date.parse(until) > Date.now();

function Acts({ message: { id, status, version } }: Of) {
  const say = useText('messages');
  const change = useAct('PUT /admin/messages/{id}/status', { done: say('changed') });
  const to = (next: SettableMessageStatus) => () =>
    void change.run({ params: { id: id }, body: { status: next, version } });
  const isOver = status === 'closed' || status === 'spam';
  return (
    <>
      <button type="button" className="btn btn-quiet" disabled={change.isBusy} onClick={to(isOver ? 'new' : 'closed')}>
        {say(status === 'spam' ? 'notSpam' : isOver ? 'reopen' : 'close')}
      </button>
      {status === 'new' || status === 'held' ? (
        <button type="button" className="btn btn-quiet" disabled={change.isBusy} onClick={to('spam')}>
          {say('isSpam')}
        </button>
      ) : null}
    </>
  );
}

function Words({ message }: Of) {
  const say = useText('messages');
  return (
    <Panel title={say(`topic_${message.topic}`)}>
      <p dir="auto" lang={message.language} className="mb-4 max-w-prose whitespace-pre-line">
        {message.message}
      </p>
      <DescriptionList
        facts={[
          [say('at'), <When key="at" at={message.created_at} />],
          [say('by'), say(`channel_${message.channel}`)],
          [say('reference'), <Latin key="reference">{message.reference}</Latin>],
          [say('email'), message.email && <Latin key="email">{message.email}</Latin>],
          [
            say('phone'),
            message.phone && (
              <a key="phone" className="text-link hover:underline" href={`tel:${message.phone}`}>
                <Latin>{message.phone}</Latin>
              </a>
            ),
          ],
          [say('orderNumber'), message.order_number && <Latin key="order">{message.order_number}</Latin>],
        ]}
      />
    </Panel>
  );
}

const kindTones: Readonly<Record<AdminMessage['entries'][number]['kind'], Tone>> = {
  answer: 'good',
  note: 'plain',
  reply: 'info',
};

function Entries({ message }: Of) {
  const say = useText('messages');
  return (
    <Panel title={say('answers')}>
      <ol className="grid gap-3">
        {message.entries.map((entry) => (
          <li key={entry.id} className="grid gap-1">
            <p className="flex flex-wrap gap-x-3 text-sm text-soft">
              <State tone={kindTones[entry.kind]}>{say(entry.kind)}</State>
              <bdi>{entry.by ?? message.name}</bdi>
              <When at={entry.at} />
              {entry.is_failed ? <State tone="bad">{say('failed')}</State> : null}
            </p>
            <p dir="auto" className="whitespace-pre-line">
              {entry.text}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Answer({ message: { id, version, language, answer_until: until }, onDone }: Of & { onDone: () => void }) {
  const say = useText('messages');
  const form = useForm({
    call: 'POST /admin/messages/{id}/answers',
    initial: { text: '' },
    draft: `answer:${id}`,
    // A second try after a lost answer sends no second mail.
    input: ({ text }, attempt) => ({ params: { id }, body: { text, version }, ...attempt }),
    done: say('sent'),
    onDone,
  });
  return (
    <Panel title={say('yourAnswer')}>
      <Form form={form} isInDialog save={say('send')}>
        <LongTextField
          {...form.field('text')}
          label={say('yourAnswer')}
          hint={until === null ? say('answerHint') : say('answerHintWhatsapp')}
          lang={language}
          most={4_000}
        />
        {until === null ? null : (
          <p className="text-sm text-soft">
            {say('answerUntil')} <When at={until} />
          </p>
        )}
      </Form>
    </Panel>
  );
}

function Note({ message: { id }, onDone }: Of & { onDone: () => void }) {
  const say = useText('messages');
  const form = useForm({
    call: 'POST /admin/messages/{id}/notes',
    initial: { text: '' },
    draft: `message-note:${id}`,
    input: (body) => ({ params: { id: id }, body }),
    done: say('noted'),
    onDone,
  });
  return (
    <Panel title={say('note')}>
      <Form form={form} isInDialog save={say('addNote')}>
        <LongTextField {...form.field('text')} label={say('noteText')} most={2_000} rows={3} />
      </Form>
    </Panel>
  );
}
