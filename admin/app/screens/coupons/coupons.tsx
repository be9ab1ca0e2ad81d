import type { CouponInList } from '@waha/contract/types';
import { couponStates, couponTypes } from '@waha/contract/vocabulary';
import { Plus, Tickets } from 'lucide-react';
import { Link } from 'react-router';
import { ResourceList } from '../../list/resource-list.tsx';
import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Latin, State, When } from '../../ui/parts.tsx';
import { stateTones } from '../promotions/state-tones.ts';

/** Coupons of the shop, without those made for a single customer. */
export default function Coupons() {
  const say = useText('offers');
  const may = useMay();
  return (
    <Page
      title={say('coupons')}
      acts={
        may('POST /admin/coupons') ? (
          <>
            <Link to="/coupons/new" className="btn btn-primary">
              <Plus className="size-4" aria-hidden="true" />
              {say('newCoupon')}
            </Link>
            <Link to="/coupons/many" className="btn btn-quiet">
              <Tickets className="size-4" aria-hidden="true" />
              {say('manyCoupons')}
            </Link>
          </>
        ) : null
      }
    >
      <ResourceList
        call="GET /admin/coupons"
        name={say('coupons')}
        idOf={({ id }) => String(id)}
        rowTo={({ id }) => `/coupons/${id}`}
        searchLabel={say('searchCodes')}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            label: say('state'),
            options: couponStates.map((state) => [state, say(`state_${state}`)]),
          },
          {
            kind: 'choice',
            name: 'type',
            label: say('type'),
            options: couponTypes.map((type) => [type, say(`type_${type}`)]),
          },
        ]}
        columns={[
          { key: 'code', label: say('code'), sort: 'code', phone: 'title', cell: ({ code }) => <Latin>{code}</Latin> },
          {
            key: 'state',
            label: say('state'),
            phone: 'aside',
            cell: ({ state }) => <State tone={stateTones[state]}>{say(`state_${state}`)}</State>,
          },
          { key: 'does', label: say('does'), cell: ({ label }) => label },
          { key: 'uses', label: say('uses'), sort: 'uses', align: 'end', cell: (coupon) => <Uses coupon={coupon} /> },
          {
            key: 'ends',
            label: say('endsAt'),
            sort: 'ends_at',
            cell: ({ ends_at: at }) => (at ? <When at={at} /> : '—'),
          },
          { key: 'batch', label: say('batch'), phone: 'none', cell: ({ batch }) => batch ?? '' },
        ]}
        empty={{ title: say('noCoupons'), text: say('noCouponsText') }}
      />
    </Page>
  );
}

function Uses({ coupon: { uses, total_limit: limit } }: { coupon: CouponInList }) {
  const say = useText('offers');
  return limit === null ? <Latin>{uses}</Latin> : <span>{say('usesOf', { uses, limit })}</span>;
}
