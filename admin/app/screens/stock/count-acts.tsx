import type { StockCountDetails } from '@waha/contract/types';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAct } from '../../api/use-act.ts';
import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';
import { Confirm } from '../../ui/confirm.tsx';

type Asked = 'review' | 'cancel' | 'approve';

/** Acts that the state of a count allows. */
export function CountActs({ count }: { count: StockCountDetails }) {
  const say = useText('stock');
  const may = useMay();
  const [asked, setAsked] = useState<Asked>();
  const move = useAct('POST /admin/stock-counts/{id}/status');
  const { status } = count;
  const isOpen = status === 'open';
  if (!may('POST /admin/stock-counts/{id}/status') || (!isOpen && status !== 'review')) return null;
  const canApprove = count.may_approve && may('POST /admin/stock-counts/{id}/approve');
  const params = { id: count.id };
  return (
    <div className="save-bar items-center">
      {isOpen || canApprove ? null : <span className="me-auto text-soft">{say('mayNotApprove')}</span>}
      <button type="button" className="btn btn-quiet" onClick={() => setAsked('cancel')}>
        {say('cancelCount')}
      </button>
      {isOpen ? (
        <button type="button" className="btn btn-primary" onClick={() => setAsked('review')}>
          {say('endCounting')}
        </button>
      ) : (
        <button
          type="button"
          className="btn btn-quiet"
          disabled={move.isBusy}
          onClick={() => void move.run({ params, body: { version: count.version, status: 'open' } })}
        >
          {say('countOn')}
        </button>
      )}
      {canApprove && !isOpen ? (
        <button type="button" className="btn btn-primary" onClick={() => setAsked('approve')}>
          {say('approve')}
        </button>
      ) : null}
      {asked ? <AskAct count={count} asked={asked} onClose={() => setAsked(undefined)} /> : null}
    </div>
  );
}

function AskAct({ count, asked, onClose }: { count: StockCountDetails; asked: Asked; onClose: () => void }) {
  const say = useText('stock');
  const move = useAct(
    'POST /admin/stock-counts/{id}/status',
    asked === 'cancel' ? { done: say('countCancelled') } : {},
  );
  const approve = useAct('POST /admin/stock-counts/{id}/approve', { done: say('approved'), isIdempotent: true });
  const params = { id: count.id };
  const { version } = count;
  const [, setSearch] = useSearchParams();
  const close = () => {
    // A count in review begins with its differences, whichever list was shown before.
    if (asked === 'review') setSearch({}, { replace: true });
    onClose();
  };
  const run = () =>
    asked === 'approve'
      ? approve.run({ params, body: { version } })
      : move.run({ params, body: { version, status: asked === 'cancel' ? 'cancelled' : 'review' } });
  const words = {
    review: [say('endCountingTitle'), say('endCountingText'), say('endCounting')],
    cancel: [say('cancelCountTitle'), say('cancelCountText'), say('cancelCount')],
    approve: [say('approveTitle'), say('approveText'), say('approve')],
  } as const;
  const [title, text, act] = words[asked];
  return (
    <Confirm
      title={title}
      act={act}
      isDangerous={asked === 'cancel'}
      isBusy={move.isBusy || approve.isBusy}
      onClose={onClose}
      onConfirm={() => void run().finally(close)}
    >
      {text}
    </Confirm>
  );
}
