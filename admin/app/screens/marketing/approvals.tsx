import type { Calls } from '@waha/contract/types';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { useText } from '../../text/language.tsx';
import { Panel, State } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { approvalTones, canBeSubmitted } from '../phone-messages/approval-tones.ts';

/** How WhatsApp stands to the words of a saved message, and submitting them in one press. */
export function Approvals({ of }: { of: Calls['POST /admin/marketing/approvals']['body'] }) {
  const say = useText('marketing');
  const phone = useText('phone');
  const common = useText('common');
  const { data, error, refetch } = useCall('GET /admin/marketing/approvals', { query: of });
  const submit = useAct('POST /admin/marketing/approvals', { done: say('submitted') });
  return (
    <Panel title={say('approval')}>
      <div className="grid gap-3">
        <p className="max-w-prose text-soft">{say('approvalText')}</p>
        {data ? (
          <ul className="flex flex-wrap gap-2">
            {data.map(({ language, state }) => (
              <li key={language}>
                <State tone={approvalTones[state]}>
                  {`${common(language === 'ar' ? 'arabic' : 'english')} · ${phone(`state_${state}`)}`}
                </State>
              </li>
            ))}
          </ul>
        ) : (
          <Unread error={error} refetch={refetch} />
        )}
        {data?.some(({ state }) => canBeSubmitted(state)) ? (
          <p>
            <button
              type="button"
              className="btn btn-quiet"
              disabled={submit.isBusy}
              onClick={() => void submit.run({ body: of })}
            >
              {say('submit')}
            </button>
          </p>
        ) : null}
      </div>
    </Panel>
  );
}
