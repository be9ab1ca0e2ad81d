import { latinDigits } from '@waha/contract/phone';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useSubmit } from '../../auth/use-submit.ts';
import { useText } from '../../text/use-text.ts';
import { TextField } from '../../ui/fields/field.tsx';
import { FormTrouble } from '../../ui/fields/form-trouble.tsx';
import { SubmitButton } from '../../ui/fields/submit-button.tsx';

interface CodeFormProps {
  id: string;
  onDone: (proved: { reference: string; due_at: string }) => void;
  onBack: () => void;
}

/** The code that proves the contact. */
export function CodeForm({ id, onDone, onBack }: CodeFormProps) {
  const say = useText('datarequest');
  const api = useApi();
  const [code, setCode] = useState('');
  const sending = useSubmit(say('networkTrouble'));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    void sending.run(async () => {
      const body = { id, code: latinDigits(code).trim() };
      onDone(await api('POST /data-requests/proof', { body, signal: AbortSignal.timeout(20_000) }));
    });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        {say('codeTitle')}
      </h2>
      <p className="text-soft">{say('codeText')}</p>
      <TextField
        id="code"
        label={say('code')}
        error={sending.errors.code}
        value={code}
        latin
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        onChange={setCode}
      />
      <div className="grid gap-2">
        <FormTrouble message={sending.trouble} />
        <SubmitButton label={say('confirm')} working={say('confirming')} isWorking={sending.isSending} />
        <button type="button" className="btn btn-quiet" onClick={onBack}>
          {say('again')}
        </button>
      </div>
    </form>
  );
}
