import type { AdminLetter } from '@waha/contract/types';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { BothField } from '../../form/both-field.tsx';
import { Form } from '../../form/form.tsx';
import { useForm } from '../../form/use-form.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { DescriptionList, Latin, Panel, State, When } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { MarkdownPreview } from '../pages/markdown-preview.tsx';
import { LetterActs } from './letter-acts.tsx';
import { letterTones } from './letter-tones.ts';

const nothing = { ar: '', en: '' };
const EVERY_MS = 2_000;

/** A letter: written as a draft, and watched while it is sent. */
export default function Letter() {
  const { id = 'new' } = useParams();
  return id === 'new' ? <NewLetter /> : <OneLetter key={id} id={Number(id)} />;
}

function NewLetter() {
  const say = useText('newsletter');
  return (
    <Page title={say('newLetter')} back={{ to: '/newsletter', label: say('newsletter') }}>
      <LetterForm />
    </Page>
  );
}

function OneLetter({ id }: { id: number }) {
  const say = useText('newsletter');
  const language = useLanguage();
  const params = { id };
  const { data, error, refetch } = useCall('GET /admin/newsletter/letters/{id}', { params }, { keeps: false });
  const isGoing = data?.status === 'sending';
  // The same call, repeated while the letter is being sent; both share one cached answer.
  useCall('GET /admin/newsletter/letters/{id}', { params }, { isOn: isGoing, everyMs: EVERY_MS });
  const back = { to: '/newsletter', label: say('newsletter') };
  if (!data)
    return (
      <Page title={say('letters')} back={back}>
        <Unread error={error} refetch={refetch} />
      </Page>
    );
  return (
    <Page
      title={data.subject[language]}
      back={back}
      state={<State tone={letterTones[data.status]}>{say(`status_${data.status}`)}</State>}
      acts={<LetterActs letter={data} />}
    >
      {data.status === 'draft' ? (
        <LetterForm letter={data} />
      ) : (
        <div className="grid gap-4">
          <Progress letter={data} />
          <Words letter={data} />
        </div>
      )}
    </Page>
  );
}

function Progress({ letter }: { letter: AdminLetter }) {
  const say = useText('newsletter');
  const { audience, sent, failed, started_at: started, finished_at: finished } = letter;
  const said = say('sentOf', { sent, audience });
  return (
    <Panel title={say('progress')}>
      <div className="grid gap-3">
        <progress
          className="h-2 w-full accent-primary"
          value={sent + failed}
          max={Math.max(1, audience)}
          aria-label={said}
        />
        <p role="status">
          <bdi>{said}</bdi>
        </p>
        <DescriptionList
          facts={[
            [say('failed'), <Latin key="failed">{failed}</Latin>],
            [say('startedAt'), started ? <When key="started" at={started} /> : null],
            [say('finishedAt'), finished ? <When key="finished" at={finished} /> : null],
          ]}
        />
      </div>
    </Panel>
  );
}

function Words({ letter: { body } }: { letter: AdminLetter }) {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <MarkdownPreview markdown={body.ar} language="ar" />
      <MarkdownPreview markdown={body.en} language="en" />
    </div>
  );
}

const valuesOf = (letter: AdminLetter | undefined) => ({
  subject: letter?.subject ?? nothing,
  body: letter?.body ?? nothing,
  version: letter?.version ?? 0,
});

function LetterForm({ letter }: { letter?: AdminLetter }) {
  const say = useText('newsletter');
  const common = useText('common');
  const navigate = useNavigate();
  const initial = useMemo(() => valuesOf(letter), [letter]);
  const form = useForm({
    call: letter ? 'PUT /admin/newsletter/letters/{id}' : 'POST /admin/newsletter/letters',
    initial,
    draft: letter ? `letter:${letter.id}` : 'letter:new',
    input: ({ version, ...body }) => (letter ? { params: { id: letter.id }, body: { ...body, version } } : { body }),
    done: common('saved'),
    onDone: ({ id }) => {
      if (!letter) void navigate(`/newsletter/${id}`);
    },
    changedTo: valuesOf,
  });
  const { body } = form.values;
  return (
    <Form form={form} labels={{ subject: say('subject'), body: say('body') }}>
      <BothField form={form} name="subject" label={say('subject')} most={150} />
      <p className="text-soft">{say('bodyHint')}</p>
      <BothField form={form} name="body" label={say('body')} most={20_000} rows={12} />
      <div className="grid gap-4 lg:grid-cols-2">
        <MarkdownPreview markdown={body.ar} language="ar" />
        <MarkdownPreview markdown={body.en} language="en" />
      </div>
    </Form>
  );
}
