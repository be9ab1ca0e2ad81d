import { ApiError } from '@waha/contract/client';
import type { AdminMail } from '@waha/contract/types';
import { languages } from '@waha/contract/vocabulary';
import { useEffect, useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { useMay } from '../../session/may.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Panel } from '../../ui/parts.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { MailPage } from './mail-page.tsx';
import { draftOf, type MailValues } from './mail-values.ts';

const PAUSE_MS = 600;

/** Preview of the mail as sent, with sample data, and a button that sends it to oneself. */
export function MailPreview({ mail, values }: { mail: AdminMail; values: MailValues }) {
  const say = useText('mails');
  const common = useText('common');
  const [language, setLanguage] = useState(useLanguage());
  const body = { ...useSettled(draftOf(mail, values)), language };
  const params = { key: mail.key };
  const { data, error, refetch } = useCall('POST /admin/mails/{key}/preview', { params, body });
  const isDraftWrong = error instanceof ApiError && Object.keys(error.errors).length > 0;
  return (
    <Panel title={say('preview')} aside={<SendTest mail={mail} body={{ ...draftOf(mail, values), language }} />}>
      <fieldset className="mb-3 flex flex-wrap gap-4">
        <legend className="sr-only">{say('readerLanguage')}</legend>
        {languages.map((one) => (
          <label key={one} className="flex min-h-9 items-center gap-2">
            <input type="radio" name="language" checked={language === one} onChange={() => setLanguage(one)} />
            {common(one === 'ar' ? 'arabic' : 'english')}
          </label>
        ))}
      </fieldset>
      {isDraftWrong ? (
        <p role="status" className="mb-3 rounded-lg bg-negative-tint px-3 py-2 text-negative">
          {Object.values(error.errors)[0]?.[0]}
        </p>
      ) : null}
      {data ? (
        <>
          <p className="mb-2 wrap-anywhere">
            <span className="text-soft">{say('subject')}: </span>
            <bdi className="font-semibold">{data.subject}</bdi>
          </p>
          <MailPage html={data.html} />
          <details className="mt-3">
            <summary className="cursor-pointer text-soft">{say('asText')}</summary>
            <pre dir="auto" className="mt-2 whitespace-pre-wrap wrap-anywhere font-sans text-sm">
              {data.text}
            </pre>
          </details>
        </>
      ) : isDraftWrong ? null : (
        <Unread error={error} refetch={refetch} rows={4} />
      )}
    </Panel>
  );
}

type Draft = ReturnType<typeof draftOf> & { language: 'ar' | 'en' };

function SendTest({ mail, body }: { mail: AdminMail; body: Draft }) {
  const say = useText('mails');
  const may = useMay();
  const toast = useToast();
  const test = useAct('POST /admin/mails/{key}/test');
  if (!may('POST /admin/mails/{key}/test')) return null;
  return (
    <button
      type="button"
      className="btn btn-quiet"
      disabled={test.isBusy}
      onClick={async () => {
        const sent = await test.run({ params: { key: mail.key }, body });
        if (sent) toast({ kind: 'good', text: say('sentTo', { address: sent.to }) });
      }}
    >
      {say('sendTest')}
    </button>
  );
}

/** The typed value, after a moment without typing. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  const written = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(written) as Value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [written]);
  return settled;
}
