import { promotionStates, promotionTypes } from '@waha/contract/vocabulary';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { ResourceList } from '../../list/resource-list.tsx';
import { useMay } from '../../session/may.ts';
import { useLanguage, useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Latin, State, When } from '../../ui/parts.tsx';
import { nameOf } from '../goods/category-options.ts';
import { stateTones } from './state-tones.ts';

/** All offers, whether they run or not. */
export default function Promotions() {
  const say = useText('offers');
  const language = useLanguage();
  const may = useMay();
  return (
    <Page
      title={say('promotions')}
      acts={
        may('POST /admin/promotions') ? (
          <Link to="/promotions/new" className="btn btn-primary">
            <Plus className="size-4" aria-hidden="true" />
            {say('newPromotion')}
          </Link>
        ) : null
      }
    >
      <ResourceList
        call="GET /admin/promotions"
        name={say('promotions')}
        idOf={({ id }) => String(id)}
        rowTo={({ id }) => `/promotions/${id}`}
        searchLabel={say('search')}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            label: say('state'),
            options: promotionStates.map((state) => [state, say(`state_${state}`)]),
          },
          {
            kind: 'choice',
            name: 'type',
            label: say('type'),
            options: promotionTypes.map((type) => [type, say(`type_${type}`)]),
          },
        ]}
        columns={[
          { key: 'name', label: say('name'), sort: 'name', phone: 'title', cell: (offer) => nameOf(offer, language) },
          {
            key: 'state',
            label: say('state'),
            phone: 'aside',
            cell: ({ state }) => <State tone={stateTones[state]}>{say(`state_${state}`)}</State>,
          },
          { key: 'type', label: say('type'), cell: ({ type }) => say(`type_${type}`) },
          { key: 'starts', label: say('startsAt'), sort: 'starts_at', cell: ({ starts_at: at }) => <When at={at} /> },
          { key: 'ends', label: say('endsAt'), sort: 'ends_at', cell: ({ ends_at: at }) => <When at={at} /> },
          {
            key: 'sold',
            label: say('sold'),
            align: 'end',
            phone: 'none',
            cell: ({ quantity_sold: sold, quantity_cap: cap }) =>
              cap === null ? null : <Latin>{`${sold} / ${cap}`}</Latin>,
          },
        ]}
        empty={{ title: say('noPromotions'), text: say('noPromotionsText') }}
      />
    </Page>
  );
}
