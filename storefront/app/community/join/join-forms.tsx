import type { Membership } from '@waha/contract/types';
import type { FormEvent } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useForm } from '../../auth/use-form.ts';
import { useSubmit } from '../../auth/use-submit.ts';
import { useText } from '../../text/use-text.ts';
import { TextField } from '../../ui/fields/field.tsx';
import { FormTrouble } from '../../ui/fields/form-trouble.tsx';
import { SubmitButton } from '../../ui/fields/submit-button.tsx';

const card = 'grid gap-4 rounded-card border border-line bg-card p-5';
const timeout = () => AbortSignal.timeout(20_000);

interface JoinFormProps {
  onDone: (membership: Membership) => void;
}

/** Immediate membership by the number of a delivered order. */
export function JoinByInvoice({ onDone }: JoinFormProps) {
  const say = useText('join');
  const api = useApi();
  const sending = useSubmit(say('networkTrouble'));
  const { form, bind, refuse } = useForm({ invoice_number: '' }, sending);
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (refuse(form.invoice_number.trim() === '' ? { invoice_number: say('needInvoice') } : {})) return;
    void sending.run(async () =>
      onDone(await api('POST /community/join-by-invoice', { body: form, signal: timeout() })),
    );
  }
  return (
    <form noValidate onSubmit={submit} aria-labelledby="by-invoice" className={card}>
      <div>
        <h2 id="by-invoice" className="text-lg">
          {say('byInvoice')}
        </h2>
        <p className="text-soft">{say('byInvoiceText')}</p>
      </div>
      <TextField
        {...bind('invoice_number')}
        label={say('invoiceNumber')}
        hint={say('invoiceHint')}
        latin
        maxLength={40}
      />
      <FormTrouble message={sending.trouble} />
      <SubmitButton label={say('enter')} working={say('entering')} isWorking={sending.isSending} />
    </form>
  );
}

/** Application to join, with a message that staff answer. */
export function AskToJoin({ onDone }: JoinFormProps) {
  const say = useText('join');
  const api = useApi();
  const sending = useSubmit(say('networkTrouble'));
  const { form, bind, refuse } = useForm({ message: '', link: '' }, sending);
  const link = form.link.trim();
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (refuse(form.message.trim() === '' ? { message: say('needMessage') } : {})) return;
    void sending.run(async () => {
      const body = { message: form.message, ...(link !== '' && { links: [asAddress(link)] }) };
      onDone(await api('POST /community/join-request', { body, signal: timeout() }));
    });
  }
  return (
    <form noValidate onSubmit={submit} aria-labelledby="by-request" className={card}>
      <div>
        <h2 id="by-request" className="text-lg">
          {say('byRequest')}
        </h2>
        <p className="text-soft">{say('byRequestText')}</p>
      </div>
      <TextField {...bind('message')} label={say('message')} multiline rows={4} maxLength={1_000} />
      <TextField
        {...bind('link')}
        error={sending.errors['links.0'] ?? sending.errors.link}
        label={say('link')}
        optional={say('optional')}
        hint={say('linkHint')}
        latin
        maxLength={300}
      />
      <FormTrouble message={sending.trouble} />
      <SubmitButton label={say('send')} working={say('sending')} isWorking={sending.isSending} />
    </form>
  );
}

/** Adds `https://` to a link typed without a scheme. */
function asAddress(link: string): string {
  return /^https?:\/\//i.test(link) ? link : `https://${link}`;
}
