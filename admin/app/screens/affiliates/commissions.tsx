import type { AdminCommission } from '@waha/contract/types';
import { commissionStates } from '@waha/contract/vocabulary';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { ResourceList } from '../../list/resource-list.tsx';
import { useText } from '../../text/language.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Page } from '../../ui/page.tsx';
import { Latin, Money, State, When } from '../../ui/parts.tsx';

const tones = { waiting: 'plain', pending: 'info', posted: 'good', void: 'bad' } as const;

/** Commissions of affiliates by order, and unusual patterns. */
export default function Commissions() {
  const say = useText('affiliates');
  const [asked, setAsked] = useState<{ act: 'hold' | 'void'; commission: AdminCommission }>();
  const hold = useAct('PUT /community/affiliate/admin/commissions/{id}/hold', { done: say('held') });
  const release = useAct('PUT /community/affiliate/admin/commissions/{id}/release', { done: say('released') });
  const voided = useAct('PUT /community/affiliate/admin/commissions/{id}/void', { done: say('voided') });
  return (
    <Page title={say('commissions')}>
      <ResourceList
        call="GET /community/affiliate/admin/commissions"
        name={say('commissions')}
        idOf={({ id }) => String(id)}
        searchLabel={say('commissionSearch')}
        views={[{ label: say('isHeld'), search: 'is_held=true' }]}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            label: say('status'),
            options: commissionStates.map((one) => [one, say(`commission_${one}`)] as const),
          },
          { kind: 'flag', name: 'is_held', label: say('isHeld') },
          { kind: 'given', name: 'affiliate_id', label: say('affiliateId') },
        ]}
        columns={[
          { key: 'order', label: say('order'), cell: ({ order_number: number }) => <Latin>{number}</Latin> },
          { key: 'affiliate', label: say('affiliate'), cell: ({ affiliate }) => <Latin>{affiliate.code}</Latin> },
          {
            key: 'state',
            label: say('status'),
            phone: 'aside',
            cell: ({ state, state_label: label, is_held: isHeld }) => (
              <State tone={isHeld ? 'warn' : tones[state]}>{isHeld ? say('isHeld') : label}</State>
            ),
          },
          { key: 'points', label: say('points'), sort: 'points', align: 'end', cell: ({ points }) => points },
          { key: 'worth', label: say('worth'), align: 'end', cell: ({ worth }) => <Money riyals={worth} /> },
          { key: 'reason', label: say('reason'), cell: ({ reason_label: reason }) => reason ?? '—' },
          { key: 'placed', label: say('placedAt'), sort: 'placed_at', cell: ({ placed_at: at }) => <When at={at} /> },
          {
            key: 'acts',
            label: say('acts'),
            phone: 'foot',
            cell: (commission) => (
              <span className="flex flex-wrap gap-2">
                {commission.is_held || commission.reason?.startsWith('own_') ? (
                  <button
                    type="button"
                    className="btn btn-quiet"
                    onClick={() =>
                      void release.run({ params: { id: commission.id }, body: { version: commission.version } })
                    }
                  >
                    {say('release')}
                  </button>
                ) : commission.state === 'waiting' || commission.state === 'pending' ? (
                  <button type="button" className="btn btn-quiet" onClick={() => setAsked({ act: 'hold', commission })}>
                    {say('hold')}
                  </button>
                ) : null}
                {commission.state === 'void' ? null : (
                  <button
                    type="button"
                    className="btn btn-danger"
                    onClick={() => setAsked({ act: 'void', commission })}
                  >
                    {say('void')}
                  </button>
                )}
              </span>
            ),
          },
        ]}
        empty={{ title: say('noCommissions'), text: say('noCommissionsText') }}
      />
      <h2 className="mt-8 mb-3 text-base font-bold">{say('flags')}</h2>
      <Flags />
      {asked ? (
        <Confirm
          title={say(asked.act === 'hold' ? 'holdTitle' : 'voidTitle')}
          act={say(asked.act)}
          isDangerous={asked.act === 'void'}
          isBusy={hold.isBusy || voided.isBusy}
          reason={{ label: say('reasonRead') }}
          onClose={() => setAsked(undefined)}
          onConfirm={async (reason) => {
            const { id, version } = asked.commission;
            const act = asked.act === 'hold' ? hold : voided;
            if (await act.run({ params: { id }, body: { reason, version } })) setAsked(undefined);
          }}
        />
      ) : null}
    </Page>
  );
}

/** Unusual patterns; they stop nothing. */
function Flags() {
  const say = useText('affiliates');
  return (
    <ResourceList
      call="GET /community/affiliate/admin/flags"
      name={say('flags')}
      idOf={({ id }) => String(id)}
      columns={[
        { key: 'kind', label: say('flag'), cell: ({ kind_label: label }) => label },
        { key: 'affiliate', label: say('affiliate'), cell: ({ affiliate }) => <Latin>{affiliate.code}</Latin> },
        { key: 'facts', label: say('facts'), cell: ({ facts }) => facts },
        { key: 'times', label: say('times'), sort: 'times_seen', align: 'end', cell: ({ times_seen: times }) => times },
        { key: 'last', label: say('lastSeen'), sort: 'last_seen_at', cell: ({ last_seen_at: at }) => <When at={at} /> },
      ]}
      empty={{ title: say('noFlags'), text: say('noFlagsText') }}
    />
  );
}
