import type { Breach } from '@waha/contract/types';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { LongTextField, MomentField, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { useForm } from '../../form/use-form.ts';
import { useText } from '../../text/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DescriptionList, Latin, Panel, When } from '../../ui/parts.tsx';

interface Of {
  breach: Breach;
}

/** Accounts that a breach concerns, and the one letter to them. */
export function BreachPersons({ breach }: Of) {
  const say = useText('privacy');
  const { letters, letters_at: at, status } = breach;
  const isOpen = status !== 'closed' && at === null;
  const number = (value: number) => <Latin>{value}</Latin>;
  return (
    <Panel title={say('concerned')}>
      <p className="mb-3 max-w-prose text-soft">{say('concernedText')}</p>
      <DescriptionList
        facts={[
          [say('listed'), number(letters.listed)],
          [say('withoutEmail'), number(letters.without_email)],
          ...(at
            ? ([
                [say('lettersAt'), <When key="at" at={at} />],
                [say('sent'), number(letters.sent)],
                [say('notSent'), number(letters.failed)],
              ] as const)
            : []),
        ]}
      />
      {isOpen ? <ListPersons key={letters.listed} breach={breach} /> : null}
      {letters.is_listing ? (
        <p role="status" className="mt-3 text-soft">
          {say('isListing')}
        </p>
      ) : null}
      {isOpen && !letters.is_listing && letters.listed > letters.without_email ? <Letter breach={breach} /> : null}
      {at && status !== 'closed' && letters.listed - letters.without_email > letters.sent ? (
        <WriteAgain breach={breach} />
      ) : null}
      {at ? (
        <article className="mt-4 grid gap-2">
          <h3 dir="auto" className="font-semibold">
            {breach.letter.subject}
          </h3>
          <p dir="auto" className="whitespace-pre-line">
            {breach.letter.text}
          </p>
        </article>
      ) : null}
    </Panel>
  );
}

/** The same letter to those whom it did not reach: the mail server refused them, or was away. */
function WriteAgain({ breach: { id, version } }: Of) {
  const say = useText('privacy');
  const again = useAct('POST /admin/privacy/breaches/{id}/letters/again', { done: say('lettersGo') });
  return (
    <div className="mt-4 grid gap-2 justify-items-start">
      <p className="text-soft">{say('againText')}</p>
      <button
        type="button"
        className="btn btn-quiet"
        disabled={again.isBusy}
        onClick={() => void again.run({ params: { id }, body: { version } })}
      >
        {say('again')}
      </button>
    </div>
  );
}

function ListPersons({ breach }: Of) {
  const say = useText('privacy');
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const form = useForm({
    call: 'PUT /admin/privacy/breaches/{id}/persons',
    initial: { listed: '', before: '' },
    draft: `breach-persons:${breach.id}`,
    isCleared: true,
    input: ({ listed, before }) => ({
      params: { id: breach.id },
      body: {
        version: breach.version,
        ...(listed.trim() && {
          listed: listed
            .split(/[\n,;]+/)
            .map((one) => one.trim())
            .filter(Boolean),
        }),
        ...(before && { registered_before: before }),
      },
    }),
    done: say('saved'),
    onDone: (reply) => setUnknown(reply.unknown ?? []),
  });
  return (
    <div className="mt-4">
      <Form form={form} isInDialog save={say('list')}>
        <LongTextField {...form.field('listed')} label={say('listByHand')} isOptional dir="ltr" rows={3} />
        <MomentField {...form.field('before')} label={say('listBefore')} isOptional />
      </Form>
      {unknown.length > 0 ? (
        <div role="status" className="mt-2 text-warning">
          <p>{say('unknown', { count: unknown.length })}</p>
          <ul>
            {unknown.map((one) => (
              <li key={one}>
                <Latin>{one}</Latin>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}

function Letter({ breach }: Of) {
  const say = useText('privacy');
  const [isAsking, setAsking] = useState(false);
  const count = breach.letters.listed - breach.letters.without_email;
  const form = useForm({
    call: 'POST /admin/privacy/breaches/{id}/letters',
    initial: breach.letter,
    draft: `breach-letter:${breach.id}`,
    input: (letter) => ({ params: { id: breach.id }, body: { ...letter, count, version: breach.version } }),
    done: say('lettersGo'),
    onDone: () => setAsking(false),
  });
  return (
    <section className="mt-4 grid gap-3">
      <h3 className="font-semibold">{say('letter')}</h3>
      <TextField {...form.field('subject')} label={say('letterSubject')} most={150} />
      <LongTextField {...form.field('text')} label={say('letterText')} most={8_000} rows={8} />
      <button type="button" className="btn btn-primary justify-self-end" onClick={() => setAsking(true)}>
        {say('letterSend')}
      </button>
      {isAsking ? (
        <Dialog title={say('letterAsk', { count })} onClose={() => setAsking(false)}>
          <Form form={form} isInDialog onCancel={() => setAsking(false)} save={say('letterSend')}>
            <p className="text-soft">{say('letterOnce')}</p>
            <p dir="auto" className="font-semibold">
              {form.values.subject}
            </p>
            <p dir="auto" className="whitespace-pre-line">
              {form.values.text}
            </p>
          </Form>
        </Dialog>
      ) : null}
    </section>
  );
}
