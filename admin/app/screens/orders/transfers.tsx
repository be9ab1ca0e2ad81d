import type { Transfer } from '@waha/contract/types';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { ResourceList } from '../../list/resource-list.tsx';
import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Page } from '../../ui/page.tsx';
import { Latin, Money, State, When } from '../../ui/parts.tsx';

const tones = { paid: 'good', unwanted: 'warn', mismatched: 'warn' } as const;

/** Bank transfers that arrived, and those that must be returned to their senders. */
export default function Transfers() {
  const say = useText('orders');
  const may = useMay();
  const [asked, setAsked] = useState<Transfer>();
  const giveBack = useAct('POST /admin/transfers/{id}/return', { done: say('gaveBack'), isIdempotent: true });
  return (
    <Page title={say('transfers')}>
      <ResourceList
        call="GET /admin/transfers"
        name={say('transfers')}
        idOf={({ id }) => id}
        rowTo={({ order_id: id }) => `/orders/${id}`}
        searchLabel={say('transferSearch')}
        views={[{ label: say('owed'), search: 'owed=true' }]}
        filters={[{ kind: 'flag', name: 'owed', label: say('owed') }]}
        columns={[
          { key: 'order', label: say('number'), cell: (one) => <Latin>{one.order_number}</Latin> },
          {
            key: 'status',
            label: say('status'),
            phone: 'aside',
            cell: (one) => <State tone={tones[one.status]}>{say(`transfer_${one.status}`)}</State>,
          },
          { key: 'reference', label: say('reference'), cell: (one) => <Latin>{one.reference}</Latin> },
          {
            key: 'amount',
            label: say('amount'),
            sort: 'amount',
            align: 'end',
            cell: (one) => <Money riyals={one.amount} />,
          },
          { key: 'at', label: say('placedAt'), sort: 'created_at', cell: (one) => <When at={one.at} /> },
          {
            key: 'owed',
            label: say('owed'),
            cell: (one) =>
              one.owed && may('POST /admin/transfers/{id}/return') ? (
                <button type="button" className="btn btn-quiet relative z-1" onClick={() => setAsked(one)}>
                  {say('giveBack')}
                </button>
              ) : one.returned_reference ? (
                <Latin>{one.returned_reference}</Latin>
              ) : (
                '—'
              ),
          },
        ]}
        empty={{ title: say('transfersEmpty') }}
      />
      {asked ? (
        <Confirm
          title={say('giveBackTitle')}
          act={say('giveBack')}
          isBusy={giveBack.isBusy}
          reason={{ label: say('reference'), most: 80 }}
          onClose={() => setAsked(undefined)}
          onConfirm={async (reference) => {
            if (await giveBack.run({ params: { id: asked.id }, body: { reference } })) setAsked(undefined);
          }}
        >
          <Money riyals={asked.amount} />
        </Confirm>
      ) : null}
    </Page>
  );
}
