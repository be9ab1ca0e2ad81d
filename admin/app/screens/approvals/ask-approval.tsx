import type { ApiError, CallInput } from '@waha/contract/client';
import { useAct } from '../../api/use-act.ts';
import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';

interface AskApprovalProps {
  /** Code of the refusal; an approval is offered only after a refusal by a ceiling. */
  refusedWith: ApiError['code'] | undefined;
  /** The action as currently typed. */
  act: () => CallInput<'POST /admin/approvals'>['body'];
  onAsked: () => void;
}

/** Sends an act that is above the own ceiling to a second person, as it was typed. */
export function AskApproval({ refusedWith, act, onAsked }: AskApprovalProps) {
  const say = useText('approvals');
  const may = useMay();
  const ask = useAct('POST /admin/approvals', { done: say('asked'), isIdempotent: true });
  if (refusedWith !== 'money_acts.approval_needed' || !may('POST /admin/approvals')) return null;
  return (
    <button
      type="button"
      className="btn btn-primary"
      disabled={ask.isBusy}
      onClick={async () => {
        if (await ask.run({ body: act() })) onAsked();
      }}
    >
      {say('ask')}
    </button>
  );
}
