import { failureText } from '@waha/contract/client';
import type { AdminWithdrawal } from '@waha/contract/types';
import { payoutWays, withdrawalStatuses } from '@waha/contract/vocabulary';
import { offerFile } from '@waha/kit/offer-file';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { fetchFile } from '../../api/api.ts';
import { useAct } from '../../api/use-act.ts';
import { ResourceList } from '../../list/resource-list.tsx';
import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Page } from '../../ui/page.tsx';
import { Latin, Money, State, When } from '../../ui/parts.tsx';
import { useToast } from '../../ui/toasts.tsx';

const tones = { pending: 'warn', approved: 'info', paid: 'good', rejected: 'bad', cancelled: 'plain' } as const;

/** Payouts requested by affiliates: approved by one person, paid by another. */
export default function Withdrawals() {
  const say = useText('affiliates');
  const [asked, setAsked] = useState<{ act: 'reject' | 'paid'; withdrawal: AdminWithdrawal }>();
  const approve = useAct('PUT /community/affiliate/admin/withdrawals/{id}/approve', {
    done: say('withdrawalApproved'),
  });
  const reject = useAct('PUT /community/affiliate/admin/withdrawals/{id}/reject', { done: say('withdrawalRejected') });
  const paid = useAct('PUT /community/affiliate/admin/withdrawals/{id}/paid', { done: say('withdrawalPaid') });
  return (
    <Page title={say('withdrawals')} acts={<BankFile />}>
      <ResourceList
        call="GET /community/affiliate/admin/withdrawals"
        name={say('withdrawals')}
        idOf={({ id }) => id}
        views={[
          { label: say('withdrawal_pending'), search: 'status=pending' },
          { label: say('withdrawal_approved'), search: 'status=approved' },
        ]}
        filters={[
          {
            kind: 'choice',
            name: 'status',
            label: say('status'),
            options: withdrawalStatuses.map((one) => [one, say(`withdrawal_${one}`)] as const),
          },
          {
            kind: 'choice',
            name: 'way',
            label: say('way'),
            options: payoutWays.map((one) => [one, say(`way_${one}`)] as const),
          },
          { kind: 'given', name: 'affiliate_id', label: say('affiliateId') },
        ]}
        columns={[
          {
            key: 'affiliate',
            label: say('affiliate'),
            cell: ({ affiliate }) => <Latin>{affiliate?.code ?? '—'}</Latin>,
          },
          {
            key: 'amount',
            label: say('amount'),
            sort: 'amount',
            align: 'end',
            cell: ({ amount }) => <Money riyals={amount} />,
          },
          {
            key: 'status',
            label: say('status'),
            phone: 'aside',
            cell: ({ status, status_label: label }) => <State tone={tones[status]}>{label}</State>,
          },
          {
            key: 'to',
            label: say('destination'),
            cell: ({ destination, holder }) => (
              <span>
                {holder} {destination ? <Latin>{destination}</Latin> : null}
              </span>
            ),
          },
          { key: 'asked', label: say('askedAt'), sort: 'asked_at', cell: ({ asked_at: at }) => <When at={at} /> },
          {
            key: 'by',
            label: say('approvedBy'),
            cell: ({ approved_by: approver, paid_by: payer }) => [approver, payer].filter(Boolean).join(' · ') || '—',
          },
          {
            key: 'acts',
            label: say('acts'),
            phone: 'foot',
            cell: (withdrawal) => (
              <span className="flex flex-wrap gap-2">
                {withdrawal.next_statuses.includes('approved') ? (
                  <button
                    type="button"
                    className="btn btn-primary"
                    onClick={() =>
                      void approve.run({ params: { id: withdrawal.id }, body: { version: withdrawal.version } })
                    }
                  >
                    {say('approveWithdrawal')}
                  </button>
                ) : null}
                {withdrawal.next_statuses.includes('paid') ? (
                  <button
                    type="button"
                    className="btn btn-primary"
                    onClick={() => setAsked({ act: 'paid', withdrawal })}
                  >
                    {say('markPaid')}
                  </button>
                ) : null}
                {withdrawal.next_statuses.includes('rejected') ? (
                  <button
                    type="button"
                    className="btn btn-danger"
                    onClick={() => setAsked({ act: 'reject', withdrawal })}
                  >
                    {say('reject')}
                  </button>
                ) : null}
              </span>
            ),
          },
        ]}
        empty={{ title: say('noWithdrawals'), text: say('noWithdrawalsText') }}
      />
      {asked ? (
        <Confirm
          title={say(asked.act === 'paid' ? 'paidTitle' : 'rejectWithdrawalTitle')}
          act={say(asked.act === 'paid' ? 'markPaid' : 'reject')}
          isDangerous={asked.act === 'reject'}
          isBusy={reject.isBusy || paid.isBusy}
          reason={{
            label: say(asked.act === 'paid' ? 'reference' : 'reasonRead'),
            most: asked.act === 'paid' ? 80 : 500,
          }}
          onClose={() => setAsked(undefined)}
          onConfirm={async (text) => {
            const { id, version } = asked.withdrawal;
            const isDone =
              asked.act === 'paid'
                ? await paid.run({ params: { id }, body: { reference: text, version } })
                : await reject.run({ params: { id }, body: { reason: text, version } });
            if (isDone) setAsked(undefined);
          }}
        >
          {asked.act === 'reject' ? say('rejectWithdrawalText') : null}
        </Confirm>
      ) : null}
    </Page>
  );
}

function BankFile() {
  const say = useText('affiliates');
  const common = useText('common');
  const may = useMay();
  const toast = useToast();
  if (!may('GET /community/affiliate/admin/payouts.csv')) return null;
  const download = () =>
    fetchFile('GET /community/affiliate/admin/payouts.csv').then(
      (file) => offerFile('payouts.csv', file),
      (error: unknown) => toast({ kind: 'bad', text: failureText(error, common('unreachable')) }),
    );
  return (
    <button type="button" className="btn btn-quiet" onClick={() => void download()}>
      <Download className="size-4" aria-hidden="true" />
      {say('bankFile')}
    </button>
  );
}
