import { offerFile } from '@waha/kit/offer-file';
import { type FormEvent, useState } from 'react';
import { useFetchFile } from '../../api/files.ts';
import { useSubmit } from '../../auth/use-submit.ts';
import { useText } from '../../text/use-text.ts';
import { FieldFrame } from '../../ui/fields/field.tsx';
import { FormTrouble } from '../../ui/fields/form-trouble.tsx';
import { dayBefore, today } from './days.ts';

const kinds = ['pdf', 'csv'] as const;

/** A statement for a period, to archive or to pass to an accountant. */
export function Statement() {
  const say = useText('earnings');
  const fetchFile = useFetchFile();
  const sending = useSubmit(say('networkTrouble'));
  const [from, setFrom] = useState(() => dayBefore(today(), 89));
  const [to, setTo] = useState(() => today());
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const kind = submitter?.getAttribute('value') === 'csv' ? 'csv' : 'pdf';
    void sending.run(async () => {
      const query = { from, to };
      const file = await fetchFile(`GET /community/affiliate/statement.${kind}`, {
        query,
        signal: AbortSignal.timeout(30_000),
      });
      offerFile(`waha-statement-${from}-${to}.${kind}`, file);
    });
  }
  const days = [
    ['from', say('from'), from, setFrom],
    ['to', say('to'), to, setTo],
  ] as const;
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <div className="grid grid-cols-2 gap-3">
        {days.map(([name, label, value, set]) => (
          <FieldFrame key={name} id={`statement-${name}`} label={label} error={sending.errors[name]}>
            <input
              id={`statement-${name}`}
              type="date"
              required
              value={value}
              max={today()}
              aria-invalid={sending.errors[name] !== undefined}
              className="field aria-invalid:border-negative"
              onChange={(event) => {
                set(event.target.value);
                sending.mend(name);
              }}
            />
          </FieldFrame>
        ))}
      </div>
      <FormTrouble message={sending.trouble} />
      <div className="flex flex-wrap gap-2">
        {kinds.map((kind) => (
          <button key={kind} type="submit" value={kind} className="btn btn-quiet" aria-busy={sending.isSending}>
            {say(kind === 'pdf' ? 'savePdf' : 'saveCsv')}
          </button>
        ))}
      </div>
    </form>
  );
}
