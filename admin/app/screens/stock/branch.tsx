import type { Branch } from '@waha/contract/types';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { ResourceList } from '../../list/resource-list.tsx';
import { StatusChips } from '../../queue/status-chips.tsx';
import { useMay } from '../../session/may.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Latin, When } from '../../ui/parts.tsx';
import { Unread } from '../../ui/unread.tsx';
import { nameOf } from '../goods/category-options.ts';
import { BranchState } from './branches.tsx';
import { ChangeStock } from './change-stock.tsx';
import { ItemName } from './item-name.tsx';

/** Stock of one branch, and its movements. */
export default function BranchStock() {
  const say = useText('stock');
  const may = useMay();
  const language = useLanguage();
  const { id = '' } = useParams();
  const { data, error, refetch } = useCall('GET /admin/branches');
  const [isOpen, setOpen] = useState(false);
  const [params] = useSearchParams();
  const branch = data?.find((one) => String(one.id) === id);
  const back = { to: '/branches', label: say('branches') };
  if (!branch) {
    return (
      <Page title={say('stockOfBranch')} back={back}>
        {data ? (
          <p className="panel py-10 text-center">{say('noBranch')}</p>
        ) : (
          <Unread error={error} refetch={refetch} />
        )}
      </Page>
    );
  }
  return (
    <Page
      title={nameOf(branch, language)}
      back={back}
      state={<BranchState branch={branch} />}
      acts={
        branch.is_active && may('POST /admin/branches/{id}/stock') ? (
          <button type="button" className="btn btn-quiet" onClick={() => setOpen(true)}>
            {say('changeStock')}
          </button>
        ) : null
      }
    >
      {branch.is_online ? null : (
        <StatusChips
          name="show"
          chosen={params.get('show') ?? 'stock'}
          options={[
            ['stock', say('stockOfBranch')],
            ['movements', say('movements')],
          ]}
        />
      )}
      {params.get('show') === 'movements' && !branch.is_online ? (
        <Movements branch={branch} />
      ) : (
        <Levels branch={branch} />
      )}
      {isOpen ? <ChangeStock branch={branch} onClose={() => setOpen(false)} /> : null}
    </Page>
  );
}

function Levels({ branch }: { branch: Branch }) {
  const say = useText('stock');
  return (
    <ResourceList
      call="GET /admin/branches/{id}/stock"
      params={{ id: String(branch.id) }}
      name={say('stockOfBranch')}
      searchLabel={say('searchStock')}
      idOf={(level) => String(level.variant_id)}
      rowTo={(level) => `/products/${level.product_id}`}
      columns={[
        { key: 'item', label: say('item'), sort: 'sku', phone: 'title', cell: (level) => <ItemName item={level} /> },
        {
          key: 'quantity',
          label: say('quantity'),
          sort: 'quantity',
          align: 'end',
          phone: 'aside',
          cell: ({ quantity }) => <Latin>{quantity}</Latin>,
        },
      ]}
      empty={{ title: say('noStock'), text: say('noStockText') }}
    />
  );
}

function Movements({ branch }: { branch: Branch }) {
  const say = useText('stock');
  return (
    <ResourceList
      call="GET /admin/branches/{id}/movements"
      params={{ id: String(branch.id) }}
      name={say('movements')}
      idOf={({ id }) => String(id)}
      columns={[
        { key: 'reason', label: say('cause'), phone: 'title', cell: ({ reason }) => say(`reason_${reason}`) },
        { key: 'sku', label: say('sku'), cell: ({ sku }) => <Latin>{sku}</Latin> },
        {
          key: 'delta',
          label: say('delta'),
          align: 'end',
          phone: 'aside',
          cell: ({ delta }) => <Latin>{delta > 0 ? `+${delta}` : delta}</Latin>,
        },
        { key: 'note', label: say('note'), cell: ({ note }) => <bdi dir="auto">{note ?? ''}</bdi> },
        { key: 'at', label: say('when'), sort: 'at', cell: ({ at }) => <When at={at} /> },
      ]}
      empty={{ title: say('noMovements') }}
    />
  );
}
