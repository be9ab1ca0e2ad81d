import { failureText } from '@waha/contract/client';
import type { TemplateApproval } from '@waha/contract/types';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { useCall } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { Panel, State } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { approvalTones, canBeSubmitted } from './approval-tones.ts';

/** The texts that WhatsApp approves beforehand: how each stands, and those that are to be submitted in one press. */
export function Approvals() {
  const say = useText('phone');
  const { data, error, refetch } = useCall('GET /admin/phone-messages/approvals');
  return (
    <Panel title={say('approvals')}>
      <p className="mb-3 max-w-prose text-soft">{say('approvalsText')}</p>
      {data ? <States approvals={data} onDone={() => void refetch()} /> : <Unread error={error} refetch={refetch} />}
    </Panel>
  );
}

function States({ approvals, onDone }: { approvals: readonly TemplateApproval[]; onDone: () => void }) {
  const say = useText('phone');
  const common = useText('common');
  const [left, setLeft] = useState(0);
  const [trouble, setTrouble] = useState<string>();
  const waiting = approvals.filter(({ state }) => canBeSubmitted(state));
  const counts = [...Map.groupBy(approvals, ({ state }) => state)];
  /** One after the other, so that a refusal stops before the rest is asked for in vain. */
  const submit = async () => {
    setTrouble(undefined);
    try {
      for (const [at, { template, language }] of waiting.entries()) {
        setLeft(waiting.length - at);
        await api('POST /admin/phone-messages/{template}/submit', { params: { template }, body: { language } });
      }
    } catch (error) {
      setTrouble(failureText(error, common('unreachable')));
    } finally {
      setLeft(0);
      onDone();
    }
  };
  return (
    <div className="grid gap-3">
      <ul className="flex flex-wrap gap-2">
        {counts.map(([state, of]) => (
          <li key={state}>
            <State tone={approvalTones[state]}>{`${say(`state_${state}`)} · ${of.length}`}</State>
          </li>
        ))}
      </ul>
      {waiting.length > 0 ? (
        <p>
          <button type="button" className="btn btn-primary" disabled={left > 0} onClick={() => void submit()}>
            {left > 0 ? say('submitting', { count: left }) : say('submit', { count: waiting.length })}
          </button>
        </p>
      ) : null}
      {trouble ? (
        <p role="alert" className="text-negative">
          {trouble}
        </p>
      ) : null}
    </div>
  );
}
