import { failureText } from '@waha/contract/client';
import { type QuestionReportReason, questionReportReasons } from '@waha/contract/vocabulary';
import { type FormEvent, useId, useState } from 'react';
import { useApi } from '../../../api/use-api.ts';
import { useText } from '../../../text/use-text.ts';
import { showToast } from '../../../toasts/toast-store.ts';
import { Select } from '../../../ui/fields/select.tsx';

/** Reports a question or an answer to staff; the form opens in place of the button. */
export function ReportQuestion({ id, text }: { id: number; text: string }) {
  const say = useText('questions');
  const api = useApi();
  const field = useId();
  const [state, setState] = useState<'closed' | 'open' | 'sending' | 'sent'>('closed');
  const [reason, setReason] = useState<QuestionReportReason>('spam');

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (state !== 'open') return;
    setState('sending');
    try {
      await api('POST /questions/{id}/report', {
        params: { id },
        body: { reason },
        signal: AbortSignal.timeout(15_000),
      });
      setState('sent');
    } catch (error) {
      setState('open');
      showToast({ text: failureText(error, say('sendFailed')), tone: 'negative' });
    }
  }

  if (state === 'sent') return <span role="status">{say('reported')}</span>;
  const isOpen = state !== 'closed';
  return (
    <>
      <button
        type="button"
        className="min-h-11 underline"
        aria-expanded={isOpen}
        aria-label={say('reportOf', { text })}
        onClick={() => setState(isOpen ? 'closed' : 'open')}
      >
        {say('report')}
      </button>
      {isOpen ? (
        <form onSubmit={send} className="flex w-full flex-wrap items-end gap-2 py-2">
          <label htmlFor={field} className="grid gap-1 font-semibold text-ink">
            {say('reportReason')}
            <Select
              id={field}
              value={reason}
              onChange={({ target }) => setReason(questionReportReasons.find((one) => one === target.value) ?? 'other')}
            >
              {questionReportReasons.map((one) => (
                <option key={one} value={one}>
                  {say(`reason_${one}`)}
                </option>
              ))}
            </Select>
          </label>
          <button type="submit" className="btn btn-quiet" aria-busy={state === 'sending'}>
            {say('reportSend')}
          </button>
        </form>
      ) : null}
    </>
  );
}
