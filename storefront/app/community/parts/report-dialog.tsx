import type { ReportedKind, ReportReason } from '@waha/contract/types';
import { type FormEvent, useId, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useSubmit } from '../../auth/use-submit.ts';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { TextField } from '../../ui/fields/field.tsx';
import { FormTrouble } from '../../ui/fields/form-trouble.tsx';
import { SubmitButton } from '../../ui/fields/submit-button.tsx';
import { Modal } from './modal.tsx';

/** Subject of a report: a post or comment by its id, a member by their handle. */
export type Reported = { kind: Exclude<ReportedKind, 'member'>; id: number } | { kind: 'member'; handle: string };

const reasons = [
  { reason: 'spam', text: 'reasonSpam' },
  { reason: 'insult', text: 'reasonInsult' },
  { reason: 'untrue', text: 'reasonUntrue' },
  { reason: 'private', text: 'reasonPrivate' },
  { reason: 'illegal', text: 'reasonIllegal' },
  { reason: 'other', text: 'reasonOther' },
] as const satisfies { reason: ReportReason; text: string }[];

interface ReportDialogProps {
  /** Null while it is closed. */
  reported: Reported | null;
  onClose: () => void;
}

/** Form that reports content to staff, with a reason. Texts: community. */
export function ReportDialog({ reported, onClose }: ReportDialogProps) {
  const say = useText('community');
  return (
    <Modal open={reported !== null} onClose={onClose} title={say('reportTitle')}>
      {reported ? <ReportForm reported={reported} onDone={onClose} /> : null}
    </Modal>
  );
}

function ReportForm({ reported, onDone }: { reported: Reported; onDone: () => void }) {
  const say = useText('community');
  const api = useApi();
  const id = useId();
  const sending = useSubmit(say('networkTrouble'));
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!reason) {
      sending.show({ reason: say('reasonNeeded') });
      return;
    }
    void sending.run(async () => {
      const body = { ...reported, reason, note: note.trim() || null };
      await api('POST /community/reports', { body, signal: AbortSignal.timeout(15_000) });
      showToast({ text: say('reported'), tone: 'positive' });
      onDone();
    });
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-sm text-soft">{say('reportText')}</p>
      <fieldset
        tabIndex={-1}
        id={`${id}-error`}
        aria-invalid={sending.errors.reason !== undefined}
        aria-describedby={sending.errors.reason ? `${id}-needed` : undefined}
      >
        <legend className="mb-1 text-sm font-semibold">{say('reason')}</legend>
        {sending.errors.reason ? (
          <p id={`${id}-needed`} role="alert" className="text-sm text-negative">
            {sending.errors.reason}
          </p>
        ) : null}
        {reasons.map((one) => (
          <label key={one.reason} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name={`${id}-reason`}
              className="size-5"
              checked={reason === one.reason}
              onChange={() => {
                setReason(one.reason);
                sending.mend('reason');
              }}
            />
            {say(one.text)}
          </label>
        ))}
      </fieldset>
      <TextField
        id={`${id}-note`}
        label={say('reportNote')}
        optional={say('optional')}
        value={note}
        error={sending.errors.note}
        onChange={setNote}
        maxLength={500}
        multiline
        rows={3}
      />
      <div>
        <FormTrouble message={sending.trouble} />
        <SubmitButton label={say('reportSend')} working={say('sending')} isWorking={sending.isSending} />
      </div>
    </form>
  );
}
