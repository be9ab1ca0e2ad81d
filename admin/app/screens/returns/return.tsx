import type { AdminReturn } from '@waha/contract/types';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import type { QueueAct } from '../../queue/queue.tsx';
import { useText } from '../../text/language.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Page } from '../../ui/page.tsx';
import { useReturnActs } from './return-acts.ts';
import { ReturnDetail } from './return-detail.tsx';

/** One return, opened from an order or by a link. */
export default function ReturnPage() {
  const say = useText('returns');
  const { id = '' } = useParams();
  // The same query as in `ReturnDetail`: both share one request and its cached result.
  const { data } = useCall('GET /admin/returns/{id}', { params: { id } }, { keeps: false });
  return (
    <Page
      title={say('returns')}
      back={{ to: '/returns', label: say('returns') }}
      acts={data ? <Decide key={id} row={data} /> : null}
    >
      <div className="panel grid gap-4">
        <ReturnDetail id={id} />
      </div>
    </Page>
  );
}

type Act = QueueAct<AdminReturn>;

/** Approve or decline, as in the queue. */
function Decide({ row }: { row: AdminReturn }) {
  const offered = useReturnActs<AdminReturn>().filter((act) => row.kind === 'return' && (act.isOffered?.(row) ?? true));
  const [asked, setAsked] = useState<Act>();
  const [isBusy, setBusy] = useState(false);
  const run = async (act: Act, reason: string) => {
    setBusy(true);
    const wasDone = await act.run(row, reason);
    setBusy(false);
    if (wasDone) setAsked(undefined);
  };
  return (
    <>
      {offered.map((act) => (
        <button key={act.code} type="button" className={`btn btn-${act.kind}`} onClick={() => setAsked(act)}>
          {act.label}
        </button>
      ))}
      {asked?.reason ? (
        <Confirm
          title={asked.reason.title}
          act={asked.label}
          isDangerous={asked.kind === 'danger'}
          reason={asked.reason}
          isBusy={isBusy}
          onClose={() => setAsked(undefined)}
          onConfirm={(reason) => void run(asked, reason)}
        />
      ) : null}
    </>
  );
}
