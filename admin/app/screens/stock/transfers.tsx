import type { StockTransferStatus } from '@waha/contract/vocabulary';
import { stockTransferStatuses } from '@waha/contract/vocabulary';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { ResourceList } from '../../list/resource-list.tsx';
import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Latin, State, type Tone, When } from '../../ui/parts.tsx';
import { useBranchName, useBranchOptions } from './use-branches.ts';

const TONES: Record<StockTransferStatus, Tone> = { draft: 'plain', sent: 'info', received: 'good', cancelled: 'bad' };

export function TransferState({ status }: { status: StockTransferStatus }) {
  const say = useText('stock');
  return <State tone={TONES[status]}>{say(`transfer_${status}`)}</State>;
}

/** Transfers of stock between branches. */
export default function Transfers() {
  const say = useText('stock');
  const may = useMay();
  const nameOf = useBranchName();
  const { options } = useBranchOptions();
  return (
    <Page
      title={say('transfers')}
      acts={
        may('POST /admin/stock-transfers') ? (
          <Link to="/stock-transfers/new" className="btn btn-primary">
            <Plus className="size-4" aria-hidden="true" />
            {say('newTransfer')}
          </Link>
        ) : null
      }
    >
      <ResourceList
        call="GET /admin/stock-transfers"
        name={say('transfers')}
        idOf={({ id }) => String(id)}
        rowTo={({ id }) => `/stock-transfers/${id}`}
        filters={[
          {
            kind: 'choice',
            name: 'status',
            label: say('status'),
            options: stockTransferStatuses.map((status) => [status, say(`transfer_${status}`)]),
          },
          { kind: 'choice', name: 'branch_id', label: say('branch'), options },
        ]}
        columns={[
          {
            key: 'route',
            label: say('transfers'),
            phone: 'title',
            cell: ({ from, to }) => say('route', { from: nameOf(from), to: nameOf(to) }),
          },
          {
            key: 'status',
            label: say('status'),
            phone: 'aside',
            cell: ({ status }) => <TransferState status={status} />,
          },
          {
            key: 'pieces',
            label: say('quantity'),
            align: 'end',
            phone: 'under',
            cell: ({ pieces }) => <Latin>{pieces}</Latin>,
            phoneCell: ({ pieces }) => say('pieces', { count: pieces }),
          },
          {
            key: 'missing',
            label: say('missing'),
            align: 'end',
            phone: 'none',
            cell: ({ missing }) => <Latin>{missing}</Latin>,
          },
          {
            key: 'at',
            label: say('when'),
            sort: 'created_at',
            phone: 'under',
            cell: ({ created_at: at }) => <When at={at} />,
          },
        ]}
        empty={{ title: say('noTransfers'), text: say('noTransfersText') }}
      />
    </Page>
  );
}
