import type { AdminReturnSummary } from '@waha/contract/types';
import { useAct } from '../../api/use-act.ts';
import type { QueueAct } from '../../queue/queue.tsx';
import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';

type Decided = Pick<AdminReturnSummary, 'id' | 'status'>;

/** Actions that decide a return, in the queue and on its own page. */
export function useReturnActs<Row extends Decided>(): readonly QueueAct<Row>[] {
  const say = useText('returns');
  const may = useMay();
  const approve = useAct('POST /admin/returns/{id}/approve', { done: say('approved'), isIdempotent: true });
  const reject = useAct('POST /admin/returns/{id}/reject', { done: say('rejected'), isIdempotent: true });
  const decides = may('POST /admin/returns/{id}/approve');
  return [
    {
      label: say('approve'),
      code: 'KeyA',
      letter: 'A',
      kind: 'primary',
      isOffered: (one) => decides && one.status === 'requested',
      reason: { title: say('approveTitle'), label: say('approveNote'), isOptional: true },
      run: async ({ id }, note) => (await approve.run({ params: { id }, body: { note: note || null } })) !== undefined,
    },
    {
      label: say('reject'),
      code: 'KeyR',
      letter: 'R',
      kind: 'danger',
      isOffered: (one) => decides && (one.status === 'requested' || one.status === 'approved'),
      reason: {
        title: say('rejectTitle'),
        label: say('reasonRead'),
        reasons: [say('rejectUsed'), say('rejectLate'), say('rejectOther')],
      },
      run: async ({ id }, note) => (await reject.run({ params: { id }, body: { note } })) !== undefined,
    },
  ];
}
