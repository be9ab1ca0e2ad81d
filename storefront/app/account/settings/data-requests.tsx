import type { OwnDataRequest } from '@waha/contract/types';
import { type DataRequestKind, dataRequestKinds } from '@waha/contract/vocabulary';
import { formatDate } from '@waha/kit/moment';
import { type FormEvent, useRef, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { useSubmit } from '../../auth/use-submit.ts';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { FieldFrame, TextField } from '../../ui/fields/field.tsx';
import { FormTrouble } from '../../ui/fields/form-trouble.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { SubmitButton } from '../../ui/fields/submit-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PartFailed } from '../load-failed.tsx';
import { SettingsSection } from './settings-section.tsx';

/** One's own requests about one's data, and a form for another. */
export function DataRequests() {
  const say = useText('account');
  const { state, retry } = useLoaded('data-requests', (call, signal) => call('GET /user/data-requests', { signal }));
  return (
    <SettingsSection id="data-requests" title={say('dataRequests')} text={say('dataRequestsText')}>
      {state.kind === 'loading' ? <Skeleton className="h-20" /> : null}
      {state.kind === 'failed' ? <PartFailed onRetry={retry} /> : null}
      {state.kind === 'known' && state.data.length > 0 ? (
        <ul className="mb-4 divide-y divide-line">
          {state.data.map((request) => (
            <Row key={request.id} request={request} />
          ))}
        </ul>
      ) : null}
      <AskForm onAsked={retry} />
    </SettingsSection>
  );
}

function Row({ request }: { request: OwnDataRequest }) {
  const say = useText('account');
  const language = useLanguage();
  const { kind, status, reference, words } = request;
  const isOpen = status !== 'done' && status !== 'refused';
  return (
    <li className="grid gap-1 py-3">
      <p className="flex flex-wrap gap-x-3 font-semibold">
        {say(`request_${kind}`)} <span className="font-normal text-soft">{say(`requestIs_${status}`)}</span>
      </p>
      <p className="text-sm text-soft">
        <bdi dir="ltr">{reference}</bdi>
        {isOpen ? ` · ${say('requestDue', { date: formatDate(request.due_at, language) })}` : ''}
      </p>
      {request.has_copy ? <p className="text-sm">{say('requestCopy')}</p> : null}
      {words ? (
        <p dir="auto" className="text-sm whitespace-pre-line">
          {words}
        </p>
      ) : null}
    </li>
  );
}

function AskForm({ onAsked }: { onAsked: () => void }) {
  const say = useText('account');
  const api = useApi();
  const [kind, setKind] = useState<DataRequestKind>('copy');
  const [details, setDetails] = useState('');
  const key = useRef(crypto.randomUUID());
  const sending = useSubmit(say('networkTrouble'));

  function submit(event: FormEvent): void {
    event.preventDefault();
    void sending.run(async () => {
      const body = { kind, details };
      const signal = AbortSignal.timeout(20_000);
      await api('POST /user/data-requests', { body, signal, idempotencyKey: key.current });
      key.current = crypto.randomUUID();
      setDetails('');
      showToast({ text: say('requestSent'), tone: 'positive', position: 'top' });
      onAsked();
    });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <FieldFrame id="request-kind" label={say('requestKind')} error={sending.errors.kind}>
        <Select
          id="request-kind"
          value={kind}
          onChange={(event) => setKind(dataRequestKinds.find((one) => one === event.target.value) ?? kind)}
        >
          {dataRequestKinds.map((one) => (
            <option key={one} value={one}>
              {say(`request_${one}`)}
            </option>
          ))}
        </Select>
      </FieldFrame>
      <TextField
        id="request-details"
        label={say('requestDetails')}
        optional={say('optional')}
        error={sending.errors.details}
        value={details}
        maxLength={2_000}
        multiline
        rows={3}
        onChange={setDetails}
      />
      <div className="grid sm:justify-items-start">
        <FormTrouble message={sending.trouble} />
        <SubmitButton label={say('requestSend')} working={say('requestSending')} isWorking={sending.isSending} />
      </div>
    </form>
  );
}
