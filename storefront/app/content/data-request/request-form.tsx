import { type DataRequestKind, dataRequestKinds } from '@waha/contract/vocabulary';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useSubmit } from '../../auth/use-submit.ts';
import { useText } from '../../text/use-text.ts';
import { EmailField, PhoneField } from '../../ui/fields/contact-fields.tsx';
import { describedBy, FieldFrame, TextField } from '../../ui/fields/field.tsx';
import { FormTrouble } from '../../ui/fields/form-trouble.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { SubmitButton } from '../../ui/fields/submit-button.tsx';

const empty = { kind: 'access' as DataRequestKind, name: '', email: '', phone: '', details: '' };

/** A form: the right, the person, and the contact that the code is sent to. */
export function RequestForm({ onSent }: { onSent: (id: string) => void }) {
  const say = useText('datarequest');
  const api = useApi();
  const [draft, setDraft] = useState(empty);
  const sending = useSubmit(say('networkTrouble'));
  const { errors } = sending;
  const set = (change: Partial<typeof empty>) => setDraft((before) => ({ ...before, ...change }));

  function submit(event: FormEvent): void {
    event.preventDefault();
    void sending.run(async () => {
      const { id } = await api('POST /data-requests', { body: draft, signal: AbortSignal.timeout(20_000) });
      onSent(id);
    });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <FieldFrame id="kind" label={say('kind')} error={errors.kind}>
        <Select
          id="kind"
          value={draft.kind}
          aria-describedby={describedBy('kind', undefined, errors.kind)}
          onChange={(event) =>
            set({ kind: dataRequestKinds.find((kind) => kind === event.target.value) ?? draft.kind })
          }
        >
          {dataRequestKinds.map((kind) => (
            <option key={kind} value={kind}>
              {say(`kind_${kind}`)}
            </option>
          ))}
        </Select>
      </FieldFrame>
      <TextField
        id="name"
        label={say('name')}
        error={errors.name}
        value={draft.name}
        autoComplete="name"
        maxLength={80}
        onChange={(name) => set({ name })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <EmailField
          id="email"
          label={say('email')}
          hint={say('eitherHint')}
          error={errors.email}
          value={draft.email}
          onChange={(email) => set({ email })}
        />
        <PhoneField
          id="phone"
          label={say('phone')}
          optional={say('optional')}
          error={errors.phone}
          value={draft.phone}
          onChange={(phone) => set({ phone })}
        />
      </div>
      <TextField
        id="details"
        label={say('details')}
        optional={say('optional')}
        error={errors.details}
        value={draft.details}
        maxLength={2_000}
        multiline
        rows={4}
        onChange={(details) => set({ details })}
      />
      <div className="grid">
        <FormTrouble message={sending.trouble} />
        <SubmitButton label={say('send')} working={say('sending')} isWorking={sending.isSending} />
      </div>
    </form>
  );
}
