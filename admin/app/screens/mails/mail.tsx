import type { AdminMail } from '@waha/contract/types';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { BothField } from '../../form/both-field.tsx';
import { Form } from '../../form/form.tsx';
import { type Form as FormOf, useForm } from '../../form/use-form.ts';
import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { MailPreview } from './mail-preview.tsx';
import { draftOf, type MailValues, valuesOf } from './mail-values.ts';
import { MailStates } from './mails.tsx';

/** Editor of a mail: its text in both languages, beside a preview. */
export default function Mail() {
  const say = useText('mails');
  const { key = '' } = useParams();
  const { data, error, refetch } = useCall('GET /admin/mails/{key}', { params: { key } }, { keeps: false });
  return (
    <Page
      title={data?.name ?? say('mails')}
      back={{ to: '/mails', label: say('mails') }}
      state={data ? <MailStates mail={data} /> : null}
      acts={data ? <Reset mail={data} /> : null}
    >
      {data ? <Editor key={key} mail={data} /> : <Unread error={error} refetch={refetch} />}
    </Page>
  );
}

function Editor({ mail }: { mail: AdminMail }) {
  const say = useText('mails');
  const common = useText('common');
  const may = useMay();
  const form = useForm({
    call: 'PUT /admin/mails/{key}',
    initial: valuesOf(mail),
    draft: `mail:${mail.key}`,
    input: (values) => ({
      params: { key: mail.key },
      body: { ...draftOf(mail, values), version: values.version },
    }),
    changedTo: valuesOf,
    done: common('saved'),
  });
  const fields = (
    <div className="grid gap-4">
      <p className="text-soft">{mail.when}</p>
      {mail.has_new_original ? (
        <p className="rounded-lg bg-tint px-3 py-2" role="status">
          {say('newOriginalText')}
        </p>
      ) : null}
      {mail.fields.map((field) => (
        <FieldEditor key={field.field} field={field} form={form} />
      ))}
    </div>
  );
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      {may('PUT /admin/mails/{key}') ? (
        <Form form={form} labels={{ subject: say('subject'), body: say('body'), button: say('button') }}>
          {fields}
        </Form>
      ) : (
        fields
      )}
      <MailPreview mail={mail} values={form.values} />
    </div>
  );
}

function FieldEditor({ field, form }: { field: AdminMail['fields'][number]; form: FormOf<MailValues> }) {
  const say = useText('mails');
  const { field: name, original, placeholders } = field;
  const isLong = name === 'body';
  return (
    <Panel>
      <BothField
        form={form}
        name={name}
        label={say(name)}
        most={isLong ? 2_000 : 150}
        isOptional={false}
        {...(isLong ? { rows: 5 } : {})}
      />
      {placeholders.length > 0 ? (
        <p className="mt-2 text-sm text-soft">
          {say('placeholders')}{' '}
          {placeholders.map(({ name: placeholder, is_required: isRequired }) => (
            <span key={placeholder} className="me-3 whitespace-nowrap">
              <bdi dir="ltr" className="font-mono">
                {`{${placeholder}}`}
              </bdi>{' '}
              {isRequired ? say('required') : null}
            </span>
          ))}
        </p>
      ) : null}
      {field.is_changed ? (
        <details className="mt-2 text-sm">
          <summary className="cursor-pointer text-soft">{say('original')}</summary>
          <p lang="ar" dir="rtl" className="mt-1 wrap-anywhere">
            {original.ar}
          </p>
          <p lang="en" dir="ltr" className="mt-1 wrap-anywhere">
            {original.en}
          </p>
        </details>
      ) : null}
    </Panel>
  );
}

function Reset({ mail }: { mail: AdminMail }) {
  const say = useText('mails');
  const may = useMay();
  const reset = useAct('POST /admin/mails/{key}/reset', { done: say('resetDone') });
  const [isAsked, setAsked] = useState(false);
  if (!mail.is_changed || !may('POST /admin/mails/{key}/reset')) return null;
  return (
    <>
      <button type="button" className="btn btn-danger" onClick={() => setAsked(true)}>
        {say('reset')}
      </button>
      {isAsked ? (
        <Confirm
          title={say('reset')}
          act={say('reset')}
          isDangerous
          isBusy={reset.isBusy}
          onClose={() => setAsked(false)}
          onConfirm={() =>
            void reset.run({ params: { key: mail.key }, body: { version: mail.version } }).then(() => setAsked(false))
          }
        >
          {say('resetText')}
        </Confirm>
      ) : null}
    </>
  );
}
